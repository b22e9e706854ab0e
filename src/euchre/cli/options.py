"""Options that several commands share."""

from __future__ import annotations

import argparse
from pathlib import Path

from euchre.cli.words import say
from euchre.errors import NotationError, RulesError
from euchre.rules import Rules, variant


def add_rules(parser: argparse.ArgumentParser) -> None:
    """A variant's id and house rules on top."""
    parser.add_argument("variant", metavar="ID", help=say("cli-option-id"))
    add_settings(parser)


def add_settings(parser: argparse.ArgumentParser) -> None:
    """House rules, ``--set KEY=VALUE``, any number of times."""
    parser.add_argument(
        "--set", dest="settings", metavar="KEY=VALUE", action="append", default=[], help=say("cli-option-set")
    )


def rules_of(arguments: argparse.Namespace) -> Rules:
    """The rules that the options ask for.

    Raises: `RulesError`.
    """
    settings: dict[str, object] = {}
    for text in arguments.settings:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise RulesError("wrong-setting", f"--set {text}: write KEY=VALUE, such as match.target=5")
        settings[key.strip()] = value.strip()
    return variant(arguments.variant, settings)


def add_seed(parser: argparse.ArgumentParser) -> None:
    """The seed of chance."""
    parser.add_argument("--seed", type=int, metavar="N", help=say("cli-option-seed"))


def add_worlds(parser: argparse.ArgumentParser) -> None:
    """How much work a decision is given."""
    parser.add_argument("--worlds", type=positive, metavar="N", help=say("cli-option-worlds"))


MOST_WORLDS = 100_000


def positive(text: str) -> int:
    """An argument that is a whole number from 1 on, and not beyond what anybody waits for."""
    if not text.isdecimal() or not 0 < int(text) <= MOST_WORLDS:
        raise argparse.ArgumentTypeError(f"{text!r}: give a whole number from 1 to {MOST_WORLDS}")
    return int(text)


def file(text: str) -> Path:
    """An argument that is a path."""
    return Path(text)


def check_writable(path: Path, what: str) -> None:
    """Refuse a file that cannot be written to, before the work; ``what`` would be written there.

    Raises: `NotationError` (``cannot-write``).
    """
    try:
        with path.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        why = f"{what} cannot be written to {path} ({error.strerror}): name another file"
        raise NotationError("cannot-write", why) from error
