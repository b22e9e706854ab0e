"""How trump is made: private questions before the calls, turn-up calls, bids by numbers, lone offers.

Turn and legality are written on the public part of the phase and the actor's own cards, so that the full
state and one seat's observation obey the same lines.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from euchre.cards import JOKER, Mask, Rank, Suit
from euchre.game import exchange, scoring
from euchre.game.actions import (
    Bid,
    CallAction,
    Name,
    Order,
    Pass,
)
from euchre.game.contract import Made, Question, Setup
from euchre.game.exchange import Discarding, Giving
from euchre.game.play import Tricks
from euchre.game.scoring import Done, VoidReason
from euchre.rules import Rules
from euchre.rules.model import AuctionKind, LoneDefenders, LoneMakers, Turns

FARMER_RANKS = frozenset({Rank.NINE, Rank.TEN})


@dataclass(frozen=True, slots=True)
class Redealing:
    """Before the calls, seats with a worthless hand are asked in private (public: only that it may be so)."""

    setup: Setup


@dataclass(frozen=True, slots=True)
class Proposing:
    """The joker was turned up: the dealer names the suit it stands for, his hand unseen (public)."""

    setup: Setup

    @property
    def to_act(self) -> int:
        """The dealer."""
        return self.setup.dealer


@dataclass(frozen=True, slots=True)
class Calling:
    """Turn-up calls (public): ``turned`` is the proposed suit, ``passes`` how many have passed so far."""

    setup: Setup
    turned: Suit
    passes: int

    @property
    def to_act(self) -> int:
        """From the dealer's left, round after round."""
        return (self.setup.dealer + 1 + self.passes) % self.setup.rules.count

    @property
    def second_round(self) -> bool:
        """The turned card has been turned down."""
        return self.passes >= self.setup.rules.count


class Standing(NamedTuple):
    """The highest bid so far and who made it."""

    seat: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class Bidding:
    """Bids by numbers (public).

    ``calls``: how many calls were made; ``standing``: the highest bid, None before the first;
    ``passes``: how many passed in a row since it (or since the start).
    """

    setup: Setup
    calls: int
    passes: int
    standing: Standing | None

    @property
    def to_act(self) -> int:
        """From the dealer's left, clockwise."""
        return (self.setup.dealer + 1 + self.calls) % self.setup.rules.count


@dataclass(frozen=True, slots=True)
class Offers:
    """Trump is fixed; seats are asked in private whether they play alone (public: who said yes so far)."""

    setup: Setup
    contract: Made


AuctionPublic = Redealing | Proposing | Calling | Bidding | Offers
AfterAuction = AuctionPublic | Discarding | Giving | Tricks | Done


# ------------------------------------------------------------------ what follows what


def begin(setup: Setup) -> AuctionPublic:
    """The first question of a hand that has been dealt."""
    auction = setup.rules.auction
    if auction.farmers_hand or auction.ace_no_face or auction.going_under:
        return Redealing(setup)
    return open_calls(setup)


def open_calls(setup: Setup) -> AuctionPublic:
    """The calls themselves."""
    if setup.rules.auction.kind is AuctionKind.NUMBERS:
        return Bidding(setup, 0, 0, None)
    assert setup.upcard is not None
    if setup.upcard is JOKER:
        return Proposing(setup)
    assert setup.upcard.suit is not None
    return Calling(setup, setup.upcard.suit, 0)


def after_call(public: Proposing | Calling | Bidding, action: CallAction) -> AfterAuction:
    """What follows when the seat to act makes a legal call."""
    match public, action:
        case Proposing(), Name(strain):
            return Calling(public.setup, strain.suit, 0)
        case Calling(), Pass():
            return _after_pass(public)
        case Calling(), Order(alone):
            made = Made(
                public.to_act, public.turned.strain, ordered=True, alone=(public.to_act,) if alone else ()
            )
            return _after_making(public.setup, made)
        case Calling(), Name(strain):
            return _after_making(public.setup, Made(public.to_act, strain))
        case Bidding(), Bid() | Pass():
            return _after_bid(public, action)
    raise AssertionError(f"{action} was checked to be a call of {type(public).__name__}")


