"""Duplicate deals: the same cards played once in every seating, so that luck cancels out.

A *seating* gives each side of the table to one of two players. At a table of two sides there are two; at one
of more sides each player sits once in every place alone against the other, and the other way round.
What is played depends on the seed and the number of the deal alone: not on workers, machines or order.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple, TypedDict

from euchre.bots.adapters import player
from euchre.bots.adapters_player import Player, Story
from euchre.bots.arena_clock import Plain, Times
from euchre.cards import Strain
from euchre.errors import EuchreError
from euchre.game.actions import Action, Deal
from euchre.game.contract import Made
from euchre.game.deal import shuffle
from euchre.game.match import is_ahead, next_dealer, score_after, winner_after
from euchre.game.observation import Observation
from euchre.game.playing import play_out
from euchre.game.scoring import HandResult
from euchre.rules import Rules, variant

CHUNK_CARDS = 80
"""About so many cards are dealt in a job: four deals of Euchre, one of a double deck."""

MOST_HANDS = 400
"""Hands of a match after which it counts as drawn: players that lose every bid would play for ever."""

Seating = tuple[int, ...]
"""Which of the two players sits on each side: 0 or 1."""


@dataclass(frozen=True)
class Job:
    """Some consecutive deals, or matches, between two players. Plain data: it travels to other machines."""

    variant: str
    settings: tuple[tuple[str, object], ...]
    players: tuple[str, str]
    seed: int
    kind: str
    first: int
    count: int
    timeout: float

    @property
    def key(self) -> tuple[str, int, int]:
        """Which part of the run it is."""
        return self.kind, self.first, self.count


class Done(TypedDict):
    """What came of a job, as JSON.

    ``results``: of every deal or match, of every seating: the fields of an `Outcome`, or [side that won or
    None, hands]; ``times``: of each player; ``fault``: [reason, message] of a player that
    failed, instead of the rest.
    """

    results: list[list[list[Any]]]
    times: list[Plain]
    fault: list[str]


def chunk(rules: Rules) -> int:
    """Deals of a job."""
    return max(1, CHUNK_CARDS // (rules.count * rules.deal.hand))


def seatings(sides: int) -> list[Seating]:
    """Every seating of two players.

    >>> seatings(2)
    [(0, 1), (1, 0)]
    >>> seatings(3)
    [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
    """
    alone = [tuple(int(side != at) for side in range(sides)) for at in range(sides)]
    other = [tuple(1 - one for one in seating) for seating in alone]
    return list(dict.fromkeys(alone + other))


class Outcome(NamedTuple):
    """How a hand ended, as far as a match goes, with the fields of a `HandResult`; ``maker`` is a seat."""

    points: tuple[int, ...]
    success: int | None
    tricks: tuple[int, ...]
    maker: int | None
    alone: tuple[int, ...]

    @staticmethod
    def of(result: HandResult) -> Outcome:
        """The outcome of a hand."""
        made = result.contract
        maker, alone = (made.maker, made.alone) if isinstance(made, Made) else (None, ())
        return Outcome(result.points, result.success, result.tricks, maker, alone)

    @staticmethod
    def read(plain: list[Any]) -> Outcome:
        """From JSON."""
        points, success, tricks, maker, alone = plain
        return Outcome(tuple(points), success, tuple(tricks), maker, tuple(alone))

    def result(self, dealer: int) -> HandResult:
        """What the rules of a match want to know; the strain is not kept."""
        made = None if self.maker is None else Made(self.maker, Strain.SPADES, alone=self.alone)
        return HandResult(dealer, made, None, self.tricks, self.points, self.success, None)


def margin(rules: Rules, points: Sequence[int], seating: Seating) -> float:
    """Points of the first player's side minus those of the second's; means where one has more sides.

    Where the match counts down it is the other way round: more is always better.
    """
    first = [own for own, sits in zip(points, seating, strict=True) if sits == 0]
    second = [own for own, sits in zip(points, seating, strict=True) if sits == 1]
    more = sum(first) / len(first) - sum(second) / len(second)
    return more if is_ahead(rules, 1, 0) else -more


def dealer_of(rules: Rules, number: int) -> int:
    """The dealer of a deal of the run."""
    return number % rules.count


def work(job: Job) -> Done:
    """Play a job. A player's fault is returned, not raised, so that it survives any journey."""
    try:
        return _work(job)
    except EuchreError as error:
        return Done(results=[], times=[], fault=[error.reason, error.message])


def _work(job: Job) -> Done:
    rules = _rules(job.variant, job.settings)
    players = [_player(name, job.timeout) for name in job.players]
    times = [Times(), Times()]
    play = _DEAL_OR_MATCH[job.kind]
    results = [
        [
            play(Table(rules, [players[sits] for sits in seating], [times[sits] for sits in seating]), luck)
            for seating in seatings(rules.sides)
        ]
        for luck in (Luck(job.seed, job.kind, number) for number in range(job.first, job.first + job.count))
    ]
    return Done(results=results, times=[one.plain() for one in times], fault=[])


@cache
def _rules(variant_id: str, settings: tuple[tuple[str, object], ...]) -> Rules:
    return variant(variant_id, dict(settings))


class _Open(threading.local):
    """The players of a thread: what they started is started once, and answers one question at a time."""

    def __init__(self) -> None:
        self.players: dict[tuple[str, float], Player] = {}


_OPEN = _Open()


def _player(name: str, timeout: float) -> Player:
    players = _OPEN.players
    if (name, timeout) not in players:
        players[name, timeout] = player(name, timeout)
    return players[name, timeout]


def close_players() -> None:
    """End what the players of this thread started."""
    for one in _OPEN.players.values():
        one.close()
    _OPEN.players.clear()


@dataclass(frozen=True)
class Luck:
    """All chance of one deal, or of one match; the same in every seating."""

    seed: int
    kind: str
    number: int

    def deal(self, rules: Rules, hand: int = 0) -> Deal:
        """The cards of a hand."""
        return shuffle(rules, random.Random(f"{self._name}/{hand}/deal"))

    def of_seat(self, seat: int, hand: int = 0) -> random.Random:
        """The random numbers of whoever sits there."""
        return random.Random(f"{self._name}/{hand}/{seat}")

    @property
    def _name(self) -> str:
        return f"{self.seed}/{self.kind}/{self.number}"


@dataclass(frozen=True)
class Table:
    """Who plays and who is timed, by side."""

    rules: Rules
    players: list[Player]
    times: list[Times] = field(default_factory=list)

    def hand(
        self, dealer: int, deal: Deal, lucks: list[random.Random], score: tuple[int, ...] | None = None
    ) -> HandResult:
        """Play one hand to its end."""
        story = Story(deal, ())

        def ask(eye: Observation, seat: int) -> Action:
            nonlocal story
            action = self._ask(eye, story, lucks[seat])
            story = Story(deal, (*story.actions, action))
            return action

        return play_out(self.rules, dealer, deal, ask, score)

    def _ask(self, eye: Observation, story: Story, luck: random.Random) -> Action:
        """A player's action; where only one is legal nobody is asked, and nothing is timed."""
        legal = eye.legal()
        if len(legal) == 1:
            return legal[0]
        assert eye.seat is not None
        side = self.rules.side_of(eye.seat)
        chosen = self.players[side]
        clock = chosen.clock
        began = clock()
        action = chosen.choose(eye, story, luck)
        self.times[side].add(eye.phase, clock() - began)
        return action


def _deal(table: Table, luck: Luck) -> list[Any]:
    """One hand at the score a match starts from."""
    rules = table.rules
    lucks = [luck.of_seat(seat) for seat in range(rules.count)]
    return list(Outcome.of(table.hand(dealer_of(rules, luck.number), luck.deal(rules), lucks)))


def _match(table: Table, luck: Luck) -> list[Any]:
    """A whole match: [the side that won, hands played]; None won where `MOST_HANDS` were not enough."""
    rules = table.rules
    score: tuple[int, ...] = (rules.match.start,) * rules.sides
    dealer, results = dealer_of(rules, luck.number), list[HandResult]()
    for hand in range(MOST_HANDS):
        lucks = [luck.of_seat(seat, hand) for seat in range(rules.count)]
        results.append(table.hand(dealer, luck.deal(rules, hand), lucks, score))
        score = score_after(rules, score, results)
        winner = winner_after(rules, score, results)
        if winner is not None:
            return [winner, hand + 1]
        dealer = next_dealer(rules, results[-1])
    return [None, MOST_HANDS]


_DEAL_OR_MATCH = {"deals": _deal, "matches": _match}
