"""What every computer player asks first: is it my turn, and what may I do."""

from __future__ import annotations

from euchre.errors import IllegalAction
from euchre.game.actions import Action
from euchre.game.observation import Observation


def choices(observation: Observation) -> tuple[Action, ...]:
    """The legal actions of the seat that observes, at least one.

    Raises: `IllegalAction` (``not-your-turn``).
    """
    legal = observation.legal()
    if not legal:
        raise IllegalAction(
            "not-your-turn",
            f"a bot was asked out of turn: seat {observation.to_act} is to act, not {observation.seat}",
            seat=observation.seat,
        )
    return legal
