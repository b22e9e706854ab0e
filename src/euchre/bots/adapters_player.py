"""What sits at a table of the arena: a bot of ours, or a player from outside behind the same face."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from euchre.bots.base import Bot
from euchre.errors import EuchreError
from euchre.game.actions import Action, Deal
from euchre.game.observation import Observation
from euchre.rules import Rules


class PlayerFault(EuchreError):
    """A player did not do its part: no answer, an answer that is no action, an action that is not legal."""


@dataclass(frozen=True)
class Story:
    """Everything that happened in a hand, hidden cards included. Only a `Seer` is ever told it."""

    deal: Deal
    actions: tuple[Action, ...]


class Seer(Protocol):
    """An outside player that is not blind: it cannot be asked without the true cards."""

    def choose(self, observation: Observation, story: Story, rng: random.Random) -> Action:
        """One of ``observation.legal()``."""
        ...


def _nothing(*_ignored: object) -> None:
    """Agree to all rules; close nothing."""


@dataclass(frozen=True)
class Player:
    """A named player. One of ``bot`` and ``seer`` is set.

    ``outside``: another program answers, so that only the clock can time it; ``check`` raises `RulesError`
    for rules that the player does not know; ``close`` ends what it started.
    """

    name: str
    bot: Bot | None = None
    seer: Seer | None = None
    outside: bool = False
    check: Callable[[Rules], None] = field(default=_nothing)
    close: Callable[[], None] = field(default=_nothing)

    @property
    def blind(self) -> bool:
        """Whether it is handed nothing but what its seat knows."""
        return self.seer is None

    @property
    def clock(self) -> Callable[[], float]:
        """Seconds: processor time of this process, or of the wall for a player outside it."""
        return time.perf_counter if self.outside else time.process_time

    def choose(self, observation: Observation, story: Story, rng: random.Random) -> Action:
        """Its action, checked.

        Raises: `PlayerFault` (``illegal-answer``, and those of its adapter).
        """
        if self.seer is not None:
            action = self.seer.choose(observation, story, rng)
        else:
            assert self.bot is not None
            action = self.bot.choose(observation, rng)
        wrong = observation.refusal(action)
        if wrong is None:
            return action
        legal = ", ".join(str(one) for one in observation.legal()[:20])
        raise PlayerFault(
            "illegal-answer",
            f"{self.name} answered {str(action)!r}: {wrong.message}; legal are {legal}",
            player=self.name,
        )
