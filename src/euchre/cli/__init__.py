"""The command line: one file for each command."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from euchre.cli.parser import build, take_language
from euchre.cli.progress import INTERRUPTED
from euchre.cli.words import say, speaking, why
from euchre.errors import EuchreError


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 on success, 1 for a failure of the machine, 2 for a wrong input.

    Every wrong input prints one line on standard error and changes nothing.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        # An output that lacks a sign gets its number instead.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        lang, arguments = take_language(argv)
    except EuchreError as error:
        print(f"euchre: {error.reason}: {error.message}", file=sys.stderr)
        return 2
    with speaking(lang):
        return _run(arguments)


def _run(argv: Sequence[str]) -> int:
    arguments = build().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except EuchreError as error:
        print(f"euchre: {error.reason}: {why(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(say("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        print(f"euchre: {say('cli-system-error', detail=str(error))}", file=sys.stderr)
        return 1
