"""Cards as Euchre Game Notation writes them: rank upper, suit lower, and signs for what is not known."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from euchre.cards import JOKER, Card, Deck, Rank, Strain, Suit
from euchre.errors import NotationError

RANKS = "23456789TJQKA"
UNKNOWN = "X"
RIGHT, LEFT, JOKER_SIGN = "R", "L", "B"
SUITS = {"s": Suit.SPADES, "c": Suit.CLUBS, "h": Suit.HEARTS, "d": Suit.DIAMONDS}
LETTERS = {suit: letter for letter, suit in SUITS.items()}
GENERIC = "tng"
"""Suits where suits do not matter: trump, next (its mate), the first of the other two (``h``: the second)."""
_SIGNS = {"♠": "s", "♣": "c", "♥": "h", "♦": "d", "♤": "s", "♧": "c", "♡": "h", "♢": "d"}


@dataclass(frozen=True, slots=True)
class Symbol:
    """One card as written.

    ``rank``: one of `RANKS`, R, L, B or X; ``suit``: s h d c, t n g or x, empty for R L B.
    """

    rank: str
    suit: str

    @property
    def text(self) -> str:
        """The one form that is written."""
        return self.rank + self.suit

    @staticmethod
    def parse(text: str) -> Symbol:
        """Read a card; also ``N`` for the nine, ``10``, suits in upper case and as signs; ``""`` is unknown.

        Raises: `NotationError` (``unknown-card``).

        >>> Symbol.parse("Nc").text, Symbol.parse("10♥").text, Symbol.parse("xx").text
        ('9c', 'Th', 'Xx')
        """
        plain = "".join(_SIGNS.get(sign, sign) for sign in text.strip()).replace("10", "T")
        if not plain:
            return ANY
        rank, suit = plain[0].upper(), plain[1:].lower()
        rank = "9" if rank == "N" else rank
        bare = rank in (RIGHT, LEFT, JOKER_SIGN) and not suit
        faced = len(rank) == 1 and rank in RANKS + UNKNOWN and len(suit) == 1 and suit in "shdcxtng"
        if plain.isascii() and (bare or faced):
            return Symbol(rank, suit)
        raise NotationError(
            "unknown-card",
            f"{text!r} is no card: write rank and suit, such as 9s, Th, Xx, R, L or B",
            text=text,
        )

    @staticmethod
    def of(card: Card) -> Symbol:
        """How a card is written."""
        return Symbol(JOKER_SIGN, "") if card.suit is None else Symbol(card.rank.text, LETTERS[card.suit])


ANY = Symbol(UNKNOWN, "x")
"""A card of which nothing is known."""


@dataclass(frozen=True, slots=True)
class Reading:
    """How the symbols of a deal are read: the ``deck``, the ``strain`` if one was made, what suits mean."""

    deck: Deck
    strain: Strain | None
    suits: Mapping[str, Suit]

    def cards(self, symbol: Symbol) -> frozenset[Card]:
        """The cards that a symbol may stand for.

        Raises: `NotationError` (``no-such-bower``, ``not-in-deck``).
        """
        if symbol.rank == JOKER_SIGN:
            found = frozenset({JOKER})
        elif symbol.rank in (RIGHT, LEFT):
            found = frozenset({self._bower(symbol)})
        elif symbol.rank != UNKNOWN and symbol.suit != "x":
            found = frozenset({Card(_rank(symbol), self._suit(symbol))})
        else:
            suit = self._suit(symbol) if symbol.suit != "x" else None
            found = frozenset(
                card
                for card in self.deck.faces
                if (suit is None or card.suit is suit)
                and (symbol.rank == UNKNOWN or card.rank is _rank(symbol))
            )
        found = frozenset(card for card in found if self.deck.ids_of(card))
        if not found:
            raise NotationError("not-in-deck", f"{symbol.text} is not in this game's deck", card=symbol.text)
        return found

    def card(self, symbol: Symbol) -> Card | None:
        """The one card that a symbol stands for, None where it leaves several.

        Raises: as `cards`.
        """
        found = self.cards(symbol)
        return next(iter(found)) if len(found) == 1 else None

    def _bower(self, symbol: Symbol) -> Card:
        if self.strain is None or not self.strain.has_trump:
            raise NotationError(
                "no-such-bower", f"{symbol.text} is a bower, but no suit is trump: name the card"
            )
        suit = self.strain.suit if symbol.rank == RIGHT else self.strain.suit.mate
        return Card(Rank.JACK, suit)

    def _suit(self, symbol: Symbol) -> Suit:
        if symbol.suit not in self.suits:
            raise NotationError(
                "no-such-suit", f"{symbol.text} speaks of trump, but no suit is trump: write s, h, d or c"
            )
        return self.suits[symbol.suit]


def _rank(symbol: Symbol) -> Rank:
    return Rank(RANKS.index(symbol.rank) + 2)


def is_generic(symbols: Iterable[Symbol]) -> bool:
    """Whether cards are written by t, n, g and h, their suits being of no matter."""
    return any(symbol.suit and symbol.suit in GENERIC for symbol in symbols)


def meanings(trump: Suit | None, *, generic: bool) -> Mapping[str, Suit]:
    """What the suit letters mean: in a generic deal ``h`` is the second suit of the other colour."""
    if not generic or trump is None:
        return SUITS
    first, second = (suit for suit in Suit if suit not in (trump, trump.mate))
    return {**SUITS, "t": trump, "n": trump.mate, "g": first, "h": second}
