"""``euchre convert IN OUT``: a match from one form of file into another."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from euchre.cli import options
from euchre.cli.words import say
from euchre.notation import RecordError
from euchre.notation.files import convert


def register(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("convert", help=say("cli-convert"), description=say("cli-convert"))
    parser.add_argument("source", metavar="IN", type=options.file, help=say("cli-convert-in"))
    parser.add_argument("target", metavar="OUT", type=options.file, help=say("cli-convert-out"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the file; rules that it cannot state are named on standard error."""
    try:
        done = convert(arguments.source, arguments.target)
    except RecordError as error:
        print(error.line(), file=sys.stderr)
        return 2
    for key in done.left_out:
        print(say("cli-convert-unstated", key=key), file=sys.stderr)
    print(say("cli-convert-done", count=done.count, file=str(arguments.target)))
    return 0
