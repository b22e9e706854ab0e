"""``euchre solve``: what to do in one position, written on the command line or taken from a record."""

from __future__ import annotations

import argparse
import re
from typing import Any

from euchre.analysis.openhand import OpenHands
from euchre.analysis.position import observe
from euchre.analysis.report import choice_json
from euchre.analysis.review import default_worlds
from euchre.analysis.story import turn_at
from euchre.analysis.told import Decide, Told, is_call
from euchre.analysis.value import Choice, appraise
from euchre.cards import Card
from euchre.cli import options
from euchre.cli.output import print_json
from euchre.cli.tables import percent, row, seat_name, signed, with_error
from euchre.cli.words import say
from euchre.errors import EuchreError, RulesError
from euchre.game.actions import CallAction, parse_action
from euchre.game.observation import Observation
from euchre.notation.files import read
from euchre.rules import Rules

WIDTHS = (22, -13, -7, -13, -5)
WRITTEN = (
    "dealer", "seat", "hand", "up", "score", "calls", "alone", "discard", "left", "gave", "received",
    "exchanged", "plays", "decide",
)  # fmt: skip
"""The options that write a position, which go with no record."""


def register(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("solve", help=say("cli-solve"), description=say("cli-solve-long"))
    parser.add_argument("file", metavar="FILE", type=options.file, nargs="?", help=say("cli-solve-file"))
    parser.add_argument("--at", metavar="HAND.ACTION", help=say("cli-solve-at"))
    parser.add_argument("--variant", metavar="ID", default="euchre", help=say("cli-solve-variant"))
    options.add_settings(parser)
    for name, shown in (
        ("hand", "CARDS"), ("up", "CARD"), ("score", "A:B"), ("calls", "CALLS"), ("discard", "CARD"),
        ("gave", "CARDS"), ("received", "CARDS"), ("plays", "CARDS"),
    ):  # fmt: skip
        parser.add_argument(f"--{name}", metavar=shown, help=say(f"cli-solve-{name}"))
    for name in ("dealer", "seat", "exchanged"):
        parser.add_argument(f"--{name}", metavar="N", type=int, help=say(f"cli-solve-{name}"))
    parser.add_argument("--alone", metavar="SEAT", type=int, action="append", help=say("cli-solve-alone"))
    parser.add_argument("--left", action="store_true", default=None, help=say("cli-solve-left"))
    parser.add_argument("--decide", choices=[str(one) for one in Decide], help=say("cli-solve-decide"))
    options.add_worlds(parser)
    options.add_seed(parser)
    parser.add_argument("--json", action="store_true", help=say("cli-option-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the choices with their worth, best first."""
    observation, lies = _from_record(arguments) if arguments.file else (_written(arguments), None)
    worlds = arguments.worlds or 8 * default_worlds(observation.rules)
    choices = appraise(observation, worlds, arguments.seed or 0, lies)
    if arguments.json:
        print_json(as_json(observation, choices, worlds, arguments.seed or 0), indent=1)
    else:
        _print(observation, choices, worlds)
    return 0


def as_json(observation: Observation, choices: tuple[Choice, ...], worlds: int, seed: int) -> dict[str, Any]:
    """What is printed for programs."""
    return {
        "rules": observation.rules.id,
        "dealer": observation.dealer,
        "seat": observation.seat,
        "score": list(observation.score),
        "phase": observation.phase,
        "hand": [card.text for card in observation.cards],
        "upcard": observation.upcard.text if observation.upcard else None,
        "worlds": worlds if len(choices) > 1 else 0,
        "seed": seed,
        "best": str(choices[0].action),
        "choices": [choice_json(choice) for choice in choices],
    }


def _from_record(arguments: argparse.Namespace) -> tuple[Observation, dict[Any, int]]:
    for name in WRITTEN:
        if getattr(arguments, name) is not None:
            raise RulesError("wrong-option", f"--{name} writes a position: leave it out beside a record")
    records = read(arguments.file)
    if len(records) != 1:
        raise RulesError("no-position", f"{arguments.file} holds {len(records)} records: give one")
    hand, action = _place(arguments.at)
    story, turn = turn_at(records[0], hand, action)
    return turn.observation, OpenHands(story.rules).values(turn.state, turn.path)


def _place(text: str | None) -> tuple[int | None, int | None]:
    if text is None:
        return None, None
    found = re.fullmatch(r"(\d{1,6})\.(\d{1,6})", text)
    if found is None:
        raise RulesError("wrong-place", f"--at {text}: write HAND.ACTION, both from 1, such as 3.14")
    return int(found[1]), int(found[2])


def _written(arguments: argparse.Namespace) -> Observation:
    if arguments.at is not None:
        raise RulesError("wrong-option", "--at names a place in a record: give the file too")
    if arguments.hand is None:
        raise RulesError("missing-hand", 'give a record, or a position: --hand "JS JC AS KH 9D" and more')
    rules = options.rules_of(arguments)
    decide = Decide(arguments.decide) if arguments.decide else None
    return observe(
        Told(
            rules=rules,
            dealer=arguments.dealer or 0,
            score=_score(rules, arguments.score),
            hand=_cards(rules, "hand", arguments.hand),
            upcard=_card(rules, "up", arguments.up),
            calls=_calls(arguments.calls or ""),
            alone=tuple(dict.fromkeys(arguments.alone or ())),
            discard=_card(rules, "discard", arguments.discard),
            left=bool(arguments.left),
            gave=_cards(rules, "gave", arguments.gave or ""),
            received=_cards(rules, "received", arguments.received or ""),
            exchanged=arguments.exchanged,
            plays=None if arguments.plays is None else _cards(rules, "plays", arguments.plays),
            seat=arguments.seat,
            decide=decide,
        )
    )


def _score(rules: Rules, text: str | None) -> tuple[int, ...]:
    if text is None:
        return (rules.match.start,) * rules.sides
    parts = re.split(r"[:\s,–/]+", text.strip())
    try:
        return tuple(int(part) for part in parts)
    except ValueError as error:
        raise RulesError("wrong-score", f"--score {text}: write points per side, such as 6:9") from error


def _cards(rules: Rules, option: str, text: str) -> tuple[Card, ...]:
    try:
        return rules.cards.parse(text.replace(",", " "))
    except EuchreError as error:
        raise RulesError(error.reason, f"--{option}: {error.message}") from error


def _card(rules: Rules, option: str, text: str | None) -> Card | None:
    if text is None:
        return None
    cards = _cards(rules, option, text)
    if len(cards) != 1:
        raise RulesError("wrong-number-of-cards", f"--{option} {text}: name one card")
    return cards[0]


def _calls(text: str) -> tuple[CallAction, ...]:
    found: list[CallAction] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        for one in ["pass"] * part.count("pass") if not part.lower().replace("pass", "").strip() else [part]:
            try:
                action = parse_action(one)
            except EuchreError as error:
                raise RulesError(error.reason, f"--calls: {error.message}") from error
            if not is_call(action):
                raise RulesError(
                    "unknown-action", f"--calls: {one} is no call: write pass, order, name H, bid 5 H"
                )
            found.append(action)
    return tuple(found)


def _print(observation: Observation, choices: tuple[Choice, ...], worlds: int) -> None:
    rules, seat = observation.rules, observation.seat
    assert seat is not None, "somebody decides"
    parts = [
        say(
            "cli-solve-who",
            seat=seat_name(rules, seat),
            dealer=seat_name(rules, observation.dealer),
            score="–".join(map(str, observation.score)),
        ),
        say("cli-solve-holds", cards=" ".join(card.text for card in observation.cards)),
    ]
    if observation.upcard is not None:
        parts.append(say("cli-solve-up-shown", upcard=observation.upcard.text))
    print("\n".join([", ".join(parts[:1]), ", ".join(parts[1:])]))
    if len(choices) == 1:
        print(say("cli-solve-forced", action=str(choices[0].action)))
        return
    print()
    print(row([say(f"cli-solve-{head}") for head in ("choice", "points", "match", "behind", "open")], WIDTHS))
    for choice in choices:
        cells = [
            str(choice.action),
            with_error(choice.points, choice.error),
            percent(choice.match),
            with_error(choice.behind, choice.behind_error) if choice is not choices[0] else "",
            "" if choice.open is None else signed(choice.open, 0),
        ]
        print(row(cells, WIDTHS))
    print(f"\n{say('cli-solve-explained', worlds=worlds)}")
