"""The exchange of a lone long hand: how many cards, which to give, and what a partner wants to receive."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from euchre.bots.book_exchange import best_gifts
from euchre.bots.double_features import first_held, ranks_of
from euchre.bots.double_results import lone_chance
from euchre.bots.double_stakes import stakes
from euchre.bots.double_worlds import draw
from euchre.bots.estimate import Evaluation, Samples
from euchre.game import exchange
from euchre.game.actions import Give
from euchre.game.exchange import Giving
from euchre.game.observation import Observation
from euchre.game.play import Tricks
from euchre.kernel import Policy, Unit, rollout

TRIES = 8
"""Worlds drawn for one that is kept."""
GIFT_SHARE = 2
"""Gifts are many: one world for so many."""


def evaluate_gifts(observation: Observation, worlds: int, seed: int) -> Evaluation:
    """Every gift with its worth: the lone player's, or his partner's in return."""
    public = observation.public
    assert isinstance(public, Giving) and observation.seat is not None
    actions = tuple(action for action in observation.legal() if isinstance(action, Give))
    few = max(1, worlds // GIFT_SHARE)
    hands = draw(observation, few, few * TRIES, seed).hands
    if public.given:
        outcomes = [_returned(observation, public, hands, action) for action in actions]
    else:
        best = [_partners_best(observation, public, hands, number) for number in range(public.maximum + 1)]
        outcomes = [_given_first(observation, public, hands, action, best) for action in actions]
    tricks = np.stack([taken for taken, _ in outcomes], axis=1)
    points, match = np.zeros(tricks.shape), np.zeros(tricks.shape)
    for at, (taken, number) in enumerate(outcomes):
        points[:, at], match[:, at] = _worth(observation, public, taken, number)
    order = dict.fromkeys(best_gifts(observation, actions), 1e-09)
    weights = np.ones(len(hands))
    return Samples(actions, points, match, weights, float(len(hands))).evaluation(observation.seat, order)


def _worth(
    observation: Observation, public: Giving, taken: NDArray[np.int16], number: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """(points, match chance) by world of a lone hand that takes so many tricks when played out."""
    rules, setup = observation.rules, public.setup
    assert public.contract.bid is not None
    table = stakes(rules, setup.score, setup.dealer, rules.side_of(public.lone), number)
    rank = rules.levels[public.contract.bid].rank
    made = lone_chance(rules, taken)
    points, match = table.points[0, rank], table.match[0, rank]
    return made * points[-1] + (1 - made) * points[-2], made * match[-1] + (1 - made) * match[-2]


def _tricks(public: Giving, number: int) -> Tricks:
    """Play after an exchange of so many cards."""
    after = exchange.after_give(public, number)
    if isinstance(after, Giving):
        after = exchange.after_give(after, number)
    assert isinstance(after, Tricks)
    return after


def _partners_best(
    observation: Observation, public: Giving, hands: NDArray[np.uint64], number: int
) -> NDArray[np.uint64]:
    """What the partner would return in each world."""
    ranks = ranks_of(observation.rules, public.contract.strain)
    return first_held(hands[:, public.partner], ranks.strong, number)


def _given_first(
    observation: Observation,
    public: Giving,
    hands: NDArray[np.uint64],
    action: Give,
    best: list[NDArray[np.uint64]],
) -> tuple[NDArray[np.int16], int]:
    """The lone player gives; the partner returns his best."""
    number = len(action.cards)
    down = np.uint64(observation.rules.cards.take(action.cards, observation.hand))
    after = hands.copy()
    after[:, public.lone] = (hands[:, public.lone] & ~down) | best[number]
    after[:, public.partner] = (hands[:, public.partner] & ~best[number]) | down
    return rollout(_tricks(public, number), after, Policy.RULE_OF_THUMB, Unit.TRICKS), number


def _returned(
    observation: Observation, public: Giving, hands: NDArray[np.uint64], action: Give
) -> tuple[NDArray[np.int16], int]:
    """The partner gives; what the lone player gave is with him."""
    rules, number = observation.rules, len(action.cards)
    up = np.uint64(rules.cards.take(action.cards, observation.hand))
    after = hands.copy()
    held = np.bitwise_or.reduce(hands, axis=1)
    in_transit = np.uint64(rules.cards.all) & ~held
    after[:, public.lone] = hands[:, public.lone] | up
    after[:, public.partner] = (hands[:, public.partner] & ~up) | in_transit
    return rollout(_tricks(public, number), after, Policy.RULE_OF_THUMB, Unit.TRICKS), number
