"""``euchre study NAME``: one of the old questions, answered by many deals."""

from __future__ import annotations

import argparse
import sys
import textwrap
from typing import Any

from euchre.analysis.questions import QUESTIONS, question
from euchre.analysis.report import cell_json
from euchre.analysis.study import DEALS, HANDS, WORLDS, Cell, Effort, Mean, Question, cells
from euchre.cli import options
from euchre.cli.output import print_json
from euchre.cli.progress import INTERRUPTED, Progress
from euchre.cli.tables import row, signed
from euchre.cli.words import say

HEAD, COLUMN = 25, -13
WIDTH = 80


def register(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("study", help=say("cli-study"), description=say("cli-study-long"))
    parser.add_argument("name", metavar="NAME", nargs="?", help=say("cli-study-name"))
    parser.add_argument(
        "--hands",
        type=options.positive,
        default=HANDS,
        metavar="N",
        help=say("cli-study-hands", default=HANDS),
    )
    parser.add_argument(
        "--deals",
        type=options.positive,
        default=DEALS,
        metavar="N",
        help=say("cli-study-deals", default=DEALS),
    )
    options.add_worlds(parser)
    options.add_seed(parser)
    parser.add_argument("--json", action="store_true", help=say("cli-option-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Fill the cells one by one and print the table; interrupted, print what was filled."""
    if arguments.name is None:
        for name in QUESTIONS:
            print(f"{name:10} {say(f'study-{name}')}")
        return 0
    asked = question(arguments.name)
    effort = Effort(arguments.hands, arguments.worlds or WORLDS, arguments.deals, arguments.seed or 0)
    wanted, found = len(asked.rows) * len(asked.columns), list[Cell]()
    progress = Progress()
    try:
        for cell in cells(asked, effort):
            found.append(cell)
            progress.show(say("cli-study-progress", done=len(found), all=wanted))
    except KeyboardInterrupt:
        print(f"\n{say('cli-study-interrupted', done=len(found), all=wanted)}", file=sys.stderr)
    progress.clear()
    if arguments.json:
        print_json(_as_json(asked, found, effort), indent=1)
    else:
        _print(asked, found, effort)
    return 0 if len(found) == wanted else INTERRUPTED


def _as_json(asked: Question, found: list[Cell], effort: Effort) -> dict[str, Any]:
    return {
        "study": asked.name,
        "unit": "chance" if asked.chance else "points",
        "hands": effort.hands,
        "worlds": effort.worlds,
        "deals": effort.deals,
        "seed": effort.seed,
        "cells": [cell_json(cell) for cell in found],
    }


def _print(asked: Question, found: list[Cell], effort: Effort) -> None:
    print(say(f"study-{asked.name}"))
    print(textwrap.fill(say(f"study-{asked.name}-what"), WIDTH))
    widths = (HEAD, *(COLUMN for _ in asked.columns))
    print(f"\n{row(['', *(say(f'study-column-{column}') for column in asked.columns)], widths)}")
    by_place = {(cell.row, cell.column): cell for cell in found}
    for name in asked.rows:
        cells_of_row = [by_place.get((name, column)) for column in asked.columns]
        if not any(cells_of_row):
            break
        searched = [_figure(cell.searched if cell else None, asked) for cell in cells_of_row]
        played = [_figure(cell.played if cell else None, asked) for cell in cells_of_row]
        print(row([say(f"study-row-{name}"), *searched], widths))
        print(row([f"  {say('cli-study-played')}", *played], widths))
    unit = "chance" if asked.chance else "points"
    text = say("cli-study-explained", hands=effort.hands, worlds=effort.worlds, deals=effort.deals, unit=unit)
    print(f"\n{text}")


def _figure(mean: Mean | None, asked: Question) -> str:
    if mean is None:
        return "–"
    if asked.chance:
        return f"{signed(100 * mean.value, 1)} ±{100 * mean.error:.1f}"
    return f"{signed(mean.value)} ±{mean.error:.2f}"
