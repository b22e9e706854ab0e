"""Trick play, on public facts and the actor's own cards: who leads, what may be played, who wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from euchre.cards import Card, Mask, Suit
from euchre.game import scoring
from euchre.game.contract import Contract, Made, Refusal, Setup, Won, next_active
from euchre.game.scoring import Done
from euchre.rules import Rules, Tables
from euchre.rules.choices import Lead, LoneLead, Twins


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: who played what, in order, and the seat that won."""

    plays: tuple[tuple[int, Card], ...]
    winner: int


@dataclass(frozen=True, slots=True)
class Tricks:
    """Trick play in progress (public): ``trick`` is the one on the table, ``done`` the finished ones."""

    setup: Setup
    contract: Contract
    active: tuple[int, ...]
    opening_leader: int
    to_act: int
    trick: tuple[tuple[int, Card], ...]
    done: tuple[Trick, ...]

    @property
    def tables(self) -> Tables:
        """The tables of the strain that is played."""
        return self.setup.rules.tables(self.contract.strain)


@dataclass(frozen=True, slots=True)
class FirstLead:
    """The winner of the auction leads, and the suit of the card is trump (public)."""

    setup: Setup
    won: Won

    @property
    def to_act(self) -> int:
        """The winner."""
        return self.won.maker


def begin(setup: Setup, contract: Contract) -> Tricks:
    """The first lead."""
    active = contract.active(setup.rules)
    leader = opening_leader(setup, contract, active)
    return Tricks(setup, contract, active, leader, leader, (), ())


def opening_leader(setup: Setup, contract: Contract, active: tuple[int, ...]) -> int:
    """Who leads, as `Lead` or, with somebody alone, `LoneLead` says."""
    rules = setup.rules
    if contract.alone:
        return _LONE_LEAD[rules.play.lone_lead](setup, contract, active)
    return _LEAD[rules.play.lead](setup, contract, active)


def _dealer_left(setup: Setup, _contract: Contract, active: tuple[int, ...]) -> int:
    return next_active(setup.dealer, active, setup.rules.count)


def _maker_leads(setup: Setup, contract: Contract, active: tuple[int, ...]) -> int:
    """Where nobody made trump, the dealer's left."""
    return contract.maker if isinstance(contract, Made) else _dealer_left(setup, contract, active)


def _left_of_lone(setup: Setup, contract: Contract, active: tuple[int, ...]) -> int:
    """With both sides alone the lone defender."""
    rules = setup.rules
    if len(contract.alone) == 2 and isinstance(contract, Made):
        makers = rules.side_of(contract.maker)
        return next(seat for seat in contract.alone if rules.side_of(seat) != makers)
    return next_active(contract.alone[0], active, rules.count)


_Leader = Callable[[Setup, Contract, tuple[int, ...]], int]
_LEAD: dict[Lead, _Leader] = {Lead.DEALER_LEFT: _dealer_left, Lead.MAKER: _maker_leads}
_LONE_LEAD: dict[LoneLead, _Leader] = {
    LoneLead.LEFT_OF_LONE: _left_of_lone,
    LoneLead.NEXT_ACTIVE: _dealer_left,
    LoneLead.MAKER: _maker_leads,
}


def playable(public: Tricks | FirstLead, hand: Mask) -> Mask:
    """The cards of a hand that may be played now: those of the effective suit led, else all."""
    if isinstance(public, FirstLead) or not public.trick:
        return hand
    tables = public.tables
    return hand & tables.follow[tables.suit_of_face[public.trick[0][1]]] or hand


def refusal(public: Tricks | FirstLead, hand: Mask, card: Card) -> Refusal | None:
    """Why a card may not be played, or None."""
    deck = public.setup.rules.cards
    if not deck.ids_of(card) & hand:
        return Refusal("not-your-card", f"{card} is not in this hand: {deck.text(hand)}")
    if isinstance(public, Tricks) and not deck.ids_of(card) & playable(public, hand):
        led = public.tables.suit_of_face[public.trick[0][1]]
        return Refusal(
            "must-follow",
            f"{card} does not follow {Suit(led).name.lower()}: play {deck.text(playable(public, hand))}",
        )
    return None


def winner(plays: tuple[tuple[int, Card], ...], tables: Tables, twins: Twins) -> int:
    """The seat that holds the trick: best trump, else best card of the suit led.

    ``plays`` in order, at least one. Of identical cards `Twins` says which is better.
    """
    best_seat, first = plays[0]
    led = tables.suit_of_face[first]
    best = tables.order[first]
    trump = int(tables.strain) if tables.strain.has_trump else led
    for seat, card in plays[1:]:
        suit = tables.suit_of_face[card]
        if suit not in (led, trump):
            continue
        power = tables.order[card]
        if power > best or (power == best and twins is Twins.LAST):
            best_seat, best = seat, power
    return best_seat


def after_card(public: Tricks | FirstLead, card: Card) -> Tricks | Done:
    """What follows when the seat to act plays a card."""
    if isinstance(public, FirstLead):
        assert card.suit is not None, "no joker is played where the first lead makes trump"
        public = begin(public.setup, public.won.named(card.suit.strain))
    rules = public.setup.rules
    trick = (*public.trick, (public.to_act, card))
    if len(trick) < len(public.active):
        return replace(public, to_act=next_active(public.to_act, public.active, rules.count), trick=trick)
    took = winner(trick, public.tables, rules.play.twins)
    done = (*public.done, Trick(trick, took))
    if len(done) == rules.deal.hand:
        winners = tuple(one.winner for one in done)
        return scoring.played(public.setup, public.contract, public.opening_leader, winners)
    return replace(public, to_act=took, trick=(), done=done)


def side_tricks(rules: Rules, done: tuple[Trick, ...]) -> tuple[int, ...]:
    """Tricks taken, per side."""
    return scoring.tricks_of(rules, tuple(trick.winner for trick in done))


AfterExchange = FirstLead | Tricks | Done
"""What follows when all cards are where they are played from."""
