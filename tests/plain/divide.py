"""Print the leaves under each action of a perft entry: python -m tests.plain.divide FILE NAME [ACTION ...]"""

import json
import sys
from pathlib import Path
from typing import Any

from .game import Hand
from .perft import perft


def position(entry: dict[str, Any]) -> Hand:
    """The hand at the position of an entry."""
    hand = Hand(entry["variant"], entry["set"], entry["dealer"], entry["deal"])
    for action in entry["actions"]:
        hand = hand.play(action)
    return hand


def divide(hand: Hand, depth: int) -> dict[str, int]:
    """The number of leaves under each legal action."""
    return {action: perft(hand.play(action), depth - 1).leaves for action in hand.legal()}


def main(file: str, name: str, *line: str) -> None:
    """Print the counts, the total last."""
    lists = json.loads(Path(file).read_text(encoding="utf-8"))
    entry = next(entry for entry in lists["quick"] + lists["soak"] if entry["name"] == name)
    hand = position(entry)
    for action in line:
        hand = hand.play(action)
    counts = divide(hand, entry["depth"] - len(line))
    for action, leaves in sorted(counts.items()):
        print(f"{action}: {leaves}")
    print(f"total: {sum(counts.values())}")


if __name__ == "__main__":
    main(*sys.argv[1:])
