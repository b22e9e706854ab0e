"""Players below club strength: the book's judgement, misread as people misread a hand.

They forget what was played, and see every choice a little better or worse than it is. Both have bounds, so no
choice is far behind the book's: no wasted bower, no trump on the partner's ace, no reckless lone hand.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from euchre.bots.book import Book
from euchre.bots.book_bids import bid_scores
from euchre.bots.book_calls import call_scores
from euchre.bots.book_exchange import discard_scores
from euchre.bots.book_habits import PlayHabits
from euchre.bots.book_memory import Memory, remember
from euchre.bots.book_plain import is_measured
from euchre.bots.book_play import card_scores
from euchre.bots.turn import choices
from euchre.cards import Mask, ids
from euchre.game.actions import PASS, Action, PlayCard
from euchre.game.auction import Calling
from euchre.game.bidding import Bidding
from euchre.game.exchange import Discarding
from euchre.game.observation import Observation
from euchre.game.play import Tricks, playable
from euchre.rules.choices import Naming

SURE = 0.95


@dataclass(frozen=True, slots=True)
class Slips:
    """How a player errs.

    ``chance``: by how much of the match chance a call may seem better or worse than the book thinks;
    ``tricks``: likewise a card, in tricks; ``forgets``: how often the tricks that lie turned are forgotten;
    ``timid``: match chance by which a pass seems better.
    """

    chance: float
    tricks: float
    forgets: float
    timid: float


@dataclass(frozen=True, slots=True)
class Casual:
    """Plays by the book, with slips."""

    name: str
    slips: Slips

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        """What seems best to somebody who errs."""
        legal = choices(observation)
        if len(legal) == 1:
            return legal[0]
        scores = seen_scores(observation, legal, self.slips, rng)
        if scores is None:
            return Book().choose(observation, rng)
        return max(scores, key=lambda action: scores[action])


def seen_scores(
    observation: Observation, legal: Sequence[Action], slips: Slips, rng: random.Random
) -> Mapping[Action, float] | None:
    """How good the actions seem; None where the book is followed without a thought of one's own."""
    measured = is_measured(observation.rules)
    named = measured and observation.rules.auction.naming is Naming.WITH_BID
    match observation.public:
        case Calling() if measured:
            return _blurred(_shy(call_scores(observation, legal), slips), slips.chance, rng)
        case Bidding() if named:
            return _blurred(_shy(bid_scores(observation, legal), slips), slips.chance, rng)
        case Discarding():
            return _blurred(discard_scores(observation, legal), slips.tricks, rng)
        case Tricks() as public:
            memory = remember(observation)
            if rng.random() < slips.forgets:
                memory = forgetful(observation, memory)
            cards = card_scores(memory, decent(memory, playable(public, observation.hand)), PlayHabits())
            faces = observation.rules.cards.faces
            return _blurred(
                {PlayCard(faces[card]): score for card, score in cards.items()}, slips.tricks, rng
            )
    return None


def _shy(scores: dict[Action, float], slips: Slips) -> dict[Action, float]:
    """The scores of calls, a pass seeming somewhat better than it is."""
    return {**scores, PASS: scores[PASS] + slips.timid} if PASS in scores else scores


def _blurred(scores: Mapping[Action, float], most: float, rng: random.Random) -> dict[Action, float]:
    """Scores off by at most ``most``, small errors as likely as large ones; none that is farther behind."""
    least = max(scores.values()) - most
    return {action: score + rng.uniform(-most, most) for action, score in scores.items() if score >= least}


def decent(memory: Memory, cards: Mask) -> list[int]:
    """The cards that nobody would mind, where there are any.

    A trick that the partner has as good as won is left to him; the best trump left is not thrown on a trick
    that is lost.
    """
    chosen = list(ids(cards))
    if not memory.trick:
        return chosen
    seat, holding = memory.holder()
    taking = [card for card in chosen if memory.beats(card, holding)]
    led = memory.tables.suit_of[memory.trick[0][1]]
    if seat == memory.partner and memory.holds_up(holding, led) >= SURE:
        return [card for card in chosen if card not in taking] or chosen
    if taking:
        return chosen
    trumps = memory.tables.trump_mask
    return [card for card in chosen if not trumps >> card & 1 or memory.higher(card)] or chosen


def forgetful(observation: Observation, memory: Memory) -> Memory:
    """Only the trick on the table is remembered: what lies turned might still be out, nobody is void."""
    public, deck = observation.public, observation.rules.cards
    assert isinstance(public, Tricks)
    unseen = deck.all & ~observation.hand
    for _, card in public.trick:
        unseen &= ~deck.lowest(card, unseen)
    return replace(memory, unseen=unseen, void_mask=[0] * observation.rules.count)
