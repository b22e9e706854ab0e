"""Five levels of play: fixed amounts of work, never of time.

1 a friendly beginner, 2 a casual player, 3 a club player (the book), 4 strong, 5 strongest.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from euchre.bots.book import Book
from euchre.bots.casual import Casual, Slips
from euchre.bots.search import Search
from euchre.game.actions import Action
from euchre.game.observation import Observation

BEGINNER = Slips(chance=0.14, tricks=0.6, forgets=0.95, timid=0.03)
CASUAL = Slips(chance=0.05, tricks=0.25, forgets=0.5, timid=0.01)
STRONG_WORLDS = 24
STRONGEST_WORLDS = 256


@dataclass(frozen=True, slots=True)
class Club:
    """Level 3: the book under the name of its level."""

    name: str = "level3"

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        """The book's action."""
        return Book().choose(observation, rng)


Player = Casual | Club | Search
LEVELS: dict[str, Callable[[], Player]] = {
    "level1": lambda: Casual("level1", BEGINNER),
    "level2": lambda: Casual("level2", CASUAL),
    "level3": Club,
    "level4": lambda: Search(STRONG_WORLDS, "level4"),
    "level5": lambda: Search(STRONGEST_WORLDS, "level5"),
}
