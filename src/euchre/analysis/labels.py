"""Labels of decisions: the six signs of EGN, by what a choice cost and by what a club player would do.

A cost is measured as chance of winning the match. Where that is not known, points are turned into it by
`chance_of_points`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from euchre.analysis.value import Choice
from euchre.game.actions import Action
from euchre.notation.egn import Label
from euchre.rules import Rules

DUBIOUS, MISTAKE, BLUNDER = 0.01, 0.025, 0.05
"""Costs, as chance of winning the match, from which on a choice is dubious, a mistake, a blunder."""

SPAN = 20

SURE = 2.0
"""A cost counts when it is at least so many times its standard error."""


def chance_of_points(rules: Rules, points: float) -> float:
    """Points as chance of the match, roughly: a lead of the whole way to the target is worth half of it.

    Where there is no way to go, because a number of hands decides, it is a lead of `SPAN` points.

    >>> from euchre.rules import variant
    >>> chance_of_points(variant("euchre"), 1.0)
    0.05
    """
    return points / (2 * (abs(rules.match.target - rules.match.start) or SPAN))


@dataclass(frozen=True, slots=True)
class Cost:
    """What a choice falls short of the best one: in ``points``, and as ``chance`` of the match.

    ``sure``: beyond the error of the sampling.
    """

    points: float
    chance: float
    sure: bool


def cost(rules: Rules, choices: Sequence[Choice], action: Action) -> Cost:
    """The cost of one of the choices against the best, never below 0. ``choices`` best first."""
    best, own = choices[0], next(choice for choice in choices if choice.action == action)
    points = max(0.0, best.points - own.points)
    if best.match is None or own.match is None or own.match_error is None:
        sure = own is not best and points >= SURE * own.behind_error
        return Cost(points, chance_of_points(rules, points), sure)
    chance = max(0.0, best.match - own.match)
    return Cost(points, chance, own is not best and chance >= SURE * own.match_error)


def label(rules: Rules, choices: Sequence[Choice], taken: Action, usual: Action) -> Label | None:
    """What is said of ``taken``; ``usual`` is what a club player would have done. ``choices`` best first.

    A sure cost makes it dubious, a mistake or a blunder. A choice without one is praised by what the usual
    choice would have cost instead: brilliant where that is a blunder, great where it is a mistake,
    interesting where it is dubious.
    """
    own = _severity(cost(rules, choices, taken))
    if own is not None:
        return own
    if taken == usual:
        return None
    avoided = _severity(cost(rules, choices, usual))
    return None if avoided is None else _PRAISE[avoided]


def _severity(paid: Cost) -> Label | None:
    if not paid.sure:
        return None
    for least, name in ((BLUNDER, Label.BLUNDER), (MISTAKE, Label.MISTAKE), (DUBIOUS, Label.DUBIOUS)):
        if paid.chance >= least:
            return name
    return None


_PRAISE = {
    Label.BLUNDER: Label.BRILLIANT,
    Label.MISTAKE: Label.GREAT,
    Label.DUBIOUS: Label.INTERESTING,
}
