"""Small EGN files made for the tests: a deal whose course can be followed by eye, and changes of it.

P1 holds all low hearts and P3, the dealer, the high diamonds; the ace of hearts is turned up.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
OWN = HERE / "egn"
REAL = Path(os.environ.get("EUCHRE_EGN", HERE.parents[1].parent / "shared" / "egn"))
"""Where published tournament games lie, if they are there."""

HANDS = [
    ["9s", "Ts", "Qs", "Ks", "As"],
    ["9h", "Th", "Jh", "Qh", "Kh"],
    ["9c", "Tc", "Jc", "Qc", "Kc"],
    ["9d", "Td", "Qd", "Kd", "Ad"],
]
KITTY = ["Js", "Ac", "Jd"]
TRICKS = [
    ["9s", "9h", "9c", "Td"],
    ["Jh", "Tc", "Ah", "Ts"],
    ["Qh", "Jc", "Qd", "Qs"],
    ["Kh", "Qc", "Kd", "Ks"],
    ["Th", "Kc", "Ad", "As"],
]
"""P1 ordered hearts; P3 took the ace and put the nine of diamonds out. P1 takes every trick: two points."""

LONE = [["9s", "9h", "9c"], ["Jh", "Tc", "Ts"], ["Qh", "Jc", "Qs"], ["Kh", "Qc", "Ks"], ["Th", "Kc", "As"]]
"""The same alone: P3 sits out, P0 leads."""


def bidding(*calls: str, **keys: Any) -> dict[str, Any]:
    return {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": list(calls), **keys}


def tricks(played: list[list[str]], **keys: Any) -> dict[str, Any]:
    return {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": played, **keys}


ORDERED = bidding("Pass", "Order", isAlone=False)
ALONE = bidding("Pass", "Order", isAlone=True)


def deal(*phases: dict[str, Any], start: dict[str, Any] | None = None, **keys: Any) -> dict[str, Any]:
    return {
        "dealNumber": 0,
        "initialState": {"dealer": 3, "upCard": "Ah", **(start or {})},
        "phases": list(phases),
        **keys,
    }


def game(*deals: Any, rules: dict[str, Any] | None = None, **keys: Any) -> dict[str, Any]:
    meta: dict[str, Any] = {"players": ["Ana", "Ben", "Cem", "Dee"], "initialScore": [0, 0]}
    if rules is not None:
        meta["ruleset"] = rules
    meta |= keys
    return {"fileType": "Euchre Game Notation", "version": "1.4", "metadata": meta, "deals": list(deals)}


def text(*deals: Any, **keys: Any) -> str:
    return json.dumps(game(*deals, **keys))


def real_games() -> list[Path]:
    """The published games, by name; a test that needs them says NOT RUN where they are not."""
    found = sorted(REAL.glob("*.egn"))
    if not found:
        pytest.skip(f"NOT RUN: there are no tournament games in {REAL}; EUCHRE_EGN names their folder")
    return found
