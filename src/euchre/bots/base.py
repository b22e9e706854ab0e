"""What a computer player is: a function from what one seat knows to an action."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from euchre.bots.book import Book
from euchre.bots.levels import LEVELS
from euchre.bots.search import Search
from euchre.bots.uniform import Uniform
from euchre.errors import EuchreError
from euchre.game.actions import Action
from euchre.game.observation import Observation


class Bot(Protocol):
    """A player. It is handed an `Observation`, never the state, so it cannot look at anybody's cards."""

    @property
    def name(self) -> str:
        """The name it is chosen by."""
        ...

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        """One of ``observation.legal()``; the same for the same observation and random numbers.

        Raises: `IllegalAction` (``not-your-turn``).
        """
        ...


class UnknownBot(EuchreError):
    """No computer player has that name."""


_BOTS: dict[str, Callable[[], Bot]] = {"uniform": Uniform, "book": Book, **LEVELS}
_SEARCH = "search:"


def names() -> tuple[str, ...]:
    """The names of all computer players: the yardsticks, then the levels, weakest first.

    >>> names()
    ('uniform', 'book', 'level1', 'level2', 'level3', 'level4', 'level5')
    """
    return tuple(_BOTS)


def make(name: str) -> Bot:
    """A computer player by its name, or ``search:WORLDS`` for a search of any size.

    Raises: `UnknownBot` (``unknown-bot``).

    >>> make("book").name
    'book'
    >>> make("search:64").name
    'search:64'
    """
    maker = _BOTS.get(name)
    if maker is not None:
        return maker()
    worlds = name.removeprefix(_SEARCH)
    if name.startswith(_SEARCH) and worlds.isascii() and worlds.isdigit() and int(worlds) > 0:
        return Search(int(worlds), name)
    raise UnknownBot(
        "unknown-bot",
        f"no bot is called {name!r}: choose one of {', '.join(_BOTS)}, or search:WORLDS, as in search:64",
        name=name,
    )
