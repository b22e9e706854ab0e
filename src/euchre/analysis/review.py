"""A review of a record: what every decision was worth and cost, and how luck and skill made the result."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from euchre.analysis import labels, luck
from euchre.analysis.labels import Cost
from euchre.analysis.luck import Account, Stand
from euchre.analysis.openhand import OpenHands
from euchre.analysis.story import Story, Turn
from euchre.analysis.value import Choice, appraise
from euchre.bots import double, make
from euchre.bots.equity import Equity
from euchre.bots.payoff import difference
from euchre.game.actions import Action
from euchre.game.match import next_dealer
from euchre.notation.egn import Label
from euchre.rules import Rules

SHORT = 6
"""Hands of at most so many cards are searched fast in every game."""

USUAL = "book"
"""The player whose choice is what a club player would have done."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision that was one: a seat with a single legal action has none.

    ``hand`` and ``action`` count from 1, ``action`` in the record's hand; ``phase`` as observations name it;
    ``choices`` best first; ``usual``: what a club player does; ``cost`` of the action taken.
    """

    hand: int
    action: int
    seat: int
    phase: str
    choices: tuple[Choice, ...]
    taken: Action
    usual: Action
    cost: Cost
    label: Label | None

    @property
    def best(self) -> Choice:
        """The choice that is best from what the seat could know."""
        return self.choices[0]

    @property
    def own(self) -> Choice:
        """The choice taken."""
        return next(choice for choice in self.choices if choice.action == self.taken)


@dataclass(frozen=True, slots=True)
class HandReview:
    """One hand of a review.

    ``points``, ``chance``: an account a side, in points of the hand (own side's minus the mean of the
    others') and in chance of the match; None where the hand has no result, was not reviewed to its end, or,
    for the chance, where none is known. ``luck``: by decision, and last after them, the points that luck
    brought side 0 before it (two sides only).
    """

    story: Story
    decisions: tuple[Decision, ...]
    points: tuple[Account, ...] | None
    chance: tuple[Account, ...] | None
    luck: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """A match, as far as it was reviewed. ``complete``: to the end of the record.

    ``points``, ``chance``: the accounts of all hands that have one, together.
    """

    rules: Rules
    worlds: int
    seed: int
    complete: bool
    hands: tuple[HandReview, ...]
    points: tuple[Account, ...]
    chance: tuple[Account, ...] | None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Of all hands, in order."""
        return tuple(decision for hand in self.hands for decision in hand.decisions)


def default_worlds(rules: Rules) -> int:
    """How many worlds a decision is given where nobody says: what keeps a review within its time.

    Measured on one core: a match of `euchre` takes about 6 s, one of `bid-euchre` about 25 s.
    """
    if rules.deal.hand <= SHORT:
        return 512
    return 96 if double.plays(rules) else 24


def to_decide(story: Story) -> tuple[Turn, ...]:
    """The turns that are decisions: somebody acted, and had a choice."""
    return tuple(turn for turn in story.turns if turn.taken is not None and len(turn.observation.legal()) > 1)


def decisions(told: Iterable[Story], worlds: int, seed: int = 0) -> Iterator[Decision]:
    """Every decision of some hands, as it is worked out; each depends on its hand, worlds and seed alone."""
    for story in told:
        lies = OpenHands(story.rules)
        for turn in to_decide(story):
            yield decide(story, turn, lies, worlds, seed)


def decide(story: Story, turn: Turn, lies: OpenHands, worlds: int, seed: int) -> Decision:
    """One decision. The action taken has to be there."""
    assert turn.taken is not None, "a decision that was made"
    own_seed = (seed * 1_000 + story.number) * 1_000 + turn.action
    choices = appraise(turn.observation, worlds, own_seed, lies.values(turn.state, turn.path))
    usual = make(USUAL).choose(turn.observation, random.Random(own_seed))
    return Decision(
        story.number,
        turn.action,
        turn.seat,
        turn.observation.phase,
        choices,
        turn.taken,
        usual,
        labels.cost(story.rules, choices, turn.taken),
        labels.label(story.rules, choices, turn.taken, usual),
    )


def assemble(told: Sequence[Story], found: Sequence[Decision], worlds: int, seed: int = 0) -> Review:
    """The review of some hands of one record from the decisions that were worked out, in order.

    Raises: ValueError for no hand at all.
    """
    if not told:
        raise ValueError("a review needs a hand")
    rules = told[0].rules
    hands = tuple(
        _hand(story, tuple(decision for decision in found if decision.hand == story.number)) for story in told
    )
    wanted = sum(len(to_decide(story)) for story in told)
    points = [hand.points for hand in hands if hand.points is not None]
    chance = [hand.chance for hand in hands if hand.chance is not None]
    return Review(
        rules,
        worlds,
        seed,
        len(found) == wanted,
        hands,
        tuple(luck.total(points, rules.sides)),
        tuple(luck.total(chance, rules.sides)) if len(chance) == len(points) else None,
    )


def _hand(story: Story, found: tuple[Decision, ...]) -> HandReview:
    if story.result is None or len(found) != len(to_decide(story)):
        return HandReview(story, found, None, None, ())
    rules, sides = story.rules, range(story.rules.sides)
    stands = [
        Stand(rules.side_of(decision.seat), decision.best.points, decision.cost.points) for decision in found
    ]
    results = [difference(rules, story.result.points, side) for side in sides]
    points = tuple(luck.accounts(stands, [0.0] * rules.sides, results))
    turns = tuple(luck.changes(stands, 0.0, results[0])) if rules.sides == 2 else ()
    return HandReview(story, found, points, _chance(story, found), turns)


def _chance(story: Story, found: tuple[Decision, ...]) -> tuple[Account, ...] | None:
    rules = story.rules
    if any(decision.best.match is None for decision in found):
        return None
    even = 1 / rules.sides
    stands = [
        Stand(rules.side_of(decision.seat), (decision.best.match or 0.0) - even, decision.cost.chance)
        for decision in found
    ]
    starts = [Equity.of(rules).win(story.score, story.dealer, side) - even for side in range(rules.sides)]
    ends = [_chance_after(story, side) - even for side in range(rules.sides)]
    return tuple(luck.accounts(stands, starts, ends))


def _chance_after(story: Story, side: int) -> float:
    """The chance of a side when the hand is over: what the next hand starts from."""
    if story.winner is not None:
        return float(story.winner == side)
    assert story.result is not None, "a hand with a result"
    return Equity.of(story.rules).win(story.after, next_dealer(story.rules, story.result), side)
