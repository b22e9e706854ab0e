"""Texts for what happened and what was said: message ids and arguments, worded by the browser.

Arguments: ``name`` is a person's or bot's name and ``self`` says ``yes`` where that is the reader;
``card``, ``cards``, ``strain`` and ``suit`` are texts of the notation; ``side`` says how the reader stands
to a side (``we``, ``i``, ``us``, ``they``, ``one``, ``them``), whose names are ``first`` and ``second``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from euchre.cards import Card
from euchre.game.actions import Bid, CallAction, Name, Order
from euchre.game.contract import Made
from euchre.game.events import (
    Buried,
    Called,
    Dealt,
    Event,
    Gave,
    HandOver,
    JokerHeld,
    Looked,
    OffersClosed,
    Played,
    Received,
    Redealt,
    Swapped,
    TrickWon,
    UpcardJoined,
    UpcardLeft,
    UpcardTaken,
    WentAlone,
    WidowLeft,
    WidowTaken,
)
from euchre.game.scoring import HandResult, VoidReason
from euchre.rules import Rules
from euchre.rules.choices import Direction, ScoringKind
from euchre.server.protocol import ArgValue, EventView, Text
from euchre.server.sight import Noted
from euchre.storage import SeatRow

Args = dict[str, ArgValue]


MANY = 3
"""Members of a side that are no longer named one by one."""
_MINE, _THEIRS = ("i", "we", "us"), ("one", "they", "them")


class Reader:
    """One seat, for whom texts are made."""

    def __init__(self, seat: int, seats: Sequence[SeatRow], rules: Rules, dealer: int) -> None:
        self.seat = seat
        self.rules = rules
        self.dealer = dealer
        self._names = [seat.name for seat in seats]

    def who(self, seat: int) -> Args:
        """The arguments that name a seat."""
        return {"name": self._names[seat], "self": "yes" if seat == self.seat else "no"}

    def side(self, side: int) -> Args:
        """The arguments that name a side."""
        seats = [seat for seat in range(self.rules.count) if self.rules.side_of(seat) == side]
        others = [self._names[seat] for seat in seats if seat != self.seat]
        mine = self.seat in seats
        how = (_MINE if mine else _THEIRS)[min(len(seats), MANY) - 1]
        return {"side": how, "first": others[0] if others else "", "second": others[-1] if others else ""}

    def relation(self, seat: int) -> str:
        """How a seat stands to the dealer: ``dealer``, ``partner`` or ``opponent``."""
        if seat == self.dealer:
            return "dealer"
        same = self.rules.side_of(seat) == self.rules.side_of(self.dealer)
        return "partner" if same else "opponent"


def faces(cards: Sequence[Card]) -> str:
    """Cards as one argument."""
    return " ".join(card.text for card in cards)


# ---------------------------------------------------------------- calls


def call_args(action: CallAction) -> Args:
    """What a call says, as arguments."""
    match action:
        case Bid(level, strain):
            return {"level": level, "strain": strain.text if strain is not None else ""}
        case Name(strain):
            return {"strain": strain.text}
        case Order(alone):
            return {"alone": "yes" if alone else "no"}
    return {}


def call_id(action: CallAction) -> str:
    """A call's first word, as message ids end with it."""
    if isinstance(action, Name) and action.alone:
        return "name-alone"
    return str(action).partition(" ")[0]


def said(event: Event, reader: Reader) -> tuple[int, Text] | None:
    """Who said something with an event, and what, in a few words; None if nobody."""
    match event:
        case Called(seat, action):
            how: Args = {"how": reader.relation(seat)} if isinstance(action, Order) else {}
            return seat, Text(f"say-{call_id(action)}", {**call_args(action), **how})
        case JokerHeld(seat):
            return seat, Text("say-joker")
        case WentAlone(seat):
            return seat, Text("say-alone")
        case Redealt(seat):
            return seat, Text("say-redeal")
    return None


# ---------------------------------------------------------------- events


def event_view(noted: Noted, reader: Reader) -> EventView | None:
    """An event as the reader may see it; None for what only the view tells."""
    version, event, kind = noted.version, noted.event, noted.event.kind
    match event:
        case Dealt(cards, upcard):
            args = reader.who(reader.dealer) | ({"card": upcard.text} if upcard is not None else {})
            text = Text("event-dealt-upcard" if upcard is not None else "event-dealt", args)
            return _view(version, kind, text, reader.dealer, cards)
        case Looked(cards):
            return _view(version, kind, Text("event-looked"), reader.dealer, cards)
        case Called(seat, action):
            return EventView(version, kind, _called(seat, action, reader), seat, action=str(action))
        case JokerHeld(seat) | UpcardJoined(seat) | WidowLeft(seat):
            return _view(version, kind, Text(f"event-{kind}", reader.who(seat)), seat)
        case WentAlone(seat):
            return _view(version, kind, Text("event-alone", reader.who(seat)), seat)
        case OffersClosed():
            return _view(version, kind, Text("event-offers-closed"), None)
        case Redealt(seat, cards):
            return _view(version, kind, Text("event-redealt", reader.who(seat)), seat, cards)
        case Swapped(seat, _, taken):
            return _view(version, kind, Text("event-swapped", reader.who(seat)), seat, taken, 3)
        case TrickWon(seat):
            return _view(version, kind, Text("event-trick-won", reader.who(seat)), seat)
        case Played(seat, card):
            text = Text("event-played", {**reader.who(seat), "card": card.text})
            return _view(version, kind, text, seat, (card,))
        case HandOver(result):
            return _view(version, kind, result_text(result, reader), None)
    return _exchanged(version, event, reader)


