"""Who sees what: the only place that says what a seat perceives of an action.

`seen` looks at the full state before and after, and writes down what one seat may know of the step.
"""

from __future__ import annotations

from collections.abc import Iterator

from euchre.cards import Card, Mask
from euchre.game import state as full
from euchre.game.actions import (
    Action,
    Alone,
    Bid,
    Bury,
    Deal,
    Decline,
    Discard,
    Give,
    In,
    Leave,
    Name,
    Order,
    Out,
    Pass,
    PlayCard,
    Redeal,
    Swap,
    Take,
    sorted_cards,
)
from euchre.game.auction import (
    Calling,
    Dropping,
    Offers,
    Proposing,
    Redealing,
    after_call,
    asks_before,
    begin,
)
from euchre.game.bidding import Bidding, Forced, NamingTrump
from euchre.game.contract import Dealing
from euchre.game.events import (
    Asked,
    Buried,
    Called,
    Dealt,
    Declined,
    Event,
    Gave,
    HandOver,
    JokerHeld,
    Looked,
    OffersClosed,
    Opened,
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
from euchre.game.exchange import Burying, Discarding, Giving, Offering
from euchre.game.play import FirstLead, Tricks, winner
from euchre.game.state import Auction, Exchange, Opening, Over, Play, State
from euchre.rules import Rules


def seen(before: State, action: Action, seat: int | None, after: State | None = None) -> tuple[Event, ...]:
    """What ``seat`` perceives of a legal action, in order; ``seat`` None is a spectator.

    ``after``: ``apply(before, action)``, where the caller has it already.
    """
    then = full.apply(before, action) if after is None else after
    return (
        *_step(before, action, seat, then),
        *_looking(before, seat),
        *_closing(before, action, then),
        *_gathering(before, action, seat, then),
        *_asking(then, seat),
        *_ending(then),
    )


def _step(before: State, action: Action, seat: int | None, after: State) -> Iterator[Event]:
    """The action itself."""
    actor = full.to_act(before)
    mine = seat is not None and actor == seat
    match before, action:
        case _, Deal(hands, upcard):
            looks = seat is not None and seat != _blind(after)
            yield Dealt(sorted_cards(hands[seat]) if looks and seat is not None else (), upcard)
        case _, Decline() if mine:
            yield Declined()
        case Auction(public, cards), Redeal() if actor is not None:
            yield Redealt(actor, _faces(public.setup.rules, cards.hands[actor]))
        case Auction(public, cards), Swap(down) if actor is not None:
            taken = _faces(public.setup.rules, cards.stock)
            yield Swapped(actor, down if mine else (), taken if mine else ())
        case _, Alone() if actor is not None:
            yield WentAlone(actor)
        case _, Pass() | Order() | Name() | Bid() | In() | Out() if actor is not None:
            yield Called(actor, action)
        case Exchange(Discarding()), Discard(card) if actor is not None:
            left = isinstance(after, Exchange | Play) and not after.public.contract.took
            yield UpcardLeft(actor) if left else UpcardTaken(actor, (card,) if mine else ())
        case Exchange(Offering()), Leave() if actor is not None:
            yield WidowLeft(actor)
        case Exchange(Burying()), Discard() | Bury() if actor is not None:
            out = (action.card,) if isinstance(action, Discard) else action.cards
            yield Buried(actor, len(out), out if mine else ())
        case Exchange(Giving() as public, cards), Give(given) if actor is not None:
            yield Gave(actor, len(given), given if mine else ())
            yield from _received(public, cards.transit, given, seat)
        case ((Opening(public) | Play(public)), PlayCard(card)):
            yield from _played(public, card, after)


def _looking(before: State, seat: int | None) -> Iterator[Event]:
    """A dealer who has now named the joker's suit looks at his cards."""
    if isinstance(before, Auction) and seat is not None and _blind(before) == seat:
        yield Looked(_faces(before.public.setup.rules, before.cards.hands[seat]))


def _blind(state: State) -> int | None:
    """The seat that has not looked at its cards: a dealer who is to name the joker's suit first.

    Where the house asks about worthless hands everybody has looked before.
    """
    if isinstance(state, Auction) and isinstance(state.public, Proposing):
        if isinstance(begin(state.public.setup), Proposing):
            return state.public.to_act
    return None


def _received(public: Giving, transit: Mask, given: tuple[Card, ...], seat: int | None) -> Iterator[Event]:
    """Both receive at once, when the second has given."""
    if public.given and seat == public.lone:
        yield Received(public.lone, given)
    if public.given and seat == public.partner:
        yield Received(public.partner, _faces(public.setup.rules, transit))


def _played(public: Tricks | FirstLead, card: Card, after: State) -> Iterator[Event]:
    yield Played(public.to_act, card)
    if isinstance(public, FirstLead):
        return
    trick = (*public.trick, (public.to_act, card))
    if len(trick) == len(public.active):
        if isinstance(after, Play):
            yield TrickWon(after.public.to_act)
        else:
            yield TrickWon(winner(trick, public.tables, public.setup.rules.play.twins))


def _closing(before: State, action: Action, after: State) -> Iterator[Event]:
    """A round of private questions came to its end, which everybody notices; also one with nobody to ask."""
    if _offers_begun(before, action) and not _offers(after):
        yield OffersClosed()
    if isinstance(after, Auction) and isinstance(after.public, Forced):
        yield JokerHeld(after.public.to_act)
    if _redealing_ended(before, after):
        yield Opened()


def _offers_begun(before: State, action: Action) -> bool:
    """Lone offers were open, or opened by this call."""
    match before, action:
        case (
            Auction(Proposing() | Calling() | Bidding() | Forced() | NamingTrump() | Dropping() as public),
            Pass() | Order() | Name() | Bid() | In() | Out(),
        ):
            return isinstance(after_call(public, action), Offers)
    return _offers(before)


def _offers(state: State) -> bool:
    return isinstance(state, Auction) and isinstance(state.public, Offers)


def _redealing_ended(before: State, after: State) -> bool:
    """Also where nobody had to be asked: then the deal itself opens the calls."""
    if not isinstance(after, Auction | Play) or isinstance(after.public, Redealing | Offers):
        return False
    if isinstance(before, Auction):
        return isinstance(before.public, Redealing)
    return isinstance(before, Dealing) and asks_before(before.rules)


def _gathering(before: State, action: Action, seat: int | None, after: State) -> Iterator[Event]:
    """The widow comes to the one who won it, the upcard to a sitting dealer who may give it."""
    if isinstance(before, Dealing | Over) or isinstance(after, Dealing):
        return
    if before.cards.widow and not after.cards.widow:
        taker = full.to_act(after) if not isinstance(action, Take) else full.to_act(before)
        assert taker is not None
        faces = _faces(after.public.setup.rules, before.cards.widow)
        yield WidowTaken(taker, faces if seat == taker else ())
    if before.cards.upcard and not after.cards.upcard and not isinstance(action, Discard):
        yield UpcardJoined(after.public.setup.dealer)


def _asking(after: State, seat: int | None) -> Iterator[Event]:
    """The seat that is asked next hears the question, nobody else does."""
    if isinstance(after, Auction) and isinstance(after.public, Redealing | Offers):
        asked, question = full.question(after)
        if asked == seat:
            yield Asked(question)


def _ending(after: State) -> Iterator[Event]:
    """When a hand is over all cards are shown to all."""
    if isinstance(after, Over):
        rules = after.public.setup.rules
        yield HandOver(after.public.result, tuple(_faces(rules, hand) for hand in after.cards.dealt))


def _faces(rules: Rules, mask: Mask) -> tuple[Card, ...]:
    return sorted_cards(rules.cards.cards(mask))
