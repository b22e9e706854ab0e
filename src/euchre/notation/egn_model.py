"""A game in Euchre Game Notation as typed data: what is in the file, and nothing derived."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from euchre.notation.egn_cards import Symbol

PASS, ORDER = "Pass", "Order"
CALLS = (PASS, ORDER, "s", "h", "d", "c", "n", "x")
"""The calls: ``n`` is no-trump, ``x`` a call that is not known."""
MOST_DEALS = 100
"""A file holds at most so many deals."""

RuleValue = bool | int | str


class Label(StrEnum):
    """How good a decision was."""

    BRILLIANT = "!!"
    GREAT = "!"
    INTERESTING = "!?"
    DUBIOUS = "?!"
    MISTAKE = "?"
    BLUNDER = "??"


_LABELLED = re.compile(r"\[(!!|!\?|\?!|\?\?|!|\?)\]")


@dataclass(frozen=True, slots=True)
class Note:
    """One annotation: an optional label, and a text."""

    text: str
    label: Label | None = None

    def __str__(self) -> str:
        return f"[{self.label}]{self.text}" if self.label else self.text

    @staticmethod
    def parse(text: str) -> Note:
        """Read an annotation; the longer labels are tried first.

        >>> Note.parse("[!?]a risk").label
        <Label.INTERESTING: '!?'>
        """
        found = _LABELLED.match(text)
        return Note(text[found.end() :], Label(found[1])) if found else Note(text)


Notes = Mapping[int, tuple[Note, ...]]
"""Annotations by the index of the call, or of the card among all cards of the hand, from 0."""


@dataclass(frozen=True, slots=True)
class Player:
    """A name, and what identifies the player elsewhere: ``ids`` as (id, source)."""

    name: str
    id: str = ""
    ids: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class CardExchange:
    """Cards that changed hands before play; without a ``sender`` they come from the kitty."""

    receiver: int
    cards: tuple[Symbol, ...]
    sender: int | None = None


@dataclass(frozen=True)
class Bidding:
    """The calls from the dealer's left. ``alone``, ``defender``, ``discard``: None where nothing is said."""

    calls: tuple[str, ...]
    alone: bool | None = None
    defender: int | None = None
    discard: Symbol | None = None
    exchanges: tuple[CardExchange, ...] = ()
    notes: Notes = field(default_factory=dict)


@dataclass(frozen=True)
class TrickPlay:
    """The tricks, each in the order the cards fell. ``lead``: who led first, where an older file says it."""

    tricks: tuple[tuple[Symbol, ...], ...]
    alone: bool | None = None
    lead: int | None = None
    notes: Notes = field(default_factory=dict)

    @property
    def cards(self) -> tuple[Symbol, ...]:
        """All cards in order."""
        return tuple(card for trick in self.tricks for card in trick)


@dataclass(frozen=True)
class Line:
    """What happened in a hand, as far as it goes."""

    bidding: Bidding | None = None
    play: TrickPlay | None = None

    @property
    def calls(self) -> tuple[str, ...]:
        """The calls."""
        return self.bidding.calls if self.bidding else ()

    @property
    def exchanges(self) -> tuple[CardExchange, ...]:
        """The cards that changed hands."""
        return self.bidding.exchanges if self.bidding else ()

    @property
    def cards(self) -> tuple[Symbol, ...]:
        """The cards played."""
        return self.play.cards if self.play else ()

    @property
    def call_notes(self) -> Notes:
        """The annotations of the calls."""
        return self.bidding.notes if self.bidding else {}

    @property
    def play_notes(self) -> Notes:
        """The annotations of the cards."""
        return self.play.notes if self.play else {}

    @property
    def alone(self) -> bool | None:
        """Whether the maker plays alone; either phase may say so."""
        said = [phase.alone for phase in (self.bidding, self.play) if phase and phase.alone is not None]
        return any(said) if said else None

    def without_notes(self) -> Line:
        """The same line, uncommented."""
        return Line(
            replace(self.bidding, notes={}) if self.bidding else None,
            replace(self.play, notes={}) if self.play else None,
        )


@dataclass(frozen=True)
class Alternative:
    """Another line: it leaves the game at the decision ``branch`` (calls first, then cards, from 0)."""

    branch: int
    line: Line


@dataclass(frozen=True)
class EgnDeal:
    """One hand. ``hands``: as dealt, empty where not known; ``kitty``: what lay beside the upcard."""

    number: int
    dealer: int
    upcard: Symbol
    hands: tuple[tuple[Symbol, ...], ...] = ()
    kitty: tuple[Symbol, ...] = ()
    line: Line = field(default_factory=Line)
    alternatives: tuple[Alternative, ...] = ()

    def symbols(self) -> Iterator[Symbol]:
        """Every card of the deal's main line that is written anywhere."""
        yield self.upcard
        for cards in (*self.hands, self.kitty, self.line.cards):
            yield from cards
        for exchange in self.line.exchanges:
            yield from exchange.cards
        if self.line.bidding and self.line.bidding.discard:
            yield self.line.bidding.discard


@dataclass(frozen=True)
class Game:
    """One game. ``ruleset``: the keys that the file names; ``about``: title, date and the like, by key."""

    players: tuple[Player, ...]
    score: tuple[int, int]
    deals: tuple[EgnDeal, ...]
    ruleset: Mapping[str, RuleValue] = field(default_factory=dict)
    about: Mapping[str, str] = field(default_factory=dict)
    final: tuple[int, int] | None = None

    def baseline(self) -> Game:
        """The game itself, without annotations and alternative lines."""
        deals = tuple(replace(deal, line=deal.line.without_notes(), alternatives=()) for deal in self.deals)
        return replace(self, deals=deals)
