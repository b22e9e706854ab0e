"""What an observation tells about the cards of others: where each unseen card may lie.

Hands are followed back in time: from the cards still held (``kept``) over those put out, given and received
to the *call hand*, which a seat held while trump was made, and to the hand as dealt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product

from euchre.bots.allot import Place
from euchre.bots.story import Hand, PartnerExchange, Story, exchanges_of
from euchre.cards import JOKER, Card, Rank, Suit
from euchre.game.auction import FARMER_RANKS, Redealing
from euchre.game.contract import Made
from euchre.game.events import Asked
from euchre.game.observation import Observation
from euchre.game.play import Tricks
from euchre.rules import Rules
from euchre.rules.choices import AuctionKind

PlaceName = tuple[str, int]


@dataclass(frozen=True)
class Plan:
    """One shape of the hidden story: how many cards of which kind lie where.

    ``open_to``: the private question open to somebody else, where there is one; ``received``: by lone player,
    played cards that came from his partner; ``found``: the call that needed a card of its suit is already
    explained by known cards.
    """

    places: tuple[Place, ...]
    open_to: tuple[int, str] | None = None
    received: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    found: bool = True


class Clues:
    """What one observation tells. ``unseen``: faces that lie in the places of every plan."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.rules: Rules = observation.rules
        self.me = observation.seat
        self.story = Story.of(observation.events)
        self.contract = observation.contract
        self.exchanges = exchanges_of(self.rules, self.story)
        self.others = [seat for seat in range(self.rules.count) if seat != self.me]
        self.void_suits = _voids(observation)
        self.confined = self._confined()
        """Cards of which it is known in which of these places they lie, but not in which one."""
        self.must = {seat: self._must(seat) for seat in self.others}
        """By seat, cards it holds or played that came from this seat or from the table."""
        self.known = {seat: self.story.played.get(seat, Counter()) | self.must[seat] for seat in self.others}
        self.unseen = self._unseen()

    # -------------------------------------------------------------- who swapped with whom

    def exchange_of(self, seat: int) -> PartnerExchange | None:
        """The exchange that a seat had a part in."""
        return next((one for one in self.exchanges if seat in (one.lone, one.partner)), None)

    def gift(self, exchange: PartnerExchange) -> Hand | None:
        """What the lone player gave his partner, where this seat knows it."""
        if self.me == exchange.lone:
            return self.story.gave_by(exchange.lone)
        return self.story.received if self.me == exchange.partner and exchange.done else None

    # -------------------------------------------------------------- known cards

    @property
    def upcard_taken_by(self) -> int | None:
        """The dealer who has, or had, the upcard in his hand, where there is one and it is not this seat."""
        event = self.story.taken or self.story.joined
        return event.seat if event is not None and event.seat != self.me else None

    @property
    def upcard_is_loose(self) -> bool:
        """Another seat took the upcard, and may have put it out or given it away."""
        return self.upcard_taken_by is not None and self.observation.upcard in self.confined

    def _confined(self) -> dict[Card, frozenset[PlaceName]]:
        found = {}
        dealer, upcard, joker = self.upcard_taken_by, self.observation.upcard, self.story.joker
        if dealer is not None and upcard is not None:
            places = self._places_of_upcard(dealer, upcard)
            if len(places) > 1:
                found[upcard] = places
        if joker is not None and joker.seat != self.me and not self._has_played(joker.seat, JOKER):
            found[JOKER] = frozenset({("kept", joker.seat), ("buried", joker.seat)})
        return found

    def _places_of_upcard(self, dealer: int, upcard: Card) -> frozenset[PlaceName]:
        """Where it may be; one place or none where that is known."""
        exchange = self.exchange_of(dealer)
        if self._has_played(dealer, upcard):
            return frozenset()
        places = {("kept", dealer)}
        if self.story.taken is not None and self.rules.exchange.any_of_six:
            places.add(("out", dealer))
        if self._buried_by(dealer):
            places.add(("buried", dealer))
        if exchange is not None and dealer == exchange.lone:
            if self.me != exchange.partner or not exchange.done:
                places.add(("given", dealer))
            elif self.story.received[upcard]:
                return frozenset()
        if exchange is not None and dealer == exchange.partner and exchange.done:
            if self.me != exchange.lone and not self._has_played(exchange.lone, upcard):
                places.add(("received", exchange.lone))
            elif self._has_played(exchange.lone, upcard) or self.story.received[upcard]:
                return frozenset()
        return frozenset(places)

    def _has_played(self, seat: int, card: Card) -> bool:
        return bool(self.story.played.get(seat, Counter())[card])

    def _buried_by(self, seat: int) -> bool:
        return self.story.buried is not None and self.story.buried.seat == seat

    def call_hand(self, seat: int, received: dict[int, Hand]) -> Hand:
        """The cards known to have been in another seat's call hand (and the widow, if it took that).

        ``received``: what lone players had from their partners.
        """
        hand = self.known[seat] - self.must[seat]
        exchange, upcard = self.exchange_of(seat), self.observation.upcard
        if exchange is not None and seat == exchange.lone:
            hand = hand - received.get(seat, Counter()) + (self.gift(exchange) or Counter())
        if exchange is not None and exchange.done and seat == exchange.partner:
            mine = self.me == exchange.lone
            hand = hand + (self.story.received if mine else received.get(exchange.lone, Counter()))
        if self.upcard_taken_by == seat and upcard is not None and not self.upcard_is_loose:
            hand = hand - Counter([upcard])
        return hand

    def _must(self, seat: int) -> Hand:
        must: Hand = Counter()
        exchange = self.exchange_of(seat)
        if exchange is not None and exchange.done and seat == exchange.lone and self.me == exchange.partner:
            must.update(self.story.gave_by(exchange.partner))
        if self.upcard_taken_by == seat and not self.upcard_is_loose:
            must.update(self._upcard_with(seat))
        return +must

    def _upcard_with(self, dealer: int) -> Hand:
        """The upcard, if it is known to be with, or to have been played by, the dealer who took it."""
        upcard, exchange = self.observation.upcard, self.exchange_of(dealer)
        if upcard is None or self.story.received[upcard]:
            return Counter()
        gone = exchange is not None and dealer == exchange.partner and self._has_played(exchange.lone, upcard)
        return Counter() if gone else Counter([upcard])

    def _unseen(self) -> list[Card]:
        """The deck less own cards, and less what others are known to hold or have played."""
        rest = Counter(self.rules.cards.faces)
        rest.subtract(self.story.dealt)
        rest.subtract(self.story.received)
        if self.story.swapped is not None:
            rest.subtract(self.story.swapped.taken)
        if self.story.widow is not None:
            rest.subtract(self.story.widow.cards)
        upcard = self.observation.upcard
        if upcard is not None and not self.upcard_is_loose:
            rest[upcard] -= 1
            if self.upcard_taken_by is not None:
                rest[upcard] += self._upcard_elsewhere(upcard)
        for seat in self.others:
            rest.subtract(self.known[seat] - self.must[seat])
        return sorted(rest.elements())

    def _upcard_elsewhere(self, upcard: Card) -> int:
        """1 if the upcard was counted already: received here, or played by the one it was given to."""
        dealer = self.upcard_taken_by
        exchange = None if dealer is None else self.exchange_of(dealer)
        given = (
            exchange is not None and dealer == exchange.partner and self._has_played(exchange.lone, upcard)
        )
        return int(bool(self.story.received[upcard] or given))

    # -------------------------------------------------------------- places

    def plans(self) -> list[Plan]:
        """Every shape the hidden story may have; shapes do not overlap."""
        if isinstance(self.observation.public, Redealing) and self.observation.question is None:
            return list(self._plans_by_question())
        if self.rules.auction.kind is AuctionKind.TURN_UP and self._unseen_exchanges():
            return list(self._plans_by_received())
        return [self._marked(Plan(tuple(self._places())))]

    def _places(self) -> list[Place]:
        places = [Place(("kept", seat), self._kept(seat), self._takes(seat)) for seat in self.others]
        rules, taken, buried = self.rules, self.story.taken, self.story.buried
        if taken is not None and taken.seat != self.me:
            places.append(self._place(("out", taken.seat), 1))
        if buried is not None and buried.seat != self.me:
            places.append(self._place(("buried", buried.seat), buried.count))
        unknown = [exchange for exchange in self.exchanges if self.gift(exchange) is None]
        places += [self._place(("given", exchange.lone), exchange.count) for exchange in unknown]
        if rules.deal.widow and self.story.widow is None:
            places.append(self._place(("widow", 0), rules.deal.widow))
        swap = self.story.swapped
        if swap is not None and swap.seat != self.me:
            places.append(Place(("down", swap.seat), 3, lambda c: _is_farmer(c) and c not in self.confined))
        if swap is None:
            dealt = rules.deal.hand * rules.count + rules.deal.upcard + rules.deal.widow
            places.append(self._place(("stock", 0), rules.cards.size - dealt))
        return places

    def _place(self, name: PlaceName, size: int) -> Place:
        """A place for any card but those confined to others."""
        return Place(name, size, lambda card: name in self.confined.get(card, (name,)))

    def _kept(self, seat: int) -> int:
        """How many unknown cards a seat holds, a gift to the partner who sits out aside."""
        size = self.rules.deal.hand - self.known[seat].total()
        story, exchange = self.story, self.exchange_of(seat)
        if exchange is not None:
            gone = exchange.partner if exchange.done else exchange.lone
            size -= exchange.count if seat == gone else 0
        if story.joined is not None and story.joined.seat == seat:
            size += 1
        if story.widow is not None and story.widow.seat == seat and story.buried is None:
            size += self.rules.deal.widow
        return size

    def _takes(self, seat: int) -> Callable[[Card], bool]:
        """Which cards a seat may hold: none of a suit it failed to follow."""
        suit_of = self.rules.tables(self.contract.strain).suit_of_face if self.contract is not None else {}
        voids, place = self.void_suits.get(seat, frozenset()), self._place(("kept", seat), 0)
        return lambda card: suit_of.get(card) not in voids and place.takes(card)

    def is_fixed(self, card: Card) -> bool:
        """It is not the upcard that another seat took, and may have put out or given away."""
        return not (self.upcard_is_loose and card is self.observation.upcard)

    # -------------------------------------------------------------- cards received unseen

    def _unseen_exchanges(self) -> list[PartnerExchange]:
        """Finished exchanges in which this seat had no part."""
        return [one for one in self.exchanges if one.done and self.me not in (one.lone, one.partner)]

    def _plans_by_received(self) -> Iterator[Plan]:
        """One plan for each choice of which played cards lone players had from their partners."""
        unseen = self._unseen_exchanges()
        for chosen in product(*(list(self._received(exchange)) for exchange in unseen)):
            places = self._places()
            for exchange, cards in zip(unseen, chosen, strict=True):
                places = self._split_off(places, exchange, exchange.count - len(cards))
            received = tuple((one.lone, cards) for one, cards in zip(unseen, chosen, strict=True))
            yield self._marked(Plan(tuple(places), received=received))

    def _received(self, exchange: PartnerExchange) -> Iterator[tuple[Card, ...]]:
        """Every choice of a lone player's played cards that may have come from his partner."""
        lone, upcard = exchange.lone, self.observation.upcard
        played = sorted((self.known[lone] - self.must[lone]).elements())
        joined = self.story.joined is not None and self.story.joined.seat == exchange.partner
        for number in range(exchange.count + 1):
            if exchange.count - number <= self._kept(lone):
                for chosen in combinations(played, number):
                    if not joined or upcard not in played or upcard in chosen:
                        yield chosen

    def _split_off(self, places: list[Place], exchange: PartnerExchange, unplayed: int) -> list[Place]:
        """The places with a lone player's unplayed cards from his partner set apart."""
        name, takes = ("kept", exchange.lone), self._takes(exchange.lone)
        split = [
            replace(place, size=place.size - unplayed) if place.name == name else place for place in places
        ]
        received = self._place(("received", exchange.lone), unplayed)
        upcard = self.observation.upcard
        # The upcard that the partner gave is of a suit the lone player may not have shown void.
        voids = self.void_suits.get(exchange.lone, frozenset())
        suit_of = self.rules.tables(self.contract.strain).suit_of_face if self.contract is not None else {}

        def may_receive(card: Card) -> bool:
            if card is upcard and card in self.confined:
                return received.takes(card) and suit_of.get(card) not in voids
            return takes(card)

        split.append(replace(received, takes=may_receive))
        return split

    # -------------------------------------------------------------- the suit a caller needs

    def is_wanted(self, card: Card) -> bool:
        """A printed card of the suit that the maker needed one of."""
        return card.suit == self.needed_suit and self.is_fixed(card)

    @property
    def needed_suit(self) -> Suit | None:
        """The suit of which the maker, another seat, must have held a printed card to call it."""
        contract = self.contract
        if not isinstance(contract, Made) or not self.rules.auction.need_suit or contract.maker == self.me:
            return None
        accepted = contract.ordered and contract.maker == self.observation.dealer
        if (accepted and self.observation.upcard is not JOKER) or not contract.strain.has_trump:
            return None
        return Suit(contract.strain)

    def _marked(self, plan: Plan) -> Plan:
        """The plan with the places of the maker's call hand marked, where the call asked for a card there."""
        if self.needed_suit is None or not isinstance(self.contract, Made):
            return plan
        maker = self.contract.maker
        known = self.call_hand(maker, {lone: Counter(cards) for lone, cards in plan.received})
        found = any(card.suit == self.needed_suit for card in known)
        places = tuple(replace(place, counts=self.origin(place) == maker) for place in plan.places)
        return replace(plan, places=places, found=found)

    def origin(self, place: Place) -> int | None:
        """Whose call hand the cards of a place were in; None for the stock and cards put down before."""
        kind, seat = place.name
        if kind == "received":
            return next(one.partner for one in self.exchanges if one.lone == seat)
        return seat if kind in ("kept", "more", "out", "buried", "given") else None

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
