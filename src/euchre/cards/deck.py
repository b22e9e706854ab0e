"""The physical cards of a game: which faces, how many of each, and their ids."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from functools import cache

from euchre.cards.card import JOKER, Card, Rank, Suit
from euchre.cards.cardset import Mask, ids
from euchre.errors import NotationError


class Deck:
    """A deck. Ids run by suit (S C H D), then rank upwards, copies side by side, the joker last.

    Ids are bookkeeping: everything that leaves the engine speaks of faces.
    """

    def __init__(self, ranks: Sequence[Rank], copies: int, *, joker: bool) -> None:
        faces = [Card(rank, suit) for suit in Suit for rank in sorted(ranks) for _ in range(copies)]
        if joker:
            faces.append(JOKER)
        if len(faces) > 64:
            raise ValueError(f"a deck holds at most 64 cards, not {len(faces)}")
        self.faces: tuple[Card, ...] = tuple(faces)
        self.size = len(faces)
        self.all: Mask = (1 << self.size) - 1
        self._mask_of_face: dict[Card, Mask] = {}
        for card_id, face in enumerate(faces):
            self._mask_of_face[face] = self._mask_of_face.get(face, 0) | 1 << card_id

    def ids_of(self, card: Card) -> Mask:
        """All copies of a face, as a mask; 0 where the deck has none."""
        return self._mask_of_face.get(card, 0)

    def lowest(self, card: Card, held: Mask) -> Mask:
        """The copy of a face with the lowest id among the held cards, as a mask of one; 0 if none is held."""
        copies = self._mask_of_face.get(card, 0) & held
        return copies & -copies

    def take(self, cards: Iterable[Card], held: Mask) -> Mask:
        """The held copies, lowest ids first, that answer to these faces.

        Raises: KeyError with the face that is not held (often enough).
        """
        taken = 0
        for card in cards:
            one = self.lowest(card, held & ~taken)
            if not one:
                raise KeyError(card)
            taken |= one
        return taken

    def cards(self, mask: Mask) -> list[Card]:
        """The faces of a mask in id order."""
        faces = self.faces
        return [faces[card_id] for card_id in ids(mask)]

    def distinct(self, mask: Mask) -> list[Card]:
        """The faces of a mask in id order, twins once."""
        return list(dict.fromkeys(self.cards(mask)))

    def mask_where(self, mask: Mask, wanted: Callable[[Card], bool]) -> Mask:
        """The cards of a mask whose face is wanted."""
        return sum(1 << card_id for card_id in ids(mask) if wanted(self.faces[card_id]))

    def text(self, mask: Mask) -> str:
        """``"9S TS JS"``."""
        return " ".join(card.text for card in self.cards(mask))

    def parse(self, text: str) -> tuple[Card, ...]:
        """Read a space-separated list of cards that this deck has.

        Raises: `NotationError` (``unknown-card``, ``not-in-deck``).
        """
        cards = tuple(Card.parse(word) for word in text.split())
        for card in cards:
            if card not in self._mask_of_face:
                raise NotationError("not-in-deck", f"{card} is not in this game's deck", card=card.text)
        return cards

    def shuffled(self, rng: random.Random) -> list[int]:
        """All ids in random order (Fisher–Yates by `random.Random.shuffle`)."""
        order = list(range(self.size))
        rng.shuffle(order)
        return order


@cache
def deck_of(ranks: tuple[Rank, ...], copies: int, joker: bool) -> Deck:
    """One shared deck object for each make-up."""
    return Deck(ranks, copies, joker=joker)
