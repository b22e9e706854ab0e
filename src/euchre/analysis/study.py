"""Tables over many deals: what a kind of decision is worth, by kinds of hands.

A question has cells; a cell is filled with decisions drawn at random. Each is priced twice. By search: the
value of the best of one group of actions less the best of another, from what the seat knows. By play: from
the same seat, deals are drawn in which everybody else would have called as told, and both actions are played
out to the end by club players on the same cards.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from euchre.analysis.position import tell
from euchre.analysis.told import Told
from euchre.bots import make
from euchre.bots.equity import Equity
from euchre.bots.payoff import difference, match_after
from euchre.bots.search import evaluate
from euchre.cards import Card
from euchre.errors import RulesError
from euchre.game.actions import DECLINE, Action, Deal, sorted_cards
from euchre.game.observation import Observation
from euchre.game.perception import seen
from euchre.game.state import Over, State, apply, start, to_act
from euchre.rules import Rules

CLUB = "book"
HANDS, WORLDS, DEALS = 40, 128, 4
TRIES = 400
"""Deals drawn before a call that nobody would have made is given up."""

Groups = tuple[Sequence[Action], Sequence[Action]]


@dataclass(frozen=True, slots=True)
class Question:
    """One table.

    ``draw(row, column, rng)``: a decision of that cell; ``groups``: the two groups of actions that are
    compared in it, given its row; ``chance``: values are chances of the match, else points.
    """

    name: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    draw: Callable[[str, str, random.Random], Told]
    groups: Callable[[str, Observation], Groups]
    chance: bool = False


@dataclass(frozen=True, slots=True)
class Case:
    """One decision drawn: the difference by search and, where it could be played out, by play."""

    searched: float
    played: float | None


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over decisions with its standard error, 0 where there are fewer than two."""

    value: float
    error: float
    count: int

    @staticmethod
    def of(values: Sequence[float]) -> Mean | None:
        """Of some values; None where there are none."""
        if not values:
            return None
        return Mean(fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0, len(values))


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: the first group's worth less the second's, and how often (0 to 1) it is not less."""

    row: str
    column: str
    searched: Mean
    played: Mean | None
    better: float


@dataclass(frozen=True, slots=True)
class Effort:
    """How much work a cell gets: decisions drawn, worlds of each search, deals played out for each."""

    hands: int = HANDS
    worlds: int = WORLDS
    deals: int = DEALS
    seed: int = 0


def cells(question: Question, effort: Effort) -> Iterator[Cell]:
    """The cells of a question row by row, as they are filled; each depends on its place and effort alone."""
    for row in question.rows:
        for column in question.columns:
            yield cell(question, row, column, effort)


def cell(question: Question, row: str, column: str, effort: Effort) -> Cell:
    """One cell."""
    found = [
        case(
            question, row, column, effort, random.Random(f"{question.name}/{row}/{column}/{at}/{effort.seed}")
        )
        for at in range(effort.hands)
    ]
    searched = Mean.of([one.searched for one in found])
    assert searched is not None, "a cell has at least one decision"
    played = Mean.of([one.played for one in found if one.played is not None])
    better = sum(one.searched >= 0 for one in found) / len(found)
    return Cell(row, column, searched, played, better)


def case(question: Question, row: str, column: str, effort: Effort, rng: random.Random) -> Case:
    """One decision, drawn and priced."""
    told = question.draw(row, column, rng)
    observation = tell(told)
    first, second = question.groups(row, observation)
    found = evaluate(observation, worlds=effort.worlds, seed=rng.getrandbits(32))
    ranked = [estimate.action for estimate in found.estimates]
    one, other = (next(action for action in ranked if action in group) for group in (first, second))
    a, b = found.of(one), found.of(other)
    if question.chance:
        assert a.match is not None and b.match is not None, "a game with an equity"
        searched = a.match - b.match
    else:
        searched = a.points - b.points
    played = Mean.of(
        [
            value
            for _ in range(effort.deals)
            for value in _played(question, told, observation, one, other, rng)
        ]
    )
    return Case(searched, None if played is None else played.value)


# ------------------------------------------------------------------ played out


def _played(
    question: Question, told: Told, wanted: Observation, one: Action, other: Action, rng: random.Random
) -> tuple[float, ...]:
    """The difference of two actions on one deal; empty where no deal led there. ``wanted``: as told."""
    if one == other:
        return (0.0,)
    table = _reached(told, wanted, rng)
    if table is None:
        return ()
    luck, side = rng.getrandbits(32), told.rules.side_of(table.seat)
    values = [
        _worth(table.played(action, random.Random(luck)), side, chance=question.chance)
        for action in (one, other)
    ]
    return (values[0] - values[1],)


def _worth(over: Over, side: int, *, chance: bool) -> float:
    result, setup = over.public.result, over.public.setup
    if not chance:
        return difference(setup.rules, result.points, side)
    return match_after(setup, result, side, Equity.of(setup.rules))


@dataclass(frozen=True, slots=True)
class _Table:
    """A hand in progress at which the seat of a question has to act."""

    seat: int
    state: State
    eyes: tuple[Observation, ...]

    def step(self, action: Action) -> _Table:
        """One action on; ``seat`` stays."""
        after = apply(self.state, action)
        eyes = tuple(eye.after(*seen(self.state, action, eye.seat, after)) for eye in self.eyes)
        return _Table(self.seat, after, eyes)

    def played(self, action: Action, rng: random.Random) -> Over:
        """The end of the hand after this action, everybody playing on as a club player."""
        table, club = self.step(action), make(CLUB)
        while not isinstance(table.state, Over):
            turn = to_act(table.state)
            assert turn is not None, "a hand that is dealt and not over has a seat to act"
            table = table.step(club.choose(table.eyes[turn], rng))
        return table.state


def _reached(told: Told, wanted: Observation, rng: random.Random) -> _Table | None:
    """A deal in which club players call as told and the seat of the question comes to its decision."""
    for _ in range(TRIES):
        table = _led_there(told, wanted, _deal(told, rng), rng)
        if table is not None:
            return table
    return None


def _led_there(told: Told, wanted: Observation, deal: Deal, rng: random.Random) -> _Table | None:
    rules, seat, club = told.rules, told.seat, make(CLUB)
    assert seat is not None, "a question names its seat"
    eyes = tuple(Observation.start(rules, at, told.dealer, told.score) for at in range(rules.count))
    table = _Table(seat, start(rules, told.dealer, told.score), eyes).step(deal)
    calls = iter(told.calls)
    for call in calls:
        turn = to_act(table.state)
        if turn is None or table.eyes[turn].refusal(call) is not None:
            return None
        if turn != seat and club.choose(table.eyes[turn], rng) != call:
            return None
        table = table.step(call)
    while (turn := to_act(table.state)) is not None:
        if turn == seat and type(table.eyes[seat].public) is type(wanted.public):
            return table if table.eyes[seat].legal() == wanted.legal() else None
        action = club.choose(table.eyes[turn], rng)
        if turn == seat:
            action = _declined(table.eyes[seat], action)
        table = table.step(action)
    return None


def _declined(observation: Observation, action: Action) -> Action:
    """The seat of a question does not play alone before it comes to the question."""
    return DECLINE if DECLINE in observation.legal() else action


def _deal(told: Told, rng: random.Random) -> Deal:
    """A deal in which the seat holds what is told, the rest anywhere."""
    rules, seat = told.rules, told.seat
    assert seat is not None and not told.plays, "questions are asked before the first card"
    known = set(told.hand) | ({told.upcard} if told.upcard else set())
    rest = [card for card in rules.cards.faces if card not in known]
    rng.shuffle(rest)
    hands: list[tuple[Card, ...]] = []
    for at in range(rules.count):
        if at == seat:
            hands.append(sorted_cards(told.hand))
        else:
            hands.append(sorted_cards(rest[: rules.deal.hand]))
            rest = rest[rules.deal.hand :]
    return Deal(tuple(hands), told.upcard)


def drawn(
    rules: Rules, rng: random.Random, fits: Callable[[tuple[Card, ...]], bool], *without: Card
) -> tuple[Card, ...]:
    """A hand at random, without some cards, that fits.

    Raises: `RulesError` where none is found.
    """
    rest = [card for card in rules.cards.faces if card not in without]
    for _ in range(200_000):
        hand = tuple(rng.sample(rest, rules.deal.hand))
        if fits(hand):
            return hand
    raise RulesError("no-such-hand", "no hand of this kind was found")
