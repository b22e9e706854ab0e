"""Counting tricks: what a hand is worth in a strain before a card is played.

The counts are averages measured over played deals: of all hands with, say, the right bower and one side ace,
how many tricks did the maker's side take.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from euchre.cards import Mask, ids
from euchre.rules import Rules, Tables
from euchre.rules.choices import Sides


@dataclass(frozen=True, slots=True)
class TrickCount:
    """What cards are worth in tricks.

    ``trumps``: the best trump of the deck, the second best … the sixth and lower; ``more``: each trump beyond
    ``enough``; ``ace``: the best card of a plain suit; ``king``: the second best with another beside it;
    ``start``: what the side takes beside, the partner's expected share above all; ``spread``: how far the
    tricks really taken stray from the count (standard deviation). For a partner who knows the maker's count:
    ``help``: what a trick of his own count adds, beyond the ``share`` that was expected of him.
    """

    trumps: tuple[float, ...]
    more: float
    enough: int
    ace: float
    king: float
    start: float
    spread: float
    help: float = 1.0
    share: float = 0.0

    def of(self, hand: Mask, tables: Tables) -> float:
        """The tricks that the side of a maker with this hand may expect."""
        return self.start + self.own(hand, tables)

    def own(self, hand: Mask, tables: Tables) -> float:
        """What the cards of a hand are worth by themselves."""
        ladder = ladder_of(tables.power, tables.trump_mask)
        power, last = tables.power, len(self.trumps) - 1
        trumps = hand & tables.trump_mask
        tricks = self.more * max(0, trumps.bit_count() - self.enough)
        for card in ids(trumps):
            tricks += self.trumps[min(ladder.place[power[card]], last)]
        for suit in tables.follow:
            held = hand & suit & ~tables.trump_mask
            powers = [power[card] for card in ids(held)]
            tricks += self.ace * powers.count(ladder.ace)
            kings = powers.count(ladder.king)
            if len(powers) > kings:
                tricks += self.king * kings
        return tricks


@dataclass(frozen=True, slots=True)
class Ladder:
    """The ranks of a strain: ``place`` of a trump's power, 0 for the best; the two best of a plain suit."""

    place: dict[int, int]
    ace: int
    king: int


@cache
def ladder_of(power: tuple[int, ...], trump_mask: Mask) -> Ladder:
    """The ladder of a strain's tables."""
    trumps = sorted({power[card] for card in ids(trump_mask)}, reverse=True)
    plain = sorted({value for card, value in enumerate(power) if not trump_mask >> card & 1}, reverse=True)
    return Ladder({value: place for place, value in enumerate(trumps)}, plain[0], plain[1])


PAIR = TrickCount((1.02, 0.62, 0.51, 0.36, 0.33, 0.25), 0.35, 1, 0.43, 0.14, 1.12, 1.1)
LONE = TrickCount((1.55, 1.16, 0.94, 0.78, 0.70, 0.67), 0.25, 1, 0.63, 0.27, -0.54, 0.88)
SINGLE = TrickCount((1.43, 1.17, 1.04, 0.85, 0.77, 0.73), 0.03, 1, 0.52, 0.28, 0.62, 1.13)
PAIR_NO_TRUMP = TrickCount((0.0,), 0.0, 0, 0.71, 0.19, 1.82, 1.38)
LONE_NO_TRUMP = TrickCount((0.0,), 0.0, 0, 1.05, 0.28, 0.59, 1.2)
SINGLE_NO_TRUMP = TrickCount((0.0,), 0.0, 0, 0.87, 0.38, 1.59, 1.5)
LONG_PAIR = TrickCount((1.32, 0.93, 0.73, 0.63, 0.58, 0.55), 0.25, 3, 0.68, 0.12, 1.50, 1.8, 1.2, 3.5)
LONG_PAIR_NO_TRUMP = TrickCount((0.0,), 0.0, 0, 0.77, 0.21, 3.90, 2.0, 1.5, 1.95)


def count_for(rules: Rules, *, trump: bool, alone: bool) -> TrickCount:
    """The count that fits a game: long hands, partners, one alone of two partners, or each for himself."""
    if rules.deal.hand > 6:
        return LONG_PAIR if trump else LONG_PAIR_NO_TRUMP
    if rules.seats.sides is Sides.SINGLES:
        return SINGLE if trump else SINGLE_NO_TRUMP
    if alone:
        return LONE if trump else LONE_NO_TRUMP
    return PAIR if trump else PAIR_NO_TRUMP


def empty_suits(hand: Mask, tables: Tables) -> int:
    """In how many plain suits a hand is void."""
    return sum(not hand & suit for suit in tables.follow if not suit & tables.trump_mask)


def losers(hand: Mask, tables: Tables, unseen: Mask) -> list[int]:
    """Cards that cannot be counted as tricks for a hand that leads, worst first.

    A card is sure while no unseen one of its suit beats it; behind enough sure trumps the small ones are too.
    """
    power = tables.power
    weak: list[int] = []
    for suit in tables.follow:
        held = sorted(ids(hand & suit), key=lambda card: power[card], reverse=True)
        top = max((power[card] for card in ids(unseen & suit)), default=-1)
        sure = sum(power[card] >= top for card in held)
        out = (unseen & suit).bit_count()
        if suit & tables.trump_mask and out <= 3 * sure:
            continue
        weak += held[sure:] if out > 2 * sure or suit & tables.trump_mask else []
    return sorted(weak, key=lambda card: (bool(tables.trump_mask >> card & 1), power[card]))


def cheapest(cards: Sequence[int], hand: Mask, tables: Tables) -> list[int]:
    """Cards worst first: plain before trump, low before high, of short suits before long."""
    power = tables.power

    def rank(card: int) -> tuple[bool, int, int]:
        beside = (hand & tables.follow[tables.suit_of[card]]).bit_count()
        return bool(tables.trump_mask >> card & 1), power[card], beside

    return sorted(cards, key=rank)