def _after_pass(public: Calling) -> Calling | Done:
    rules = public.setup.rules
    if public.passes + 1 < 2 * rules.count:
        return replace(public, passes=public.passes + 1)
    reason = VoidReason.FORFEITED if rules.auction.forfeit_deal else VoidReason.ALL_PASSED
    return scoring.void(public.setup, reason)


def _after_bid(public: Bidding, action: Bid | Pass) -> AfterAuction:
    rules, seat = public.setup.rules, public.to_act
    if isinstance(action, Bid):
        public = replace(public, calls=public.calls + 1, passes=0, standing=Standing(seat, action))
    else:
        public = replace(public, calls=public.calls + 1, passes=public.passes + 1)
    if not auction_is_over(public):
        return public
    if public.standing is None:
        return scoring.void(public.setup, VoidReason.ALL_PASSED)
    seat, bid = public.standing
    level = rules.levels[bid.level]
    alone = (seat,) if level.sits_out else ()
    return exchange.begin(public.setup, Made(seat, bid.strain, bid=level.id, alone=alone))


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


_CLOSED = {Turns.REENTRY: _closed_by_passes, Turns.ONE_EACH: _closed_by_turns}


def _after_making(setup: Setup, contract: Made) -> Offers | Discarding | Giving | Tricks:
    if setup.rules.alone.makers is LoneMakers.MAKING_SIDE:
        return Offers(setup, contract)
    return exchange.begin(setup, contract)


def after_alone(public: Offers, seat: int) -> Offers:
    """A seat said that it plays alone."""
    return replace(
        public, contract=replace(public.contract, alone=tuple(sorted((*public.contract.alone, seat))))
    )


def after_offers(public: Offers) -> Discarding | Giving | Tricks:
    """Nobody is left to ask."""
    return exchange.begin(public.setup, public.contract)


# ------------------------------------------------------------------ private questions


def offered(public: Offers, declined: tuple[int, ...]) -> int | None:
    """The seat asked now whether it plays alone, None when nobody is left.

    The order: the maker, his partner, the defender on the maker's left, the other defender; one a side.
    """
    rules, contract = public.setup.rules, public.contract
    for seat in offer_order(rules, contract):
        side_alone = any(rules.side_of(lone) == rules.side_of(seat) for lone in contract.alone)
        if seat not in declined and not side_alone:
            return seat
    return None


def offer_order(rules: Rules, contract: Made) -> list[int]:
    """All seats that may be asked, in order, were everybody to decline."""
    clockwise = [(contract.maker + step) % rules.count for step in range(rules.count)]
    side = rules.side_of(contract.maker)
    makers = [seat for seat in clockwise if rules.side_of(seat) == side]
    if rules.alone.defenders is LoneDefenders.NEVER:
        return makers
    return makers + [seat for seat in clockwise if rules.side_of(seat) != side]


def redeal_questions(setup: Setup, hands: tuple[Mask, ...]) -> list[tuple[int, Question]]:
    """(seat, ``"redeal"`` | ``"swap"``) to be asked, in order, were everybody to decline."""
    rules = setup.rules
    clockwise = [(setup.dealer + 1 + step) % rules.count for step in range(rules.count)]
    redeals: list[tuple[int, Question]] = [
        (seat, "redeal") for seat in clockwise if may_redeal(rules, hands[seat])
    ]
    swaps: list[tuple[int, Question]] = [(seat, "swap") for seat in clockwise if may_swap(rules, hands[seat])]
    return redeals + swaps


def may_redeal(rules: Rules, hand: Mask) -> bool:
    """A farmer's hand (nines and tens only), or an ace with nines and tens, where the house knows it."""
    others = [card.rank for card in rules.cards.cards(hand) if card.rank not in FARMER_RANKS]
    return (rules.auction.farmers_hand and not others) or (rules.auction.ace_no_face and others == [Rank.ACE])


def may_swap(rules: Rules, hand: Mask) -> bool:
    """At least three nines and tens, where the house knows going under."""
    low = [card for card in rules.cards.cards(hand) if card.rank in FARMER_RANKS]
    return rules.auction.going_under and len(low) >= 3
