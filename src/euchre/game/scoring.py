"""What a hand was worth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from euchre.game.contract import Made, Setup
from euchre.rules import Rules
from euchre.rules.model import Party, ScoringKind


class VoidReason(StrEnum):
    """Why a hand was not played."""

    ALL_PASSED = "all-passed"
    REDEAL = "redeal"
    FORFEITED = "forfeited"


@dataclass(frozen=True, slots=True)
class HandResult:
    """How a hand ended. ``tricks`` and ``points`` are per side.

    ``success``: the side that made its contract or set the makers, None for a void hand; ``leader`` to the
    first trick, None where no card was played; ``void``: why there was no play, None where there was.
    """

    dealer: int
    contract: Made | None
    leader: int | None
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    success: int | None
    void: VoidReason | None


@dataclass(frozen=True, slots=True)
class Done:
    """A hand that is over (public)."""

    setup: Setup
    result: HandResult


def void(setup: Setup, reason: VoidReason) -> Done:
    """A hand nobody plays. A forfeited deal costs the dealer's side a point, paid to each other side."""
    rules = setup.rules
    mine = rules.side_of(setup.dealer)
    price = 1 if reason is VoidReason.FORFEITED else 0
    points = tuple(price if side != mine else 0 for side in range(rules.sides))
    zero = (0,) * rules.sides
    return Done(setup, HandResult(setup.dealer, None, None, zero, points, None, reason))


def played(setup: Setup, contract: Made, leader: int, tricks: tuple[int, ...]) -> Done:
    """The result of a hand played to its last trick; ``tricks`` per side."""
    rules = setup.rules
    side = rules.side_of(contract.maker)
    if rules.scoring.kind is ScoringKind.TABLE:
        makers, others = table_points(rules, contract, tricks[side])
        points = tuple(makers if at == side else others for at in range(rules.sides))
        made = makers > others
    else:
        points = contract_points(rules, contract, tricks)
        made = tricks[side] >= rules.levels[contract.bid or ""].tricks
    success = side if made else next(at for at in range(rules.sides) if at != side)
    return Done(setup, HandResult(setup.dealer, contract, leader, tricks, points, success, None))


def table_points(rules: Rules, contract: Made, tricks: int) -> tuple[int, int]:
    """Points for the makers' side and for each other side, where the makers took ``tricks``.

    The first row that fits decides; a row owned by a house rule counts only while that rule is on.
    """
    side = rules.side_of(contract.maker)
    lone = {rules.side_of(seat) == side for seat in contract.alone}
    makers = Party.ALONE if True in lone else Party.BOTH
    defenders = Party.ALONE if False in lone else Party.BOTH
    for row in rules.scoring.rows:
        fits = row.makers is makers and row.defenders is defenders and tricks in row.tricks
        if fits and (not row.rule or getattr(rules.scoring, row.rule)):
            return row.points[0], row.points[1]
    raise AssertionError("the rules were checked to score every hand")


def contract_points(rules: Rules, contract: Made, tricks: tuple[int, ...]) -> tuple[int, ...]:
    """A point a trick for each side; for the bidder's its price instead where that is fixed or failed."""
    side = rules.side_of(contract.maker)
    level = rules.levels[contract.bid or ""]
    made = tricks[side] >= level.tricks
    if level.win is None or level.lose is None:
        own = tricks[side] + rules.scoring.bonus if made else -level.tricks
    else:
        win, lose = level.win, level.lose
        chosen = contract.exchanged and not level.exchange_min
        if chosen and rules.scoring.alone_with_exchange:
            win = lose = rules.scoring.alone_with_exchange
        own = win if made else -lose
    return tuple(own if at == side else tricks[at] for at in range(rules.sides))
