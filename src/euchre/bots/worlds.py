"""Full states that one seat must hold possible: everything it knows, and chance for the rest.

Distribution: uniform over the physical deals (twins told apart) that fit the observation, each with every way
in which the hidden steps may have gone: which card was put out, given, swapped, which seat is being asked.
Nothing is concluded from how others called or played but what the rules make certain: cards shown, suits
not followed, a card of the suit that a caller needed, nines and tens of a hand that was asked about them.
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations

from euchre.bots.allot import Allotment
from euchre.bots.clues import Clues, Hand, PartnerExchange, Plan
from euchre.cards import Card
from euchre.errors import IllegalAction
from euchre.game import auction
from euchre.game.actions import (
    ALONE,
    DECLINE,
    REDEAL,
    Action,
    Deal,
    Discard,
    Give,
    PlayCard,
    Swap,
    sorted_cards,
)
from euchre.game.auction import Offers, Redealing
from euchre.game.contract import Dealing
from euchre.game.events import (
    Asked,
    Called,
    Declined,
    Event,
    Gave,
    Played,
    Redealt,
    Swapped,
    UpcardLeft,
    UpcardTaken,
    WentAlone,
)
from euchre.game.exchange import Discarding, Giving
from euchre.game.observation import Observation
from euchre.game.scoring import Done
from euchre.game.state import Auction, Exchange, Play, State, apply, question, start


@dataclass(frozen=True)
class World:
    """A deal and the actions that followed, hidden ones included: replayed, they lead to ``state``.

    ``actions`` begin with the deal, and are empty before it.
    """

    actions: tuple[Action, ...]
    state: State


@dataclass(frozen=True)
class Hidden:
    """The part of a world that an observation does not tell.

    ``hands`` as dealt; ``out``: put out by the dealer; ``down``: put down in going under; ``gifts``: of the
    lone player and of the partner; ``asked``: whose private question is open, and which.
    """

    hands: tuple[Hand, ...]
    out: Card | None = None
    down: tuple[Card, ...] = ()
    gifts: tuple[tuple[Card, ...], ...] = ()
    asked: tuple[int, str] | None = None


def worlds(observation: Observation, rng: random.Random) -> State:
    """A full state, drawn at random, in which this seat would have perceived exactly what it did.

    To draw many from one observation, make `Worlds` once.
    """
    return Worlds(observation).draw(rng).state


class Worlds:
    """All worlds that fit one observation."""

    def __init__(self, observation: Observation) -> None:
        self._observation = observation
        self._clues = Clues(observation)
        self._plans: list[tuple[Plan, Allotment]] = []
        self._shown: list[Hidden] = []
        if isinstance(observation.public, Dealing):
            return
        if isinstance(observation.public, Done):
            self._shown = [hidden for hidden in _after_the_show(self._clues) if _replays(observation, hidden)]
            return
        for plan in self._clues.plans():
            wanted = None if plan.found else self._clues.is_wanted
            self._plans.append((plan, Allotment(self._clues.unseen, plan.places, wanted)))
        self._weights = list(accumulate(allotment.ways for _, allotment in self._plans))
        if not self._weights[-1:] or not self._weights[-1]:
            raise ValueError(
                "no deal fits this observation: it was not folded from the events of a real hand"
            )

    def draw(self, rng: random.Random) -> World:
        """One of them, at random."""
        observation = self._observation
        if isinstance(observation.public, Dealing):
            return World((), start(observation.rules, observation.dealer, observation.score))
        if self._shown:
            return replay(observation, rng.choice(self._shown))
        plan, allotment = self._plans[bisect_right(self._weights, rng.randrange(self._weights[-1]))]
        return replay(observation, _hidden(self._clues, plan, allotment.draw(rng), rng))


# ------------------------------------------------------------------ from places back to the deal

Drawn = dict[tuple[str, int], list[Card]]


def _hidden(clues: Clues, plan: Plan, drawn: Drawn, rng: random.Random) -> Hidden:
    """The hidden part of a world, from the cards drawn for each place of a plan."""
    received = Counter(plan.received)
    hands = {seat: clues.call_hand(seat, received) for seat in clues.others}
    for place in plan.places:
        owner = clues.origin(place)
        if owner is not None:
            hands[owner].update(filter(clues.is_fixed, drawn[place.name]))
        if place.name[0] == "received":
            received.update(drawn[place.name])
    exchange = clues.exchange
    gifts: tuple[tuple[Card, ...], ...] = ()
    if exchange is not None:
        first = clues.gift if clues.gift is not None else Counter(drawn["given", exchange.lone])
        gifts = (_faces(first), *_answer(clues, exchange, received, hands, first, rng))
    swap = clues.story.swapped
    down: tuple[Card, ...] = () if swap is None else swap.put_down
    if swap is not None and swap.seat != clues.me:
        down = tuple(drawn["down", swap.seat])
        _undo_swap(hands, swap.seat, down, rng)
    taken = clues.story.taken
    own = clues.story.dealt
    return Hidden(
        hands=tuple(hands.get(seat, own) for seat in range(clues.rules.count)),
        out=None if taken is None else next(iter(taken.put_out or drawn["out", taken.seat])),
        down=sorted_cards(down),
        gifts=gifts,
        asked=plan.open_to or _thinking(clues.observation, rng),
    )


def _answer(
    clues: Clues,
    gone: PartnerExchange,
    received: Hand,
    hands: dict[int, Hand],
    first: Hand,
    rng: random.Random,
) -> list[tuple[Card, ...]]:
    """What the partner gave in return, if he has; where nothing tells, any of the lone hand's cards."""
    if not gone.done:
        return []
    if clues.me == gone.partner:
        return [_faces(clues.gave_by(gone.partner))]
    if clues.me == gone.lone:
        return [_faces(clues.story.received)]
    if not received:
        held = sorted((hands[gone.lone] - first).elements())
        received = Counter(rng.sample(held, gone.count))
        hands[gone.lone] = hands[gone.lone] - received
        hands[gone.partner] = hands[gone.partner] + received
    return [_faces(received)]


