"""Five levels of play: fixed amounts of work, never of time.

1 a friendly beginner, 2 a casual player, 3 a club player (the book), 4 strong, 5 strongest.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from euchre.bots.book import Book
from euchre.bots.search import Search
from euchre.bots.turn import choices
from euchre.game.actions import Action
from euchre.game.observation import Observation

STRONG_WORLDS = 48
STRONGEST_WORLDS = 256


@dataclass(frozen=True, slots=True)
class Casual:
    """Plays by the book, but for slips: how often another action than the book's is taken."""

    name: str
    slips: float

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        """The book's action, or sometimes another."""
        legal = choices(observation)
        best = Book().choose(observation, rng)
        if len(legal) > 1 and rng.random() < self.slips:
            return rng.choice(legal)
        return best


@dataclass(frozen=True, slots=True)
class Club:
    """Level 3: the book under the name of its level."""

    name: str = "level3"

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        """The book's action."""
        return Book().choose(observation, rng)


Player = Casual | Club | Search
LEVELS: dict[str, Callable[[], Player]] = {
    "level1": lambda: Casual("level1", 0.25),
    "level2": lambda: Casual("level2", 0.1),
    "level3": Club,
    "level4": lambda: Search(STRONG_WORLDS, "level4"),
    "level5": lambda: Search(STRONGEST_WORLDS, "level5"),
}
