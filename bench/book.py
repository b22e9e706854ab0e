"""How `book` plays against itself: whole matches, and how often contracts are made, set, swept, played alone.

A club player can compare these with his own table. ``--matches N`` a variant; prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from common import games, note, quick, write

from euchre.bots import make
from euchre.game import Action, HandResult, Match, Observation, apply, is_over, seen, shuffle, to_act
from euchre.game.contract import Dealing, Made
from euchre.rules import Rules, variant

UNITS = {
    "matches": "complete matches, book in every seat",
    "hands_per_match": "hands, void ones included",
    "passed_out": "share of all hands",
    "made": "share of played hands in which the makers made their contract",
    "marched": "share of played hands in which the makers took every trick",
    "alone": "share of played hands in which somebody played alone",
    "alone_swept": "share of those in which the lone player took every trick",
    "first_round": "share of played hands made by accepting the upcard (turn-up games)",
    "bid": "mean number bid, alone counted as all tricks (bidding games)",
    "makers_tricks": "mean tricks of the makers",
    "seconds": "seconds of the run, two processes",
}
CHUNK = 10


def match_results(rules: Rules, rng: random.Random) -> tuple[HandResult, ...]:
    """The hands of one match between book players."""
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
            assert seat is not None and not is_over(before)
            action = bot.choose(eyes[seat], rng)
        after = apply(before, action)
        eyes = [eye.after(*seen(before, action, eye.seat, after)) for eye in eyes]
        match = match.apply(action)
    return match.results


def counted(rules: Rules, results: tuple[HandResult, ...]) -> Counter[str]:
    """What happened in these hands."""
    count: Counter[str] = Counter(hands=len(results))
    for result in results:
        made = result.contract
        if not isinstance(made, Made):
            count["void"] += 1
            continue
        side = rules.side_of(made.maker)
        count["played"] += 1
        count["made"] += result.success == side
        count["marched"] += result.tricks[side] == rules.deal.hand
        count["first"] += made.ordered
        count["tricks"] += result.tricks[side]
        count["bid"] += rules.levels[made.bid].tricks if made.bid else 0
        if made.alone:
            count["alone"] += 1
            count["swept"] += any(result.tricks[rules.side_of(s)] == rules.deal.hand for s in made.alone)
    return count


def chunk(job: tuple[str, int, int]) -> Counter[str]:
    """The counts of some matches."""
    variant_id, first, matches = job
    rules, total = variant(variant_id), Counter[str]()
    for seed in range(first, first + matches):
        total += counted(rules, match_results(rules, random.Random(seed)))
    return total


def shares(rules: Rules, count: Counter[str], matches: int) -> dict[str, float]:
    """The counts as shares and means."""
    played = count["played"]
    found = {
        "matches": matches,
        "hands_per_match": count["hands"] / matches,
        "passed_out": count["void"] / count["hands"],
        "made": count["made"] / played,
        "marched": count["marched"] / played,
        "alone": count["alone"] / played,
        "alone_swept": count["swept"] / max(1, count["alone"]),
        "makers_tricks": count["tricks"] / played,
    }
    found |= {"bid": count["bid"] / played} if rules.levels else {"first_round": count["first"] / played}
    return {name: round(value, 3) for name, value in found.items()}


def main() -> None:
    """Run, print the table, write the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=20 if quick() else 400)
    matches: int = parser.parse_args().matches
    results: dict[str, dict[str, float]] = {}
    with ProcessPoolExecutor(2) as pool:
        for variant_id in games():
            began, total = time.perf_counter(), Counter[str]()
            jobs = [(variant_id, at, min(CHUNK, matches - at)) for at in range(0, matches, CHUNK)]
            for done, part in enumerate(pool.map(chunk, jobs), 1):
                total += part
                if done % 10 == 0:
                    note(f"{variant_id}: {min(matches, done * CHUNK)} of {matches} matches")
            results[variant_id] = shares(variant(variant_id), total, matches)
            results[variant_id]["seconds"] = round(time.perf_counter() - began, 1)
    print("| game | made | marched | alone | of them swept | passed out | hands a match |")
    print("|---|---|---|---|---|---|---|")
    for variant_id, line in results.items():
        rates = " | ".join(
            f"{100 * line[name]:.0f} %" for name in ("made", "marched", "alone", "alone_swept", "passed_out")
        )
        print(f"| `{variant_id}` | {rates} | {line['hands_per_match']:.1f} |")
    write("book", UNITS, results)


if __name__ == "__main__":
    main()
