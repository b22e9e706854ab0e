"""``euchre play ID``: a match in the terminal, against bots."""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import Any

from euchre.bots.base import make
from euchre.cli import options
from euchre.cli.narration import Table, led
from euchre.cli.words import refused, say
from euchre.errors import EuchreError
from euchre.game.actions import Action, Deal, parse_action
from euchre.game.contract import Dealing
from euchre.game.deal import shuffle
from euchre.game.events import Event
from euchre.game.match import Match
from euchre.game.observation import Observation
from euchre.game.perception import seen
from euchre.game.state import apply, to_act
from euchre.notation import Record, RecordedHand, dumps
from euchre.rules import Rules

YOU = 0
"""The seat of the person at the terminal."""


LONGEST = 200
"""Characters of an answer that are read."""


class Left(Exception):
    """The person wants to leave."""


def register(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("play", help=say("cli-play"), description=say("cli-play"))
    options.add_rules(parser)
    parser.add_argument("--bot", default="book", metavar="NAME", help=say("cli-play-bot"))
    options.add_seed(parser)
    parser.add_argument("--record", type=options.file, metavar="FILE", help=say("cli-play-record"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play until the match is won or left; the record is written in either case."""
    rules = options.rules_of(arguments)
    if arguments.record:
        options.check_writable(arguments.record, "the record")
    rng = random.Random(arguments.seed)
    bot = make(arguments.bot)
    game = Game(rules, rng)
    table = Table(rules, YOU)
    table.welcome()
    try:
        while not game.match.is_over:
            seat = to_act(game.match.state)
            if seat is None:
                action: Action = shuffle(rules, rng)
            elif seat == YOU:
                action = ask(game.eyes[YOU], table)
            else:
                action = bot.choose(game.eyes[seat], rng)
            table.tell(game.step(action), game.eyes[YOU])
        table.tell_winner(game.match)
    except (Left, EOFError):
        print(say("cli-play-left"))
    finally:
        if arguments.record:
            _write(arguments.record, game)
    return 0


class Game:
    """The match, what every seat has seen of the hand, and the record so far."""

    def __init__(self, rules: Rules, rng: random.Random) -> None:
        self.match = Match.start(rules, rng.randrange(rules.count))
        self.eyes: list[Observation] = []
        self.hands: list[RecordedHand] = []

    def step(self, action: Action) -> tuple[Event, ...]:
        """Apply an action; gives what the person perceived of it."""
        before, rules = self.match.state, self.match.rules
        if isinstance(before, Dealing):
            self.eyes = [
                Observation.start(rules, seat, self.match.dealer, self.match.score)
                for seat in range(rules.count)
            ]
        after = apply(before, action)
        self.eyes = [eye.after(*seen(before, action, eye.seat, after)) for eye in self.eyes]
        if isinstance(action, Deal):
            self.hands.append(RecordedHand(self.match.dealer, action, ()))
        else:
            hand = self.hands[-1]
            self.hands[-1] = RecordedHand(hand.dealer, hand.deal, (*hand.actions, str(action)))
        self.match = self.match.apply(action)
        return seen(before, action, YOU, after)


def ask(eye: Observation, table: Table) -> Action:
    """Ask until the person gives a legal action.

    Raises: `Left` when he wants to leave.
    """
    legal = eye.legal()
    listed = table.choices(eye, legal)
    numbered = {str(number): action for number, action in enumerate(listed, start=1)}
    worded = {table.action_text(action).casefold(): action for action in listed}
    while True:
        sys.stdout.flush()
        if sys.stdin is None:
            raise Left
        text = input(f"{say('cli-play-prompt')}> ").strip()[:LONGEST]
        if text.lower() in ("q", "quit", "exit"):
            raise Left
        if not text or table.answer(eye, text.lower()):
            continue
        if text in numbered:
            return numbered[text]
        if text.casefold() in worded:
            return worded[text.casefold()]
        if text.isdecimal() and numbered:
            print(say("cli-play-no-such-number", last=len(numbered)))
            continue
        try:
            action = parse_action(text)
        except EuchreError as error:
            why = refused(error.reason, error.message, error.details)
            print(say("cli-play-not-a-choice", text=text, why=why))
            continue
        wrong = eye.refusal(action)
        if wrong is None:
            return action
        why = refused(wrong.reason, wrong.message, led(eye))
        print(say("cli-play-not-a-choice", text=text, why=why))


def _write(path: Path, game: Game) -> None:
    path.write_text(dumps(Record(game.match.rules, tuple(game.hands))) + "\n", encoding="utf-8")
    print(say("cli-play-written", file=str(path)))
