"""The counted positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from euchre.game import Match, State
from euchre.notation import from_json, replay

FOLDER = Path(__file__).parent


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
        "rules": {"id": entry["variant"], "set": entry["set"]},
        "hands": [*entry.get("before", []), hand],
    }
    match = replay(from_json(record)).match
    assert match is not None
    return match


def state_at(entry: dict[str, Any]) -> State:
    return match_at(entry).state
