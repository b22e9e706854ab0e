"""Suits, strains, ranks and the faces of cards."""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar, Final

from euchre.errors import NotationError


class Suit(IntEnum):
    """A printed suit. Mates (the two suits of one colour) differ in the last bit."""

    SPADES = 0
    CLUBS = 1
    HEARTS = 2
    DIAMONDS = 3

    @property
    def text(self) -> str:
        """One letter: ``S C H D``."""
        return "SCHD"[self]

    @property
    def mate(self) -> Suit:
        """The other suit of the same colour.

        >>> Suit.SPADES.mate
        <Suit.CLUBS: 1>
        """
        return Suit(self ^ 1)

    @property
    def strain(self) -> Strain:
        """The suit as trump."""
        return Strain(self)

    @property
    def is_red(self) -> bool:
        """Hearts and diamonds are red."""
        return self >= Suit.HEARTS


class Strain(IntEnum):
    """What a hand is played in: a trump suit (same numbers as `Suit`), high or low no-trump."""

    SPADES = 0
    CLUBS = 1
    HEARTS = 2
    DIAMONDS = 3
    NO_TRUMP = 4
    LOW = 5

    @property
    def text(self) -> str:
        """``S C H D NT LOW``."""
        return _STRAIN_TEXTS[self]

    @property
    def has_trump(self) -> bool:
        """False for the two no-trump strains."""
        return self <= Strain.DIAMONDS

    @property
    def suit(self) -> Suit:
        """The trump suit.

        Raises: ValueError for no-trump.
        """
        return Suit(self)

    @staticmethod
    def parse(text: str) -> Strain:
        """Read a strain; lower case and suit signs are read too.

        Raises: `NotationError` (``unknown-strain``).
        """
        plain = _SIGNS.get(text, text.upper() if text.isascii() else "")
        if plain not in _STRAIN_TEXTS:
            raise NotationError(
                "unknown-strain", f"{text!r} is no strain: write one of S C H D NT LOW", text=text
            )
        return Strain(_STRAIN_TEXTS.index(plain))


_STRAIN_TEXTS: Final = ("S", "C", "H", "D", "NT", "LOW")
_SIGNS: Final = {"♠": "S", "♣": "C", "♥": "H", "♦": "D", "♤": "S", "♧": "C", "♡": "H", "♢": "D"}


class Rank(IntEnum):
    """A printed rank; the number orders a plain suit."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15

    @property
    def text(self) -> str:
        """One letter, ``T`` for the ten; ``JK`` for the joker."""
        return "JK" if self is Rank.JOKER else "23456789TJQKA"[self - 2]


class Card:
    """The face of a card: what can be read on it. There is one object a face, so ``is`` compares faces.

    Two physical cards of a double deck share a face; see `Deck` for physical ids.

    >>> Card.parse("10♠")
    Card('TS')
    """

    __slots__ = ("index", "rank", "suit", "text")

    rank: Rank
    suit: Suit | None
    """None for the joker alone."""
    text: str
    index: int
    """Position in a fixed order of all faces: by suit, then rank, the joker last."""

    _all: ClassVar[dict[str, Card]] = {}

    def __new__(cls, rank: Rank, suit: Suit | None) -> Card:
        """The one object for this face.

        Raises: ValueError where only one of rank and suit is the joker's.
        """
        if (suit is None) != (rank is Rank.JOKER):
            raise ValueError("the joker has no suit, and every other card has one")
        text = rank.text + (suit.text if suit is not None else "")
        known = cls._all.get(text)
        if known is None:
            known = super().__new__(cls)
            known.rank, known.suit, known.text = rank, suit, text
            known.index = 52 if suit is None else suit * 13 + rank - 2
            cls._all[text] = known
        return known

    def __reduce__(self) -> tuple[object, ...]:
        return (Card, (self.rank, self.suit))

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __lt__(self, other: Card) -> bool:
        return self.index < other.index

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    @staticmethod
    def parse(text: str) -> Card:
        """Read a face: ``9S``; also ``10S``, lower case and suit signs.

        Raises: `NotationError` (``unknown-card``).
        """
        known = Card._all.get(text)
        if known is not None:
            return known
        written = "".join(_SIGNS.get(sign, sign) for sign in text.strip())
        plain = written.upper().replace("10", "T") if written.isascii() else ""
        if plain == "JK":
            return JOKER
        if len(plain) == 2 and plain[0] in "23456789TJQKA" and plain[1] in "SCHD":
            return Card(Rank("23456789TJQKA".index(plain[0]) + 2), Suit("SCHD".index(plain[1])))
        raise NotationError(
            "unknown-card", f"{text!r} is no card: write rank and suit, such as 9S, TH or JK", text=text
        )


JOKER: Final = Card(Rank.JOKER, None)
