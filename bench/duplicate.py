"""The `book` player against `uniform` over duplicate deals: each deal is played in both seatings.

A deal counts as one observation: the mean, over its two seatings, of the points of `book`'s side minus those
of the other. ``--deals N`` a variant; the table is printed as Markdown.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

from common import games, note, quick, write

from euchre.bots.base import Bot, make
from euchre.bots.payoff import difference
from euchre.game import play_out, shuffle
from euchre.rules import variant

UNITS = {
    "points_per_deal": "points of book's side minus the other side's, a deal",
    "standard_error": "of points_per_deal, over deals",
    "deals": "deals, each played in both seatings",
    "seconds": "seconds of the run, two processes",
}
CHUNK = 25


def play(variant_id: str, players: tuple[Bot, ...], deal_seed: int, luck: int) -> float:
    """Points of side 0 minus the others' in one hand, as good for side 0 where they count down too."""
    rules = variant(variant_id)
    dealer = deal_seed % rules.count
    rng = random.Random(luck)
    deal = shuffle(rules, random.Random(deal_seed))
    points = play_out(rules, dealer, deal, lambda eye, seat: players[seat].choose(eye, rng)).points
    return difference(rules, points, 0)


def chunk(job: tuple[str, int, int]) -> list[float]:
    """The result of each deal of a chunk, from the side of `book`."""
    variant_id, first, deals = job
    rules = variant(variant_id)
    book, uniform = make("book"), make("uniform")
    seating = tuple(book if rules.side_of(seat) == 0 else uniform for seat in range(rules.count))
    other = tuple(uniform if player is book else book for player in seating)
    results = []
    for seed in range(first, first + deals):
        ours = play(variant_id, seating, seed, seed)
        theirs = play(variant_id, other, seed, seed)
        results.append((ours - theirs) / 2)
    return results


def jobs(variant_id: str, deals: int) -> Iterator[tuple[str, int, int]]:
    """The deals of a run, in chunks."""
    for first in range(0, deals, CHUNK):
        yield variant_id, first, min(CHUNK, deals - first)


def main() -> None:
    """Run, print the table, write the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--deals", type=int, default=100 if quick() else 2000)
    deals: int = parser.parse_args().deals
    results: dict[str, dict[str, float]] = {}
    with ProcessPoolExecutor(2) as pool:
        for variant_id in games():
            began, found = time.perf_counter(), list[float]()
            for part in pool.map(chunk, jobs(variant_id, deals)):
                found += part
                if len(found) % 500 < CHUNK:
                    note(f"{variant_id}: {len(found)} of {deals} deals")
            results[variant_id] = {
                "points_per_deal": round(statistics.fmean(found), 3),
                "standard_error": round(statistics.stdev(found) / sqrt(len(found)), 3),
                "deals": len(found),
                "seconds": round(time.perf_counter() - began, 1),
            }
    print("| game | points a deal | standard error | deals |\n|---|---|---|---|")
    for variant_id, line in results.items():
        points, error = line["points_per_deal"], line["standard_error"]
        print(f"| `{variant_id}` | {points:+.2f} | {error:.2f} | {line['deals']:.0f} × 2 |")
    write("duplicate", UNITS, results)


if __name__ == "__main__":
    main()
