"""What each choice of a decision is worth, from what its seat could know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from euchre.bots.estimate import Estimate
from euchre.bots.search import evaluate
from euchre.game.actions import Action
from euchre.game.observation import Observation


@dataclass(frozen=True, slots=True)
class Choice:
    """The worth of one action, as the side of the seat to act sees it.

    ``points``: mean points of the own side minus the others' in this hand, ``error`` its standard error;
    ``match``: chance of winning the match, None where no equity is known; ``behind``: points less than the
    best choice in the same worlds, ``behind_error`` its standard error, and ``match_error`` that of the match
    chance less than the best; ``open``: the points with all cards known and perfect play, None where they
    were not worked out.
    """

    action: Action
    points: float
    error: float
    match: float | None
    behind: float
    behind_error: float
    match_error: float | None
    open: int | None


def appraise(
    observation: Observation, worlds: int, seed: int, open_values: Mapping[Action, int] | None = None
) -> tuple[Choice, ...]:
    """Every legal action of the seat to act, best first; a pure function of its arguments.

    ``worlds``: how many ways in which the unseen cards may lie are looked at; ``open_values``: by action, to
    be shown beside.
    """
    lies = open_values or {}
    found = evaluate(observation, worlds=worlds, seed=seed)
    return tuple(_choice(estimate, lies.get(estimate.action)) for estimate in found.estimates)


def _choice(estimate: Estimate, lies: int | None) -> Choice:
    return Choice(
        estimate.action,
        estimate.points,
        estimate.standard_error,
        estimate.match,
        estimate.behind,
        estimate.behind_error,
        estimate.match_error,
        lies,
    )


def best_open(choices: tuple[Choice, ...]) -> tuple[Action, ...]:
    """The actions that are best with all cards known; none where that was not worked out."""
    known = [choice for choice in choices if choice.open is not None]
    most = max((choice.open for choice in known if choice.open is not None), default=None)
    return tuple(choice.action for choice in known if choice.open == most)
