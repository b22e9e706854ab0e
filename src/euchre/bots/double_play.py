"""Playing long hands: every card tried in sampled worlds, played out early in the hand and solved later."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.bots.double_worlds import draw
from euchre.bots.equity import Equity
from euchre.bots.estimate import Evaluation, Samples
from euchre.bots.payoff import payoff_of
from euchre.cards import Card
from euchre.game import play
from euchre.game.actions import PlayCard
from euchre.game.observation import Observation
from euchre.game.play import Tricks
from euchre.kernel import Policy, Unit, rollout, solve_worlds

SOLVED = ((7, 1), (8, 2), (9, 4), (10, 8))
"""With at most so many cards left worlds are solved, so many times fewer; longer hands are played out."""
TRIES = 8
"""Worlds drawn for one that is kept."""


def evaluate_cards(observation: Observation, worlds: int, seed: int) -> Evaluation:
    """Every playable card with its worth."""
    public, rules, seat = observation.public, observation.rules, observation.seat
    assert isinstance(public, Tricks) and seat is not None
    actions = tuple(action for action in observation.legal() if isinstance(action, PlayCard))
    cards = [action.card for action in actions]
    share = share_of(observation.hand.bit_count())
    if share:
        hands = draw(observation, max(4, worlds // share), worlds * TRIES, seed).hands
        tricks = solved(public, hands, cards)
    else:
        hands = draw(observation, worlds, worlds * TRIES, seed).hands
        tricks = played_out(observation, public, hands, cards)
    payoff = payoff_of(public.setup, public.contract, rules.side_of(seat), Equity.of(rules))
    return Samples(
        actions, payoff.points[tricks], payoff.match[tricks], np.ones(len(hands)), float(len(hands))
    ).evaluation(seat)


def share_of(left: int) -> int:
    """How many times fewer worlds are solved with so many cards left; 0 where hands are played out."""
    return next((share for most, share in SOLVED if left <= most), 0)


def solved(public: Tricks, hands: NDArray[np.uint64], cards: list[Card]) -> NDArray[np.intp]:
    """The makers' tricks of the whole hand by world and card, if all play on perfectly."""
    found = solve_worlds(public, hands, Unit.TRICKS)
    return found.values[:, [found.cards.index(card) for card in cards]].astype(np.intp)


def played_out(
    observation: Observation, public: Tricks, hands: NDArray[np.uint64], cards: list[Card]
) -> NDArray[np.intp]:
    """The makers' tricks of the whole hand by world and card, if all play on by the rules of thumb."""
    assert observation.seat is not None
    columns = []
    for card in cards:
        after = hands.copy()
        after[:, observation.seat] &= ~np.uint64(observation.rules.cards.lowest(card, observation.hand))
        following = play.after_card(public, card)
        assert isinstance(following, Tricks)
        columns.append(rollout(following, after, Policy.RULE_OF_THUMB, Unit.TRICKS))
    return np.stack(columns, axis=1).astype(np.intp)
