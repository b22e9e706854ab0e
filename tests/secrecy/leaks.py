"""Ten ways to give something away, switched in on purpose: each must be found.

A leak is switched in by replacing what the engine tells (`perception`, `Observation`) or by adding to what is
sent beside the events. ``applies``: the variants, with settings, where there is such a thing to leak.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from euchre.game import Deal, Discard, Give, Observation, is_over, legal, perception
from euchre.game.auction import Offers, Redealing
from euchre.game.events import Asked, Declined, Gave, HandOver, UpcardTaken
from euchre.game.state import Auction, Over, Play
from tests.secrecy.detector import Extras, Moment, no_extras
from tests.strategies import Case, case, public_of

EUCHRE, TWO_HANDED, BID_EUCHRE = Case("euchre"), Case("two-handed"), Case("bid-euchre")
BEST = case("euchre", {"exchange.partners_best": True})
FARMERS = case("euchre", {"auction.farmers_hand": True})
UNDER = case("euchre", {"auction.going_under": True})

Switch = Callable[[pytest.MonkeyPatch], Extras]
"""Switches a leak in, and says what is sent beside the events."""


@dataclass(frozen=True)
class Whispered:
    """An event that must not be."""

    what: Any
    kind: str = "whispered"


@dataclass(frozen=True)
class Leak:
    """``what`` is leaked, in the manner told by ``how``."""

    what: str
    how: str
    switch: Switch
    applies: tuple[Case, ...]

    def __str__(self) -> str:
        return f"{self.what}: {self.how}"


Retold = Callable[..., tuple[Any, ...]]


def telling(retell: Retold) -> Switch:
    """A leak in what a seat perceives: ``retell(events, before, action, seat, after)`` gives what it gets."""

    def switch(patch: pytest.MonkeyPatch) -> Extras:
        honest = perception.seen

        def seen(before, action, seat, after=None):
            return retell(honest(before, action, seat, after), before, action, seat, after)

        patch.setattr(perception, "seen", seen)
        return no_extras

    return switch


def sending(extras: Extras) -> Switch:
    """A leak in what is sent beside the events."""
    return lambda _patch: extras


def _partners_hand(events, before, action, seat, after):
    if isinstance(action, Deal) and seat is not None:
        count = len(action.hands)
        return (*events, Whispered(action.hands[(seat + count // 2) % count]))
    return events


def _partner_after_the_auction(events, before, action, seat, after):
    if isinstance(before, Auction) and not isinstance(after, Auction | Over) and seat is not None:
        deck, hands = before.public.setup.rules.cards, after.cards.hands
        return (*events, Whispered(deck.text(hands[(seat + len(hands) // 2) % len(hands)]).split()[0]))
    return events


def _stock(events, before, action, seat, after):
    if isinstance(action, Deal) and seat == 0:
        return (*events, Whispered(before.rules.cards.cards(after.cards.stock)[-1]))
    return events


def _discard(events, before, action, seat, after):
    return tuple(
        replace(event, put_out=(action.card,))
        if isinstance(event, UpcardTaken) and isinstance(action, Discard)
        else event
        for event in events
    )


def _transit(events, before, action, seat, after):
    if not isinstance(action, Give):
        return events
    return tuple(replace(event, cards=action.cards) if isinstance(event, Gave) else event for event in events)


def _options(events, before, action, seat, after):
    return (*events, Whispered(tuple(map(str, legal(after)))))


def _number_of_options(events, before, action, seat, after):
    return (*events, Whispered(len(legal(after)))) if isinstance(after, Play) else events


def _turn_for_all(patch: pytest.MonkeyPatch) -> Extras:
    patch.setattr(Observation, "my_turn", property(lambda known: known.to_act is not None))
    return no_extras


def _world_in_hint(moment: Moment, seat: int | None) -> dict[str, Any]:
    if isinstance(moment.after, Play) and seat is not None:
        deck = moment.rules.cards
        return {"hint": {"worlds": [[deck.text(hand) for hand in moment.after.cards.hands]]}}
    return {}


def _advice_from_the_world(moment: Moment, seat: int | None) -> dict[str, Any]:
    if isinstance(moment.after, Play) and seat is not None:
        trumps = moment.after.public.tables.trump_mask | moment.rules.cards.all & 0xFF
        left = [(hand & trumps).bit_count() for hand in moment.after.cards.hands]
        return {"hint": {"value": sum(left[1:]) - left[seat]}}
    return {}


def _seed(moment: Moment, seat: int | None) -> dict[str, Any]:
    return {"seed": moment.truth.secret.hex()} if moment.step == 0 else {}


def _hash_of_seed(moment: Moment, seat: int | None) -> dict[str, Any]:
    return {"table": moment.truth.secret.hex()[:6]}


def _early_reveal(events, before, action, seat, after):
    if isinstance(after, Play) and len(after.public.done) == after.public.setup.rules.deal.hand - 1:
        deck = after.public.setup.rules.cards
        return (*events, Whispered(tuple(tuple(deck.cards(hand)) for hand in after.cards.dealt)))
    return events


def _reveal_at_the_first_lead(events, before, action, seat, after):
    if isinstance(before, Play) and not before.public.done and not before.public.trick and not is_over(after):
        deck = before.public.setup.rules.cards
        fake = Whispered("over")
        hands = tuple(tuple(deck.cards(hand)) for hand in after.cards.dealt)
        return (*events, fake, HandOver(None, hands))  # type: ignore[arg-type]
    return events


def _asked_aloud(events, before, action, seat, after):
    if isinstance(after, Auction) and isinstance(after.public, Offers | Redealing):
        rest = tuple(event for event in events if not isinstance(event, Asked))
        return (*rest, Asked("alone" if isinstance(after.public, Offers) else "redeal"))
    return events


def _declined_aloud(events, before, action, seat, after):
    if isinstance(before, Auction) and str(action) == "decline" and Declined() not in events:
        return (Declined(), *events)
    return events


def _answers_counted(events, before, action, seat, after):
    if isinstance(before, Auction) and isinstance(before.public, Offers | Redealing):
        return (*events, Whispered("somebody answered"))
    return events


def _next_deal(moment: Moment, seat: int | None) -> dict[str, Any]:
    coming = moment.truth.games[moment.hand + 1 :]
    if is_over(moment.after) and coming:
        return {"next": {"deal": str(coming[0].deal)}}
    return {}


def _hint_of_the_next_deal(moment: Moment, seat: int | None) -> dict[str, Any]:
    coming = moment.truth.games[moment.hand + 1 :]
    return {"mood": coming[0].deal.hands[0][0].text} if coming and public_of(moment.after) is not None else {}


ALL = (EUCHRE, TWO_HANDED, BID_EUCHRE)

LEAKS = (
    Leak("partner's hand", "all of it, with the deal", telling(_partners_hand), ALL),
    Leak("partner's hand", "one card, after the auction", telling(_partner_after_the_auction), ALL),
    Leak("stock", "one card of it, to one seat", telling(_stock), (EUCHRE, TWO_HANDED)),
    Leak("discard", "its face to everybody", telling(_discard), (EUCHRE, TWO_HANDED)),
    Leak("card in transit", "faces to everybody", telling(_transit), (BID_EUCHRE, BEST)),
    Leak("another's legal actions", "as texts", telling(_options), ALL),
    Leak("another's legal actions", "only how many", telling(_number_of_options), ALL),
    Leak("another's legal actions", "offered to every seat", _turn_for_all, ALL),
    Leak("the true world in a hint", "its cards", sending(_world_in_hint), ALL),
    Leak("the true world in a hint", "a number worked out from it", sending(_advice_from_the_world), ALL),
    Leak("the seed", "in full", sending(_seed), ALL),
    Leak("the seed", "six digits of it", sending(_hash_of_seed), ALL),
    Leak("an early reveal", "before the last trick", telling(_early_reveal), ALL),
    Leak("an early reveal", "at the first lead", telling(_reveal_at_the_first_lead), ALL),
    Leak("a private offer", "asked aloud", telling(_asked_aloud), (EUCHRE, FARMERS, UNDER)),
    Leak("a private offer", "declined aloud", telling(_declined_aloud), (EUCHRE, FARMERS, UNDER)),
    Leak("a private offer", "answers can be counted", telling(_answers_counted), (EUCHRE, FARMERS, UNDER)),
    Leak("the next deal", "after the hand", sending(_next_deal), ALL),
    Leak("the next deal", "one card of it, during the hand", sending(_hint_of_the_next_deal), ALL),
)
