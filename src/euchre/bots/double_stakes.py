"""What tricks are worth in a game of numbers: points and the match, for every contract at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from math import erf, sqrt

import numpy as np
from numpy.typing import NDArray

from euchre.bots.equity import Equity
from euchre.cards import Strain
from euchre.game.contract import Made
from euchre.game.scoring import contract_points
from euchre.rules import Rules

Table = NDArray[np.float64]

FINE = 20
"""Steps of a trick in which expected tricks are told apart."""


@dataclass(frozen=True)
class Stakes:
    """What a hand is worth to ``side`` at this score, by the makers' tricks.

    ``points``: own minus the other's, (2, levels + 1, tricks + 1): the own side's contracts first, then the
    other's; the level by its rank, 0 for a hand nobody plays; ``match``: likewise, the chance to win.
    """

    points: Table
    match: Table


@lru_cache(maxsize=64)
def stakes(rules: Rules, score: tuple[int, ...], dealer: int, side: int, exchanged: int = 0) -> Stakes:
    """The stakes; ``exchanged``: cards swapped by whoever goes alone."""
    equity, hand = Equity.of(rules), rules.deal.hand
    shape = 2, len(rules.levels) + 1, hand + 1
    points, match = np.zeros(shape), np.full(shape, equity.after(score, dealer, (0, 0), None, side))
    for makers in (0, 1):
        seat = side if makers == 0 else 1 - side
        for rank, level in enumerate(rules.levels.values(), 1):
            swapped = max(level.exchange_min, min(exchanged, level.exchange_max))
            contract = Made(
                seat, Strain.SPADES, level.id, alone=(seat,) if level.sits_out else (), exchanged=swapped
            )
            for taken in range(hand + 1):
                tricks = (taken, hand - taken) if seat == 0 else (hand - taken, taken)
                won = contract_points(rules, contract, tricks)
                made = seat if taken >= level.tricks else 1 - seat
                points[makers, rank, taken] = won[side] - won[1 - side]
                match[makers, rank, taken] = equity.after(score, dealer, won, made, side)
    return Stakes(points, match)


def expected(table: Table, spread: float, hand: int) -> Table:
    """A table by tricks as one by expected tricks, in steps of 1 / `FINE`: (…, steps); see `step_of`."""
    return np.asarray(table @ chances(spread, hand).T)


def step_of(tricks: NDArray[np.floating]) -> NDArray[np.intp]:
    """The step of each number of expected tricks; the caller clips to what a hand has."""
    return np.asarray(np.rint(tricks * FINE), np.intp)


@cache
def chances(spread: float, hand: int) -> Table:
    """The chance of 0, 1, … all tricks by expected tricks: (hand * FINE + 1, hand + 1)."""
    edges = np.arange(hand) + 0.5
    rows = []
    for step in range(hand * FINE + 1):
        below = [0.5 * (1 + erf((edge - step / FINE) / (spread * sqrt(2)))) for edge in edges]
        rows.append(np.diff([0.0, *below, 1.0]))
    return np.stack(rows)
