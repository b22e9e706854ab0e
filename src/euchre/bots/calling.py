"""How likely each hand makes each call in turn-up games: a small model learned from self-play.

For every place in the order of calls (who speaks after how many passes) it holds the *advantage* of a call:
points expected when the seat calls with a hand, less those when it passes. A linear sum over what the hand
shows in the strain: high trumps, length, aces, empty suits, the upcard's rank, what it has in other suits.
`scripts/train_calls.py` makes the weights. Hands come and go as arrays of masks.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from euchre.bots.book_worth import ladder_of
from euchre.bots.equity import FOLDER
from euchre.cards import Mask, Strain, ids
from euchre.game.contract import Setup
from euchre.rules import Rules, Tables
from euchre.rules.choices import LoneMakers

Masks = NDArray[np.uint64]
Numbers = NDArray[np.float64]

SHARPNESS = 0.15
"""Points: an advantage of so much makes a call e times as likely as a pass."""
DOUBT = 0.015
"""No call is less likely than that, whatever the hand: people do strange things."""
RUNGS = 5
PLACES = 8
OTHER_STRAIN = (2.0, 1.2, 0.9)
"""A rough count for another strain: right, left, ace; every other trump is worth the last."""
OTHER_TRUMP = 0.7


@dataclass(frozen=True, slots=True)
class Shape:
    """A strain as masks: ``rungs`` of trumps, best first; plain ``suits``, their ``aces`` and ``kings``."""

    trumps: np.uint64
    rungs: tuple[np.uint64, ...]
    suits: tuple[np.uint64, ...]
    aces: tuple[np.uint64, ...]
    kings: tuple[np.uint64, ...]


@lru_cache(maxsize=256)
def shape_of(tables_key: tuple[tuple[int, ...], tuple[int, ...], Mask]) -> Shape:
    """The shape of a strain, by (power, follow, trumps) of its tables."""
    power, follow, trumps = tables_key
    ladder = ladder_of(power, trumps)
    rungs = [0] * PLACES
    for card in ids(trumps):
        rungs[min(ladder.place[power[card]], PLACES - 1)] |= 1 << card
    plain = [suit & ~trumps for suit in follow if suit & ~trumps]

    def with_power(suit: Mask, wanted: int) -> np.uint64:
        return np.uint64(sum(1 << card for card in ids(suit) if power[card] == wanted))

    return Shape(
        np.uint64(trumps),
        tuple(np.uint64(rung) for rung in rungs),
        tuple(np.uint64(suit) for suit in plain),
        tuple(with_power(suit, ladder.ace) for suit in plain),
        tuple(with_power(suit, ladder.king) for suit in plain),
    )


def shape(tables: Tables) -> Shape:
    """The shape of a strain's tables."""
    return shape_of((tables.power, tables.follow, tables.trump_mask))


FEATURES = 26


def features(hands: Masks, tables: Tables, upcard: Mask = 0) -> Numbers:
    """What hands show in a strain: float64 (hands, FEATURES). ``upcard``: a card the seat would take up.

    With it suits are counted as after the best discard.
    """
    form = shape(tables)
    found = np.zeros((len(hands), FEATURES))
    held = hands | np.uint64(upcard)
    trumps = np.bitwise_count(held & form.trumps)
    found[:, 0] = 1.0
    for place in range(RUNGS):
        found[:, 1 + place] = (held & form.rungs[place]) != 0
    found[:, 6] = trumps - found[:, 1:6].sum(axis=1)
    two, three = trumps >= 2, trumps >= 3
    found[:, 7], found[:, 8], found[:, 9] = two, three, trumps >= 4
    found[:, 10] = trumps >= 5
    found[:, 11] = found[:, 1] * found[:, 2]
    found[:, 12], found[:, 13] = found[:, 1] * three, found[:, 2] * three
    _plain(found, held, form, upcard)
    found[:, 22] = found[:, 14] * two
    found[:, 23] = found[:, 14] * three
    found[:, 24] = found[:, 19] * three
    return found


def _plain(found: Numbers, held: Masks, form: Shape, upcard: Mask) -> None:
    """The columns of plain suits: 14 aces, 15 two aces, 16–18 kings, 19 empty, 20 single, 21 two empty."""
    some = (held & form.trumps) != 0
    for suit, ace, king in zip(form.suits, form.aces, form.kings, strict=True):
        cards = np.bitwise_count(held & suit)
        has_ace, has_king = (held & ace) != 0, (held & king) != 0
        found[:, 14] += has_ace
        found[:, 16] += has_ace & has_king
        found[:, 17] += ~has_ace & has_king & (cards >= 2)
        found[:, 18] += has_king & (cards == 1)
        found[:, 19] += some & (cards == 0)
        found[:, 20] += some & (cards == 1) & ~has_ace
    found[:, 15] = found[:, 14] >= 2
    if upcard:
        thrown = found[:, 20] > 0
        found[:, 19] += thrown
        found[:, 20] -= thrown
    found[:, 21] = found[:, 19] >= 2


