"""The weakest player: any legal action, each as likely as another."""

from __future__ import annotations

import random

from euchre.bots.turn import choices
from euchre.game.actions import Action
from euchre.game.observation import Observation


class Uniform:
    """Plays at random. A yardstick, and a fuzzer of tables."""

    name = "uniform"

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        """Any legal action, uniformly."""
        return rng.choice(choices(observation))
