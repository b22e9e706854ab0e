"""How long reviews of whole matches take on one core, by the default amount of work, and whether they add up.

Matches of the club player against itself. ``--matches N`` a game, ``--variants ID …`` which games; the table
is printed as Markdown.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

from common import note, quick, write

from euchre.analysis.review import assemble, decisions, default_worlds
from euchre.analysis.story import Story, stories
from euchre.bots import make
from euchre.game import Action, Match, Observation, apply, seen, shuffle, to_act
from euchre.game.contract import Dealing
from euchre.notation import Record, RecordedHand
from euchre.rules import variant

GAMES = ("euchre", "two-handed", "bid-euchre")
UNITS = {
    "worlds": "worlds a decision, the default",
    "matches": "matches reviewed",
    "hands": "hands, all matches together",
    "decisions": "decisions with more than one choice, all matches together",
    "median_s": "processor seconds of a match, median",
    "longest_s": "processor seconds of the longest",
    "ms_per_decision": "processor milliseconds a decision, mean",
    "gap": "largest difference between result and luck plus skill, points or chance of the match",
}


def played(variant_id: str, seed: int) -> Record:
    """A match of the club player against itself."""
    rules, rng, book = variant(variant_id), random.Random(seed), make("book")
    match = Match.start(rules, rng.randrange(rules.count))
    hands: list[RecordedHand] = []
    eyes: list[Observation] = []
    while not match.is_over:
        state = match.state
        if isinstance(state, Dealing):
            deal = shuffle(rules, rng)
            action: Action = deal
            eyes = [Observation.start(rules, seat, match.dealer, match.score) for seat in range(rules.count)]
            hands.append(RecordedHand(match.dealer, deal, ()))
        else:
            seat = to_act(state)
            assert seat is not None
            action = book.choose(eyes[seat], rng)
            hands[-1] = RecordedHand(hands[-1].dealer, hands[-1].deal, (*hands[-1].actions, str(action)))
        after = apply(state, action)
        eyes = [eye.after(*seen(state, action, eye.seat, after)) for eye in eyes]
        match = match.apply(action)
    return Record(rules, tuple(hands))


def measure(variant_id: str, seed: int) -> tuple[float, int, int, float]:
    """(seconds, hands, decisions, gap) of one match."""
    record = played(variant_id, seed)
    worlds, began = default_worlds(record.rules), time.process_time()
    told: tuple[Story, ...] = stories(record)
    found = list(decisions(told, worlds))
    review = assemble(told, found, worlds)
    seconds = time.process_time() - began
    accounts = (*review.points, *(review.chance or ()))
    gap = max(abs(one.luck + one.skill - one.result) for one in accounts)
    return seconds, len(told), len(found), gap


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=1 if quick() else 6)
    parser.add_argument("--variants", nargs="+", default=list(GAMES), metavar="ID")
    arguments = parser.parse_args()
    matches: int = arguments.matches
    results: dict[str, dict[str, float]] = {}
    for variant_id in arguments.variants:
        rows = []
        for seed in range(matches):
            rows.append(measure(variant_id, seed))
            note(f"{variant_id}: match {seed + 1} of {matches}, {rows[-1][0]:.1f} s")
        seconds = [row[0] for row in rows]
        count = sum(row[2] for row in rows)
        results[variant_id] = {
            "worlds": default_worlds(variant(variant_id)),
            "matches": matches,
            "hands": sum(row[1] for row in rows),
            "decisions": count,
            "median_s": round(statistics.median(seconds), 2),
            "longest_s": round(max(seconds), 2),
            "ms_per_decision": round(1000 * sum(seconds) / count, 2),
            "gap": max(row[3] for row in rows),
        }
    print("| game | worlds | seconds a match | longest | ms a decision |\n|---|---:|---:|---:|---:|")
    for variant_id, line in results.items():
        print(
            f"| `{variant_id}` | {line['worlds']} | {line['median_s']:.1f} | {line['longest_s']:.1f} | "
            f"{line['ms_per_decision']:.1f} |"
        )
    write("review", UNITS, results)


if __name__ == "__main__":
    main()
