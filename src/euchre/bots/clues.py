"""What an observation tells about the cards of others: where each unseen card may lie.

Hands are followed back in time: from the cards still held (``kept``) over those put out, given and received
to the *call hand*, which a seat held while trump was made, and to the hand as dealt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations

from euchre.bots.allot import Place
from euchre.cards import JOKER, Card, Rank, Suit
from euchre.game.auction import FARMER_RANKS, Redealing
from euchre.game.events import (
    Asked,
    Dealt,
    Event,
    Gave,
    HandOver,
    Looked,
    Played,
    Received,
    Swapped,
    UpcardTaken,
)
from euchre.game.observation import Observation
from euchre.game.play import Tricks
from euchre.rules import Rules
from euchre.rules.model import AuctionKind

Hand = Counter[Card]


@dataclass
class Story:
    """The card movements among the events of one seat."""

    dealt: Hand = field(default_factory=Counter)
    swapped: Swapped | None = None
    taken: UpcardTaken | None = None
    gave: list[Gave] = field(default_factory=list)
    received: Hand = field(default_factory=Counter)
    played: dict[int, Hand] = field(default_factory=dict)
    shown: tuple[Hand, ...] | None = None
    """All hands as dealt, once the hand is over."""

    @staticmethod
    def of(events: tuple[Event, ...]) -> Story:
        """Read the events."""
        story = Story()
        for event in events:
            match event:
                case Dealt(cards) | Looked(cards):
                    story.dealt = Counter(cards)
                case Swapped():
                    story.swapped = event
                case UpcardTaken():
                    story.taken = event
                case Gave():
                    story.gave.append(event)
                case Received(_, cards):
                    story.received = Counter(cards)
                case Played(seat, card):
                    story.played.setdefault(seat, Counter())[card] += 1
                case HandOver(_, hands):
                    story.shown = tuple(Counter(hand) for hand in hands)
        return story


@dataclass(frozen=True)
class PartnerExchange:
    """Cards swapped between a lone player and a sitting partner; ``done``: both have given."""

    lone: int
    partner: int
    count: int
    done: bool


@dataclass(frozen=True)
class Plan:
    """One shape of the hidden story: how many cards of which kind lie where.

    ``open_to``: the private question open to somebody else, where there is one; ``received``: played cards
    that came to the lone player from his partner; ``found``: the call that needed a card of its suit is
    already explained by known cards.
    """

    places: tuple[Place, ...]
    open_to: tuple[int, str] | None = None
    received: tuple[Card, ...] = ()
    found: bool = True


class Clues:
    """What one observation tells. ``unseen``: faces that lie in the places of every plan."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.rules: Rules = observation.rules
        self.me = observation.seat
        self.story = Story.of(observation.events)
        self.contract = observation.contract
        self.exchange = _exchange(observation, self.story)
        self.others = [seat for seat in range(self.rules.count) if seat != self.me or not self.story.dealt]
        """Seats whose cards this seat does not know: its own among them while it has not looked."""
        self.void_suits = _voids(observation)
        self.must = {seat: self._must(seat) for seat in self.others}
        """By seat, cards it holds or played that came from this seat or from the table."""
        self.known = {seat: self.story.played.get(seat, Counter()) | self.must[seat] for seat in self.others}
        self.unseen = self._unseen()

    # -------------------------------------------------------------- known cards

    @property
    def upcard_taken_by(self) -> int | None:
        """The dealer who took the upcard, where there is one and it is not this seat."""
        taken = self.story.taken
        return taken.seat if taken is not None and taken.seat != self.me else None

    @property
    def upcard_is_loose(self) -> bool:
        """A lone dealer took the upcard and may have given it to his partner: it lies with one of the two."""
        dealer, exchange, upcard = self.upcard_taken_by, self.exchange, self.observation.upcard
        if dealer is None or exchange is None or upcard is None or dealer != exchange.lone:
            return False
        if self.me == exchange.partner and exchange.done:
            return False
        return not self.story.played.get(dealer, Counter())[upcard]

    @property
    def gift(self) -> Hand | None:
        """What the lone player gave his partner, where this seat knows it."""
        exchange = self.exchange
        if exchange is None or self.me is None:
            return None
        if self.me == exchange.lone:
            return self.gave_by(self.me)
        return self.story.received if self.me == exchange.partner and exchange.done else None

    def call_hand(self, seat: int, received: Hand) -> Hand:
        """The cards known to have been in another seat's call hand, if the lone player received these."""
        hand = self.known[seat] - self.must[seat]
        exchange = self.exchange
        if exchange is not None and seat == exchange.lone:
            hand = hand - received + (self.gift or Counter())
            if self.upcard_taken_by == seat and self.observation.upcard is not None and self.gift is not None:
                hand = hand - Counter([self.observation.upcard])
        if exchange is not None and exchange.done and seat == exchange.partner:
            hand = hand + (self.story.received if self.me == exchange.lone else received)
        return hand

    def gave_by(self, seat: int) -> Hand:
        """The cards a seat gave, as far as this seat saw them."""
        return Counter(next((event.cards for event in self.story.gave if event.seat == seat), ()))

    def _must(self, seat: int) -> Hand:
        must: Hand = Counter()
        exchange = self.exchange
        if exchange is not None and exchange.done and seat == exchange.lone and self.me == exchange.partner:
            must.update(self.gave_by(exchange.partner))
        upcard = self.observation.upcard
        if upcard is not None and self.upcard_taken_by == seat and not self.upcard_is_loose:
            must[upcard] += 1 - self.story.received[upcard]
        return +must

    def _unseen(self) -> list[Card]:
        """The deck less own cards, and less what others are known to hold or have played."""
        rest = Counter(self.rules.cards.faces)
        rest.subtract(self.story.dealt)
        rest.subtract(self.story.received)
        if self.story.swapped is not None:
            rest.subtract(self.story.swapped.taken)
        upcard = self.observation.upcard
        if upcard is not None and not self.upcard_is_loose:
            rest[upcard] -= 1
            if self.upcard_taken_by is not None:
                rest[upcard] += self.story.received[upcard]
        for seat in self.others:
            rest.subtract(self.known[seat] - self.must[seat])
        return sorted(rest.elements())

    # -------------------------------------------------------------- places

    def plans(self) -> list[Plan]:
        """Every shape the hidden story may have; shapes do not overlap."""
        public, exchange = self.observation.public, self.exchange
        if isinstance(public, Redealing) and self.observation.question is None:
            return list(self._plans_by_question())
        bystander = (
            exchange is not None and exchange.done and self.me not in (exchange.lone, exchange.partner)
        )
        if bystander and self.rules.auction.kind is AuctionKind.TURN_UP:
            return list(self._plans_by_received())
        return [self._marked(Plan(tuple(self._places())))]

    def _places(self) -> list[Place]:
        places = [Place(("kept", seat), self._kept(seat), self._takes(seat)) for seat in self.others]
        if self.upcard_taken_by is not None:
            places.append(Place(("out", self.upcard_taken_by), 1, self.is_fixed))
        if self.exchange is not None and self.gift is None:
            places.append(Place(("given", self.exchange.lone), self.exchange.count))
        swap, rules = self.story.swapped, self.rules
        if swap is not None and swap.seat != self.me:
            places.append(Place(("down", swap.seat), 3, lambda c: _is_farmer(c) and self.is_fixed(c)))
        if swap is None:
            dealt = rules.deal.hand * rules.count + rules.deal.upcard
            places.append(Place(("stock", 0), rules.cards.size - dealt, self.is_fixed))
        return places

    def _kept(self, seat: int) -> int:
        """How many unknown cards a seat holds, a gift to the partner who sits out aside."""
        size = self.rules.deal.hand - self.known[seat].total()
        if self.exchange is not None:
            gone = self.exchange.partner if self.exchange.done else self.exchange.lone
            size -= self.exchange.count if seat == gone else 0
        return size

    def _takes(self, seat: int) -> Callable[[Card], bool]:
        """Which cards a seat may hold: none of a suit it failed to follow."""
        suit_of = self.rules.tables(self.contract.strain).suit_of_face if self.contract is not None else {}
        voids = self.void_suits.get(seat, frozenset())
        lone = self.exchange is not None and seat == self.exchange.lone
        return lambda card: suit_of.get(card) not in voids and (lone or self.is_fixed(card))

    def is_fixed(self, card: Card) -> bool:
        """It is not the upcard that may be with the lone dealer or with his partner."""
        return not (self.upcard_is_loose and card is self.observation.upcard)

    # -------------------------------------------------------------- cards received unseen

    def _plans_by_received(self) -> Iterator[Plan]:
        """One plan for each choice of which played cards the lone player had from his partner."""
        exchange = self.exchange
        assert exchange is not None
        lone, places = exchange.lone, self._places()
        played = sorted((self.known[lone] - self.must[lone]).elements())
        takes = self._takes(lone)

        def received(card: Card) -> bool:
            return takes(card) and self.is_fixed(card)

        for number in range(exchange.count + 1):
            unplayed = exchange.count - number
            if unplayed > self._kept(lone):
                continue
            split = [
                replace(place, size=place.size - unplayed) if place.name == ("kept", lone) else place
                for place in places
            ]
            split.append(Place(("received", lone), unplayed, received))
            for chosen in combinations(played, number):
                yield self._marked(Plan(tuple(split), received=chosen))

    # -------------------------------------------------------------- the suit a caller needs

    def is_wanted(self, card: Card) -> bool:
        """A printed card of the suit that the maker needed one of."""
        return card.suit == self._needed_suit and self.is_fixed(card)

    @property
    def _needed_suit(self) -> Suit | None:
        """The suit of which the maker, another seat, must have held a printed card to call it."""
        contract = self.contract
        if contract is None or not self.rules.auction.need_suit or contract.maker == self.me:
            return None
        accepted = contract.ordered and contract.maker == self.observation.dealer
        if (accepted and self.observation.upcard is not JOKER) or not contract.strain.has_trump:
            return None
        return Suit(contract.strain)

    def _marked(self, plan: Plan) -> Plan:
        """The plan with the places of the maker's call hand marked, where the call asked for a card there."""
        if self._needed_suit is None or self.contract is None:
            return plan
        maker = self.contract.maker
        known = self.call_hand(maker, Counter(plan.received))
        found = any(card.suit == self._needed_suit for card in known)
        places = tuple(replace(place, counts=self.origin(place) == maker) for place in plan.places)
        return replace(plan, places=places, found=found)

    def origin(self, place: Place) -> int | None:
        """Whose call hand the cards of a place were in; None for the stock and cards put down before."""
        kind, seat = place.name
        if kind == "received" and self.exchange is not None:
            return self.exchange.partner
        return seat if kind in ("kept", "more", "out", "given") else None

    # -------------------------------------------------------------- private questions

    def _plans_by_question(self) -> Iterator[Plan]:
        """One plan or more for each seat that may be thinking about a private question now."""
        for seat, question in self._open_questions():
            for split in _eligible_hands(self.rules, seat, question):
                others = [place for place in self._places() if place.name != ("kept", seat)]
                yield Plan((*others, *split), open_to=(seat, question))

    def _open_questions(self) -> list[tuple[int, str]]:
        """(seat, question) that may be open now: after those this seat has answered, before its next one."""
        rules, public = self.rules, self.observation.public
        assert isinstance(public, Redealing)
        kinds = []
        if rules.auction.farmers_hand or rules.auction.ace_no_face:
            kinds.append("redeal")
        if rules.auction.going_under:
            kinds.append("swap")
        clockwise = [(public.setup.dealer + 1 + step) % rules.count for step in range(rules.count)]
        order = [(seat, kind) for kind in kinds for seat in clockwise]
        asked = [event.question for event in self.observation.events if isinstance(event, Asked)]
        mine = [at for at, (seat, kind) in enumerate(order) if seat == self.me and self._is_asked(kind)]
        first = mine[len(asked) - 1] + 1 if asked else 0
        last = mine[len(asked)] if len(asked) < len(mine) else len(order)
        return [(seat, kind) for seat, kind in order[first:last] if seat != self.me]

    def _is_asked(self, kind: str) -> bool:
        """Whether this seat's own hand gives it the right to answer."""
        ranks = [card.rank for card in self.story.dealt.elements()]
        high = [rank for rank in ranks if rank not in FARMER_RANKS]
        if kind == "swap":
            return len(ranks) - len(high) >= 3
        auction = self.rules.auction
        return (auction.farmers_hand and not high) or (auction.ace_no_face and high == [Rank.ACE])


