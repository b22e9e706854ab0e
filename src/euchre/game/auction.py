"""How trump is made by the turn-up: private questions before the calls, calls, lone offers.

Turn and legality are written on the public part of the phase and the actor's own cards, so that the full
state and one seat's observation obey the same lines. Auctions by numbers are in `euchre.game.bidding`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from euchre.cards import JOKER, Mask, Rank, Strain, Suit
from euchre.game import bidding, exchange, play, scoring
from euchre.game.actions import (
    Bid,
    CallAction,
    In,
    Name,
    Order,
    Out,
    Pass,
)
from euchre.game.bidding import Bidding, Forced, NamingTrump, Seeking
from euchre.game.contract import Made, NoMaker, Question, Setup
from euchre.game.exchange import AfterTrump
from euchre.game.play import Tricks
from euchre.game.scoring import Done, VoidReason
from euchre.rules import Rules
from euchre.rules.choices import AllPass, AuctionKind, JokerUp, LoneDefenders, LoneMakers

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


@dataclass(frozen=True, slots=True)
class Offers:
    """Trump is fixed; seats are asked in private whether they play alone (public: who said yes so far)."""

    setup: Setup
    contract: Made


@dataclass(frozen=True, slots=True)
class Dropping:
    """Trump is made; clockwise from the maker's left the others stay in or out (public)."""

    setup: Setup
    contract: Made
    answers: int = 0

    @property
    def to_act(self) -> int:
        """The next to say."""
        return (self.contract.maker + 1 + self.answers) % self.setup.rules.count


CallPublic = Proposing | Calling | Bidding | Forced | NamingTrump | Dropping
"""Moments at which a call is made that everybody hears."""
AuctionPublic = Redealing | CallPublic | Seeking | Offers
AfterAuction = AuctionPublic | AfterTrump


# ------------------------------------------------------------------ what follows what


def asks_before(rules: Rules) -> bool:
    """Whether a house rule asks some hands in private before the calls."""
    return rules.auction.farmers_hand or rules.auction.ace_no_face or rules.auction.going_under


def begin(setup: Setup) -> AuctionPublic | Tricks:
    """The first question of a hand that has been dealt."""
    return Redealing(setup) if asks_before(setup.rules) else open_calls(setup)


def open_calls(setup: Setup) -> AuctionPublic | Tricks:
    """The calls themselves."""
    if setup.rules.auction.kind is AuctionKind.NUMBERS:
        return bidding.begin(setup)
    assert setup.upcard is not None
    if setup.upcard is JOKER:
        return _JOKER_UP[setup.rules.auction.joker_up](setup)
    assert setup.upcard.suit is not None
    if setup.rules.auction.club_is_trump and setup.upcard.suit is Suit.CLUBS:
        return play.begin(setup, NoMaker(Strain.CLUBS))
    return Calling(setup, setup.upcard.suit, 0)


def after_call(public: CallPublic, action: CallAction) -> AfterAuction:
    """What follows when the seat to act makes a legal call."""
    match public, action:
        case Proposing(setup), Name(strain):
            if setup.rules.auction.joker_up is JokerUp.DEALER_MAKER:
                return _after_making(setup, Made(setup.dealer, strain, ordered=True))
            return Calling(setup, strain.suit, 0)
        case Calling(), Pass():
            return _after_pass(public)
        case Calling(), Order(alone):
            made = Made(
                public.to_act, public.turned.strain, ordered=True, alone=(public.to_act,) if alone else ()
            )
            return _after_making(public.setup, made)
        case Calling(), Name(strain, alone):
            made = Made(public.to_act, strain, alone=(public.to_act,) if alone else ())
            return _after_making(public.setup, made)
        case Bidding(), Bid() | Pass():
            return bidding.after_bid(public, action)
        case Forced(), Bid():
            return bidding.after_forced(public)
        case NamingTrump(), Name(strain, alone):
            return bidding.after_name(public, strain, alone=alone)
        case Dropping(), In() | Out():
            return _after_answer(public, out=isinstance(action, Out))
    raise AssertionError(f"{action} was checked to be a call of {type(public).__name__}")


def _after_pass(public: Calling) -> Calling | Tricks | Done:
    rules = public.setup.rules
    if public.passes + 1 < 2 * rules.count:
        return replace(public, passes=public.passes + 1)
    if rules.auction.all_pass is AllPass.PLAY_NO_TRUMP:
        return play.begin(public.setup, NoMaker(Strain.NO_TRUMP))
    reason = VoidReason.FORFEITED if rules.auction.forfeit_deal else VoidReason.ALL_PASSED
    return scoring.void(public.setup, reason)


def _after_making(setup: Setup, contract: Made) -> AfterAuction:
    offers = Offers(setup, contract)
    if any(may_be_offered(setup.rules, contract, seat) for seat in offer_order(setup.rules, contract)):
        return offers
    return after_offers(offers)


def after_alone(public: Offers, seat: int) -> Offers:
    """A seat said that it plays alone."""
    return replace(
        public, contract=replace(public.contract, alone=tuple(sorted((*public.contract.alone, seat))))
    )


def after_offers(public: Offers) -> Dropping | AfterTrump:
    """Nobody is left to ask."""
    if public.setup.rules.auction.dropping:
        return Dropping(public.setup, public.contract)
    return exchange.begin(public.setup, public.contract)


def _after_answer(public: Dropping, *, out: bool) -> Dropping | AfterTrump:
    rules, contract = public.setup.rules, public.contract
    if out:
        contract = replace(contract, dropped=tuple(sorted((*contract.dropped, public.to_act))))
    if public.answers + 1 < rules.count - 1:
        return replace(public, contract=contract, answers=public.answers + 1)
    if len(contract.dropped) == rules.count - 1:
        return scoring.all_dropped(public.setup, contract)
    return exchange.begin(public.setup, contract)


# ------------------------------------------------------------------ the joker turned up


def _hearts(setup: Setup) -> Calling:
    return Calling(setup, Suit.HEARTS, 0)


_JOKER_UP: dict[JokerUp, Callable[[Setup], AuctionPublic]] = {
    JokerUp.DEALER_NAMES: Proposing,
    JokerUp.DEALER_MAKER: Proposing,
    JokerUp.HEARTS: _hearts,
}

# ------------------------------------------------------------------ private questions


def offered(public: Offers, declined: tuple[int, ...]) -> int | None:
    """The seat asked now whether it plays alone, None when nobody is left.

    The order: the maker, his partner, the defender on the maker's left, the other defender; one a side.
    """
    rules, contract = public.setup.rules, public.contract
    for seat in offer_order(rules, contract):
        if seat not in declined and may_be_offered(rules, contract, seat):
            return seat
    return None


def may_be_offered(rules: Rules, contract: Made, seat: int) -> bool:
    """Whether a seat in the order of offers is asked, given who is alone already."""
    sides = {rules.side_of(lone) for lone in contract.alone}
    if rules.side_of(seat) in sides:
        return False
    makers = rules.side_of(contract.maker)
    if rules.side_of(seat) == makers:
        return True
    return rules.alone.defenders is LoneDefenders.ALWAYS or makers in sides


def offer_order(rules: Rules, contract: Made) -> list[int]:
    """All seats that may be asked, in order, were everybody to decline."""
    clockwise = [(contract.maker + step) % rules.count for step in range(rules.count)]
    side = rules.side_of(contract.maker)
    asks_makers = rules.alone.makers is LoneMakers.MAKING_SIDE
    makers = [seat for seat in clockwise if rules.side_of(seat) == side] if asks_makers else []
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
