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
from dataclasses import dataclass
from itertools import accumulate

from euchre.bots.allot import Allotment
from euchre.bots.clues import Clues, Plan
from euchre.bots.shown import Hidden, after_the_show
from euchre.bots.story import Hand, PartnerExchange
from euchre.cards import JOKER, Card
from euchre.errors import IllegalAction
from euchre.game import auction
from euchre.game.actions import (
    ALONE,
    DECLINE,
    LEAVE,
    REDEAL,
    TAKE,
    Action,
    Bury,
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
    Buried,
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
    WidowLeft,
    WidowTaken,
)
from euchre.game.exchange import Burying, Discarding, Giving, Offering
from euchre.game.observation import Observation
from euchre.game.scoring import Done
from euchre.game.state import Auction, Exchange, Opening, Play, State, apply, question, start


@dataclass(frozen=True)
class World:
    """A deal and the actions that followed, hidden ones included: replayed, they lead to ``state``.

    ``actions`` begin with the deal, and are empty before it.
    """

    actions: tuple[Action, ...]
    state: State


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
            self._shown = [hidden for hidden in after_the_show(self._clues) if _replays(observation, hidden)]
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
    received = {lone: Counter(cards) for lone, cards in plan.received}
    hands = {seat: clues.call_hand(seat, received) for seat in clues.others}
    for place in plan.places:
        owner = clues.origin(place)
        if owner is not None:
            hands[owner].update(filter(clues.is_fixed, drawn[place.name]))
        if place.name[0] == "received":
            received[place.name[1]].update(drawn[place.name])
    buried = _buried(clues, drawn)
    gifts: list[tuple[Card, ...]] = []
    for exchange in clues.exchanges:
        known = clues.gift(exchange)
        first = known if known is not None else Counter(drawn["given", exchange.lone])
        apart = Counter(first)
        if clues.story.buried is not None and clues.story.buried.seat == exchange.lone:
            apart.update(buried)
        answer = _answer(clues, exchange, received.get(exchange.lone, Counter()), hands, apart, rng)
        gifts += [_faces(first), *answer]
    widow = _widow(clues, drawn, hands, rng)
    swap = clues.story.swapped
    down: tuple[Card, ...] = () if swap is None else swap.put_down
    if swap is not None and swap.seat != clues.me:
        down = tuple(drawn["down", swap.seat])
        _undo_swap(hands, swap.seat, down, rng)
    taken = clues.story.taken
    own = clues.story.dealt
    return Hidden(
        hands=tuple(hands.get(seat, own) for seat in range(clues.rules.count)),
        widow=widow,
        buried=sorted_cards(buried),
        out=None if taken is None else next(iter(taken.put_out or drawn["out", taken.seat])),
        down=sorted_cards(down),
        gifts=tuple(gifts),
        asked=plan.open_to or _thinking(clues.observation, rng),
    )


def _buried(clues: Clues, drawn: Drawn) -> tuple[Card, ...]:
    """What was put out for the widow."""
    buried = clues.story.buried
    if buried is None:
        return ()
    return buried.cards if buried.seat == clues.me else tuple(drawn["buried", buried.seat])


def _widow(clues: Clues, drawn: Drawn, hands: dict[int, Hand], rng: random.Random) -> tuple[Card, ...]:
    """The widow; of the cards of another seat that took it any may be the widow's, but a joker he called.

    The hand of that seat is left as it was dealt.
    """
    taken, size = clues.story.widow, clues.rules.deal.widow
    if taken is None:
        return tuple(drawn.get(("widow", 0), ()))
    if taken.seat == clues.me:
        return taken.cards
    hand = hands[taken.seat]
    forced = clues.story.joker
    own = Counter([JOKER]) if forced is not None and forced.seat == taken.seat else Counter()
    while True:
        widow = Counter(rng.sample(sorted((hand - own).elements()), size))
        needed = clues.needed_suit
        if needed is None or any(card.suit == needed for card in hand - widow):
            hands[taken.seat] = hand - widow
            return _faces(widow)


def _answer(
    clues: Clues,
    gone: PartnerExchange,
    received: Hand,
    hands: dict[int, Hand],
    apart: Hand,
    rng: random.Random,
) -> list[tuple[Card, ...]]:
    """What the partner gave in return, if he has; where nothing tells, any of the lone hand's cards.

    ``apart``: cards that the lone player gave away or put out before.
    """
    if not gone.done:
        return []
    if clues.me == gone.partner:
        return [_faces(clues.story.gave_by(gone.partner))]
    if clues.me == gone.lone:
        return [_faces(clues.story.received)]
    if not received:
        held = sorted((hands[gone.lone] - apart).elements())
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
    heard = [order.index(seat) for seat in alone if seat in order] + (
        [order.index(me)] if me is not None and answered else []
    )
    waiting = []
    for seat in order[max(heard, default=-1) + 1 :]:
        if not auction.may_be_offered(rules, public.contract, seat):
            continue
        if seat == me:
            break
        waiting.append(seat)
    return rng.choice(waiting), "alone"


def _faces(hand: Hand) -> tuple[Card, ...]:
    return sorted_cards(hand.elements())


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
    deal = Deal(tuple(_faces(hand) for hand in hidden.hands), observation.upcard, hidden.widow)
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
        gifts = iter(hidden.gifts)
        gave = [event.count for event in events if isinstance(event, Gave)]
        self._gifts = iter([Give(next(gifts) if count else ()) for count in gave])
        self._widow = next((event for event in events if isinstance(event, WidowTaken | WidowLeft)), None)
        self._buried = any(isinstance(event, Buried) for event in events)
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
            case Exchange(Offering()):
                return None if self._widow is None else TAKE if isinstance(self._widow, WidowTaken) else LEAVE
            case Exchange(Burying()):
                out = self._hidden.buried
                return (Bury(out) if len(out) > 1 else Discard(out[0])) if self._buried else None
            case Exchange(Giving()):
                return next(self._gifts, None)
            case Opening() | Play():
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
