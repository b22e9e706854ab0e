"""A run: every pair of players over duplicate deals, until it is settled who is better, or all are played."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib.metadata import version
from itertools import combinations
from pathlib import Path
from typing import Any

from euchre.bots.adapters import player
from euchre.bots.arena import Done, Job, Outcome, chunk
from euchre.bots.arena_clock import Times
from euchre.bots.arena_log import ArenaError, Log
from euchre.bots.arena_pool import Pool, Promise, pool
from euchre.bots.arena_stats import Sample, margin_of_deal
from euchre.rules import Rules

FORM = 1
"""The number of the form of the file of a run."""


@dataclass(frozen=True)
class Contest:
    """What is asked for. ``deals`` and ``matches``: a pair; ``early_stop``: a settled question is left."""

    rules: Rules
    players: tuple[str, ...]
    deals: int
    matches: int = 0
    seed: int = 0
    early_stop: bool = True
    timeout: float = 60.0

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Everybody against everybody."""
        return list(combinations(self.players, 2))

    def head(self) -> dict[str, Any]:
        """What two runs must share for one to continue the other; not how many deals, nor where they stop."""
        return {
            "arena": FORM,
            "version": version("euchre"),
            "variant": self.rules.id,
            "set": self.rules.chosen,
            "rules": self.rules.fingerprint,
            "players": list(self.players),
            "seed": self.seed,
        }

    def jobs(self, pair: tuple[str, str], kind: str) -> Iterator[Job]:
        """The work of a pair, in order."""
        number = self.deals if kind == "deals" else self.matches
        size = chunk(self.rules) if kind == "deals" else 1
        rules = self.rules
        for first in range(0, number, size):
            count = min(size, number - first)
            yield Job(rules.id, rules.settings, pair, self.seed, kind, first, count, self.timeout)

    def check(self) -> None:
        """Raise an `EuchreError` for what cannot be played."""
        if len(self.players) < 2:
            raise ArenaError("too-few-players", "an arena needs two players: euchre arena A B")
        if self.deals < 1 or self.matches < 0:
            wrong = f"--deals {self.deals}" if self.deals < 1 else f"--matches {self.matches}"
            raise ArenaError("wrong-number", f"{wrong}: play at least one deal, and no less than no match")
        if not 0 < self.timeout < math.inf:
            raise ArenaError("wrong-number", f"--timeout {self.timeout:g}: give seconds, such as 60")
        for name in dict.fromkeys(self.players):
            one = player(name, self.timeout)
            one.check(self.rules)
            one.close()


@dataclass
class Findings:
    """What is known of a pair.

    ``deals``: of each its outcome in each seating; ``matches``: of each, in each seating, [winning side,
    hands]; ``stopped``: ``settled``, ``played`` or ``interrupted``.
    """

    rules: Rules
    players: tuple[str, str]
    deals: list[list[Outcome]] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    matches: list[list[list[Any]]] = field(default_factory=list)
    times: tuple[Times, Times] = field(default_factory=lambda: (Times(), Times()))
    stopped: str = "interrupted"

    @property
    def sample(self) -> Sample:
        """The margins so far."""
        return Sample(tuple(self.margins))

    def add(self, kind: str, done: Done) -> None:
        """Take in a finished job."""
        for times, more in zip(self.times, done["times"], strict=True):
            times.merge(Times.read(more))
        if kind == "matches":
            self.matches += done["results"]
            return
        for deal in done["results"]:
            outcomes = [Outcome.read(plain) for plain in deal]
            self.deals.append(outcomes)
            self.margins.append(margin_of_deal(self.rules, outcomes))


Tell = Callable[[list[Findings]], None]
"""Told after every job; the last of the findings is the one that grows."""


@dataclass(frozen=True)
class Run:
    """A contest, where it is played and where it is kept."""

    contest: Contest
    workers: int = 1
    scheduler: str | None = None
    resume: Path | None = None

    def play(self, tell: Tell, found: list[Findings]) -> None:
        """Play; ``found`` grows meanwhile, so that it is there whatever happens.

        Raises: `EuchreError` of all kinds before and during play; KeyboardInterrupt.
        """
        contest = self.contest
        if self.workers < 1:
            raise ArenaError("wrong-number", f"--workers {self.workers}: at least one works")
        contest.check()
        log = Log(self.resume, contest.head())
        try:
            with pool(self.workers, self.scheduler) as where:
                for number, names in enumerate(contest.pairs):
                    found.append(Findings(contest.rules, names))
                    self._pair(number, where, log, tell, found)
        finally:
            log.close()

    def _pair(self, number: int, where: Pool, log: Log, tell: Tell, found: list[Findings]) -> None:
        findings = found[-1]
        settled = False
        for kind in ("deals", "matches"):
            jobs = self.contest.jobs(findings.players, kind)
            for done in in_order(number, jobs, where, log):
                findings.add(kind, done)
                tell(found)
                settled = kind == "deals" and self.contest.early_stop and findings.sample.settled
                if settled:
                    break
            findings.stopped = "settled" if settled else findings.stopped
        if findings.stopped != "settled":
            findings.stopped = "played"


def in_order(pair: int, jobs: Iterator[Job], where: Pool, log: Log) -> Iterator[Done]:
    """What came of each job, in their order, whoever was first.

    Raises: `ArenaError` with the reason of a player that failed.
    """
    waiting: deque[tuple[Job, Done | Promise]] = deque()
    try:
        while True:
            while len(waiting) < where.ahead and (job := next(jobs, None)) is not None:
                known = log.known.get((pair, *job.key))
                waiting.append((job, known or where.submit(job)))
            if not waiting:
                return
            job, promised = waiting.popleft()
            if not isinstance(promised, dict):
                done: Done = promised.result()
                if done["fault"]:
                    reason, message = done["fault"]
                    raise ArenaError(reason, message)
                log.add(pair, job, done)
            else:
                done = promised
            yield done
    finally:
        for _, promised in waiting:
            if not isinstance(promised, dict):
                promised.cancel()
