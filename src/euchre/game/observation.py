"""What one seat knows: a fold over the events it perceived, with perfect recall.

Bots, hints and views get this and never the state. Own cards are held as ids of this seat's own numbering
(of two copies the first received has the lower id), so that an id tells nothing about anybody's cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from euchre.cards import Card, Mask
from euchre.game import auction, calls, exchange, play
from euchre.game.actions import (
    Action,
    Alone,
    Bid,
    Decline,
    Discard,
    Give,
    Name,
    Order,
    Pass,
    PlayCard,
    Redeal,
    Swap,
)
from euchre.game.auction import AuctionPublic, Bidding, Calling, Offers, Proposing, Redealing
from euchre.game.contract import Dealing, Made, Question, Refusal, Setup
from euchre.game.events import (
    Asked,
    Called,
    Dealt,
    Declined,
    Event,
    Gave,
    HandOver,
    Looked,
    OffersClosed,
    Opened,
    Played,
    Received,
    Swapped,
    UpcardLeft,
    UpcardTaken,
    WentAlone,
)
from euchre.game.exchange import Discarding, Giving
from euchre.game.play import Tricks
from euchre.game.scoring import Done
from euchre.rules import Rules

Public = Dealing | AuctionPublic | Discarding | Giving | Tricks | Done
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
            case Called(_, action), Proposing() | Calling() | Bidding() as public:
                return replace(known, public=auction.after_call(public, action))
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
            case Looked(cards), _:
                return replace(self, hand=self._with(cards))
            case Swapped(seat, down, taken), _ if seat == self.seat:
                return replace(self, hand=self._without(down)._with(taken), question=None)
            case UpcardTaken(seat, out), Discarding() as public:
                hand = self.hand
                if seat == self.seat and public.setup.upcard is not None:
                    hand = self._without(out)._with((public.setup.upcard,))
                return replace(self, public=exchange.after_discard(public, left=False), hand=hand)
            case UpcardLeft(), Discarding() as public:
                return replace(self, public=exchange.after_discard(public, left=True))
            case Gave(seat, count, cards), Giving() as public:
                hand = self._without(cards).hand if seat == self.seat else self.hand
                return replace(self, public=exchange.after_give(public, count), hand=hand)
            case Received(_, cards), _:
                return replace(self, hand=self._with(cards))
            case Played(seat, card), Tricks() as public:
                hand = self._without((card,)).hand if seat == self.seat else self.hand
                return replace(self, public=play.after_card(public, card), hand=hand)
        return self

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
    def contract(self) -> Made | None:
        """What is played for; None while trump is being made, and in a void hand."""
        match self.public:
            case Offers() | Discarding() | Giving() | Tricks():
                return self.public.contract
            case Done(_, result):
                return result.contract
        return None

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
            case Dealing() | Done():
                return None
            case Redealing() | Offers():
                return self.seat if self.question else None
            case Proposing() | Calling() | Bidding() | Discarding() | Giving() | Tricks():
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
            case Proposing() | Calling() | Bidding():
                yield from calls.call_actions(self.public, self.hand)
            case Discarding() | Giving():
                yield from exchange.actions(self.public, self.hand)
            case Tricks():
                playable = play.playable(self.public, self.hand)
                yield from (PlayCard(card) for card in self.rules.cards.distinct(playable))

    def refusal(self, action: Action) -> Refusal | None:
        """Why this seat may not do that now, or None where it may; the same checks as the state's."""
        if not self.my_turn:
            return Refusal("not-your-turn", "it is not your turn")
        match self.public, action:
            case Redealing() | Offers(), Decline() | Redeal() | Swap() | Alone() if self.question:
                return calls.question_refusal(self.rules, self.question, self.hand, action)
            case Proposing() | Calling() | Bidding() as public, Pass() | Order() | Name() | Bid():
                return calls.call_refusal(public, self.hand, action)
            case Discarding() as public, Discard(card):
                return exchange.discard_refusal(public, self.hand, card)
            case Giving() as public, Give(cards):
                return exchange.give_refusal(public, self.hand, cards)
            case Tricks() as public, PlayCard(card):
                return play.refusal(public, self.hand, card)
        return Refusal("wrong-phase", f"{action} is no action of this moment")


_PHASES: dict[type[Public], str] = {
    Dealing: "deal",
    Redealing: "auction",
    Proposing: "auction",
    Calling: "auction",
    Bidding: "auction",
    Offers: "auction",
    Discarding: "exchange",
    Giving: "exchange",
    Tricks: "play",
    Done: "over",
}