def _is_farmer(card: Card) -> bool:
    return card.rank in FARMER_RANKS


def _eligible_hands(rules: Rules, seat: int, question: str) -> Iterator[tuple[Place, Place]]:
    """The make-ups of a hand whose holder is asked a private question: its low cards, and the others."""
    size, auction = rules.deal.hand, rules.auction
    if question == "swap":
        for low in range(3, size + 1):
            yield (
                Place(("kept", seat), low, _is_farmer),
                Place(("more", seat), size - low, lambda card: not _is_farmer(card)),
            )
        return
    if auction.farmers_hand:
        yield Place(("kept", seat), size, _is_farmer), Place(("more", seat), 0)
    if auction.ace_no_face:
        yield (
            Place(("kept", seat), size - 1, _is_farmer),
            Place(("more", seat), 1, lambda card: card.rank is Rank.ACE),
        )


def _exchange(observation: Observation, story: Story) -> PartnerExchange | None:
    """The exchange with the partner, if cards were given."""
    if not story.gave or not story.gave[0].count:
        return None
    lone, rules = story.gave[0].seat, observation.rules
    partner = next(
        seat for seat in range(rules.count) if seat != lone and rules.side_of(seat) == rules.side_of(lone)
    )
    return PartnerExchange(lone, partner, story.gave[0].count, len(story.gave) == 2)


def _voids(observation: Observation) -> dict[int, frozenset[int]]:
    """By seat, the suits it failed to follow."""
    public = observation.public
    voids: dict[int, frozenset[int]] = {}
    if isinstance(public, Tricks):
        suit_of = public.tables.suit_of_face
        for plays in (*(trick.plays for trick in public.done), public.trick):
            for seat, card in plays[1:]:
                led = suit_of[plays[0][1]]
                if suit_of[card] != led:
                    voids[seat] = voids.get(seat, frozenset()) | {led}
    return voids
