"""The searching player: worlds that fit what its seat knows, solved, and the action that does best in them.

`evaluate` prices every choice of any decision; the player takes the best. Nothing but the observation and a
seed goes in, so nothing hidden can come out.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from euchre.bots import double
from euchre.bots.estimate import Estimate, Evaluation, forced
from euchre.bots.sampling import is_plain
from euchre.bots.search_calls import evaluate_calls, evaluate_discards, evaluate_offers, exchanges_later
from euchre.bots.search_general import evaluate_general, plays_on
from euchre.bots.search_play import evaluate_play
from euchre.bots.turn import choices
from euchre.game.actions import Action
from euchre.game.auction import Calling, Offers
from euchre.game.exchange import Discarding
from euchre.game.observation import Observation
from euchre.game.play import Tricks

__all__ = ["Estimate", "Evaluation", "Search", "evaluate"]

SEEDS = 2**63


def evaluate(observation: Observation, *, worlds: int, seed: int) -> Evaluation:
    """Every legal action with its worth, best first: the same for the same observation, worlds and seed.

    ``worlds``: how many possible deals are weighed, at least 1: the amount of work. A forced action is not
    looked at: its estimate is 0 in 0 worlds.

    Raises: `IllegalAction` (``not-your-turn``), ValueError for fewer worlds than one.
    """
    if worlds < 1:
        raise ValueError(f"worlds: {worlds}; a search needs at least 1")
    legal = choices(observation)
    assert observation.seat is not None
    if len(legal) == 1:
        return forced(legal, observation.seat)
    return _search_for(observation)(observation, worlds, seed)


def _search_for(observation: Observation) -> Callable[[Observation, int, int], Evaluation]:
    """The search that knows this game and phase best."""
    public = observation.public
    if double.plays(observation.rules):
        return double.evaluate
    if isinstance(public, Tricks) and observation.rules.deck.copies == 1 and not plays_on(observation.rules):
        return evaluate_play
    if is_plain(observation) and not exchanges_later(observation):
        match public:
            case Calling():
                return evaluate_calls
            case Offers():
                return evaluate_offers
            case Discarding():
                return evaluate_discards
    return evaluate_general


@dataclass(frozen=True, slots=True)
class Search:
    """Takes the best action of a search over so many worlds."""

    worlds: int
    name: str

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        """The best action; ``rng`` draws the worlds."""
        legal = choices(observation)
        if len(legal) == 1:
            return legal[0]
        return evaluate(observation, worlds=self.worlds, seed=rng.randrange(SEEDS)).best
