"""``euchre variants``: the games there are, and each one's rules key by key."""

from __future__ import annotations

import argparse
import textwrap
from typing import Any

from euchre.cli import options
from euchre.cli.output import print_json
from euchre.cli.words import say
from euchre.rules import KeySpec, Rules, key_specs, sources, to_toml, variant, variant_ids
from euchre.rules.choices import AuctionKind, ScoringKind
from euchre.rules.load import brings, type_text, value_text

ONLY: dict[AuctionKind | ScoringKind, tuple[str, ...]] = {
    AuctionKind.TURN_UP: (
        "auction.joker_up", "auction.club_is_trump", "auction.dropping", "exchange.may_leave",
        "exchange.any_of_six", "alone.defenders",
    ),
    AuctionKind.NUMBERS: (
        "auction.minimum", "auction.minimum_no_trump", "auction.maximum", "auction.closes_at",
        "auction.turns", "auction.naming", "auction.special", "exchange.lone_cards", "scoring.failed",
        "scoring.lone_doubles", "scoring.stuck_half",
    ),
    ScoringKind.TABLE: ("scoring.rows",),
    ScoringKind.COUNTDOWN: ("scoring.zero_penalty", "scoring.maker_penalty", "scoring.drop_penalty"),
}  # fmt: skip
"""Keys that only one kind of auction, or of scoring, knows."""


def register(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("variants", help=say("cli-variants"), description=say("cli-variants"))
    parser.set_defaults(run=list_all)
    actions = parser.add_subparsers(metavar="show ID")
    show = actions.add_parser("show", help=say("cli-variants-show"), description=say("cli-variants-show"))
    options.add_rules(show)
    form = show.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=say("cli-option-json"))
    form.add_argument("--toml", action="store_true", help=say("cli-variants-toml"))
    show.set_defaults(run=show_one)


def list_all(_arguments: argparse.Namespace) -> int:
    """One line a variant: id, seats, name."""
    width = max(len(name) for name in variant_ids())
    for name in variant_ids():
        rules = variant(name)
        print(f"{name:{width}}  {say('cli-seats', count=rules.count)}  {say(f'variant-{name}-title')}")
    return 0


def show_one(arguments: argparse.Namespace) -> int:
    """Every key with its value, its meaning, and whether it may be set."""
    rules = options.rules_of(arguments)
    if arguments.json:
        print_json(describe(rules), indent=1)
    elif arguments.toml:
        print(to_toml(rules), end="")
    else:
        _print_keys(rules)
    return 0


def describe(rules: Rules) -> dict[str, Any]:
    """The rules as JSON: complete tree, fingerprint, and what is known of each key."""
    preset = variant(rules.id)
    return {
        "id": rules.id,
        "title": say(f"variant-{rules.id}-title"),
        "fingerprint": rules.fingerprint,
        "sources": list(sources(rules.id)),
        "rules": rules.to_json(),
        "keys": [
            {
                "key": key,
                "value": value_text(rules, key),
                "default": value_text(preset, key),
                "takes": type_text(spec),
                "meaning": meaning(key),
                "house_rule": bool(spec.house),
                "applies": applies(rules, spec),
                "brings": brings(rules.id, key),
            }
            for key, spec in key_specs().items()
        ],
    }


def applies(rules: Rules, spec: KeySpec) -> bool:
    """Whether a key means something in a variant: house rules only in those they are made for."""
    if spec.house:
        return rules.id in spec.house
    key = f"{spec.section}.{spec.name}"
    owner = next((owner for owner, keys in ONLY.items() if key in keys), None)
    return owner is None or owner in (rules.auction.kind, rules.scoring.kind)


def meaning(key: str) -> str:
    """What a key means, in words."""
    return say(f"key-{key.replace('.', '-').replace('_', '-')}")


def _print_keys(rules: Rules) -> None:
    preset = variant(rules.id)
    print(f"{rules.id}: {say(f'variant-{rules.id}-title')}")
    print(say(f"variant-{rules.id}-summary"))
    for source in sources(rules.id):
        print(f"  · {source}")
    print(f"{say('cli-fingerprint')} {rules.fingerprint}")
    section = ""
    for key, spec in key_specs().items():
        if spec.section != section:
            section = spec.section
            print(f"\n[{section}]")
        shown, default = value_text(rules, key), value_text(preset, key)
        notes = [] if applies(rules, spec) else [say("cli-key-not-here")]
        notes += [say("cli-key-default", value=default)] if shown != default else []
        notes += [
            say("cli-key-brings", value=value, keys=", ".join(keys))
            for value, keys in brings(rules.id, key).items()
        ]
        print(f"  {spec.name} = {shown}" + (f"   ({'; '.join(notes)})" if notes else ""))
        print(textwrap.indent(textwrap.fill(meaning(key), 88), "      "))
