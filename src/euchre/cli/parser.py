"""The commands and their options."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from euchre import locales
from euchre.cli import arena, convert, perft, play, replay, review, serve, solve, study, variants
from euchre.cli.words import say
from euchre.errors import EuchreError

TITLES = {"positional arguments": "cli-arguments", "options": "cli-options"}
"""The groups of options that argparse makes, and the message that titles each."""


class Formatter(argparse.HelpFormatter):
    """Help whose frame is in the language of its texts."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Begin the help."""
        super().add_usage(usage, actions, groups, f"{say('cli-usage')}: " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line, and whose help is in one language."""

    def __init__(self, *, with_help: bool = True, **options: Any) -> None:
        super().__init__(add_help=False, formatter_class=Formatter, **options)
        if with_help:
            self.add_argument("-h", "--help", action="help", help=say("cli-help"))

    def add_argument_group(self, title: str | None = None, *args: Any, **options: Any) -> Any:
        """A group of options; those that argparse makes are titled in our words."""
        titled = say(TITLES[title]) if title in TITLES else title
        return super().add_argument_group(titled, *args, **options)

    def error(self, message: str) -> NoReturn:
        """Exit with status 2 and one line that names the remedy."""
        self.exit(2, f"{self.prog}: {say('cli-wrong-usage', detail=message, command=self.prog)}\n")


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
    _add_language(parser)
    commands = parser.add_subparsers(title=say("cli-commands"), required=True, metavar="COMMAND")
    for register in COMMANDS:
        register(commands)
    return parser


def _add_language(parser: Parser) -> None:
    codes = ", ".join(locales.languages())
    parser.add_argument("--lang", metavar="CODE", default="", help=say("cli-lang", languages=codes))


def take_language(argv: Sequence[str] | None) -> tuple[str, list[str]]:
    """The language that ``--lang`` asks for, wherever it stands ("" if nowhere), and all other arguments.

    It must be known before anything is worded, also the help. Raises: `EuchreError` for one without texts.
    """
    parser = Parser(prog="euchre", with_help=False, allow_abbrev=False)
    _add_language(parser)
    found, rest = parser.parse_known_args(argv)
    if found.lang and found.lang not in locales.languages():
        codes = ", ".join(locales.languages())
        raise EuchreError("unknown-language", say("cli-wrong-language", language=found.lang, languages=codes))
    return found.lang, rest
