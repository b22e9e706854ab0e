"""What a seat may do now, as buttons, sets of cards and a question; empty where it is not its turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from euchre.cards import Card, Suit
from euchre.game.actions import (
    Action,
    Alone,
    Bid,
    Decline,
    In,
    Leave,
    Name,
    Order,
    Out,
    Pass,
    Redeal,
    Swap,
    Take,
)
from euchre.game.auction import Calling, Dropping, Offers, Proposing, Redealing
from euchre.game.bidding import Bidding, Forced, NamingTrump
from euchre.game.contract import Made
from euchre.game.exchange import Burying, Discarding, Giving, Offering
from euchre.game.observation import Observation
from euchre.game.play import FirstLead, Tricks
from euchre.server.protocol import ActionView, CardView, SetActionView, Text
from euchre.server.words import Args, Reader, call_args, call_id

Show = Callable[[Card], CardView]


def actions(observation: Observation, legal: Sequence[Action], reader: Reader) -> list[ActionView]:
    """The buttons: every legal action that is one choice. Cards are played from the hand."""
    found = (_button(action, observation, reader) for action in legal)
    return [button for button in found if button is not None]


def _button(action: Action, observation: Observation, reader: Reader) -> ActionView | None:
    text = str(action)
    match action:
        case Bid(level, strain):
            label = Text("action-bid", call_args(action))
            return ActionView(text, "bid", label, level, strain.text if strain is not None else None)
        case Name(strain, alone):
            label = Text(f"action-{call_id(action)}", call_args(action))
            return ActionView(text, "name", label, strain=strain.text, alone=alone)
        case Order(alone):
            args: Args = {**call_args(action), "how": reader.relation(reader.seat)}
            return ActionView(text, "order", Text("action-order", args), alone=alone)
        case Pass() | Alone() | Decline() | Redeal() | In() | Out() | Take() | Leave():
            asked = {"question": observation.question or ""} if isinstance(action, Decline) else {}
            return ActionView(text, text, Text(f"action-{text}", {**asked}))
    return None


def choose(observation: Observation, show: Show) -> SetActionView | None:
    """The choice of some cards that is open to this seat, if one is."""
    if not observation.my_turn:
        return None
    match observation.public:
        case Redealing() if observation.question == "swap":
            swaps = [action.cards for action in observation.legal() if isinstance(action, Swap)]
            low = {card for cards in swaps for card in cards}
            held = [card for card in observation.cards if card in low]
            return SetActionView("swap", Text("action-swap"), 3, 3, [show(card) for card in held])
        case Discarding() as public:
            return _discard(public, observation.cards, show)
        case Burying() as public:
            shown = [show(card) for card in observation.cards]
            return SetActionView("discard", Text("action-discard"), public.count, public.count, shown)
        case Giving() as public:
            counts = public.counts
            label = Text("action-give", {"min": counts[0], "max": counts[-1]})
            cards = [show(card) for card in observation.cards]
            return SetActionView("give", label, counts[0], counts[-1], cards)
    return None


def _discard(public: Discarding, hand: list[Card], show: Show) -> SetActionView:
    upcard = public.setup.upcard
    cards = [show(card) for card in hand]
    leave, unseen = None, public.setup.rules.exchange.any_of_six
    if (public.may_leave or unseen) and upcard is not None:
        cards.append(show(upcard))
        leave = upcard.text
    return SetActionView("discard", Text("action-discard"), 1, 1, cards, leave, unseen)


# ---------------------------------------------------------------- the question


def prompt(observation: Observation, legal: Sequence[Action], reader: Reader) -> Text | None:
    """What this seat is asked now; None where it is not its turn."""
    if not observation.my_turn:
        return None
    match observation.public:
        case Redealing() | Offers():
            return Text(f"prompt-{observation.question}", _lone_args(observation, reader))
        case Proposing():
            return Text("prompt-propose")
        case Calling() as calling:
            return _call_prompt(calling, legal, reader)
        case Bidding() as bidding:
            free = any(isinstance(action, Pass) for action in legal)
            return _bid_prompt(bidding, reader) if free else Text("prompt-bid-must")
        case Discarding() as discarding:
            name = "prompt-discard-or-leave" if discarding.may_leave else "prompt-discard"
            return Text(name, _upcard_args(discarding.setup.upcard))
        case Giving() as giving:
            counts = giving.counts
            name = "prompt-give-back" if giving.given else "prompt-give"
            return Text(name, {"min": counts[0], "max": counts[-1], "count": counts[-1]})
        case Tricks() as tricks:
            return _play_prompt(tricks, observation)
    return _prompt_after_bids(observation, reader)


def _prompt_after_bids(observation: Observation, reader: Reader) -> Text | None:
    match observation.public:
        case Forced():
            return Text("prompt-forced")
        case NamingTrump():
            return Text("prompt-name-trump")
        case Dropping():
            return Text("prompt-dropping", _lone_args(observation, reader))
        case Offering():
            return Text("prompt-widow")
        case Burying() as burying:
            return Text("prompt-bury", {"count": burying.count})
        case FirstLead():
            return Text("prompt-first-lead")
    return None


def _lone_args(observation: Observation, reader: Reader) -> Args:
    contract = observation.contract
    if not isinstance(contract, Made):
        return {}
    return {**reader.who(contract.maker), "strain": contract.strain.text}


def _upcard_args(upcard: Card | None) -> Args:
    return {} if upcard is None else {"card": upcard.text}


def _call_prompt(calling: Calling, legal: Sequence[Action], reader: Reader) -> Text:
    if not calling.second_round:
        args = _upcard_args(calling.setup.upcard) | {"how": reader.relation(reader.seat)}
        return Text("prompt-order", {**args, **reader.who(reader.dealer), "suit": calling.turned.text})
    if not any(isinstance(action, Pass) for action in legal):
        return Text("prompt-name-must", {"suit": calling.turned.text})
    if not any(isinstance(action, Name) for action in legal):
        return Text("prompt-pass-only")
    return Text("prompt-name", {"suit": calling.turned.text})


def _bid_prompt(bidding: Bidding, reader: Reader) -> Text:
    if bidding.standing is None:
        return Text("prompt-bid")
    seat, bid = bidding.standing
    return Text("prompt-bid-over", {**reader.who(seat), **call_args(bid)})


def _play_prompt(tricks: Tricks, observation: Observation) -> Text:
    suit = led(observation)
    if not suit:
        return Text("prompt-lead")
    suits = {Suit(tricks.tables.suit_of_face[card]).text for card in observation.cards}
    return Text("prompt-follow" if suit["suit"] in suits else "prompt-play-any", suit)


def led(observation: Observation) -> Args:
    """The argument that names the effective suit led to the trick on the table; none before a lead."""
    public = observation.public
    if not isinstance(public, Tricks) or not public.trick:
        return {}
    return {"suit": Suit(public.tables.suit_of_face[public.trick[0][1]]).text}


# ---------------------------------------------------------------- waiting and standing


def waiting(observation: Observation, reader: Reader, *, over: bool) -> Text:
    """Who or what the table waits for."""
    if over:
        return Text("waiting-over")
    if observation.phase == "deal":
        return Text("waiting-deal", reader.who(observation.dealer))
    if observation.phase == "over":
        return Text("waiting-next-hand")
    seat = observation.to_act
    if seat is None:
        return Text("waiting-offers" if isinstance(observation.public, Offers) else "waiting-question")
    return Text("waiting-you") if seat == reader.seat else Text("waiting-seat", reader.who(seat))


def standing(observation: Observation, reader: Reader) -> Text | None:
    """Where the auction stands, or what is being played for."""
    match observation.public:
        case Calling() as calling:
            name = "standing-turned-down" if calling.second_round else "standing-turned-up"
            return Text(name, {"suit": calling.turned.text, **_upcard_args(calling.setup.upcard)})
        case Bidding() as bidding:
            if bidding.standing is None:
                return Text("standing-no-bid")
            seat, bid = bidding.standing
            return Text("standing-bid", {**reader.who(seat), **call_args(bid)})
    contract = observation.contract
    if not isinstance(contract, Made):
        return None
    args: Args = {**reader.who(contract.maker), "strain": contract.strain.text}
    if contract.bid is not None:
        return Text("standing-contract-bid", {**args, "level": contract.bid})
    return Text("standing-contract", {**args, "needs": observation.rules.deal.hand // 2 + 1})
