"""The commands and their options."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NoReturn

from euchre.cli import arena, convert, perft, play, replay, review, serve, solve, study, variants
from euchre.cli.words import say


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Exit with status 2 and one line that names the remedy."""
        self.exit(2, f"{self.prog}: {message} ({say('cli-see-help', command=self.prog)})\n")


Register = Callable[["argparse._SubParsersAction[Parser]"], None]
COMMANDS: tuple[Register, ...] = (
    play.register,
    serve.register,
    variants.register,
    replay.register,
    convert.register,
    perft.register,
    arena.register,
    review.register,
    solve.register,
    study.register,
)


def build() -> Parser:
    """The whole command line."""
    parser = Parser(prog="euchre", description=say("cli-about"))
    commands = parser.add_subparsers(title=say("cli-commands"), required=True, metavar="COMMAND")
    for register in COMMANDS:
        register(commands)
    return parser
