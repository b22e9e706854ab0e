"""Which calls and answers are legal: one checker for each, and the actions it lets through.

Written on the public part of the auction and the actor's own cards alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from euchre.cards import JOKER, Mask, Strain
from euchre.game.actions import (
    ALONE,
    DECLINE,
    IN,
    OUT,
    PASS,
    REDEAL,
    Action,
    Alone,
    Bid,
    CallAction,
    Decline,
    In,
    Name,
    Order,
    Out,
    Pass,
    Redeal,
    Swap,
)
from euchre.game.auction import FARMER_RANKS, Calling, CallPublic, Dropping, Proposing
from euchre.game.bidding import FORCED, Bidding, Forced, NamingTrump, is_stuck
from euchre.game.contract import Question, Refusal
from euchre.game.exchange import card_sets
from euchre.rules import Level, Rules
from euchre.rules.choices import LoneMakers, Naming


def question_refusal(rules: Rules, question: Question, hand: Mask, action: Action) -> Refusal | None:
    """Why this is no answer to a private question (``"redeal"``, ``"swap"``, ``"alone"``), or None."""
    match question, action:
        case _, Decline():
            return None
        case ("redeal", Redeal()) | ("alone", Alone()):
            return None
        case "swap", Swap(cards):
            if len(cards) != 3 or any(card.rank not in FARMER_RANKS for card in cards):
                return Refusal("wrong-swap", "going under swaps exactly three nines or tens")
            try:
                rules.cards.take(cards, hand)
            except KeyError as missing:
                return Refusal(
                    "not-your-card", f"{missing.args[0]} is not in this hand: {rules.cards.text(hand)}"
                )
            return None
    return Refusal("wrong-answer", f"the question is {question}: answer {question} or decline")


def question_actions(rules: Rules, question: Question, hand: Mask) -> Iterator[Action]:
    """Every answer to a private question."""
    if question == "swap":
        low = rules.cards.mask_where(hand, lambda card: card.rank in FARMER_RANKS)
        for cards in card_sets(rules.cards, low, 3):
            yield Swap(cards)
    else:
        yield REDEAL if question == "redeal" else ALONE
    yield DECLINE


def call_refusal(public: CallPublic, hand: Mask, action: Action) -> Refusal | None:
    """Why the seat to act may not make this call with this hand, or None."""
    match public:
        case Proposing():
            if isinstance(action, Name) and action.strain.has_trump and not action.alone:
                return None
            return Refusal("must-name", "the joker was turned up: the dealer names S, C, H or D")
        case Calling():
            return (
                _second_round_refusal(public, hand, action)
                if public.second_round
                else _first_round_refusal(public, hand, action)
            )
        case Bidding():
            return _bid_refusal(public, action)
        case Forced():
            return (
                None
                if action == FORCED
                else Refusal("must-bid", f"all passed: the joker's holder must {FORCED}")
            )
        case Dropping():
            return (
                None
                if isinstance(action, In | Out)
                else Refusal("must-answer", "trump is made: say in or out")
            )
        case NamingTrump(setup):
            return _naming_refusal(setup.rules, action)


def _first_round_refusal(public: Calling, hand: Mask, action: Action) -> Refusal | None:
    rules, seat = public.setup.rules, public.to_act
    if isinstance(action, Pass):
        return None
    if not isinstance(action, Order):
        return Refusal("wrong-call", "in the first round say pass or order")
    lone_only = (
        rules.auction.canadian_loner
        and seat != public.setup.dealer
        and (rules.side_of(seat) == rules.side_of(public.setup.dealer))
    )
    with_call = rules.alone.makers is LoneMakers.WITH_CALL
    if action.alone != lone_only and not (with_call and action.alone):
        right = "order alone" if lone_only else "order"
        return Refusal("must-order-alone" if lone_only else "wrong-call", f"here it is pass or {right}")
    if seat == public.setup.dealer and public.setup.upcard is not JOKER:
        return None
    return _suit_refusal(rules, hand, public.turned.strain)


def _second_round_refusal(public: Calling, hand: Mask, action: Action) -> Refusal | None:
    rules = public.setup.rules
    if isinstance(action, Pass):
        if public.to_act == public.setup.dealer and _dealer_is_stuck(public, hand):
            return Refusal("dealer-must-call", "the others passed: the dealer must name a suit")
        return None
    if not isinstance(action, Name):
        return Refusal("wrong-call", "in the second round say pass or name a suit")
    if action.alone and rules.alone.makers is not LoneMakers.WITH_CALL:
        return Refusal("wrong-call", f"playing alone is not said with the call: name {action.strain.text}")
    if not action.strain.has_trump:
        if action.strain is Strain.NO_TRUMP and rules.auction.second_round_no_trump:
            return None
        return Refusal(
            "no-trump-not-played", f"{action.strain.text} is not played at this table: name a suit"
        )
    if action.strain is public.turned.strain and not rules.auction.turned_down_again:
        return Refusal("suit-turned-down", f"{action.strain.text} was turned down: name another suit")
    return _suit_refusal(rules, hand, action.strain)


def _dealer_is_stuck(public: Calling, hand: Mask) -> bool:
    """A stuck dealer who may name nothing passes after all."""
    auction = public.setup.rules.auction
    if not auction.dealer_must_call or auction.forfeit_deal:
        return False
    return any(_second_round_refusal(public, hand, Name(strain)) is None for strain in Strain)


def _suit_refusal(rules: Rules, hand: Mask, strain: Strain) -> Refusal | None:
    if not rules.auction.need_suit or any(card.suit is strain.suit for card in rules.cards.cards(hand)):
        return None
    return Refusal("no-card-of-suit", f"you need a printed card of {strain.text} to make it trump")


def _bid_refusal(public: Bidding, action: Action) -> Refusal | None:
    rules = public.setup.rules
    if isinstance(action, Pass):
        if is_stuck(public):
            return Refusal("dealer-must-call", "the others passed: the dealer must bid")
        return None
    if not isinstance(action, Bid):
        return Refusal("wrong-call", "in the auction say pass or bid")
    level = rules.levels.get(action.level)
    if level is None:
        return Refusal(
            "no-such-bid", f"there is no bid of {action.level}: the bids are {', '.join(rules.levels)}"
        )
    wrong = _bid_strain_refusal(rules, level, action.strain)
    if wrong is not None:
        return wrong
    if public.standing is not None and level.rank <= rules.levels[public.standing.bid.level].rank:
        return Refusal("bid-too-low", f"the standing bid is {public.standing.bid.level}: bid higher or pass")
    if level.over and (public.standing is None or public.standing.bid.level != level.over):
        return Refusal("bid-not-open", f"{level.id} can be bid over {level.over} only")
    return None


def _bid_strain_refusal(rules: Rules, level: Level, strain: Strain | None) -> Refusal | None:
    if level.naming is not Naming.WITH_BID:
        if strain is None:
            return None
        return Refusal("strain-not-asked", f"this bid names no strain: bid {level.id}")
    if strain is None:
        return Refusal("strain-missing", f"name the strain with the bid, such as bid {level.id} S")
    lowest = rules.auction.minimum_no_trump
    if not strain.has_trump and level.win is None and level.tricks < lowest:
        return Refusal("bid-too-low", f"the lowest bid in no-trump is {lowest}")
    return _strain_refusal(rules, strain)


def _strain_refusal(rules: Rules, strain: Strain) -> Refusal | None:
    if strain in rules.strains:
        return None
    played = " ".join(one.text for one in rules.strains)
    return Refusal("strain-not-played", f"{strain.text} is not played at this table: name one of {played}")


def _naming_refusal(rules: Rules, action: Action) -> Refusal | None:
    may_say = rules.alone.makers is LoneMakers.WITH_CALL
    if not isinstance(action, Name) or (action.alone and not may_say):
        return Refusal(
            "must-name", f"the auction is won: name one of {' '.join(s.text for s in rules.strains)}"
        )
    return _strain_refusal(rules, action.strain)


def call_actions(public: CallPublic, hand: Mask) -> Iterator[Action]:
    """Every legal call of the seat to act."""
    for action in _candidates(public):
        if call_refusal(public, hand, action) is None:
            yield action


def _candidates(public: CallPublic) -> Iterator[CallAction]:
    yield PASS
    match public:
        case Bidding():
            rules = public.setup.rules
            floor = rules.levels[public.standing.bid.level].rank if public.standing is not None else 0
            for level in rules.levels.values():
                if level.rank > floor:
                    named = level.naming is Naming.WITH_BID
                    yield from (Bid(level.id, strain) for strain in (rules.strains if named else (None,)))
        case Forced():
            yield FORCED
        case Dropping():
            yield from (IN, OUT)
        case Calling() if not public.second_round:
            yield from (Order(), Order(alone=True))
        case _:
            yield from (Name(strain, alone) for strain in Strain for alone in (False, True))
