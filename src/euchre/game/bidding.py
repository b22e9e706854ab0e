"""Auctions by numbers: bids, what ends them, and when the strain is named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple

from euchre.cards import Strain
from euchre.game import exchange, scoring
from euchre.game.actions import Bid, Pass
from euchre.game.contract import Setup, Won
from euchre.game.exchange import AfterTrump
from euchre.game.play import FirstLead
from euchre.game.scoring import Done, VoidReason
from euchre.rules.check import FORCED_BID
from euchre.rules.choices import AllPass, Naming, Turns


class Standing(NamedTuple):
    """The highest bid so far and who made it."""

    seat: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class Bidding:
    """Bids by numbers (public).

    ``calls``: how many calls were made; ``standing``: the highest bid, None before the first; ``passes``: how
    many passed in a row since it (or since the start); ``out``: seats whose pass was final; ``stuck``: the
    standing bid is that of a dealer who had to make one.
    """

    setup: Setup
    to_act: int
    calls: int = 0
    passes: int = 0
    standing: Standing | None = None
    out: tuple[int, ...] = ()
    stuck: bool = False


@dataclass(frozen=True, slots=True)
class NamingTrump:
    """The winner of the auction names the strain that the bid left open (public)."""

    setup: Setup
    won: Won

    @property
    def to_act(self) -> int:
        """The winner."""
        return self.won.maker


@dataclass(frozen=True, slots=True)
class Seeking:
    """Everybody passed: the holder of the joker must bid. Who that is only the cards know (public)."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class Forced:
    """The holder of the joker has said so, and bids what he must (public)."""

    setup: Setup
    to_act: int


FORCED = Bid(str(FORCED_BID))
"""What the holder of the joker must bid."""

AfterBid = Bidding | Seeking | Forced | NamingTrump | AfterTrump


def begin(setup: Setup) -> Bidding:
    """The first bidder sits at the dealer's left."""
    return Bidding(setup, setup.left_of(setup.dealer))


def after_bid(public: Bidding, action: Bid | Pass) -> AfterBid:
    """What follows when the seat to act makes a legal call."""
    seat, turns = public.to_act, public.setup.rules.auction.turns
    if isinstance(action, Bid):
        stuck = is_stuck(public)
        standing = Standing(seat, action)
        public = replace(public, calls=public.calls + 1, passes=0, standing=standing, stuck=stuck)
    else:
        out = (*public.out, seat) if turns is Turns.PASS_IS_FINAL else ()
        public = replace(public, calls=public.calls + 1, passes=public.passes + 1, out=out)
    if not auction_is_over(public):
        return replace(public, to_act=_next_to_speak(public))
    if public.standing is None:
        return _ALL_PASSED[public.setup.rules.auction.all_pass](public.setup)
    return _won(public.setup, public.standing, stuck=public.stuck)


def is_stuck(public: Bidding) -> bool:
    """Whether the seat to act is a dealer who may not pass: all the others did."""
    rules, setup = public.setup.rules, public.setup
    others_passed = public.standing is None and public.passes == rules.count - 1
    return rules.auction.dealer_must_call and public.to_act == setup.dealer and others_passed


def _next_to_speak(public: Bidding) -> int:
    seat = public.setup.left_of(public.to_act)
    while seat in public.out:
        seat = public.setup.left_of(seat)
    return seat


def _won(setup: Setup, standing: Standing, *, stuck: bool = False) -> AfterBid:
    seat, bid = standing
    level = setup.rules.levels[bid.level]
    won = Won(seat, level.id, alone=(seat,) if level.sits_out else (), stuck=stuck)
    return _NAMED[level.naming](setup, won, bid.strain)


def after_seeking(public: Seeking, holder: int | None) -> Forced | Done:
    """What follows when it is known who holds the joker; nobody where it is the widow."""
    if holder is None:
        return scoring.void(public.setup, VoidReason.ALL_PASSED)
    return Forced(public.setup, holder)


def after_forced(public: Forced) -> AfterBid:
    """What follows the forced bid, which ends the auction."""
    return _won(public.setup, Standing(public.to_act, FORCED))


def after_name(public: NamingTrump, strain: Strain, *, alone: bool) -> AfterTrump:
    """What follows when the winner has named the strain, and perhaps said that he plays alone."""
    return exchange.begin(public.setup, public.won.named(strain, alone=alone))


# ------------------------------------------------------------------ when all pass


def _void(setup: Setup) -> Done:
    return scoring.void(setup, VoidReason.ALL_PASSED)


_ALL_PASSED: dict[AllPass, Callable[[Setup], Seeking | Done]] = {
    AllPass.NEXT_DEALER: _void,
    AllPass.JOKER_MUST_BID: Seeking,
}

# ------------------------------------------------------------------ when the strain is named


def _with_bid(setup: Setup, won: Won, strain: Strain | None) -> AfterTrump:
    assert strain is not None, "the bid was checked to name a strain"
    return exchange.begin(setup, won.named(strain))


def _after_win(setup: Setup, won: Won, _strain: Strain | None) -> NamingTrump:
    return NamingTrump(setup, won)


def _by_first_lead(setup: Setup, won: Won, _strain: Strain | None) -> FirstLead:
    return FirstLead(setup, won)


def _no_trump(setup: Setup, won: Won, _strain: Strain | None) -> AfterTrump:
    return exchange.begin(setup, won.named(Strain.NO_TRUMP))


_NAMED: dict[Naming, Callable[[Setup, Won, Strain | None], NamingTrump | AfterTrump]] = {
    Naming.WITH_BID: _with_bid,
    Naming.AFTER_WIN: _after_win,
    Naming.FIRST_LEAD: _by_first_lead,
    Naming.NO_TRUMP: _no_trump,
}

# ------------------------------------------------------------------ what ends it


def auction_is_over(public: Bidding) -> bool:
    """Closed by a bid that ends it, or as `Turns` says."""
    rules = public.setup.rules
    if public.standing is not None and rules.levels[public.standing.bid.level].closes:
        return True
    return _CLOSED[rules.auction.turns](public)


def _closed_by_passes(public: Bidding) -> bool:
    needed = public.setup.rules.count - (public.standing is not None)
    return public.passes == needed


def _closed_by_turns(public: Bidding) -> bool:
    return public.calls == public.setup.rules.count


def _closed_by_final_passes(public: Bidding) -> bool:
    return len(public.out) == public.setup.rules.count - (public.standing is not None)


_CLOSED: dict[Turns, Callable[[Bidding], bool]] = {
    Turns.REENTRY: _closed_by_passes,
    Turns.ONE_EACH: _closed_by_turns,
    Turns.PASS_IS_FINAL: _closed_by_final_passes,
}