def rough_strength(hands: Masks, tables: Tables) -> Numbers:
    """A rough count of what hands have in a strain, for what they might do otherwise."""
    form = shape(tables)
    found: Numbers = OTHER_TRUMP * np.bitwise_count(hands & form.trumps)
    for rung, worth in zip(form.rungs, OTHER_STRAIN, strict=False):
        found += (worth - OTHER_TRUMP) * ((hands & rung) != 0)
    return found


# ------------------------------------------------------------------ the learned weights


@dataclass(frozen=True, slots=True)
class Weights:
    """What was learned. ``calls``: float64 (calls in order, COLUMNS), advantage of calling, in points.

    ``alone``: likewise, what playing alone adds for a seat that calls there.
    """

    calls: Numbers
    alone: Numbers


COLUMNS = FEATURES + PLACES + 1
"""Features, the upcard's place in its suit's ladder, whether the strain is the mate of the turned suit."""


@cache
def weights_of(seats: int) -> Weights | None:
    """The weights for a number of seats; None where none were learned."""
    file = files("euchre.bots") / FOLDER / f"calls-{seats}.json"
    if not file.is_file():
        return None
    loaded = json.loads(file.read_text(encoding="utf-8"))
    return Weights(np.array(loaded["calls"]), np.array(loaded["alone"]))


@dataclass(frozen=True, slots=True)
class Caller:
    """The calling model at one table, before one hand: rules, dealer and upcard are known."""

    setup: Setup
    turned: Strain
    weights: Weights

    @staticmethod
    def of(setup: Setup, turned: int) -> Caller:
        """The caller of a hand.

        Raises: KeyError where nothing was learned for this number of seats.
        """
        weights = weights_of(setup.rules.count)
        if weights is None:
            raise KeyError(setup.rules.count)
        return Caller(setup, Strain(turned), weights)

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.setup.rules

    def seat_of(self, passes: int) -> int:
        """Who speaks after so many passes."""
        return (self.setup.dealer + 1 + passes) % self.rules.count

    def strains(self, passes: int) -> Sequence[Strain]:
        """The suits that may be made trump then."""
        if passes < self.rules.count:
            return (self.turned,)
        again = self.rules.auction.turned_down_again
        return [Strain(suit) for suit in range(4) if again or suit != self.turned]

    def columns(self, hands: Masks, passes: int, strain: Strain) -> Numbers:
        """What the weights are for: float64 (hands, COLUMNS)."""
        ordered = passes < self.rules.count
        dealer = self.seat_of(passes) == self.setup.dealer
        tables = self.rules.tables(strain)
        upcard = upcard_mask(self.setup) if ordered and dealer else 0
        found = np.zeros((len(hands), COLUMNS))
        found[:, :FEATURES] = features(hands, tables, upcard)
        others = [other for other in range(4) if other not in (strain, *((self.turned,) * (not ordered)))]
        found[:, FEATURES - 1] = np.max(
            [rough_strength(hands, self.rules.tables(Strain(other))) for other in others], axis=0
        )
        found[:, FEATURES + self._upcard_place] = 1.0
        found[:, -1] = not ordered and int(strain) ^ 1 == int(self.turned)
        return found

    @property
    def _upcard_place(self) -> int:
        return upcard_place(self.rules.tables(self.turned), upcard_mask(self.setup))

    def advantages(self, hands: Masks, passes: int) -> Numbers:
        """Points by which each call beats a pass: float64 (hands, strains)."""
        weights = self.weights.calls[passes]
        return np.stack(
            [self.columns(hands, passes, strain) @ weights for strain in self.strains(passes)], axis=1
        )

    def lone_gain(self, hands: Masks, passes: int, strain: Strain) -> Numbers:
        """Points that playing alone adds for a caller: float64 (hands)."""
        if self.rules.alone.makers is LoneMakers.NONE:
            return np.full(len(hands), -1.0)
        gain: Numbers = self.columns(hands, passes, strain) @ self.weights.alone[passes]
        return gain

    def chances(self, hands: Masks, passes: int) -> Numbers:
        """The chance of each call: float64 (hands, strains); the rest is a pass."""
        gains = self.advantages(hands, passes) / SHARPNESS
        best = gains.max(axis=1)
        called = DOUBT + (1.0 - 2 * DOUBT) / (1.0 + np.exp(-np.clip(best, -30.0, 30.0)))
        share = np.exp(gains - best[:, None])
        found: Numbers = called[:, None] * share / share.sum(axis=1, keepdims=True)
        return found


def upcard_mask(setup: Setup) -> Mask:
    """The upcard, as a mask of one; 0 where there is none."""
    return 0 if setup.upcard is None else setup.rules.cards.ids_of(setup.upcard)


def upcard_place(tables: Tables, upcard: Mask) -> int:
    """Where a card stands among the trumps of its suit: 0 for the best."""
    if not upcard:
        return PLACES - 1
    card = upcard.bit_length() - 1
    return min(ladder_of(tables.power, tables.trump_mask).place[tables.power[card]], PLACES - 1)
