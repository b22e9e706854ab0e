"""Whether predictions come true, for docs/bots-arena.md: of decisions, and of the table of match chances.

Level 5 plays all seats. Of each hand one decision of each phase is drawn; the points that the search expects
of the action it takes stand against the points that the hand then brought. ``--decisions N --matches N``;
finished parts are kept in build/bench-bots as by bench/bots.py. ``QUICK=1`` takes less than half a minute.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bots import WORKERS, fingerprint
from common import ROOT, note, quick, write

from euchre.bots import make
from euchre.bots.arena_calibration import Row, tenths
from euchre.bots.equity import Equity
from euchre.bots.levels import STRONGEST_WORLDS
from euchre.bots.payoff import difference
from euchre.bots.search import evaluate
from euchre.game import Action, Match, Observation, apply, play_out, seen, shuffle, to_act
from euchre.game.contract import Dealing
from euchre.rules import Rules, variant

UNITS = {
    "predicted": "mean of a tenth of the predictions: points, own side minus others, or a chance to win",
    "found": "mean of what came of them, in the same unit",
    "standard_error": "of found, with hands (matches) as the independent units",
    "number": "decisions (hand starts) in the tenth",
    "slope": "of found on predicted, all decisions; 1 is perfect",
    "bias": "mean of found minus predicted",
}
GAMES = ("euchre", "two-handed", "bid-euchre")
HANDS = {"euchre": 20, "two-handed": 20, "bid-euchre": 2}
"""Hands of a job."""

MATCHES = 10
PLAYER = "level3"
"""Who plays the matches that the equity table is held against."""


@dataclass(frozen=True)
class Job:
    """A part of the work."""

    kind: str
    game: str
    first: int
    count: int

    @property
    def name(self) -> str:
        """What it is kept under."""
        return f"{self.kind}/{self.game}/{self.first}/{self.count}"


# ------------------------------------------------------------------ decisions


def hand_rows(rules: Rules, number: int, worlds: int) -> dict[str, Row]:
    """One decision a phase of one hand: what was expected, and what came."""
    rng = random.Random(f"calibration/{number}")
    dealer = number % rules.count
    deal = shuffle(rules, rng)
    drawn: dict[str, tuple[int, float]] = {}
    met: dict[str, int] = {}

    def ask(eye: Observation, seat: int) -> Action:
        legal = eye.legal()
        if len(legal) == 1:
            return legal[0]
        evaluation = evaluate(eye, worlds=worlds, seed=rng.getrandbits(62))
        # Each decision of the phase has the same chance to be the one that is kept.
        met[eye.phase] = met.get(eye.phase, 0) + 1
        if rng.random() < 1 / met[eye.phase]:
            drawn[eye.phase] = seat, evaluation.of(evaluation.best).points
        return evaluation.best

    result = play_out(rules, dealer, deal, ask)
    return {
        phase: [number, expected, difference(rules, result.points, rules.side_of(seat))]
        for phase, (seat, expected) in drawn.items()
    }


# ------------------------------------------------------------------ matches


def match_rows(rules: Rules, number: int) -> list[Row]:
    """The chance of side 0 before each hand of a match, and whether it won."""
    rng = random.Random(f"equity/{number}")
    bot, equity = make(PLAYER), Equity.of(rules)
    match = Match.start(rules, rng.randrange(rules.count))
    eyes: list[Observation] = []
    chances = []
    while not match.is_over:
        before = match.state
        if isinstance(before, Dealing):
            eyes = [Observation.start(rules, seat, match.dealer, match.score) for seat in range(rules.count)]
            chances.append(equity.win(match.score, match.dealer, 0))
            action: Action = shuffle(rules, rng)
        else:
            seat = to_act(before)
            assert seat is not None
            action = bot.choose(eyes[seat], rng)
        after = apply(before, action)
        eyes = [eye.after(*seen(before, action, eye.seat, after)) for eye in eyes]
        match = match.apply(action)
    return [[number, chance, float(match.winner == 0)] for chance in chances]


def work(job: Job) -> dict[str, list[Row]]:
    """The rows of a job, by phase; of matches under ``match``."""
    rules, numbers = variant(job.game), range(job.first, job.first + job.count)
    if job.kind == "matches":
        return {"match": [row for number in numbers for row in match_rows(rules, number)]}
    rows: dict[str, list[Row]] = {}
    for number in numbers:
        for phase, row in hand_rows(rules, number, STRONGEST_WORLDS).items():
            rows.setdefault(phase, []).append(row)
    return rows


# ------------------------------------------------------------------ runs


def parts(kind: str, game: str, number: int, size: int) -> Iterator[Job]:
    """The jobs of so many hands or matches."""
    for first in range(0, number, size):
        yield Job(kind, game, first, min(size, number - first))


class Kept:
    """Finished jobs of these players, in a file."""

    def __init__(self) -> None:
        folder = ROOT / "build" / "bench-bots" / fingerprint()
        folder.mkdir(parents=True, exist_ok=True)
        self._path: Path = folder / "calibration.jsonl"
        lines = self._path.read_text("utf-8").splitlines(keepends=True) if self._path.exists() else []
        whole = [line for line in lines if line.endswith("\n")]
        self._path.write_text("".join(whole), "utf-8")
        self.known: dict[str, dict[str, list[Row]]] = dict(json.loads(line) for line in whole)

    def add(self, job: Job, rows: dict[str, list[Row]]) -> None:
        """Keep one more."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([job.name, rows]) + "\n")


def collected(
    pool: ProcessPoolExecutor, kept: Kept, jobs: Iterator[Job], enough: Callable[[int], bool]
) -> dict[str, list[Row]]:
    """The rows of jobs, in their order, until there are enough."""
    rows: dict[str, list[Row]] = {}
    while not enough(sum(map(len, rows.values()))):
        batch = [job for _, job in zip(range(2 * WORKERS), jobs, strict=False)]
        if not batch:
            break
        fresh = [job for job in batch if job.name not in kept.known]
        made = dict(zip(fresh, pool.map(work, fresh), strict=True))
        for job in batch:
            if job in made:
                kept.add(job, made[job])
            for phase, more in (made.get(job) or kept.known[job.name]).items():
                rows.setdefault(phase, []).extend(more)
        note(f"{batch[-1].name}: {sum(map(len, rows.values()))} predictions")
    return rows


def main() -> None:
    """Run, and write the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--decisions", type=int, default=60 if quick() else 5000)
    parser.add_argument("--matches", type=int, default=20 if quick() else 2000)
    parser.add_argument("--games", nargs="*", default=["euchre"] if quick() else list(GAMES))
    arguments = parser.parse_args()
    decisions: int = arguments.decisions
    kept, results = Kept(), dict[str, Any]()
    with ProcessPoolExecutor(WORKERS) as pool:
        for game in arguments.games:
            jobs = parts("decisions", game, 100 * decisions, HANDS[game])
            rows = collected(pool, kept, jobs, lambda number: number >= decisions)
            matches = collected(
                pool, kept, parts("matches", game, arguments.matches, MATCHES), lambda _: False
            )
            everything = [row for some in rows.values() for row in some]
            results[game] = {
                "points": tenths(everything),
                "phases": {phase: tenths(some) for phase, some in sorted(rows.items())},
                "equity": tenths(matches["match"]),
                "matches": arguments.matches,
            }
    worlds = {"worlds": STRONGEST_WORLDS, "player_of_matches": PLAYER}
    write("calibration-quick" if quick() else "calibration", UNITS, {**worlds, "games": results})


if __name__ == "__main__":
    main()
