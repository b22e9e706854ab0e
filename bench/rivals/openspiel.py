"""Random Euchre playouts a second by OpenSpiel's C++ evaluator; prints JSON. In an environment of its own."""

import json
import random
import statistics
import sys
import time
from importlib.metadata import version
from typing import Any

import pyspiel


def first_lead(game: Any, rng: random.Random) -> Any:
    """A state after the deal and a random auction, nobody alone."""
    while True:
        state = game.new_initial_state()
        while state.current_phase() != pyspiel.euchre.Phase.PLAY and not state.is_terminal():
            actions = (
                [action for action, _ in state.chance_outcomes()]
                if state.is_chance_node()
                else state.legal_actions()
            )
            state.apply_action(rng.choice(actions))
        if not state.is_terminal() and "alone: true" not in str(state):
            return state


def main(runs: int, playouts: int) -> None:
    """One search of a single simulation, which plays out `playouts` times from the first lead."""
    game, rng, rates = pyspiel.load_game("euchre"), random.Random(1), []
    for run in range(runs):
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=playouts, seed=run)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 10, False, run, False)
        state = first_lead(game, rng)
        begin = time.process_time()
        bot.step(state)
        rates.append(playouts / (time.process_time() - begin))
    print(json.dumps({"version": version("open_spiel"), "playouts_per_s": round(statistics.median(rates))}))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
