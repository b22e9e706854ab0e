"""What a seat knows after some actions."""

from __future__ import annotations

from collections.abc import Sequence

from euchre.game import Action, Observation, State, apply, seen, start
from euchre.rules import Rules


def observe(
    rules: Rules,
    actions: Sequence[Action],
    seat: int | None,
    dealer: int,
    score: Sequence[int] | None = None,
) -> Observation:
    """The fold of what a seat (or a spectator) perceives of these actions, the deal first."""
    known = Observation.start(rules, seat, dealer, score)
    state: State = start(rules, dealer, score)
    for action in actions:
        after = apply(state, action)
        known = known.after(*seen(state, action, seat, after))
        state = after
    return known
