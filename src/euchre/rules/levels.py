"""What can be bid in an auction by numbers, compiled into one ordered list."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.rules.model import AuctionRules, Naming, SpecialBid

CALLS_FOR_BEST = {1: "call-one", 2: "call-two", 3: "call-three"}
"""The lone bids with an exact number of cards exchanged, by that number."""


@dataclass(frozen=True)
class Level:
    """One height of bid.

    ``id``: its text (``"5"``, ``"alone"``); ``rank``: a bid must rank higher than the standing one;
    ``win``/``lose``: the bidder's points, None where the tricks and the number decide; ``naming``: when its
    strain is named.
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

    def is_made(self, tricks: int) -> bool:
        """Whether so many tricks are enough."""
        return tricks >= self.tricks


def compile_levels(auction: AuctionRules, *, lone: bool) -> dict[str, Level]:
    """All levels of an auction, lowest first; those for going alone only where somebody may (``lone``).

    A call for the partner's best ranks just under plain alone.

    Its price is three quarters of plain alone's: the help is worth something.
    """
    levels = [
        Level(
            id=str(number),
            rank=number,
            tricks=number,
            sits_out=False,
            exchange_min=0,
            exchange_max=0,
            closes=number == auction.closes_at,
            win=None,
            lose=None,
            naming=auction.naming,
        )
        for number in range(auction.minimum, auction.maximum + 1)
    ]
    rank = auction.maximum + 1
    for special in auction.special:
        if special.sits_out and not lone:
            continue
        if special.id == "alone" and auction.call_for_best:
            levels.append(_call_for_best(special, auction.call_for_best, rank))
            rank += 1
        levels.append(_special(special, rank))
        rank += 1
    return {level.id: level for level in levels}


def _special(bid: SpecialBid, rank: int) -> Level:
    return Level(
        id=bid.id,
        rank=rank,
        tricks=bid.tricks,
        sits_out=bid.sits_out,
        exchange_min=bid.exchange_min,
        exchange_max=bid.exchange_max,
        closes=bid.closes,
        win=bid.win,
        lose=bid.lose,
        naming=bid.naming,
    )


def _call_for_best(alone: SpecialBid, cards: int, rank: int) -> Level:
    exact = _special(alone, rank)
    return replace(
        exact,
        id=CALLS_FOR_BEST[cards],
        exchange_min=cards,
        exchange_max=cards,
        closes=False,
        win=alone.win * 3 // 4,
        lose=alone.lose * 3 // 4,
    )
