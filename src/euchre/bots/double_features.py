"""What matters about a long hand in one strain, counted for many hands at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from euchre.cards import Mask, Strain, ids
from euchre.rules import Rules

Hands = NDArray[np.uint64]
Numbers = NDArray[np.float32]


@dataclass(frozen=True)
class Ranks:
    """The cards of a strain by place.

    ``trumps``: a mask for each place of the trump ladder, best first, empty without trump; ``plain``: for
    each plain suit a mask for each of its ranks, best first; ``weak``, ``strong``: all ids as a lone player
    gives them away, worst first, and as his partner does, best first.
    """

    trumps: tuple[Mask, ...]
    plain: tuple[tuple[Mask, ...], ...]
    weak: tuple[int, ...]
    strong: tuple[int, ...]


def ranks_of(rules: Rules, strain: Strain) -> Ranks:
    """The ranks of a strain."""
    tables = rules.tables(strain)
    return _ranks(tables.power, tables.follow, tables.trump_mask)


@cache
def _ranks(power: tuple[int, ...], follow: tuple[Mask, ...], trump_mask: Mask) -> Ranks:
    trumps: tuple[Mask, ...] = ()
    plain = []
    for suit in follow:
        ladder = _ladder(suit, power)
        if suit & trump_mask:
            trumps = ladder
        else:
            plain.append(ladder)
    return Ranks(trumps, tuple(plain), _weak(trumps, plain), _strong(trumps, plain))


def _ladder(suit: Mask, power: tuple[int, ...]) -> tuple[Mask, ...]:
    """The cards of a suit by power, best first."""
    classes: dict[int, Mask] = {}
    for card in ids(suit):
        classes[power[card]] = classes.get(power[card], 0) | 1 << card
    return tuple(classes[value] for value in sorted(classes, reverse=True))


def _weak(trumps: tuple[Mask, ...], plain: list[tuple[Mask, ...]]) -> tuple[int, ...]:
    """Plain cards from the lowest, then trumps from the lowest."""
    deepest = max(map(len, plain))
    order: list[int] = []
    for depth in range(deepest - 1, -1, -1):
        for ladder in plain:
            at = depth - (deepest - len(ladder))
            if at >= 0:
                order += ids(ladder[at])
    for mask in reversed(trumps):
        order += ids(mask)
    return tuple(order)


def _strong(trumps: tuple[Mask, ...], plain: list[tuple[Mask, ...]]) -> tuple[int, ...]:
    """The three best places of trump, plain aces, other trumps, then the rest from the top."""
    order = [card for mask in trumps[:3] for card in ids(mask)]
    order += [card for ladder in plain for card in ids(ladder[0])]
    order += [card for mask in trumps[3:] for card in ids(mask)]
    for depth in range(1, max(map(len, plain))):
        order += [card for ladder in plain if depth < len(ladder) for card in ids(ladder[depth])]
    return tuple(order)


# ------------------------------------------------------------------ features


def count(hands: Hands, mask: Mask) -> Numbers:
    """How many cards of a mask each hand holds."""
    return np.asarray(np.bitwise_count(hands & np.uint64(mask)), np.float32)


def features(rules: Rules, hands: Hands, strain: Strain) -> Numbers:
    """What the hands hold in a strain: float32 (hands, features); see `trump_features`, `plain_features`."""
    ranks = ranks_of(rules, strain)
    return trump_features(ranks, hands) if ranks.trumps else plain_features(ranks, hands)


def trump_features(ranks: Ranks, hands: Hands) -> Numbers:
    """Trumps by place and in all; plain aces, kings, queens, guards; short and long suits."""
    places = [count(hands, mask) for mask in ranks.trumps]
    trumps = sum(places[1:], places[0])
    tally = _Tally(hands, ranks)
    columns = [*places, trumps, np.maximum(trumps - 5, 0), *tally.columns(), *tally.shape()]
    return np.stack(columns, axis=1)


def plain_features(ranks: Ranks, hands: Hands) -> Numbers:
    """Aces, kings, queens, unbroken runs from the top, and suits long, short and without an ace."""
    tally = _Tally(hands, ranks)
    runs = [_run(suit) for suit in tally.suits]
    long_runs = [np.where(run >= 3, length - run, 0) for run, length in zip(runs, tally.lengths, strict=True)]
    open_length = [
        np.where(suit[0] == 0, length, 0) for suit, length in zip(tally.suits, tally.lengths, strict=True)
    ]
    columns = [*tally.columns(), *tally.shape(), _total(runs), _total(long_runs), _total(open_length)]
    return np.stack(columns, axis=1).astype(np.float32)


class _Tally:
    """Counts by plain suit, and sums over the suits that do not depend on which suit is which."""

    def __init__(self, hands: Hands, ranks: Ranks) -> None:
        self.suits = [[count(hands, mask) for mask in ladder] for ladder in ranks.plain]
        self.lengths = [_total(suit) for suit in self.suits]

    def columns(self) -> list[Numbers]:
        """Aces, suits with both, kings, kings under an ace, queens, queens under ace or king, jacks."""
        aces = [suit[0] for suit in self.suits]
        kings = [suit[1] for suit in self.suits]
        queens = [suit[2] for suit in self.suits]
        over = [np.minimum(ace + king, 2) for ace, king in zip(aces, kings, strict=True)]
        return [
            _total(aces),
            _total([np.asarray(ace == 2, np.float32) for ace in aces]),
            _total(kings),
            _total([king * np.minimum(ace, 1) for ace, king in zip(aces, kings, strict=True)]),
            _total(queens),
            _total([queen * above for queen, above in zip(queens, over, strict=True)]),
            _total([ace * (n <= 2) for ace, n in zip(aces, self.lengths, strict=True)]),
        ]

    def shape(self) -> list[Numbers]:
        """Suits with no card, one and two; the longest; cards that neither win nor fall under a winner."""
        lengths = self.lengths
        losers = [
            np.clip(np.minimum(n, 3) - suit[0], 0, 3) for n, suit in zip(lengths, self.suits, strict=True)
        ]
        return [
            *(_total([np.asarray(n == short, np.float32) for n in lengths]) for short in (0, 1, 2)),
            np.maximum.reduce(lengths),
            _total(losers),
        ]


def _run(suit: list[Numbers]) -> Numbers:
    """How many cards from the top no other card of the suit can beat."""
    run = np.zeros_like(suit[0])
    unbroken = np.ones_like(run)
    for held in suit:
        run = run + unbroken * held
        unbroken = unbroken * (held == 2)
    return run


def _total(parts: list[Numbers]) -> Numbers:
    return np.asarray(sum(parts[1:], parts[0]), np.float32)


# ------------------------------------------------------------------ cards that change hands


def first_held(hands: Hands, order: tuple[int, ...], number: int) -> Hands:
    """Of each hand the first so many cards in an order of ids, as masks."""
    chosen = np.zeros_like(hands)
    left = np.full(hands.shape, number, np.uint64)
    zero, one = np.uint64(0), np.uint64(1)
    for card in order:
        bit = np.uint64(1 << card)
        takes = ((hands & bit) != zero) & (left > zero)
        chosen |= np.where(takes, bit, zero)
        left -= np.where(takes, one, zero)
    return chosen


def exchanged(rules: Rules, lone: Hands, partner: Hands, strain: Strain, number: int) -> tuple[Hands, Hands]:
    """Both hands after a plain exchange: the lone player's worst cards for the partner's best."""
    ranks = ranks_of(rules, strain)
    down = first_held(lone, ranks.weak, number)
    up = first_held(partner, ranks.strong, number)
    return (lone & ~down) | up, (partner & ~up) | down
