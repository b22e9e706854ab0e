"""What a seat knows, as JSON for programs outside. Made from the `Observation` alone; see docs/arena.md."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from euchre.cards import Card, Strain
from euchre.game.actions import Action
from euchre.game.auction import Calling
from euchre.game.exchange import Burying, Giving
from euchre.game.observation import Observation
from euchre.game.play import Tricks, side_tricks

FORM = 1
"""The number of this form; it rises when a reader of the old one could go wrong."""


def as_json(observation: Observation, seed: int) -> dict[str, Any]:
    """The whole observation as plain JSON values. ``seed``: for players that want random numbers."""
    rules = observation.rules
    return {
        "form": FORM,
        "variant": rules.id,
        "set": rules.chosen,
        "rules": rules.fingerprint,
        "seats": rules.count,
        "sides": [rules.side_of(seat) for seat in range(rules.count)],
        "target": rules.match.target,
        "seat": observation.seat,
        "dealer": observation.dealer,
        "score": list(observation.score),
        "phase": observation.phase,
        "question": observation.question,
        "upcard": _plain(observation.upcard),
        "hand": _plain(observation.cards),
        "contract": _plain(observation.contract),
        **_of_phase(observation),
        "events": [_plain(event) for event in observation.events],
        "legal": [str(action) for action in observation.legal()],
        "seed": seed,
    }


def _of_phase(observation: Observation) -> dict[str, Any]:
    """What only some phases have; the same keys in all."""
    public = observation.public
    found: dict[str, Any] = {"round": None, "give": None, "trick": [], "tricks": [], "taken": []}
    match public:
        case Calling():
            found["round"] = 2 if public.second_round else 1
        case Giving():
            found["give"] = [public.counts[0], public.counts[-1]]
        case Burying():
            found["give"] = [public.count, public.count]
        case Tricks():
            found["trick"] = [_play(seat, card) for seat, card in public.trick]
            found["tricks"] = [
                {"plays": [_play(seat, card) for seat, card in trick.plays], "winner": trick.winner}
                for trick in public.done
            ]
            found["taken"] = list(side_tricks(observation.rules, public.done))
    return found


def _play(seat: int, card: Card) -> dict[str, Any]:
    return {"seat": seat, "card": card.text}


def _plain(value: Any) -> Any:
    """Cards, strains and actions by their texts, records as objects, sequences as lists."""
    if isinstance(value, Card | Action):
        return str(value)
    if isinstance(value, Strain):
        return value.text
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value):
        return {one.name: _plain(getattr(value, one.name)) for one in fields(value)}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value
