"""A position as one seat sees it, from what a person writes of it: own cards, upcard, calls, cards played."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from euchre.analysis.telling import Telling, names_blind
from euchre.analysis.told import Decide, Told, impossible, text_of
from euchre.bots.worlds import Worlds
from euchre.cards import Card
from euchre.errors import RulesError
from euchre.game import auction
from euchre.game.actions import sorted_cards
from euchre.game.auction import Offers, Proposing
from euchre.game.events import (
    Played,
    UpcardJoined,
    UpcardTaken,
)
from euchre.game.match import check_score
from euchre.game.observation import Observation


def observe(told: Told) -> Observation:
    """What the seat that decides knows.

    Raises: `RulesError` that names what cannot be and what would be right.
    """
    observation = tell(told)
    try:
        Worlds(observation)
    except ValueError as error:
        raise impossible(
            "the cards cannot lie so: look for a card in two places, or one played by a seat that had not "
            "followed its suit before"
        ) from error
    return observation


def tell(told: Told) -> Observation:
    """The same without asking whether the unseen cards can lie so.

    Raises: `RulesError`.
    """
    _check(told)
    if told.decide in (Decide.REDEAL, Decide.SWAP):
        return Telling(told, told.dealer if told.seat is None else told.seat).asked_before_the_calls()
    public = Telling(told, None).all()
    seat = _who(told, public)
    whole = replace(told, seat=seat)
    return Telling(whole, seat, _dealt(whole, public)).all()


def _check(told: Told) -> None:
    """Everything that is wrong whatever else is written."""
    rules = told.rules
    check_score(rules, told.score)
    for name, seat in [("dealer", told.dealer), ("seat", told.seat), *(("alone", at) for at in told.alone)]:
        if seat is not None and not 0 <= seat < rules.count:
            raise RulesError(
                "no-such-seat", f"{name} {seat}: the seats are 0 to {rules.count - 1}", seat=seat
            )
    if (told.upcard is not None) != rules.deal.upcard:
        needed = "say which card was turned up" if rules.deal.upcard else "no card is turned up in this game"
        raise impossible(f"upcard: {needed}")
    known = Counter([*told.hand, *told.gave, *([told.discard] if told.discard else []), *(told.plays or ())])
    known -= Counter(told.received) & Counter(told.gave)
    if told.upcard is not None and not known[told.upcard]:
        known[told.upcard] = 1
    for card, times in known.items():
        copies = rules.cards.ids_of(card).bit_count()
        if times > copies:
            wrong = f"the deck has {copies}" if copies else "it is not in the deck"
            raise impossible(f"{card} is named {times} times: {wrong}")


def _who(told: Told, public: Observation) -> int:
    """The seat that decides, from how far the position was told."""
    if isinstance(public.public, Offers):
        turn = public.public.contract.maker if told.seat is None else told.seat
        if turn not in auction.offer_order(told.rules, public.public.contract):
            raise impossible(f"seat {turn} is not asked whether it plays alone")
        return turn
    if public.to_act is None:
        raise impossible("the hand is over: nothing is left to decide")
    if told.seat not in (None, public.to_act):
        raise impossible(f"seat {told.seat}: after what is written it is the turn of seat {public.to_act}")
    return public.to_act


def _dealt(told: Told, public: Observation) -> tuple[Card, ...]:
    """The cards that the seat was dealt, from those it holds now and all that came and went."""
    seat, rules = told.seat, told.rules
    taken = [event for event in public.events if isinstance(event, UpcardTaken) and event.seat == seat]
    own = [event.card for event in public.events if isinstance(event, Played) and event.seat == seat]
    if names_blind(told) and isinstance(public.public, Proposing):
        if told.hand:
            raise impossible(
                "hand: the dealer names the joker's suit before he looks at his cards: write none"
            )
        return ()
    cards = Counter([*told.hand, *own, *told.gave])
    joined = any(isinstance(event, UpcardJoined) and event.seat == seat for event in public.events)
    gone, came = len(own) + len(told.gave), len(told.received) + joined
    if len(told.hand) != rules.deal.hand - gone + came:
        raise impossible(
            f"hand: {len(told.hand)} cards are written ({text_of(told.hand)}), "
            f"seat {seat} holds {rules.deal.hand - gone + came} now"
        )
    for card in told.received:
        if not cards[card]:
            raise impossible(f"received: {card} is neither held now nor was it played or given")
        cards[card] -= 1
    if taken or joined:
        assert told.upcard is not None, "somebody took it"
        if taken and told.discard is None:
            raise impossible("discard: say which card this seat, the dealer, put out for the turned card")
        if not cards[told.upcard]:
            raise impossible(
                f"hand: the dealer took {told.upcard}, so it is held or was played "
                "(say that it was left, if it was)"
            )
        cards[told.upcard] -= 1
        cards.update([told.discard] if taken and told.discard else [])
    elif told.upcard is not None and cards[told.upcard] == rules.cards.ids_of(told.upcard).bit_count():
        raise impossible(f"hand: {told.upcard} is the turned card, so seat {seat} does not hold it")
    return sorted_cards(cards.elements())