def _undo_swap(hands: dict[int, Hand], seat: int, down: tuple[Card, ...], rng: random.Random) -> None:
    """Three of the cards it called with came from the table, as likely these as those."""
    taken = Counter(rng.sample(sorted(hands[seat].elements()), len(down)))
    hands[seat] = hands[seat] - taken + Counter(down)


def _thinking(observation: Observation, rng: random.Random) -> tuple[int, str] | None:
    """Somebody else who may be thinking about a lone offer now: one asked after all that was heard."""
    public, me = observation.public, observation.seat
    if not isinstance(public, Offers) or observation.question is not None:
        return None
    rules, alone = observation.rules, public.contract.alone
    order = auction.offer_order(rules, public.contract)
    answered = any(isinstance(event, Asked) and event.question == "alone" for event in observation.events)
    heard = [order.index(seat) for seat in alone] + ([order.index(me)] if me is not None and answered else [])
    waiting = []
    for seat in order[max(heard, default=-1) + 1 :]:
        if any(rules.side_of(seat) == rules.side_of(lone) for lone in alone):
            continue
        if seat == me:
            break
        waiting.append(seat)
    return rng.choice(waiting), "alone"


def _faces(hand: Hand) -> tuple[Card, ...]:
    return sorted_cards(hand.elements())


# ------------------------------------------------------------------ when all cards are shown


def _after_the_show(clues: Clues) -> Iterator[Hidden]:
    """Every hidden part that fits a hand that is over, all its deals known."""
    dealt, story = clues.story.shown, clues.story
    assert dealt is not None
    taken, swap, upcard = story.taken, story.swapped, clues.observation.upcard
    stock = Counter(clues.rules.cards.faces)
    for hand in dealt:
        stock.subtract(hand)
    if upcard is not None:
        stock[upcard] -= 1
    for down in _downs(clues):
        held = list(dealt)
        if swap is not None:
            held[swap.seat] = held[swap.seat] - Counter(down) + stock
        outs: Sequence[Card | None] = [None]
        if taken is not None:
            outs = taken.put_out or sorted(held[taken.seat])
        for out in outs:
            after = list(held)
            if taken is not None and out is not None and upcard is not None:
                after[taken.seat] = after[taken.seat] - Counter([out]) + Counter([upcard])
            for gifts, final in _gifts(clues, after):
                if all(final[seat] == played for seat, played in story.played.items()):
                    yield Hidden(dealt, out, down, gifts)


def _downs(clues: Clues) -> list[tuple[Card, ...]]:
    """What may have been put down in going under."""
    swap = clues.story.swapped
    if swap is None:
        return [()]
    if swap.put_down:
        return [swap.put_down]
    assert clues.story.shown is not None
    low = [card for card in clues.story.shown[swap.seat].elements() if card.rank in auction.FARMER_RANKS]
    return sorted({sorted_cards(down) for down in combinations(low, 3)})


