"""What a search has to say about a decision: for every choice its worth, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from euchre.game.actions import Action

Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Estimate:
    """The worth of one action, as the side of the seat to act sees it.

    ``points``: mean points of the own side minus those of the others (their mean, where there are several) in
    this hand; ``standard_error`` of it; ``match``: the chance of winning the match, None where no equity is
    known; ``behind``: points less than the best action has, in the same worlds, and ``behind_error`` of it;
    ``match_error``: likewise of the match chance less than the best action has, None where that is not known.
    Standard errors say what more worlds would change, and nothing about how well the worlds are played.
    """

    action: Action
    points: float
    standard_error: float
    match: float | None
    behind: float = 0.0
    behind_error: float = 0.0
    match_error: float | None = None


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Every legal action of ``seat`` with its estimate, best first.

    Best is the highest ``match`` where there is one, else the most ``points``; estimates too close to tell
    apart are ordered by the rules of thumb. ``worlds``: how many were looked at.
    """

    seat: int
    estimates: tuple[Estimate, ...]
    worlds: int

    @property
    def best(self) -> Action:
        """The action to take."""
        return self.estimates[0].action

    def of(self, action: Action) -> Estimate:
        """The estimate of one action.

        Raises: KeyError where the action was not legal.
        """
        for estimate in self.estimates:
            if estimate.action == action:
                return estimate
        raise KeyError(action)


@dataclass(frozen=True, slots=True)
class Samples:
    """Outcomes of each action in the same worlds.

    ``points``: (worlds, actions), own side minus the others'; ``match``: likewise, the chance to win the
    match, or None; ``weights``: (worlds), how often each world counts; ``effective``: as how many independent
    worlds they count, for the errors.
    """

    actions: tuple[Action, ...]
    points: Numbers
    match: Numbers | None
    weights: Numbers
    effective: float

    def evaluation(self, seat: int, prior: Mapping[Action, float] | None = None) -> Evaluation:
        """Ordered by the mean match chance (or points) plus ``prior``, in the same unit.

        The prior orders and is in no estimate.
        """
        weights = self.weights / self.weights.sum()
        worth = weights @ (self.points if self.match is None else self.match)
        ranked = worth + np.array([(prior or {}).get(action, 0.0) for action in self.actions])
        order = sorted(range(len(self.actions)), key=lambda at: -float(ranked[at]))
        best = self.points[:, order[0]]
        found = []
        for at in order:
            mean, error = weighted(self.points[:, at], weights, self.effective)
            behind, unsure = weighted(best - self.points[:, at], weights, self.effective)
            match = match_error = None
            if self.match is not None:
                match = float(weights @ self.match[:, at])
                short = self.match[:, order[0]] - self.match[:, at]
                match_error = weighted(short, weights, self.effective)[1]
            found.append(Estimate(self.actions[at], mean, error, match, behind, unsure, match_error))
        return Evaluation(seat, tuple(found), len(self.weights))


def weighted(values: Numbers, weights: Numbers, effective: float) -> tuple[float, float]:
    """(mean, its standard error) of weighted values; the weights sum to 1."""
    mean = float(weights @ values)
    spread = float(weights @ (values - mean) ** 2)
    return mean, (spread / max(1.0, effective - 1.0)) ** 0.5


def forced(actions: Sequence[Action], seat: int) -> Evaluation:
    """The evaluation of a choice that is none, where nothing was looked at."""
    return Evaluation(seat, tuple(Estimate(action, 0.0, 0.0, None) for action in actions), 0)
