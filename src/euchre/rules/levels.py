"""What can be bid in an auction by numbers, compiled into one ordered list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre.rules.model import AuctionRules, SpecialBid

CALLS_FOR_BEST = {1: "call-one", 2: "call-two", 3: "call-three"}
"""The lone bids with an exact number of cards exchanged, by that number."""


@dataclass(frozen=True)
class Level:
    """One height of bid.

    ``id``: its text (``"5"``, ``"alone"``); ``rank``: a bid must rank higher than the standing one;
    ``win``/``lose``: the bidder's points, None where the tricks and the number decide.
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


def compile_levels(auction: AuctionRules, *, lone: bool) -> dict[str, Level]:
    """All levels of an auction, lowest first; those for going alone only where somebody may (``lone``).

    A call for the partner's best ranks just under plain alone.

    Its price is three quarters of plain alone's: the help is worth something.
    """
    levels = [
        Level(str(number), number, number, False, 0, 0, number == auction.closes_at, None, None)
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
    exchange = bid.exchange_min, bid.exchange_max
    return Level(bid.id, rank, bid.tricks, bid.sits_out, *exchange, bid.closes, bid.win, bid.lose)


def _call_for_best(alone: SpecialBid, cards: int, rank: int) -> Level:
    win, lose = alone.win * 3 // 4, alone.lose * 3 // 4
    return Level(CALLS_FOR_BEST[cards], rank, alone.tricks, True, cards, cards, False, win, lose)
