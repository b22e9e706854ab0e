"""What a hand was worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from euchre.game.contract import Contract, Made, Setup
from euchre.rules import Level, Rules
from euchre.rules.choices import Direction, Party, ScoringKind
from euchre.rules.scores import row_points


class VoidReason(StrEnum):
    """Why a hand was not played."""

    ALL_PASSED = "all-passed"
    REDEAL = "redeal"
    FORFEITED = "forfeited"


@dataclass(frozen=True, slots=True)
class HandResult:
    """How a hand ended. ``tricks`` and ``points`` are per side.

    ``success``: the side that made its contract or set the makers, None for a void hand and where several
    sides set them; ``leader`` to the first trick, None where no card was played; ``void``: why there was no
    play, None where there was.
    """

    dealer: int
    contract: Contract | None
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


def tricks_of(rules: Rules, winners: tuple[int, ...]) -> tuple[int, ...]:
    """Tricks per side, from the seats that won them."""
    tricks = [0] * rules.sides
    for seat in winners:
        tricks[rules.side_of(seat)] += 1
    return tuple(tricks)


def played(setup: Setup, contract: Contract, leader: int, winners: tuple[int, ...]) -> Done:
    """The result of a hand played to its last trick; ``winners``: who took the tricks, in order."""
    rules = setup.rules
    tricks = tricks_of(rules, winners)
    if not isinstance(contract, Made):
        points = countdown_points(rules, contract, tricks)
        return Done(setup, HandResult(setup.dealer, contract, leader, tricks, points, None, None))
    points, made = _SCORES[rules.scoring.kind](rules, contract, tricks)
    if is_fast_break(rules, contract, winners):
        points, made = (0,) * rules.sides, True
    success = successful_side(rules, contract, made=made)
    return Done(setup, HandResult(setup.dealer, contract, leader, tricks, points, success, None))


def all_dropped(setup: Setup, contract: Made) -> Done:
    """The maker, against whom nobody stayed in, is credited with all tricks."""
    rules = setup.rules
    side = rules.side_of(contract.maker)
    tricks = tuple(rules.deal.hand if at == side else 0 for at in range(rules.sides))
    points = countdown_points(rules, contract, tricks)
    return Done(setup, HandResult(setup.dealer, contract, None, tricks, points, side, None))


def successful_side(rules: Rules, contract: Made, *, made: bool) -> int | None:
    """The makers' side, or the one that set it; None where several sides did."""
    side = rules.side_of(contract.maker)
    if made:
        return side
    return 1 - side if rules.sides == 2 else None


def is_fast_break(rules: Rules, contract: Made, winners: tuple[int, ...]) -> bool:
    """The defenders took the first two tricks and then lost the other three, where the house knows it."""
    if not rules.scoring.fast_break:
        return False
    makers = rules.side_of(contract.maker)
    return [rules.side_of(seat) == makers for seat in winners] == [False, False, True, True, True]


def token_side(rules: Rules, result: HandResult) -> int | None:
    """The side that earned a token: makers, not alone, with exactly four tricks, where the house has them."""
    contract = result.contract
    if not rules.scoring.four_trick_tokens or not isinstance(contract, Made):
        return None
    side = rules.side_of(contract.maker)
    lone = any(rules.side_of(seat) == side for seat in contract.alone)
    return side if result.tricks[side] == 4 and not lone else None


_Scored = tuple[tuple[int, ...], bool]
"""(points per side, whether the contract was made)."""


def _by_table(rules: Rules, contract: Made, tricks: tuple[int, ...]) -> _Scored:
    side = rules.side_of(contract.maker)
    makers, others = table_points(rules, contract, tricks[side])
    return tuple(makers if at == side else others for at in range(rules.sides)), makers > others


def _by_contract(rules: Rules, contract: Made, tricks: tuple[int, ...]) -> _Scored:
    side = rules.side_of(contract.maker)
    made = rules.levels[contract.bid or ""].is_made(tricks[side])
    return contract_points(rules, contract, tricks), made


