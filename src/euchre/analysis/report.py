"""Reviews for programs: as JSON, and as notes on the actions of a record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from euchre.analysis.luck import Account
from euchre.analysis.review import Decision, HandReview, Review
from euchre.analysis.study import Cell, Mean
from euchre.analysis.value import Choice, best_open
from euchre.notation import result_json
from euchre.notation.egn import Note

FORMAT, VERSION = "euchre-review", 1
DIGITS = 4


def notes(review: Review, seat: int | None = None) -> dict[tuple[int, int], Note]:
    """By hand and action, both from 1: the label, and in words what another choice would have been worth.

    Only actions that cost something for sure, or are praised; ``seat``: those of that seat only.
    """
    return {
        (decision.hand, decision.action): Note(comment(decision), decision.label)
        for decision in review.decisions
        if decision.label is not None and seat in (None, decision.seat)
    }


def comment(decision: Decision) -> str:
    """One line in English, for files that others read: what was best, and what the choice cost."""
    best, cost = decision.best, decision.cost
    if decision.taken == best.action:
        other = next(choice for choice in decision.choices if choice.action == decision.usual)
        return f"Best: {best.points:+.2f} points; {other.action} {other.points:+.2f}."
    if not cost.points and not cost.chance:
        return f"As good as {best.action}: {decision.own.points:+.2f} points."
    price = f"{cost.points:.2f} points"
    if best.match is not None:
        price += f", {cost.chance:.1%} of the match"
    return f"{best.action} was better by {price}."


def to_json(review: Review, seat: int | None = None) -> dict[str, Any]:
    """The review as JSON values (``docs/analysis.md``); ``seat``: the decisions of that seat only."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": review.rules.id,
        "fingerprint": review.rules.fingerprint,
        "worlds": review.worlds,
        "seed": review.seed,
        "complete": review.complete,
        "hands": [hand_json(hand, seat) for hand in review.hands],
        "sides": _sides(review.points, review.chance),
        "seats": seats_json(review.decisions, review.rules.count),
    }


def hand_json(hand: HandReview, seat: int | None = None) -> dict[str, Any]:
    """One hand of a review."""
    story = hand.story
    changes = hand.luck or (None,) * (len(hand.decisions) + 1)
    return {
        "hand": story.number,
        "dealer": story.dealer,
        "score": list(story.score),
        "result": None if story.result is None else result_json(story.result),
        "decisions": [
            decision_json(decision, change)
            for decision, change in zip(hand.decisions, changes, strict=False)
            if seat in (None, decision.seat)
        ],
        "last_luck": _rounded(changes[-1]),
        "sides": _sides(hand.points, hand.chance),
    }


def decision_json(decision: Decision, change: float | None = None) -> dict[str, Any]:
    """One decision; ``change``: the points that luck brought side 0 before it."""
    known = decision.best.match is not None
    return {
        "action": decision.action,
        "seat": decision.seat,
        "phase": decision.phase,
        "taken": str(decision.taken),
        "usual": str(decision.usual),
        "label": decision.label,
        "lost": _rounded(decision.cost.points),
        "lost_chance": _rounded(decision.cost.chance) if known else None,
        "sure": decision.cost.sure,
        "luck": _rounded(change),
        "best_open": [str(action) for action in best_open(decision.choices)],
        "choices": [choice_json(choice) for choice in decision.choices],
    }


def choice_json(choice: Choice) -> dict[str, Any]:
    """One choice with its worth."""
    return {
        "action": str(choice.action),
        "points": _rounded(choice.points),
        "error": _rounded(choice.error),
        "match": _rounded(choice.match),
        "behind": _rounded(choice.behind),
        "behind_error": _rounded(choice.behind_error),
        "open": choice.open,
    }


def seats_json(found: Iterable[Decision], count: int) -> list[dict[str, Any]]:
    """Seat by seat: how many decisions, what they lost in all, how many of each label."""
    made = list(found)
    lines = []
    for seat in range(count):
        own = [decision for decision in made if decision.seat == seat]
        known = all(decision.best.match is not None for decision in own)
        lines.append(
            {
                "seat": seat,
                "decisions": len(own),
                "lost": _rounded(sum(decision.cost.points for decision in own)),
                "lost_chance": _rounded(sum(decision.cost.chance for decision in own)) if known else None,
                "labels": dict(Counter(str(decision.label) for decision in own if decision.label)),
            }
        )
    return lines


def account_json(account: Account) -> dict[str, float | None]:
    """One account."""
    return {
        "result": _rounded(account.result),
        "luck": _rounded(account.luck),
        "skill": _rounded(account.skill),
        "lost": _rounded(account.lost),
        "given": _rounded(account.given),
    }


def cell_json(cell: Cell) -> dict[str, Any]:
    """One cell of a study."""
    return {
        "row": cell.row,
        "column": cell.column,
        "searched": _mean_json(cell.searched),
        "played": None if cell.played is None else _mean_json(cell.played),
        "better": _rounded(cell.better),
    }


def _mean_json(mean: Mean) -> dict[str, float | None]:
    return {"value": _rounded(mean.value), "error": _rounded(mean.error), "count": mean.count}


def _sides(points: Sequence[Account] | None, chance: Sequence[Account] | None) -> list[dict[str, Any]]:
    return [
        {
            "side": side,
            "points": account_json(account),
            "chance": None if chance is None else account_json(chance[side]),
        }
        for side, account in enumerate(points or ())
    ]


def _rounded(value: float | None) -> float | None:
    """A number without digits that mean nothing; no negative zero."""
    return None if value is None else round(value, DIGITS) + 0.0