def _exchanged(version: int, event: Event, reader: Reader) -> EventView | None:
    match event:
        case UpcardTaken(seat, put_out):
            args = reader.who(seat) | ({"card": faces(put_out)} if put_out else {})
            text = Text("event-upcard-taken-own" if put_out else "event-upcard-taken", args)
            return _view(version, event.kind, text, seat, put_out, 1)
        case UpcardLeft(seat):
            return _view(version, event.kind, Text("event-upcard-left", reader.who(seat)), seat)
        case WidowTaken(seat, cards):
            own: Args = {"cards": faces(cards), "count": len(cards)}
            text = (
                Text("event-widow-taken-own", own) if cards else Text("event-widow-taken", reader.who(seat))
            )
            return _view(version, event.kind, text, seat, cards, reader.rules.deal.widow)
        case Buried(seat, count, cards):
            args = {**reader.who(seat), "count": count} | ({"cards": faces(cards)} if cards else {})
            text = Text("event-buried-own" if cards else "event-buried", args)
            return _view(version, event.kind, text, seat, cards, count)
        case Gave(seat, count, cards):
            text = Text("event-gave", {**reader.who(seat), "count": count})
            return _view(version, event.kind, text, seat, cards, count)
        case Received(seat, cards):
            text = Text("event-received", {"cards": faces(cards), "count": len(cards)})
            return _view(version, event.kind, text, seat, cards)
    return None


def _view(
    version: int, kind: str, text: Text, seat: int | None, cards: Sequence[Card] = (), count: int = 0
) -> EventView:
    shown = [card.text for card in cards]
    return EventView(version, kind, text, seat, cards=shown, count=count or len(shown))


def _called(seat: int, action: CallAction, reader: Reader) -> Text:
    args = {**reader.who(seat), **call_args(action)}
    if isinstance(action, Order):
        args["how"] = reader.relation(seat)
    return Text(f"event-{call_id(action)}", args)


# ---------------------------------------------------------------- results


def result_text(result: HandResult, reader: Reader) -> Text:
    """How a hand ended, in a sentence."""
    rules = reader.rules
    if not isinstance(result.contract, Made):
        if result.contract is not None:
            return Text("result-no-maker")
        if result.void is VoidReason.FORFEITED:
            return Text("result-forfeited", reader.side(rules.side_of(result.dealer)))
        return Text(f"result-{result.void or VoidReason.ALL_PASSED}")
    if rules.scoring.kind in _RESULTS:
        return _RESULTS[rules.scoring.kind](result, result.contract, reader)
    side = rules.side_of(result.contract.maker)
    tricks = result.tricks[side]
    if result.success != side:
        setter = result.success if result.success is not None else _first_other(rules, side)
        args = reader.side(setter) | {"tricks": result.tricks[setter], "points": result.points[setter]}
        return Text("result-euchred", args)
    alone = any(rules.side_of(seat) == side for seat in result.contract.alone)
    args = reader.side(side) | {"tricks": tricks, "points": result.points[side]}
    if alone:
        lone = next(seat for seat in result.contract.alone if rules.side_of(seat) == side)
        args |= reader.who(lone)
    march = "march" if tricks == rules.deal.hand else "made"
    return Text(f"result-{march}-alone" if alone else f"result-{march}", args)


def _first_other(rules: Rules, side: int) -> int:
    """The first side that is not this one: any of them, where all score alike."""
    return next(at for at in range(rules.sides) if at != side)


def _bid_result(result: HandResult, contract: Made, reader: Reader) -> Text:
    side = reader.rules.side_of(contract.maker)
    made = "made" if result.success == side else "set"
    args = reader.side(side) | {
        **reader.who(contract.maker),
        "level": contract.bid or "",
        "strain": contract.strain.text,
        "tricks": result.tricks[side],
        "points": abs(result.points[side]),
        "others": sum(points for at, points in enumerate(result.points) if at != side),
    }
    return Text(f"result-bid-{made}", args)


def _stakes_result(result: HandResult, contract: Made, reader: Reader) -> Text:
    side = reader.rules.side_of(contract.maker)
    made = "made" if result.success == side else "failed"
    args = reader.side(side) | {
        **reader.who(contract.maker),
        "level": contract.bid or "",
        "strain": contract.strain.text,
        "points": abs(result.points[_first_other(reader.rules, side)]),
    }
    return Text(f"result-stakes-{made}", args)


def _countdown_result(result: HandResult, contract: Made, reader: Reader) -> Text:
    side = reader.rules.side_of(contract.maker)
    made = "made" if result.success == side else "failed"
    args = reader.side(side) | {"tricks": result.tricks[side], "points": abs(result.points[side])}
    return Text(f"result-countdown-{made}", args)


_RESULTS: dict[ScoringKind, Callable[[HandResult, Made, Reader], Text]] = {
    ScoringKind.CONTRACT: _bid_result,
    ScoringKind.STAKES: _stakes_result,
    ScoringKind.COUNTDOWN: _countdown_result,
}


def match_text(winner: int, score: Sequence[int], reader: Reader) -> Text:
    """How a match ended, in a sentence."""
    best = min if reader.rules.match.direction is Direction.DOWN else max
    other = best(points for side, points in enumerate(score) if side != winner)
    return Text("result-match", reader.side(winner) | {"points": score[winner], "others": other})
