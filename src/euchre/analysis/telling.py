"""A position that a person wrote, told as the events that one seat perceived."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from euchre.analysis.told import Decide, Told, impossible, text_of
from euchre.cards import Card
from euchre.game import auction, calls, exchange, play
from euchre.game.actions import CallAction, sorted_cards
from euchre.game.auction import CallPublic, Offers, Proposing, Redealing
from euchre.game.bidding import Bidding
from euchre.game.contract import Setup
from euchre.game.events import (
    Asked,
    Called,
    Dealt,
    Declined,
    Event,
    Gave,
    Looked,
    OffersClosed,
    Opened,
    Played,
    Received,
    TrickWon,
    UpcardJoined,
    UpcardLeft,
    UpcardTaken,
    WentAlone,
)
from euchre.game.exchange import Discarding, Giving
from euchre.game.observation import Observation, Public
from euchre.game.play import FirstLead, Tricks
from euchre.game.scoring import Done


def names_blind(told: Told) -> bool:
    """The dealer has not seen his cards when he names the suit of a turned joker."""
    return isinstance(auction.begin(Setup(told.rules, told.dealer, told.score, told.upcard)), Proposing)


class Telling:
    """The position told as events; to a spectator where ``seat`` is None."""

    def __init__(self, told: Told, seat: int | None, dealt: tuple[Card, ...] = ()) -> None:
        self._told, self._seat, self._dealt = told, seat, dealt
        self._eye = Observation.start(told.rules, seat, told.dealer, told.score)

    def all(self) -> Observation:
        """As far as it is told."""
        for event in self._events():
            self._eye = self._eye.after(event)
        return self._eye

    def asked_before_the_calls(self) -> Observation:
        """The private question before the first call."""
        told, cards = self._told, sorted_cards(self._told.hand)
        eye = self._eye.after(Dealt(cards, told.upcard))
        may = auction.may_redeal if told.decide is Decide.REDEAL else auction.may_swap
        if len(cards) != told.rules.deal.hand:
            raise impossible(f"hand: {len(cards)} cards are written, {told.rules.deal.hand} are dealt")
        if not isinstance(eye.public, Redealing) or not may(told.rules, eye.hand):
            raise impossible(f"{told.decide}: nobody is asked that with {text_of(cards)} under these rules")
        return eye.after(Asked("redeal" if told.decide is Decide.REDEAL else "swap"))

    def _events(self) -> Iterator[Event]:
        told = self._told
        yield from self._calls()
        if told.rules.deal.widow and not isinstance(self._eye.public, Bidding):
            raise impossible("what becomes of a widow cannot be written on one line: give a record")
        if isinstance(self._eye.public, CallPublic):
            self._nothing_after_the_calls()
            return
        decide = told.decide or self._next()
        if decide is Decide.CALL:
            raise impossible("decide call: trump is settled by the calls that are written")
        if isinstance(self._eye.public, Offers):
            yield from self._offers(decide)
            if decide is Decide.ALONE:
                return
            yield OffersClosed()
        elif decide is Decide.ALONE or told.alone:
            raise impossible("alone: nobody is asked that after these calls")
        if isinstance(self._eye.public, Giving) and self._eye.public.contract.took:
            yield UpcardJoined(told.dealer)
        if isinstance(self._eye.public, Discarding) and decide is not Decide.DISCARD:
            yield self._took(self._eye.public)
        if isinstance(self._eye.public, Giving) and decide in (Decide.GIVE, Decide.PLAY):
            yield from self._gifts(self._eye.public, decide)
        yield from self._plays(decide)
        self._reached(decide)

    def _calls(self) -> Iterator[Event]:
        """The deal and the calls; a dealer who names the joker's suit looks at his cards after that."""
        told = self._told
        blind = names_blind(told) and self._seat == told.dealer
        yield Dealt(() if blind else self._dealt, told.upcard)
        if isinstance(self._eye.public, Redealing):
            yield Opened()
        for number, call in enumerate(told.calls):
            yield self._call(call)
            if blind and number == 0:
                yield Looked(self._dealt)

    def _nothing_after_the_calls(self) -> None:
        told = self._told
        later = told.plays or told.alone or told.discard or told.left or told.gave or told.exchanged
        if later or told.decide not in (None, Decide.CALL):
            raise impossible("calls: trump is not settled by these calls, so nothing can follow them yet")

    def _call(self, call: CallAction) -> Event:
        public = self._eye.public
        if not isinstance(public, CallPublic):
            raise impossible(f"calls: {call} comes after the last call")
        everything = self._told.rules.cards.all
        wrong = calls.call_refusal(public, everything, call)
        if wrong is not None:
            raise impossible(f"calls: {call} by seat {public.to_act}: {wrong.message}")
        return Called(public.to_act, call)

    def _next(self) -> Decide:
        """What is decided first of all that the position leaves open."""
        told, public = self._told, self._eye.public
        if told.plays is not None:
            return Decide.PLAY
        if isinstance(public, Offers):
            waits = public.contract.ordered and public.contract.maker != told.dealer == told.seat
            if not waits and not told.alone:
                return Decide.ALONE
            return Decide.DISCARD if waits else _after_offers(public, told)
        return Decide.GIVE if isinstance(public, Giving) and told.exchanged is None else Decide.PLAY

    def _offers(self, decide: Decide) -> Iterator[Event]:
        """The round of private questions, as this seat hears it."""
        public, told = self._eye.public, self._told
        assert isinstance(public, Offers)
        order = auction.offer_order(told.rules, public.contract)
        for seat in told.alone:
            if seat not in order:
                raise impossible(f"alone {seat}: that seat may not play alone after these calls")
        stop = self._seat if decide is Decide.ALONE else None
        if decide is Decide.ALONE and self._seat is None:
            stop = public.contract.maker if told.seat is None else told.seat
        declined: tuple[int, ...] = ()
        while isinstance(public := self._eye.public, Offers):
            asked = auction.offered(public, declined)
            if asked is None:
                break
            if asked == self._seat:
                yield Asked("alone")
            if asked == stop:
                return
            if asked in told.alone:
                yield WentAlone(asked)
                continue
            declined = (*declined, asked)
            if asked == self._seat:
                yield Declined()
        heard = [seat for seat in told.alone if self._eye.contract and seat not in self._eye.contract.alone]
        if heard:
            raise impossible(f"alone {heard[0]}: of a side only one player plays alone")

    def _took(self, public: Discarding) -> Event:
        told = self._told
        if told.left:
            if not public.may_leave:
                raise impossible("left: a dealer who accepted the card himself has to take it")
            return UpcardLeft(told.dealer)
        if self._seat != told.dealer:
            return UpcardTaken(told.dealer, ())
        assert told.discard is not None, "asked for when the hand was put together"
        return UpcardTaken(told.dealer, (told.discard,))

    def _gifts(self, public: Giving, decide: Decide) -> Iterator[Event]:
        """Cards swapped between the lone player and the partner."""
        told, lone, partner = self._told, public.lone, public.partner
        count = told.exchanged if told.exchanged is not None else len(told.gave) or None
        if decide is Decide.GIVE and count is None:
            return
        if count is None:
            raise impossible("exchanged: say how many cards the lone player gave")
        if count not in public.counts:
            raise impossible(f"exchanged {count}: {public.minimum} to {public.maximum} cards are given")
        mine = self._seat in (lone, partner)
        if mine and decide is Decide.PLAY and len(told.gave) != count != len(told.received):
            raise impossible(f"gave and received: write {count} cards each, for this seat knows them")
        yield Gave(lone, count, sorted_cards(told.gave) if self._seat == lone else ())
        if decide is Decide.GIVE or not isinstance(self._eye.public, Giving):
            return
        yield Gave(partner, count, sorted_cards(told.gave) if self._seat == partner else ())
        if self._seat in (lone, partner):
            yield Received(self._seat, sorted_cards(told.received))

    def _plays(self, decide: Decide) -> Iterator[Event]:
        told = self._told
        if told.plays and decide is not Decide.PLAY:
            raise impossible(f"plays: no card is played yet where {decide} is decided")
        void: set[tuple[int, int]] = set()
        for card in told.plays or ():
            public = self._eye.public
            if not isinstance(public, FirstLead | Tricks):
                raise impossible(f"plays: {card} comes when no card can be played")
            if isinstance(public, FirstLead):
                yield Played(public.to_act, card)
                continue
            self._check_play(public, card, void)
            yield Played(public.to_act, card)
            trick = (*public.trick, (public.to_act, card))
            if len(trick) == len(public.active):
                yield TrickWon(play.winner(trick, public.tables, told.rules.play.twins))

    def _check_play(self, public: Tricks, card: Card, void: set[tuple[int, int]]) -> None:
        """Whether a card may be played, by what is known; ``void`` collects suits that seats are out of."""
        seat, suits = public.to_act, public.tables.suit_of_face
        if seat == self._seat:
            wrong = play.refusal(public, self._eye.hand, card)
            if wrong is not None:
                raise impossible(f"plays: {card} by seat {seat}: {wrong.message}")
        if (seat, suits[card]) in void:
            raise impossible(f"plays: {card} by seat {seat}, which did not follow that suit before")
        if public.trick and suits[card] != suits[public.trick[0][1]]:
            void.add((seat, suits[public.trick[0][1]]))

    def _reached(self, decide: Decide) -> None:
        kinds: dict[Decide, tuple[type[Public], ...]] = {
            Decide.DISCARD: (Discarding,),
            Decide.GIVE: (Giving,),
            Decide.PLAY: (FirstLead, Tricks),
        }
        if isinstance(self._eye.public, Done):
            raise impossible("plays: the hand is over, nothing is left to decide")
        if not isinstance(self._eye.public, kinds[decide]):
            raise impossible(f"decide {decide}: that does not come up after what is written")


def _after_offers(public: Offers, told: Told) -> Decide:
    """What comes first when nobody else is asked whether he plays alone."""
    contract = replace(public.contract, alone=tuple(sorted(told.alone)))
    setup: Setup = public.setup
    match exchange.begin(setup, contract):
        case Discarding() if told.seat in (None, told.dealer) and told.discard is None and not told.left:
            return Decide.DISCARD
        case Giving():
            return Decide.GIVE
    return Decide.PLAY
