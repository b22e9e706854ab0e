"""The chance of winning a match by the score and the dealer: what points are worth.

A file a variant holds how often each result of a hand came up in self-play at an even score
(`scripts/equity.py` counts them). From these the chances follow for every score and every target: with
``V(a, b)`` the chance of a side that deals and has ``a`` points against ``b``, and ``p(x, y)`` how often the
dealer's side scores ``x`` and the other ``y``,

    V(a, b) = sum over (x, y) of p(x, y) * (1 - V(b + y, a + x)),

where a score that has won counts 1 or 0 instead. How a score changes the way a hand is played is left out.
Rules without a file, and more than two sides, use a formula: `euchre.bots.book_stakes.standing`, the chance
that a normal walk reaches the target first. Where nobody races to a target (so many hands, a countdown) only
the lead counts, and the numbers order scores without being chances: `Equity.applies` is false.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from euchre.bots.book_stakes import SWING, bell, standing
from euchre.rules import Rules
from euchre.rules.choices import Condition, Direction, Tie

FOLDER = "weights"
DEPTH = 60
"""How far under the start scores are told apart, where points can be lost."""
HEIGHT = 24
"""How far over the target, where reaching it is not enough."""
CLOSE = 1e-7
LEAD = 10.0
"""Points: the scale of a lead where nobody races to a target."""


class Outcome(NamedTuple):
    """A result of a hand and how often it comes up.

    ``dealer``, ``other``: points of the dealer's side and of the other; ``success``: which of the two made
    its contract or set the makers (0: the dealer's, 1: the other, None: a hand nobody played).
    """

    dealer: int
    other: int
    success: int | None
    chance: float


@dataclass(frozen=True, slots=True, eq=False)
class Equity:
    """Chances of winning a match under ``rules``. Made by `of`; scores before the deal.

    ``table``: float64 (scores, scores), the chance of the dealer's side by its score and the other's, both
    from ``low`` on; empty where the formula is used.
    """

    rules: Rules
    low: int
    table: NDArray[np.float64]

    @staticmethod
    def of(rules: Rules) -> Equity:
        """The equity of some rules; computed once."""
        return _equity(rules)

    @property
    def measured(self) -> bool:
        """It comes from self-play, not from the formula."""
        return bool(self.table.size)

    @property
    def applies(self) -> bool:
        """The numbers are chances of winning: two sides race to a target."""
        return self.rules.sides == 2 and _is_race(self.rules)

    def win(self, score: Sequence[int], dealer: int, side: int) -> float:
        """The chance that a side wins, with ``dealer`` to deal the next hand."""
        if not self.measured:
            return self._formula(score, side, None)
        deals = self.rules.side_of(dealer)
        chance = float(self.table[self._at(score[deals]), self._at(score[1 - deals])])
        return chance if side == deals else 1.0 - chance

    def after(
        self, score: Sequence[int], dealer: int, points: Sequence[int], success: int | None, side: int
    ) -> float:
        """The chance of a side after a hand dealt by ``dealer``: 1 or 0 where that hand won the match.

        ``score`` before the hand; ``points`` a side; ``success``: the side that made or set, or None.
        """
        total = [before + won for before, won in zip(score, points, strict=True)]
        winner = _winner(self.rules, total, success)
        if winner is not None:
            return float(winner == side)
        if not self.measured:
            return self._formula(total, side, success)
        return self.win(total, (dealer + 1) % self.rules.count, side)

    def _at(self, score: int) -> int:
        return min(max(score - self.low, 0), len(self.table) - 1)

    def _formula(self, score: Sequence[int], side: int, success: int | None) -> float:
        if not _is_race(self.rules):
            sign = 1 if self.rules.match.direction is Direction.UP else -1
            best = max(sign * total for at, total in enumerate(score) if at != side)
            return bell((sign * score[side] - best) / LEAD)
        if self.rules.sides == 2:
            return standing(self.rules, score, side, success)
        chances = [standing(self.rules, score, at, success) for at in range(self.rules.sides)]
        return chances[side] / max(sum(chances), CLOSE)


def _is_race(rules: Rules) -> bool:
    """Whether the match ends when a side has come up to the target."""
    return not rules.match.max_hands and rules.match.direction is Direction.UP and rules.scoring.kind in SWING


def _winner(rules: Rules, total: Sequence[int], success: int | None) -> int | None:
    """The side that has won, as `euchre.game.match.winner_after` says, but for matches of so many hands."""
    lose_at = rules.match.lose_at
    lost = [side for side, points in enumerate(total) if lose_at and points <= lose_at]
    if lost:
        others = [side for side in range(len(total)) if side not in lost] or list(range(len(total)))
        return max(others, key=lambda side: total[side])
    if rules.match.max_hands:
        return None
    if rules.match.condition is Condition.TOTAL_AND_SUCCESS:
        return success if success is not None and total[success] >= rules.match.target else None
    sign = 1 if rules.match.direction is Direction.UP else -1
    reached = [side for side, points in enumerate(total) if sign * points >= sign * rules.match.target]
    if rules.match.tie is Tie.MAKER and success in reached:
        return success
    best = max(sign * points for points in total)
    leaders = [side for side, points in enumerate(total) if sign * points == best]
    return leaders[0] if reached and len(leaders) == 1 else None


@lru_cache(maxsize=64)
def _equity(rules: Rules) -> Equity:
    outcomes = outcomes_of(rules)
    if rules.sides != 2 or not outcomes:
        return Equity(rules, 0, np.zeros((0, 0)))
    falls = any(outcome.dealer < 0 or outcome.other < 0 for outcome in outcomes)
    low = min(rules.match.start, 0) - (DEPTH if falls else 0)
    if rules.match.lose_at:
        low = min(low, rules.match.lose_at + 1)
    return Equity(rules, low, solve(rules, outcomes, low))


def outcomes_of(rules: Rules) -> tuple[Outcome, ...]:
    """What self-play of this variant came to; empty where nobody has counted."""
    file = files("euchre.bots") / FOLDER / f"equity-{rules.id}.json"
    if not file.is_file():
        return ()
    rows = json.loads(file.read_text(encoding="utf-8"))["outcomes"]
    hands = sum(row[3] for row in rows)
    return tuple(Outcome(row[0], row[1], row[2], row[3] / hands) for row in rows)


def solve(rules: Rules, outcomes: Sequence[Outcome], low: int) -> NDArray[np.float64]:
    """The table of `Equity`: by turns improved until it fits its own equation."""
    top = rules.match.target - 1
    top += HEIGHT if rules.match.condition is Condition.TOTAL_AND_SUCCESS else 0
    size = top - low + 1
    scores = np.arange(low, top + 1)
    steps = [_Step.of(rules, outcome, scores) for outcome in outcomes]
    table = np.full((size, size), 0.5)
    while True:
        after = np.zeros((size, size))
        for step in steps:
            after += step.chance * np.where(step.over, step.won, 1.0 - table[step.other, step.dealer])
        if np.abs(after - table).max() < CLOSE:
            return after
        table = after


@dataclass(frozen=True, slots=True)
class _Step:
    """One outcome for every pair of scores: whether it ends the match, who won, where it leads."""

    chance: float
    over: NDArray[np.bool_]
    won: NDArray[np.float64]
    dealer: NDArray[np.intp]
    other: NDArray[np.intp]

    @staticmethod
    def of(rules: Rules, outcome: Outcome, scores: NDArray[np.int64]) -> _Step:
        size = len(scores)
        over, won = np.zeros((size, size), np.bool_), np.zeros((size, size))
        for own in range(size):
            for theirs in range(size):
                total = (int(scores[own]) + outcome.dealer, int(scores[theirs]) + outcome.other)
                winner = _winner(rules, total, outcome.success)
                over[own, theirs], won[own, theirs] = winner is not None, winner == 0
        dealer = np.clip(np.arange(size) + outcome.dealer, 0, size - 1)
        other = np.clip(np.arange(size) + outcome.other, 0, size - 1)
        grid = np.meshgrid(dealer, other, indexing="ij")
        return _Step(outcome.chance, over, won, grid[0], grid[1])
