"""The old questions of `euchre study`, answered by enough deals for docs/strategy.md.

``scripts/strategy_docs.py`` writes the page from what this leaves in bench/results/strategy.json.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from common import note, quick, write

from euchre.analysis.questions import QUESTIONS, question
from euchre.analysis.report import cell_json
from euchre.analysis.study import Effort, cell

UNITS = {
    "searched": "value of the first choice less the second by search, over decisions",
    "played": "the same when club players play both out, over decisions",
    "value": "points of the hand, or chance of the match where unit is chance",
    "error": "standard error of value, over decisions",
    "count": "decisions",
    "better": "share of decisions in which the first choice is not worth less by search",
    "seconds": "seconds of the run by the clock",
}
FULL = Effort(hands=60, worlds=256, deals=4)
SHORT = Effort(hands=3, worlds=64, deals=2)

Place = tuple[str, str, str]


def places() -> Iterator[Place]:
    """Every cell: study, row, column."""
    for name, asked in QUESTIONS.items():
        for row in asked.rows:
            for column in asked.columns:
                yield name, row, column


def fill(job: tuple[Place, Effort]) -> dict[str, Any]:
    """One cell."""
    (name, row, column), effort = job
    return cell_json(cell(question(name), row, column, effort))


def main() -> None:
    """Fill every cell and write the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--processes", type=int, default=min(2, os.cpu_count() or 1), metavar="N")
    processes: int = parser.parse_args().processes
    effort, wanted = SHORT if quick() else FULL, list(places())
    began, studies = time.perf_counter(), {name: list[dict[str, Any]]() for name in QUESTIONS}
    with ProcessPoolExecutor(processes) as pool:
        filled = pool.map(fill, [(place, effort) for place in wanted])
        for done, (place, found) in enumerate(zip(wanted, filled, strict=True), start=1):
            studies[place[0]].append(found)
            if done % 10 == 0 or done == len(wanted):
                note(f"{done} of {len(wanted)} cells, {time.perf_counter() - began:.0f} s")
    results = {
        "hands": effort.hands,
        "worlds": effort.worlds,
        "deals": effort.deals,
        "seed": effort.seed,
        "seconds": round(time.perf_counter() - began, 1),
        "studies": {
            name: {"unit": "chance" if QUESTIONS[name].chance else "points", "cells": found}
            for name, found in studies.items()
        },
    }
    write("strategy", UNITS, results)


if __name__ == "__main__":
    main()
