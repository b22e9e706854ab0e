"""The sentences of a rules page on points and on the match."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.rules.check import ROW_RULES
from euchre.rules.choices import Condition, ScoringKind, Sides
from euchre.rules.model import Rules
from euchre.rules.page_auction import prices
from euchre.rules.page_lines import Line, chosen, say

PRICES = ("lone_march", "lone_euchred")
EXTRAS = ("fast_break", "four_trick_tokens")


def scoring(rules: Rules) -> Iterator[Line]:
    """What a hand is worth, beside the table."""
    yield chosen(rules, "scoring.kind")
    match rules.scoring.kind:
        case ScoringKind.TABLE:
            yield from _house_rows(rules)
        case ScoringKind.CONTRACT:
            yield from _contract(rules)
        case ScoringKind.STAKES:
            yield from prices(rules)
        case ScoringKind.COUNTDOWN:
            yield from _countdown(rules)


def _house_rows(rules: Rules) -> Iterator[Line]:
    for name in ROW_RULES:
        if getattr(rules.scoring, name):
            yield say(name.replace("_", "-"), f"scoring.{name}")
    for name in PRICES:
        points = getattr(rules.scoring, name)
        if points:
            yield say(name.replace("_", "-"), f"scoring.{name}", points=points)
    for name in EXTRAS:
        if getattr(rules.scoring, name):
            yield say(name.replace("_", "-"), f"scoring.{name}")


def _contract(rules: Rules) -> Iterator[Line]:
    scoring = rules.scoring
    if scoring.failed:
        yield say("failed-fixed", "scoring.failed", points=scoring.failed)
    else:
        yield say("failed-bid", "scoring.failed")
    if scoring.bonus:
        yield say("bonus", "scoring.bonus", points=scoring.bonus)
    yield from prices(rules)
    exchanging = any(level.exchange_max and not level.exchange_min for level in rules.levels.values())
    if scoring.alone_with_exchange and exchanging:
        key = "scoring.alone_with_exchange"
        yield say("alone-with-exchange", key, points=scoring.alone_with_exchange)


def _countdown(rules: Rules) -> Iterator[Line]:
    scoring = rules.scoring
    if scoring.zero_penalty:
        yield say("zero-penalty", "scoring.zero_penalty", points=scoring.zero_penalty)
    need = rules.deal.hand // 2 + 1
    yield say("maker-penalty", "scoring.maker_penalty", points=scoring.maker_penalty, tricks=need)
    if rules.auction.dropping:
        key = "scoring.drop_penalty"
        penalty = scoring.drop_penalty
        yield say("drop-penalty", key, points=penalty) if penalty else say("drop-free", key)
        yield say("all-dropped", "auction.dropping", tricks=rules.deal.hand)


def match(rules: Rules) -> Iterator[Line]:
    """When a match is won."""
    terms = rules.match
    yield chosen(rules, "match.direction", "match.start", start=terms.start)
    if terms.max_hands:
        yield say("match-hands", "match.max_hands", hands=terms.max_hands)
    else:
        yield chosen(rules, "match.condition", "match.target", target=terms.target)
        if terms.condition is Condition.TOTAL and several_can_arrive(rules):
            yield chosen(rules, "match.tie")
    if terms.lose_at:
        yield say("lose-at", "match.lose_at", points=terms.lose_at)
    for name in ("laps", "slam", "in_the_barn"):
        if getattr(terms, name):
            yield say(name.replace("_", "-"), f"match.{name}")


def several_can_arrive(rules: Rules) -> bool:
    """Whether more than one side can get points in a hand."""
    two = rules.seats.sides is Sides.PARTNERS or rules.count == 2
    return not two or rules.scoring.kind is not ScoringKind.TABLE
