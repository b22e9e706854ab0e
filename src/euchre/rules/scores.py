"""Reading the score table: what a hand is worth in a game whose points stand in rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from euchre.rules.choices import LoneDefenders, LoneMakers, Party, Widow
from euchre.rules.model import Rules, ScoreRow


def row_points(rules: Rules, makers: Party, defenders: Party, tricks: int) -> tuple[int, int]:
    """Points for the makers' side and for each other side, where the makers took ``tricks``.

    The first row that fits decides; a row owned by a house rule counts only while that rule is on.
    """
    for row in rules.scoring.rows:
        fits = row.makers is makers and row.defenders is defenders and tricks in row.tricks
        if fits and row.is_on(rules.scoring):
            return _with_lone_prices(rules, row, tricks)
    raise AssertionError("the rules were checked to score every hand")


def _with_lone_prices(rules: Rules, row: ScoreRow, tricks: int) -> tuple[int, int]:
    """A row's points, but the house's own price for a lone march or a lone maker euchred by two."""
    makers, others = row.points
    if row.rule or row.makers is not Party.ALONE:
        return makers, others
    if tricks == rules.deal.hand:
        return rules.scoring.lone_march or makers, others
    if makers < others and row.defenders is Party.BOTH:
        return makers, rules.scoring.lone_euchred or others
    return makers, others


def parties(rules: Rules) -> Iterator[tuple[Party, Party]]:
    """How the makers' camp and the others may play."""
    alone = rules.alone.makers in (LoneMakers.MAKING_SIDE, LoneMakers.WITH_CALL)
    for makers in Party if alone or rules.exchange.widow is Widow.OFFERED else (Party.BOTH,):
        for defenders in Party if rules.alone.defenders is not LoneDefenders.NEVER else (Party.BOTH,):
            needs_lone_maker = (
                defenders is Party.ALONE and rules.alone.defenders is LoneDefenders.AGAINST_LONE
            )
            if makers is Party.ALONE or not needs_lone_maker:
                yield makers, defenders


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """From ``least`` to ``most`` tricks of the makers' side: its points, and those of each other side."""

    least: int
    most: int
    makers: int
    others: int


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """What the hands are worth in which the camps play so, most tricks first."""

    makers: Party
    defenders: Party
    lines: tuple[ScoreLine, ...]


def score_tables(rules: Rules) -> tuple[ScoreTable, ...]:
    """The score table as it stands with all house rules; none where points do not stand in rows."""
    if not rules.scoring.rows:
        return ()
    return tuple(ScoreTable(*camps, tuple(_lines(rules, *camps))) for camps in parties(rules))


def _lines(rules: Rules, makers: Party, defenders: Party) -> Iterator[ScoreLine]:
    most = rules.deal.hand
    worth = [row_points(rules, makers, defenders, tricks) for tricks in range(most + 1)]
    for tricks in range(most, -1, -1):
        if tricks == 0 or worth[tricks - 1] != worth[tricks]:
            yield ScoreLine(tricks, most, *worth[tricks])
            most = tricks - 1
