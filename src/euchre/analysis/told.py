"""What a person writes of a position: the cards, and what was said and done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeGuard

from euchre.cards import Card
from euchre.errors import RulesError
from euchre.game.actions import CallAction
from euchre.rules import Rules


class Decide(StrEnum):
    """What is to be decided."""

    REDEAL = "redeal"
    SWAP = "swap"
    CALL = "call"
    ALONE = "alone"
    DISCARD = "discard"
    GIVE = "give"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Told:
    """What is written of a position.

    ``hand``: the cards of the seat that decides, as it holds them now; ``calls`` from the dealer's left on;
    ``alone``: seats that play alone; ``discard``: what this seat, the dealer, put out; ``left``: the dealer
    left the upcard; ``gave``, ``received``: cards swapped with the partner, ``exchanged`` how many each way;
    ``plays``: cards played so far, in order, None where play has not begun. ``seat`` and ``decide`` follow
    from the rest where they are None.
    """

    rules: Rules
    dealer: int
    score: tuple[int, ...]
    hand: tuple[Card, ...]
    upcard: Card | None = None
    calls: tuple[CallAction, ...] = ()
    alone: tuple[int, ...] = ()
    discard: Card | None = None
    left: bool = False
    gave: tuple[Card, ...] = ()
    received: tuple[Card, ...] = ()
    exchanged: int | None = None
    plays: tuple[Card, ...] | None = None
    seat: int | None = None
    decide: Decide | None = None


def impossible(message: str) -> RulesError:
    """The error of a position that cannot be."""
    return RulesError("no-such-position", message)


def text_of(cards: Sequence[Card]) -> str:
    """Cards as text, in their order."""
    return " ".join(card.text for card in cards)


def is_call(action: object) -> TypeGuard[CallAction]:
    """Whether an action is a call everybody hears."""
    return isinstance(action, CallAction)
