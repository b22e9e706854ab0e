"""What one seat knows: a fold over the events it perceived, with perfect recall.

Bots, hints and views get this and never the state. Own cards are held as ids of this seat's own numbering
(of two copies the first received has the lower id), so that an id tells nothing about anybody's cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from euchre.cards import Card, Mask
from euchre.game import auction, bidding, calls, exchange, play
from euchre.game.actions import (
    Action,
    Alone,
    Bid,
    Bury,
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
)
from euchre.game.auction import AuctionPublic, Calling, Dropping, Offers, Proposing, Redealing
from euchre.game.bidding import Bidding, Forced, NamingTrump, Seeking
from euchre.game.contract import Contract, Dealing, Question, Refusal, Setup, Won
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
    Swapped,
    UpcardJoined,
    UpcardLeft,
    UpcardTaken,
    WentAlone,
    WidowLeft,
    WidowTaken,
)
from euchre.game.exchange import Burying, Discarding, ExchangePublic, Giving, Offering
from euchre.game.play import FirstLead, Tricks
from euchre.game.scoring import Done
from euchre.rules import Rules

Public = Dealing | AuctionPublic | ExchangePublic | FirstLead | Tricks | Done
"""The public part of any phase."""


@dataclass(frozen=True, slots=True)
class Observation:
    """All that ``seat`` may know in this hand; a spectator is a seat of None with no cards.

    ``public``: the public part of the phase; ``hand``: own cards; ``question``: the private question open to
    this seat, if any; ``events``: everything perceived so far, in order.
    """

    seat: int | None
    public: Public
    hand: Mask = 0
    question: Question | None = None
    events: tuple[Event, ...] = ()

    @staticmethod
    def start(rules: Rules, seat: int | None, dealer: int, score: Sequence[int] | None = None) -> Observation:
        """Before the deal."""
        return Observation(seat, Dealing(rules, dealer, tuple(score or (rules.match.start,) * rules.sides)))

    # -------------------------------------------------------------- the fold

    def after(self, *events: Event) -> Observation:
        """What is known after perceiving these events."""
        known = self
        for event in events:
            known = known._after(event)
        return known

    def _after(self, event: Event) -> Observation:
        known = replace(self, events=(*self.events, event))
        match event, self.public:
            case Dealt(cards, upcard), Dealing(rules, dealer, score):
                setup = Setup(rules, dealer, score, upcard)
                return replace(known, public=auction.begin(setup), hand=known._with(cards))
            case Opened(), Redealing(setup):
                return replace(known, public=auction.open_calls(setup))
            case Asked(question), _:
                return replace(known, question=question)
            case Declined(), _:
                return replace(known, question=None)
            case (
                Called(_, action),
                Proposing() | Calling() | Bidding() | Forced() | NamingTrump() | Dropping() as public,
            ):
                return replace(known, public=auction.after_call(public, action))
            case JokerHeld(seat), Seeking() as public:
                return replace(known, public=bidding.after_seeking(public, seat))
            case WentAlone(seat), Offers() as offers:
                answered = None if seat == self.seat else self.question
                return replace(known, public=auction.after_alone(offers, seat), question=answered)
            case OffersClosed(), Offers() as offers:
                return replace(known, public=auction.after_offers(offers))
            case HandOver(result), public if not isinstance(public, Dealing):
                return replace(known, public=Done(public.setup, result), question=None)
        return known._after_cards(event)

    def _after_cards(self, event: Event) -> Observation:
        match event, self.public:
            case Swapped(seat, down, taken), _ if seat == self.seat:
                return replace(self, hand=self._without(down)._with(taken), question=None)
            case UpcardTaken(seat, out), Discarding() as public:
                hand = self._taking_upcard(out) if seat == self.seat else self.hand
                return replace(self, public=exchange.after_discard(public, left=False), hand=hand)
            case UpcardJoined(seat), Giving() as public if seat == self.seat:
                return replace(self, hand=self._with((self.upcard,) if self.upcard else ()))
            case WidowTaken(seat, cards), Offering() as public:
                return replace(
                    self, public=exchange.after_offering(public, taken=True), hand=self._with(cards)
                )
            case WidowLeft(), Offering() as public:
                return replace(self, public=exchange.after_offering(public, taken=False))
            case Buried(_, _, cards), Burying() as public:
                return replace(self._without(cards), public=exchange.after_bury(public))
            case UpcardLeft(), Discarding() as public:
                return replace(self, public=exchange.after_discard(public, left=True))
            case Gave(seat, count, cards), Giving() as public:
                hand = self._without(cards).hand if seat == self.seat else self.hand
                return replace(self, public=exchange.after_give(public, count), hand=hand)
            case Looked(cards) | WidowTaken(_, cards) | Received(_, cards), _:
                return replace(self, hand=self._with(cards))
            case Played(seat, card), (FirstLead() | Tricks()) as public:
                hand = self._without((card,)).hand if seat == self.seat else self.hand
                return replace(self, public=play.after_card(public, card), hand=hand)
        return self

    def _taking_upcard(self, out: Iterable[Card]) -> Mask:
        """The hand with the upcard and without the card put out, which may be the upcard itself."""
        out, upcard = tuple(out), self.upcard
        assert upcard is not None
        if out == (upcard,) and not self.rules.cards.ids_of(upcard) & self.hand:
            return self.hand
        return self._without(out)._with((upcard,))

    def _with(self, cards: Iterable[Card]) -> Mask:
        deck, hand = self.rules.cards, self.hand
        for card in cards:
            hand |= deck.lowest(card, deck.all & ~hand)
        return hand

    def _without(self, cards: Iterable[Card]) -> Observation:
        return replace(self, hand=self.hand & ~self.rules.cards.take(cards, self.hand))

    # -------------------------------------------------------------- what can be read off

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self.public.rules if isinstance(self.public, Dealing) else self.public.setup.rules

    @property
    def dealer(self) -> int:
        """The dealer of this hand."""
        return self.public.dealer if isinstance(self.public, Dealing) else self.public.setup.dealer

    @property
    def score(self) -> tuple[int, ...]:
        """Per side, before this hand."""
        return self.public.score if isinstance(self.public, Dealing) else self.public.setup.score

    @property
    def upcard(self) -> Card | None:
        """The card that was turned up, wherever it is now."""
        return None if isinstance(self.public, Dealing) else self.public.setup.upcard

    @property
    def contract(self) -> Contract | None:
        """What is played for; None while trump is being made, and in a void hand."""
        match self.public:
            case Offers() | Dropping() | Discarding() | Offering() | Burying() | Giving() | Tricks():
                return self.public.contract
            case Done(_, result):
                return result.contract
        return None

    @property
    def won(self) -> Won | None:
        """Who won the auction with what, while the strain is still open."""
        return self.public.won if isinstance(self.public, NamingTrump | FirstLead) else None

    @property
    def phase(self) -> str:
        """``deal``, ``auction``, ``exchange``, ``play`` or ``over``."""
        return _PHASES[type(self.public)]

    @property
    def cards(self) -> list[Card]:
        """Own cards, by suit and rank."""
        return self.rules.cards.cards(self.hand)

    @property
    def to_act(self) -> int | None:
        """Whose turn it is; None when nobody's, and while a private question is open to somebody else."""
        match self.public:
            case Dealing() | Seeking() | Done():
                return None
            case Redealing() | Offers():
                return self.seat if self.question else None
            case _:
                return self.public.to_act

    @property
    def my_turn(self) -> bool:
        """It is this seat's turn."""
        return self.seat is not None and self.to_act == self.seat

    def legal(self) -> tuple[Action, ...]:
        """The legal actions of this seat; empty when it is not its turn."""
        return tuple(self._actions()) if self.my_turn else ()

    def _actions(self) -> Iterator[Action]:
        match self.public:
            case Redealing() | Offers() if self.question:
                yield from calls.question_actions(self.rules, self.question, self.hand)
            case Proposing() | Calling() | Bidding() | Forced() | NamingTrump() | Dropping():
                yield from calls.call_actions(self.public, self.hand)
            case Discarding() | Offering() | Burying() | Giving():
                yield from exchange.actions(self.public, self.hand)
            case FirstLead() | Tricks():
                playable = play.playable(self.public, self.hand)
                yield from (PlayCard(card) for card in self.rules.cards.distinct(playable))

    def refusal(self, action: Action) -> Refusal | None:
        """Why this seat may not do that now, or None where it may; the same checks as the state's."""
        if not self.my_turn:
            return Refusal("not-your-turn", "it is not your turn")
        match self.public, action:
            case Redealing() | Offers(), Decline() | Redeal() | Swap() | Alone() if self.question:
                return calls.question_refusal(self.rules, self.question, self.hand, action)
            case (
                Proposing() | Calling() | Bidding() | Forced() | NamingTrump() | Dropping() as public,
                Pass() | Order() | Name() | Bid() | In() | Out(),
            ):
                return calls.call_refusal(public, self.hand, action)
            case (
                Discarding() | Offering() | Burying() | Giving() as public,
                Discard() | Take() | Leave() | Bury() | Give(),
            ):
                return exchange.refusal(public, self.hand, action)
            case (FirstLead() | Tricks()) as public, PlayCard(card):
                return play.refusal(public, self.hand, card)
        return Refusal("wrong-phase", f"{action} is no action of this moment")


_PHASES: dict[type[Public], str] = {
    Dealing: "deal",
    Redealing: "auction",
    Proposing: "auction",
    Calling: "auction",
    Bidding: "auction",
    Seeking: "auction",
    Forced: "auction",
    NamingTrump: "auction",
    Dropping: "auction",
    Offers: "auction",
    Discarding: "exchange",
    Offering: "exchange",
    Burying: "exchange",
    Giving: "exchange",
    FirstLead: "play",
    Tricks: "play",
    Done: "over",
}
