"""Speed of the Python engine: complete random hands a second, and matches a second between `book` players.

One process; the median of several runs, each with seeds of its own.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from functools import partial

from common import games, note, quick, write

from euchre.bots.base import make
from euchre.game import Action, Match, Observation, apply, is_over, legal, seen, shuffle, start, to_act
from euchre.game.contract import Dealing
from euchre.game.state import State
from euchre.rules import Rules, variant

RUNS = 5
SECONDS = 0.8 if quick() else 4.0
UNITS = {
    "random_hands_per_s": "complete hands a second, every action drawn from all legal ones (median)",
    "book_matches_per_s": "complete matches a second between book players, observations included (median)",
    "book_decision_ms": "milliseconds a decision of the book player (median, p99)",
}


def random_hand(rules: Rules, rng: random.Random) -> None:
    """Deal and play one hand at random."""
    state: State = apply(start(rules, rng.randrange(rules.count)), shuffle(rules, rng))
    while not is_over(state):
        state = apply(state, rng.choice(legal(state)))


def book_match(rules: Rules, times: list[float], rng: random.Random) -> None:
    """Play one match between book players; each decision's seconds go to ``times``."""
    bot = make("book")
    match = Match.start(rules, rng.randrange(rules.count))
    eyes: list[Observation] = []
    while not match.is_over:
        before = match.state
        if isinstance(before, Dealing):
            eyes = [Observation.start(rules, seat, match.dealer, match.score) for seat in range(rules.count)]
            action: Action = shuffle(rules, rng)
        else:
            seat = to_act(before)
            assert seat is not None
            began = time.perf_counter()
            action = bot.choose(eyes[seat], rng)
            times.append(time.perf_counter() - began)
        after = apply(before, action)
        eyes = [eye.after(*seen(before, action, eye.seat, after)) for eye in eyes]
        match = match.apply(action)


def rate(work: Callable[[random.Random], None]) -> float:
    """The median over runs of how often a second the work is done."""
    rates = []
    for run in range(RUNS):
        rng, done, began = random.Random(run), 0, time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            work(rng)
            done += 1
        rates.append(done / (time.perf_counter() - began))
    return round(statistics.median(rates), 2)


def main() -> None:
    """Measure the variants."""
    results = {}
    for variant_id in games():
        rules, times = variant(variant_id), list[float]()
        random_hands = rate(partial(random_hand, rules))
        matches = rate(partial(book_match, rules, times))
        times.sort()
        decision = [round(1000 * times[int(len(times) * at)], 3) for at in (0.5, 0.99)]
        results[variant_id] = {
            "random_hands_per_s": random_hands,
            "book_matches_per_s": matches,
            "book_decision_ms": decision,
        }
        note(f"{variant_id}: {random_hands} random hands a second, {matches} book matches a second")
        print(
            f"{variant_id:12} {random_hands:8.0f} random hands/s  {matches:7.2f} book matches/s  "
            f"{decision[0]:.3f} ms a decision (p99 {decision[1]:.3f})"
        )
    write("engine", UNITS, results)


if __name__ == "__main__":
    main()
