"""Native trick play: exact values, worlds and playouts, by the tables of any rules.

The one door to the kernel. It speaks of rules, states, faces and units; ids and camps stay inside.

>>> from euchre.kernel import Solver, Unit  # doctest: +SKIP
>>> Solver(state.public.setup.rules).solve(state, Unit.TRICKS)  # doctest: +SKIP
{Card('JS'): Value(amount=4, unit=<Unit.TRICKS: 'tricks'>, view=<View.MAKERS: 'makers'>, tricks=5), …}
"""

from euchre.kernel.batch import Mean, WorldValues, solve_states, solve_worlds, value_worlds
from euchre.kernel.native import InputError
from euchre.kernel.playout import Policy, choose, rollout
from euchre.kernel.solver import Solver, camp_values
from euchre.kernel.translate import AllSeen
from euchre.kernel.value import Unit, Value, View, payoffs, points_by_tricks
from euchre.kernel.worlds import Constraints, Place, Worlds, sample

__all__ = [
    "AllSeen", "Constraints", "InputError", "Mean", "Place", "Policy", "Solver", "Unit", "Value", "View",
    "WorldValues", "Worlds", "camp_values", "choose", "payoffs", "points_by_tricks", "rollout", "sample",
    "solve_states", "solve_worlds", "value_worlds",
]  # fmt: skip
