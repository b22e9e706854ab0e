"""Playing long hands: every card tried in sampled worlds, played out early in the hand and solved later."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from euchre.bots.book_habits import PlayHabits
from euchre.bots.book_memory import remember
from euchre.bots.book_play import best_cards
from euchre.bots.double_worlds import draw
from euchre.bots.equity import Equity
from euchre.bots.estimate import Evaluation, Samples
from euchre.bots.payoff import Payoff, payoff_of
from euchre.bots.sampling import Masks
from euchre.bots.search_play import played_tricks
from euchre.game import play
from euchre.game.actions import Action, PlayCard
from euchre.game.observation import Observation
from euchre.game.play import Tricks
from euchre.kernel import Unit, solve_worlds

SHARES = ((7, 1), (8, 2), (9, 4), (10, 8))
"""With at most so many cards left worlds are solved, so many times fewer than wanted."""
FEWEST = 16
"""Solving fewer worlds than this tells little: hands are played out instead."""
PLAYED_OUT = 4
"""So many worlds for one that is wanted, where hands are played out."""
TRIES = 4
"""Worlds drawn for one that is kept."""
FAVOUR = 0.1
"""Points by which another card must look better than the book's."""


def evaluate_cards(observation: Observation, worlds: int, seed: int) -> Evaluation:
    """Every playable card with its worth."""
    public, rules, seat = observation.public, observation.rules, observation.seat
    assert isinstance(public, Tricks) and seat is not None
    actions = tuple(action for action in observation.legal() if isinstance(action, PlayCard))
    solves = solvable(observation.hand.bit_count(), worlds)
    number = solves or worlds * PLAYED_OUT
    hands = draw(observation, number, number * TRIES, seed).hands
    tricks = solved(public, hands, actions) if solves else played_tricks(public, hands, actions)
    payoff = payoff_of(public.setup, public.contract, rules.side_of(seat), Equity.of(rules))
    samples = Samples(
        actions, payoff.points[tricks], payoff.match[tricks], np.ones(len(hands)), float(len(hands))
    )
    return samples.evaluation(seat, habit(observation, payoff))


def habit(observation: Observation, payoff: Payoff) -> dict[Action, float]:
    """What tips the scales between cards that come to the same, as a match chance: the book's choice."""
    public, faces = observation.public, observation.rules.cards.faces
    assert isinstance(public, Tricks)
    cards = best_cards(remember(observation), play.playable(public, observation.hand), PlayHabits())
    scale = float(np.ptp(payoff.match) / np.ptp(payoff.points))
    return {PlayCard(faces[card]): FAVOUR * scale for card in cards}


def solvable(left: int, worlds: int) -> int:
    """How many worlds are solved with so many cards left; 0 where hands are played out."""
    share = next((share for most, share in SHARES if left <= most), 0)
    return worlds // share if share and worlds // share >= FEWEST else 0


def solved(public: Tricks, hands: Masks, actions: Sequence[PlayCard]) -> NDArray[np.intp]:
    """The makers' tricks of the whole hand by world and card, if all play on perfectly."""
    found = solve_worlds(public, hands, Unit.TRICKS)
    return found.values[:, [found.cards.index(action.card) for action in actions]].astype(np.intp)