def _gifts(clues: Clues, held: list[Hand]) -> Iterator[tuple[tuple[tuple[Card, ...], ...], list[Hand]]]:
    """(gifts, hands after them): what may have been swapped, given what the lone hand played."""
    gone, story = clues.exchange, clues.story
    if gone is None:
        yield (), held
        return
    returned = story.received if clues.me == gone.lone else clues.gave_by(gone.partner)
    elements = sorted(held[gone.lone].elements())
    for first in sorted({sorted_cards(cards) for cards in combinations(elements, gone.count)}):
        kept = held[gone.lone] - Counter(first)
        second = story.played[gone.lone] - kept
        fits = kept <= story.played[gone.lone] and second <= held[gone.partner]
        if fits and (clues.gift or Counter(first)) == Counter(first) and (returned or second) == second:
            final = list(held)
            final[gone.lone] = story.played[gone.lone]
            yield (first, _faces(second)), final


# ------------------------------------------------------------------ from the deal forward again


def _replays(observation: Observation, hidden: Hidden) -> bool:
    """Whether the rules allow this story."""
    try:
        replay(observation, hidden)
    except IllegalAction:
        return False
    return True


def replay(observation: Observation, hidden: Hidden) -> World:
    """Play a hand again, with the hidden part filled in, up to the moment of the observation.

    Raises: `IllegalAction` where the hidden part does not fit.
    """
    deal = Deal(tuple(_faces(hand) for hand in hidden.hands), observation.upcard)
    state = apply(start(observation.rules, observation.dealer, observation.score), deal)
    script = _Script(observation, hidden)
    actions: list[Action] = [deal]
    while (action := script.next(state)) is not None:
        state = apply(state, action)
        actions.append(action)
    return World(tuple(actions), state)


class _Script:
    """What everybody did, in order."""

    def __init__(self, observation: Observation, hidden: Hidden) -> None:
        events, me = observation.events, observation.seat
        self._me, self._hidden, self._upcard = me, hidden, observation.upcard
        self._calls = iter([event.action for event in events if isinstance(event, Called)])
        self._cards = iter([PlayCard(event.card) for event in events if isinstance(event, Played)])
        refused = [Give(()) for event in events if isinstance(event, Gave) and not event.count]
        self._gifts = iter(refused or [Give(cards) for cards in hidden.gifts])
        self._alone = {event.seat for event in events if isinstance(event, WentAlone)}
        self._shown = next((event.seat for event in events if isinstance(event, Redealt)), None)
        self._swapped = next((event.seat for event in events if isinstance(event, Swapped)), None)
        self._took = next((event for event in events if isinstance(event, UpcardTaken | UpcardLeft)), None)
        self._answers = iter([answer for event in events if (answer := self._own_answer(event)) is not None])

    def _own_answer(self, event: Event) -> Action | None:
        """How this seat answered a private question."""
        match event:
            case Declined():
                return DECLINE
            case WentAlone(seat) if seat == self._me:
                return ALONE
            case Redealt(seat) if seat == self._me:
                return REDEAL
            case Swapped(seat, down) if seat == self._me:
                return Swap(down)
        return None

    def next(self, state: State) -> Action | None:
        """The action taken in this state; None where the story ends."""
        match state:
            case Auction(Redealing() | Offers()):
                return self._answer(*question(state))
            case Auction():
                return next(self._calls, None)
            case Exchange(Discarding()):
                return self._discard()
            case Exchange(Giving()):
                return next(self._gifts, None)
            case Play():
                return next(self._cards, None)
        return None

    def _answer(self, seat: int, kind: str) -> Action | None:
        """Own answers are known; others declined, but for those that were heard or are still thinking."""
        if seat == self._me:
            return next(self._answers, None)
        if (seat, kind) == self._hidden.asked:
            return None
        match kind:
            case "alone" if seat in self._alone:
                return ALONE
            case "redeal" if seat == self._shown:
                return REDEAL
            case "swap" if seat == self._swapped:
                return Swap(self._hidden.down)
        return DECLINE

    def _discard(self) -> Action | None:
        card = self._hidden.out if isinstance(self._took, UpcardTaken) else self._upcard
        return None if self._took is None or card is None else Discard(card)
