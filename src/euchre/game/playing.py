"""A hand played to its end by asking whoever is to act, each from its own observation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from euchre.game.actions import Action, Deal
from euchre.game.observation import Observation
from euchre.game.perception import seen
from euchre.game.scoring import HandResult
from euchre.game.state import Over, State, apply, start, to_act
from euchre.rules import Rules

Ask = Callable[[Observation, int], Action]
"""What a seat does: from its observation and its number."""


def play_out(
    rules: Rules, dealer: int, deal: Deal, ask: Ask, score: Sequence[int] | None = None
) -> HandResult:
    """The result of a hand with these cards, in which ``ask`` names every action.

    ``score``: per side before the hand, the start of a match if None.

    Raises: `IllegalAction` for an action that is none; whatever ``ask`` raises.
    """
    state: State = start(rules, dealer, score)
    eyes = [Observation.start(rules, seat, dealer, score) for seat in range(rules.count)]
    action: Action = deal
    while True:
        after = apply(state, action)
        eyes = [eye.after(*seen(state, action, eye.seat, after)) for eye in eyes]
        state = after
        if isinstance(state, Over):
            return state.public.result
        seat = to_act(state)
        assert seat is not None
        action = ask(eyes[seat], seat)
