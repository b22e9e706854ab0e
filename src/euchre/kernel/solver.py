"""Exact values of positions in which all cards are known."""

from __future__ import annotations

from collections.abc import Sequence

from euchre.cards import Card
from euchre.game.play import Tricks
from euchre.kernel.native import _kernel, refused
from euchre.kernel.translate import AllSeen, position_of, tables_of, worth_of
from euchre.kernel.value import Unit, Value, View
from euchre.rules import Rules

TABLE_BYTES = 96 << 20


class Solver:
    """Solves states of one game, one after the other: neither answers nor work depend on those before.

    The makers' side plays against all others together (two camps): exact for partnerships, for two players,
    and for a maker alone against the rest. For each playing for himself see `camp_values`.
    Not for two threads at once: a second one is refused with InputError (``solver``). ``table_bytes``: upper
    bound of its memory, at least 1 MiB.
    """

    def __init__(self, rules: Rules, *, table_bytes: int = TABLE_BYTES) -> None:
        self.rules = rules
        self._solver = _kernel.Solver(table_bytes=table_bytes)

    def solve(self, state: AllSeen, unit: Unit = Unit.POINTS) -> dict[Card, Value]:
        """The value of every legal card, as the makers see it, if everybody plays on perfectly."""
        public = self._public(state)
        tables, position = (
            tables_of(self.rules, public.contract.strain),
            position_of(public, state.cards.hands),
        )
        found = self._solver.solve(tables, position, worth_of(public, unit))
        faces = self.rules.cards.faces
        return {faces[card]: self._value(amount, unit) for card, amount in found.items()}

    def value(self, state: AllSeen, unit: Unit = Unit.POINTS) -> Value:
        """The value of the state, as the makers see it."""
        public = self._public(state)
        tables, position = (
            tables_of(self.rules, public.contract.strain),
            position_of(public, state.cards.hands),
        )
        return self._value(self._solver.value(tables, position, worth_of(public, unit)), unit)

    def _public(self, state: AllSeen) -> Tricks:
        if state.public.setup.rules is not self.rules and state.public.setup.rules != self.rules:
            raise refused("state", "it is a state of other rules; make a solver for those")
        return state.public

    def _value(self, amount: int, unit: Unit) -> Value:
        return Value(amount, unit, View.MAKERS, self.rules.deal.hand)

    @property
    def nodes(self) -> int:
        """Cards tried since the solver was made."""
        return self._solver.nodes

    @property
    def memory(self) -> int:
        """Bytes that its tables hold now."""
        return self._solver.memory

    @property
    def memory_bound(self) -> int:
        """Bytes that its tables hold at most."""
        return self._solver.memory_bound

    def clear(self) -> None:
        """Give back the memory of its tables; they grow again when they are needed."""
        self._solver.clear()


def camp_values(state: AllSeen, payoff: Sequence[Sequence[int]]) -> dict[Card, tuple[int, ...]]:
    """For each legal card the points of every seat, where each seat plays for itself (max-n).

    ``payoff[seat][tricks]``: a seat's points by its own tricks. Each seat plays what is best for itself, of
    equally good cards the lowest id. With three or more this is one reasonable way to play and no exact
    value. Meant for about five cards a hand.
    """
    public, rules = state.public, state.public.setup.rules
    shared = position_of(public, state.cards.hands)
    taken = [sum(trick.winner == seat for trick in public.done) for seat in range(rules.count)]
    position = _kernel.Position(
        seats=shared.seats,
        active=shared.active,
        camp=list(range(rules.count)),
        hands=shared.hands,
        trick=shared.trick,
        to_act=shared.to_act,
        taken=taken,
    )
    found = _kernel.max_n(tables_of(rules, public.contract.strain), position, list(payoff))
    return {rules.cards.faces[card]: points for card, points in found.items()}
