"""What a contract is worth at this score: the chance of each number of tricks, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt

from euchre.game.contract import Made
from euchre.game.scoring import contract_points, table_points
from euchre.rules import Rules
from euchre.rules.choices import Condition, ScoringKind

SWING = {ScoringKind.TABLE: 1.2, ScoringKind.CONTRACT: 3.0}
"""How far the points of one hand move a match, per root of the points still needed."""


def bell(x: float) -> float:
    """The chance that a normal value is below ``x`` standard deviations."""
    return 0.5 * (1.0 + erf(x / sqrt(2.0)))


def chances(rules: Rules, tricks: float, spread: float) -> list[float]:
    """The chance of taking exactly 0, 1, … all tricks, where ``tricks`` are expected."""
    hand = rules.deal.hand
    below = [0.0, *(bell((number - 0.5 - tricks) / spread) for number in range(1, hand + 1)), 1.0]
    return [below[number + 1] - below[number] for number in range(hand + 1)]


def standing(rules: Rules, score: Sequence[int], side: int, success: int | None = None) -> float:
    """The chance, roughly, that a side wins the match; ``success``: who made or set in the last hand."""
    target = rules.match.target
    ahead = rules.match.condition is Condition.TOTAL
    other = max(total for at, total in enumerate(score) if at != side)
    for total, winner, chance in ((score[side], True, 1.0), (other, False, 0.0)):
        if total >= target and (ahead or (success is not None and (success == side) is winner)):
            return chance
    needed, theirs = max(1, target - score[side]), max(1, target - other)
    return bell((theirs - needed) / (SWING[rules.scoring.kind] * sqrt(needed + theirs)))


def with_all(split: Sequence[float], chance: float) -> list[float]:
    """The chances of each number of tricks, where that of all tricks is better known."""
    others = max(1e-9, 1.0 - split[-1])
    return [part * (1.0 - chance) / others for part in split[:-1]] + [chance]


def prospect(rules: Rules, score: Sequence[int], side: int, contract: Made, split: Sequence[float]) -> float:
    """The match chance of a side if a contract is played; ``split``: the makers' chances by tricks."""
    makers = rules.side_of(contract.maker)
    total = 0.0
    for number, chance in enumerate(split):
        if chance > 1e-4:
            points, success = _outcome(rules, contract, makers, number)
            after = [before + won for before, won in zip(score, points, strict=True)]
            total += chance * standing(rules, after, side, success)
    return total


def _outcome(rules: Rules, contract: Made, makers: int, number: int) -> tuple[tuple[int, ...], int]:
    """(points per side, the side that made or set) when the makers take a number of tricks."""
    other = next(side for side in range(rules.sides) if side != makers)
    if rules.scoring.kind is ScoringKind.TABLE:
        won, lost = table_points(rules, contract, number)
        points = tuple(won if side == makers else lost for side in range(rules.sides))
        return points, makers if won > lost else other
    tricks = tuple(number if side == makers else rules.deal.hand - number for side in range(rules.sides))
    made = number >= rules.levels[contract.bid or ""].tricks
    return contract_points(rules, contract, tricks), makers if made else other
