"""The counted positions, and how the settings of the plain implementation are called in the engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from euchre.game import Match, State
from euchre.notation import from_json, replay
from euchre.rules import Rules, variant

FOLDER = Path(__file__).parent

OTHER_NAMES = {"auction.alone_points": "scoring.alone_with_exchange"}
"""The plain implementation prices every lone hand by one key, the engine those that exchanged cards."""


def settings(plain: dict[str, Any]) -> dict[str, Any]:
    """Settings as the engine calls them."""
    return {OTHER_NAMES.get(key, key): value for key, value in plain.items()}


def rules_of(variant_id: str, plain: dict[str, Any]) -> Rules:
    return variant(variant_id, settings(plain))


def entries(kind: str) -> list[dict[str, Any]]:
    """All counted positions of a kind, ``quick`` or ``soak``."""
    found = []
    for path in sorted(FOLDER.glob("*.json")):
        found += json.loads(path.read_text(encoding="utf-8"))[kind]
    return found


def match_at(entry: dict[str, Any]) -> Match:
    """The position: earlier hands, the deal and the actions so far."""
    hand = {key: entry[key] for key in ("dealer", "deal", "actions")}
    record = {
        "rules": {"id": entry["variant"], "set": settings(entry["set"])},
        "hands": [*entry.get("before", []), hand],
    }
    match = replay(from_json(record)).match
    assert match is not None
    return match


def state_at(entry: dict[str, Any]) -> State:
    return match_at(entry).state
