"""Filling places that nothing tells with the cards that are left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from euchre.cards import Card
from euchre.errors import NotationError
from euchre.notation.record import RecordError


@dataclass(frozen=True)
class Slot:
    """A card that nothing tells: whose it is (a seat, or less than 0), and what it may be."""

    owner: int
    allowed: frozenset[Card]


def choose(slots: Sequence[Slot], unseen: Sequence[Card], hand: int) -> dict[int, tuple[Card, ...]]:
    """A card for each slot, all different, by owner in the order of the slots: the first fit in order.

    By augmenting paths (Kuhn's algorithm for matching), so that a fit is found wherever there is one.

    Raises: `RecordError` (``no-deal-fits``).
    """
    taken: dict[Card, int] = {}

    def place(slot: int, tried: set[Card]) -> bool:
        for card in unseen:
            if card in slots[slot].allowed and card not in tried:
                tried.add(card)
                if card not in taken or place(taken[card], tried):
                    taken[card] = slot
                    return True
        return False

    for number, slot in enumerate(slots):
        if not place(number, set()):
            message = "the cards that are left cannot fill this hand without breaking a shown void"
            where = slot.owner if slot.owner >= 0 else None
            raise RecordError(NotationError("no-deal-fits", message), hand, seat=where)
    chosen = {slot: card for card, slot in taken.items()}
    filled: dict[int, tuple[Card, ...]] = {}
    for number, slot in enumerate(slots):
        filled[slot.owner] = (*filled.get(slot.owner, ()), chosen[number])
    return filled
