"""What can be bid in an auction by numbers, compiled into one ordered list."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.rules.choices import Naming
    from euchre.rules.model import AuctionRules, SpecialBid

CALLS_FOR_BEST = {1: "call-one", 2: "call-two", 3: "call-three"}
"""The lone bids with an exact number of cards exchanged, by that number."""


@dataclass(frozen=True)
class Level:
    """One height of bid.

    ``id``: its text (``"5"``, ``"alone"``); ``rank``: a bid must rank higher than the standing one;
    ``win``/``lose``: the bidder's points, None where the tricks and the number decide; ``naming``: when its
    strain is named; ``over``: the bid that must stand, empty for none; ``misere``: no trick may be taken.
    """

    id: str
    rank: int
    tricks: int
    sits_out: bool
    exchange_min: int
    exchange_max: int
    closes: bool
    win: int | None
    lose: int | None
    naming: Naming
    over: str = ""
    misere: bool = False

    def is_made(self, tricks: int) -> bool:
        """Whether so many tricks are what was bid."""
        return not tricks if self.misere else tricks >= self.tricks


def compile_levels(auction: AuctionRules, *, lone: bool) -> dict[str, Level]:
    """All levels of an auction, lowest first; those for going alone only where somebody may (``lone``).

    A call for the partner's best ranks just under plain alone.

    Its price is three quarters of plain alone's: the help is worth something.
    """
    levels = []
    for number in range(auction.minimum, auction.maximum + 1):
        levels.append(_number(auction, number))
        levels += [_special(special) for special in auction.special if special.above == number]
    for special in auction.special:
        if special.above or (special.sits_out and not lone):
            continue
        if special.id == "alone" and auction.call_for_best:
            levels.append(_call_for_best(special, auction.call_for_best))
        levels.append(_special(special))
    return {level.id: replace(level, rank=rank) for rank, level in enumerate(levels, start=1)}


def _number(auction: AuctionRules, number: int) -> Level:
    return Level(
        id=str(number),
        rank=0,
        tricks=number,
        sits_out=False,
        exchange_min=0,
        exchange_max=0,
        closes=number == auction.closes_at,
        win=None,
        lose=None,
        naming=auction.naming,
    )


def _special(bid: SpecialBid) -> Level:
    return Level(
        id=bid.id,
        rank=0,
        tricks=bid.tricks,
        sits_out=bid.sits_out,
        exchange_min=bid.exchange_min,
        exchange_max=bid.exchange_max,
        closes=bid.closes,
        win=bid.win,
        lose=bid.lose,
        naming=bid.naming,
        over=bid.over,
        misere=bid.misere,
    )


def _call_for_best(alone: SpecialBid, cards: int) -> Level:
    exact = _special(alone)
    return replace(
        exact,
        id=CALLS_FOR_BEST[cards],
        exchange_min=cards,
        exchange_max=cards,
        closes=False,
        win=alone.win * 3 // 4,
        lose=alone.lose * 3 // 4,
    )