def _by_stakes(rules: Rules, contract: Made, tricks: tuple[int, ...]) -> _Scored:
    """Each opponent pays the bidder, or is paid."""
    side, level = rules.side_of(contract.maker), rules.levels[contract.bid or ""]
    made = level.is_made(tricks[side])
    win = level.tricks if level.win is None else level.win
    lose = level.tricks if level.lose is None else level.lose
    price = win if made else -lose
    return tuple(price * (rules.sides - 1) if at == side else -price for at in range(rules.sides)), made


def _by_countdown(rules: Rules, contract: Made, tricks: tuple[int, ...]) -> _Scored:
    made = tricks[rules.side_of(contract.maker)] >= tricks_to_make(rules)
    return countdown_points(rules, contract, tricks), made


def tricks_to_make(rules: Rules) -> int:
    """More than half."""
    return rules.deal.hand // 2 + 1


def countdown_points(rules: Rules, contract: Contract, tricks: tuple[int, ...]) -> tuple[int, ...]:
    """The changes of the counts, each seat a side: a trick takes one off, which is good."""
    scoring = rules.scoring

    def change(seat: int) -> int:
        if isinstance(contract, Made):
            if seat in contract.dropped:
                return scoring.drop_penalty
            if seat == contract.maker and tricks[seat] < tricks_to_make(rules):
                return scoring.maker_penalty
        return -tricks[seat] if tricks[seat] else scoring.zero_penalty

    return tuple(change(seat) for seat in range(rules.count))


_SCORES: dict[ScoringKind, Callable[[Rules, Made, tuple[int, ...]], _Scored]] = {
    ScoringKind.TABLE: _by_table,
    ScoringKind.CONTRACT: _by_contract,
    ScoringKind.STAKES: _by_stakes,
    ScoringKind.COUNTDOWN: _by_countdown,
}


def table_points(rules: Rules, contract: Made, tricks: int) -> tuple[int, int]:
    """Points for the makers' side and for each other side, where the makers took ``tricks``."""
    side = rules.side_of(contract.maker)
    lone = {rules.side_of(seat) == side for seat in contract.alone}
    makers = Party.ALONE if True in lone else Party.BOTH
    defenders = Party.ALONE if False in lone else Party.BOTH
    return row_points(rules, makers, defenders, tricks)


def _price_of_failing(rules: Rules, contract: Made, level: Level) -> int:
    price = rules.scoring.failed or level.tricks
    return (price + 1) // 2 if contract.stuck and rules.scoring.stuck_half else price


def contract_points(rules: Rules, contract: Made, tricks: tuple[int, ...]) -> tuple[int, ...]:
    """A point a trick for each side; for the bidder's its price instead where that is fixed or failed."""
    side = rules.side_of(contract.maker)
    level = rules.levels[contract.bid or ""]
    made = level.is_made(tricks[side])
    if level.win is None or level.lose is None:
        own = tricks[side] + rules.scoring.bonus if made else -_price_of_failing(rules, contract, level)
        own *= 2 if contract.alone and rules.scoring.lone_doubles else 1
    else:
        win, lose = level.win, level.lose
        chosen = contract.exchanged and not level.exchange_min
        if chosen and rules.scoring.alone_with_exchange:
            win = lose = rules.scoring.alone_with_exchange
        own = win if made else -lose
    return tuple(own if at == side else tricks[at] for at in range(rules.sides))


def in_the_barn(rules: Rules, score: Sequence[int]) -> tuple[int, ...]:
    """The sides that are one point short of the target, where the house announces them."""
    if not rules.match.in_the_barn or rules.match.max_hands:
        return ()
    step = 1 if rules.match.direction is Direction.UP else -1
    return tuple(side for side, total in enumerate(score) if total + step == rules.match.target)
