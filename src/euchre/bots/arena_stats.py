"""The arithmetic of the arena: means with errors, when a question is settled, match wins, Elo.

**Settled.** Looking again and again at a growing sample until two standard errors agree would find a winner
between equals sooner or later. So an interval is used that holds at *all* moments together with
probability 95 %: the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas
("Time-uniform central limit theory and asymptotic confidence sequences", 2021), a mixture of normal tests.
A question is settled once nought lies outside; at 500 deals that takes about 3 standard errors.

**Match wins.** Matches are put together from the deals that were played: at each hand one of the deals with
that dealer, until the rules name a winner. That uses every deal, not one in fourteen. What it leaves out is
that players may change their play with the score. Its error follows from that of the points a deal: how much
more is won where the sum of the points is higher (the slope), times their standard error.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev, stdev

import numpy as np

from euchre.bots.arena import MOST_HANDS, Outcome, Seating, dealer_of, margin, seatings
from euchre.game.match import score_after, winner_after
from euchre.game.scoring import HandResult
from euchre.rules import Rules

ALPHA = 0.05
TUNED_TO = 500
"""Deals at which the interval is narrowest for its kind."""

LEAST = 200
"""Deals before anything is settled: the interval is an asymptotic one."""

DRAWN = 10_000
"""Matches put together, at most."""

DRAWN_HANDS = 300_000
"""Hands after which no other match is begun: matches between players who lose every bid are long."""

WIDE = 1.96
"""Standard errors on each side of a 95 % interval."""

FURTHEST = 1200.0
"""Elo beyond which nothing can be told apart; figures and ends of intervals stop there."""


@dataclass(frozen=True)
class Sample:
    """Margins of the first player, one a deal: the mean over all its seatings."""

    margins: tuple[float, ...]

    @property
    def mean(self) -> float:
        """Points a deal."""
        return fmean(self.margins) if self.margins else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return stdev(self.margins) / math.sqrt(len(self.margins)) if len(self.margins) > 1 else math.inf

    @property
    def interval(self) -> tuple[float, float]:
        """What holds at all moments together with 95 %."""
        half = always(len(self.margins), pstdev(self.margins)) if len(self.margins) > 1 else math.inf
        return self.mean - half, self.mean + half

    @property
    def settled(self) -> bool:
        """Whether one of the players is better beyond doubt."""
        low, high = self.interval
        return len(self.margins) >= LEAST and not low <= 0 <= high


def always(number: int, deviation: float) -> float:
    """Half the width of the interval after so many observations with this standard deviation."""
    inner = -2 * math.log(ALPHA)
    rho = (inner + math.log(inner + 1)) / TUNED_TO
    spread = number * rho + 1
    return deviation * math.sqrt(2 * spread / (number**2 * rho) * math.log(math.sqrt(spread) / ALPHA))


@dataclass(frozen=True)
class Share:
    """A share of matches won, draws as halves, with its standard error."""

    won: float
    error: float

    @property
    def elo(self) -> float:
        """As a difference of Elo."""
        return elo(self.won)

    @property
    def elo_interval(self) -> tuple[float, float]:
        """95 %."""
        return elo(self.won - WIDE * self.error), elo(self.won + WIDE * self.error)


def elo(share: float) -> float:
    """The difference of Elo at which this share is won.

    >>> round(elo(0.64))
    100
    """
    if not 0 < share < 1:
        return math.copysign(FURTHEST, share - 0.5)
    return max(-FURTHEST, min(FURTHEST, 400 * math.log10(share / (1 - share))))


def margin_of_deal(rules: Rules, outcomes: Sequence[Outcome]) -> float:
    """The first player's margin over all seatings of a deal."""
    return fmean(
        margin(rules, outcome.points, seating)
        for outcome, seating in zip(outcomes, seatings(rules.sides), strict=True)
    )


def drawn_matches(
    rules: Rules, deals: Sequence[Sequence[Outcome]], sample: Sample, most: int = DRAWN
) -> Share:
    """The share of matches that the first player would win, put together from deals that were played.

    ``deals``: in the order of their numbers, of each the outcome in each seating; ``most`` matches at most.
    """
    rng = random.Random(len(deals))
    places = seatings(rules.sides)
    pools = [_pools(rules, deals, place, places[place]) for place in range(len(places))]
    wins, extra, drawn = list[float](), list[float](), 0
    while len(wins) < most and drawn < DRAWN_HANDS:
        place = len(wins) // rules.count % len(places)
        one, total, hands = _drawn(rules, pools[place], places[place], len(wins), rng)
        wins.append(one)
        extra.append(total - hands * sample.mean)
        drawn += hands
    won, surplus = np.array(wins), np.array(extra)
    variance = float(
        np.var([margin(rules, deal[at].points, places[at]) for deal in deals for at in range(len(places))])
    )
    slope = float(np.mean((won - won.mean()) * surplus)) / variance if variance else 0.0
    by_points = abs(slope) * sample.error if slope else 0.0
    return Share(float(won.mean()), math.hypot(by_points, float(won.std()) / math.sqrt(len(wins))))


Hand = tuple[float, HandResult]
"""The first player's margin, and what the rules want to know of a hand."""


def _pools(
    rules: Rules, deals: Sequence[Sequence[Outcome]], place: int, seating: Seating
) -> list[list[Hand]]:
    """The hands played in one seating, by dealer; all hands where a seat has dealt none."""
    pools: list[list[Hand]] = [[] for _ in range(rules.count)]
    for number, outcomes in enumerate(deals):
        dealer, outcome = dealer_of(rules, number), outcomes[place]
        pools[dealer].append((margin(rules, outcome.points, seating), outcome.result(dealer)))
    everything = [hand for pool in pools for hand in pool]
    return [pool or everything for pool in pools]


def _drawn(
    rules: Rules, pools: list[list[Hand]], seating: Seating, first: int, rng: random.Random
) -> tuple[float, float, int]:
    """(won by the first player, its surplus of points, hands) of one match; ``first`` deals first."""
    score, total, results = (rules.match.start,) * rules.sides, 0.0, list[HandResult]()
    for hand in range(MOST_HANDS):
        pool = pools[(first + hand) % rules.count]
        more, result = pool[int(rng.random() * len(pool))]
        total += more
        results.append(result)
        score = score_after(rules, score, results)
        winner = winner_after(rules, score, results)
        if winner is not None:
            return float(seating[winner] == 0), total, hand + 1
    return 0.5, total, MOST_HANDS
