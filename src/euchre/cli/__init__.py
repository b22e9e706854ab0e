"""The command line: one file for each command."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from euchre.cli.parser import build
from euchre.cli.words import say
from euchre.errors import EuchreError


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; 0 on success, 1 for a failure of the machine, 2 for a wrong input.

    Every wrong input prints one line on standard error and changes nothing.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        # An output that lacks a sign gets its number instead.
        sys.stdout.reconfigure(errors="backslashreplace")
    arguments = build().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except EuchreError as error:
        print(f"euchre: {error.reason}: {error.message}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(say("cli-interrupted"), file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        print(f"euchre: {error}", file=sys.stderr)
        return 1
