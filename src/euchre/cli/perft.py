"""``euchre perft``: count the action sequences from a position."""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

from euchre.cli import options
from euchre.cli.words import say
from euchre.errors import RulesError
from euchre.game.deal import shuffle
from euchre.game.perft import divide
from euchre.game.state import State, apply, start
from euchre.notation import replay
from euchre.notation.files import read


def register(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("perft", help=say("cli-perft"), description=say("cli-perft-long"))
    parser.add_argument("variant", metavar="ID|FILE", help=say("cli-perft-what"))
    options.add_settings(parser)
    parser.add_argument("--depth", type=int, default=3, metavar="N", help=say("cli-perft-depth"))
    parser.add_argument("--dealer", type=int, default=0, metavar="SEAT", help=say("cli-perft-dealer"))
    options.add_seed(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the count under each first action, and the whole."""
    state = _position(arguments)
    if arguments.depth < 1:
        raise RulesError("wrong-depth", f"--depth {arguments.depth}: count at least one action")
    began, leaves = time.perf_counter(), 0
    for text, count in divide(state, arguments.depth).items():
        leaves += count.leaves
        print(f"{text:24} {count.leaves}", flush=True)
    seconds = time.perf_counter() - began
    print(say("cli-perft-total", leaves=leaves, seconds=seconds))
    return 0


def _position(arguments: argparse.Namespace) -> State:
    if arguments.variant.endswith((".json", ".jsonl")):
        if arguments.settings:
            raise RulesError("settings-of-a-file", f"--set: {arguments.variant} brings its own rules")
        records = read(options.file(arguments.variant))
        match = replay(records[0]).match if records else None
        if match is None:
            raise RulesError("no-position", f"{arguments.variant} has no hand to count from")
        return match.state
    rules = options.rules_of(arguments)
    if not 0 <= arguments.dealer < rules.count:
        raise RulesError("no-such-seat", f"--dealer {arguments.dealer}: the seats are 0 to {rules.count - 1}")
    rng = random.Random(arguments.seed or 0)
    return apply(start(rules, arguments.dealer), shuffle(rules, rng))
