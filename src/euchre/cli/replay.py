"""``euchre replay FILE…``: what happened in recorded matches, ours or in Euchre Game Notation."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from euchre.cli import options
from euchre.cli.output import print_json
from euchre.cli.words import say
from euchre.notation import RecordError
from euchre.notation.files import record, texts
from euchre.notation.replay import replay


def register(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("replay", help=say("cli-replay"), description=say("cli-replay"))
    parser.add_argument("files", metavar="FILE", type=options.file, nargs="+", help=say("cli-replay-file"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print one JSON object for a single record, one a line for several."""
    paths: list[Path] = arguments.files
    if len(paths) == 1 and paths[0].suffix not in (".jsonl", ".emn"):
        return _single(paths[0])
    status = 0
    for path in paths:
        for name, line, failed in _lines(path):
            print_json({"file": name, **line})
            status = 2 if failed else status
    return status


def _single(path: Path) -> int:
    try:
        [(_, text)] = texts(path)
        result = replay(record(path, text)).as_json()
    except RecordError as error:
        print(say("cli-wrong-record", detail=error.line()), file=sys.stderr)
        return 2
    print_json(result, indent=1)
    return 0


def _lines(path: Path) -> list[tuple[str, dict[str, Any], bool]]:
    try:
        named = list(texts(path))
    except RecordError as error:
        return [(str(path), {"error": error.as_json()}, True)]
    lines = []
    for name, text in named:
        try:
            lines.append((name, replay(record(path, text)).as_json(), False))
        except RecordError as error:
            lines.append((name, {"error": error.as_json()}, True))
    return lines
