"""What the tricks of a contract are worth to one side: points of this hand, and the chance of the match."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from euchre.bots.equity import Equity
from euchre.game.contract import Contract, Made, Setup
from euchre.game.scoring import HandResult, played
from euchre.rules import Rules
from euchre.rules.choices import Direction


@dataclass(frozen=True, slots=True)
class Payoff:
    """By the makers' tricks in the whole hand, 0 to all, as one side sees it.

    ``points``: its own minus the others' (their mean, where there are several); ``match``: its chance to win
    the match after that; ``step``: numbers from 0 up that rise where the points change, for the kernel.
    Shared: not to be written to.
    """

    points: NDArray[np.float64]
    match: NDArray[np.float64]
    step: tuple[int, ...]

    @property
    def first(self) -> NDArray[np.intp]:
        """By step, the lowest number of tricks that reaches it."""
        steps = np.array(self.step)
        return np.array([int(np.argmax(steps == step)) for step in range(steps.max() + 1)])


@lru_cache(maxsize=4096)
def payoff_of(
    setup: Setup, contract: Contract, side: int, equity: Equity, done: tuple[int, ...] = ()
) -> Payoff:
    """The payoff of a contract; ``done``: the seats that took the tricks so far.

    Where nobody made trump the maker is this side. Of several others one takes all tricks that the makers do
    not: this side where it is none of the makers.
    """
    rules = setup.rules
    maker = contract.maker if isinstance(contract, Made) else side
    rival = (
        side
        if side != rules.side_of(maker)
        else next(at for at in range(rules.count) if at % rules.sides != side)
    )
    points, match, step = [], [], [0]
    before = None
    for taken in range(rules.deal.hand + 1):
        winners = _winners(setup, maker, rival, taken, done)
        result = played(setup, contract, maker, winners).result
        points.append(difference(rules, result.points, side))
        match.append(match_after(setup, result, side, equity))
        if before is not None:
            step.append(step[-1] + (result.points != before))
        before = result.points
    return Payoff(np.array(points), np.array(match), tuple(step))


def _winners(setup: Setup, maker: int, rival: int, taken: int, done: tuple[int, ...]) -> tuple[int, ...]:
    """Who takes the tricks when the makers take so many: first those done, then the makers' rest."""
    rules = setup.rules
    mine = sum(rules.side_of(seat) == rules.side_of(maker) for seat in done)
    if not 0 <= taken - mine <= rules.deal.hand - len(done):
        done, mine = (), 0
    left = rules.deal.hand - len(done) - (taken - mine)
    return (*done, *[maker] * (taken - mine), *[rival] * left)


def difference(rules: Rules, points: tuple[int, ...], side: int) -> float:
    """Points of a side minus the mean of the others'; the other way round where points are counted down."""
    others = [won for at, won in enumerate(points) if at != side]
    more = points[side] - sum(others) / len(others)
    return more if rules.match.direction is Direction.UP else -more


def match_after(setup: Setup, result: HandResult, side: int, equity: Equity) -> float:
    """The chance of a side to win the match after a hand."""
    return equity.after(setup.score, result.dealer, result.points, result.success, side)
