"""A review as tables for people, at most 80 columns wide."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from euchre.analysis.luck import Account
from euchre.analysis.review import Decision, HandReview, Review
from euchre.analysis.value import best_open
from euchre.cli.tables import percent, row, seat_name, side_name, signed, signed_percent, with_error
from euchre.cli.words import say
from euchre.rules import Rules

DECISIONS = (3, 6, 14, -12, -5, -6, 2, 14, 8)
CHOICES = (10, 14, -12, -7, -5)
SIDES = (16, -9, -9, -9, -9)
SEATS = (8, -8, -9, -9, 30)


def print_review(review: Review, seat: int | None = None, *, choices: bool = False) -> None:
    """The whole review; ``seat``: its decisions only; ``choices``: all choices of each decision."""
    rules = review.rules
    print(
        say(
            "cli-review-title",
            title=say(f"variant-{rules.id}-title"),
            hands=len(review.hands),
            decisions=len(review.decisions),
            worlds=review.worlds,
        )
    )
    for hand in review.hands:
        _hand(hand, seat, choices)
    _accounts(rules, review.points, review.chance)
    _seats(review)
    print(f"\n{say('cli-review-explained')}")


def _hand(hand: HandReview, seat: int | None, choices: bool) -> None:
    story = hand.story
    rules, upcard = story.rules, story.turns[0].observation.upcard
    told: dict[str, str | int] = {
        "number": story.number,
        "dealer": seat_name(rules, story.dealer),
        "score": "–".join(map(str, story.score)),
    }
    print()
    if upcard is None:
        print(say("cli-review-hand", **told))
    else:
        print(say("cli-review-hand-upcard", upcard=upcard.text, **told))
    shown = [decision for decision in hand.decisions if seat in (None, decision.seat)]
    if shown:
        heads = ("number", "seat-head", "did", "worth", "lost", "chance", "", "best", "open")
        print(row([say(f"cli-review-{head}") if head else "" for head in heads], DECISIONS))
    for decision in shown:
        print(_decision(rules, decision))
        if choices:
            _choices(decision)
    if hand.points is None:
        print(f"  {say('cli-review-unfinished')}")
        return
    for side, account in enumerate(hand.points):
        chance = hand.chance[side] if hand.chance is not None else None
        print(f"  {side_name(rules, side)}: {_in_a_line(account, chance)}")


def _decision(rules: Rules, decision: Decision) -> str:
    own, best, cost = decision.own, decision.best, decision.cost
    lies = best_open(decision.choices)
    return row(
        [
            str(decision.action),
            seat_name(rules, decision.seat),
            str(decision.taken),
            with_error(own.points, own.error),
            signed(-cost.points) if cost.points >= 0.005 else "",
            signed_percent(-cost.chance) if best.match is not None and cost.chance >= 0.0005 else "",
            decision.label or "",
            str(best.action) if best.action != decision.taken else "",
            "" if not lies or decision.taken in lies else str(lies[0]),
        ],
        DECISIONS,
    )


def _choices(decision: Decision) -> None:
    for choice in decision.choices:
        cells = [
            "",
            str(choice.action),
            with_error(choice.points, choice.error),
            percent(choice.match),
            "" if choice.open is None else signed(choice.open, 0),
        ]
        print(row(cells, CHOICES))


def _in_a_line(account: Account, chance: Account | None) -> str:
    parts = [
        f"{say('cli-review-result')} {signed(account.result, 0)}",
        f"{say('cli-review-luck')} {signed(account.luck)}",
        f"{say('cli-review-skill')} {signed(account.skill)}",
    ]
    if chance is not None:
        parts.append(f"{say('cli-review-chance')} {signed_percent(chance.result)}")
    return ", ".join(parts)


def _accounts(rules: Rules, points: Sequence[Account], chance: Sequence[Account] | None) -> None:
    heads = [say(f"cli-review-{head}") for head in ("side", "result", "luck", "skill", "lost")]
    print(f"\n{say('cli-review-in-points')}\n{row(heads, SIDES)}")
    for side, one in enumerate(points):
        figures = [signed(value) for value in (one.result, one.luck, one.skill, -one.lost)]
        print(row([side_name(rules, side), *figures], SIDES))
    if chance is None:
        return
    print(f"\n{say('cli-review-in-chance')}\n{row(heads, SIDES)}")
    for side, one in enumerate(chance):
        figures = [signed_percent(value) for value in (one.result, one.luck, one.skill, -one.lost)]
        print(row([side_name(rules, side), *figures], SIDES))


def _seats(review: Review) -> None:
    heads = ["seat-head", "decisions", "lost", "chance", "labels"]
    print(f"\n{say('cli-review-by-seat')}\n{row([say(f'cli-review-{head}') for head in heads], SEATS)}")
    for seat in range(review.rules.count):
        own = [decision for decision in review.decisions if decision.seat == seat]
        known = all(decision.best.match is not None for decision in own)
        cells = [
            seat_name(review.rules, seat),
            str(len(own)),
            signed(-sum(decision.cost.points for decision in own)),
            signed_percent(-sum(decision.cost.chance for decision in own)) if known else "",
            _labels(own),
        ]
        print(row(cells, SEATS))


def _labels(decisions: Iterable[Decision]) -> str:
    counted = Counter(decision.label for decision in decisions if decision.label is not None)
    return "  ".join(f"{label} {counted[label]}" for label in sorted(counted))
