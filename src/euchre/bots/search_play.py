"""Playing a card: each one in many worlds, solved and played out."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from euchre.bots.equity import Equity
from euchre.bots.estimate import Evaluation, Samples
from euchre.bots.forward import hands_now
from euchre.bots.inference import weighed
from euchre.bots.payoff import Payoff, payoff_of
from euchre.bots.sampling import Deals, Masks, is_plain
from euchre.game import play
from euchre.game.actions import Action, PlayCard
from euchre.game.observation import Observation
from euchre.game.play import Tricks
from euchre.kernel import Policy, Unit, rollout, solve_worlds
from euchre.kernel.value import makers_side

SOLVED = (0.5, 0.6, 0.7, 0.8, 1.0)
"""The solver's share of a card's worth, by tricks done; the rest is what the rules of thumb take."""
SLOW_SHARE = 8
"""One world of the exact sampler for so many fast ones."""


def evaluate_play(observation: Observation, worlds: int, seed: int) -> Evaluation:
    """Every playable card."""
    public, me, rules = observation.public, observation.seat, observation.rules
    assert isinstance(public, Tricks) and me is not None
    deals = weighed(observation, worlds, seed) if is_plain(observation) else _exact(observation, worlds, seed)
    done = tuple(trick.winner for trick in public.done)
    equity = Equity.of(rules)
    payoff = payoff_of(public.setup, public.contract, rules.side_of(me), equity, done)
    legal = observation.legal()
    share = SOLVED[min(len(public.done), len(SOLVED) - 1)]
    exact = solved_tricks(public, deals.hands, legal, payoff)
    thumb = played_tricks(public, deals.hands, legal) if share < 1.0 else exact
    points = share * payoff.points[exact] + (1.0 - share) * payoff.points[thumb]
    match = share * payoff.match[exact] + (1.0 - share) * payoff.match[thumb]
    known = match if equity.applies else None
    return Samples(legal, points, known, deals.weights, deals.effective).evaluation(me)


def _exact(observation: Observation, worlds: int, seed: int) -> Deals:
    """Uniform worlds by the exact sampler, for games with cards swapped or twins."""
    count = max(4, worlds // SLOW_SHARE)
    hands = np.array(hands_now(observation, count, random.Random(seed)), np.uint64)
    return Deals(hands, hands, np.ones(count), float(count))


def solved_tricks(public: Tricks, hands: Masks, legal: Sequence[Action], payoff: Payoff) -> NDArray[np.intp]:
    """The makers' tricks after each card if everybody sees everything: (worlds, cards)."""
    values = solve_worlds(public, hands, worth=payoff.step)
    column = {card: at for at, card in enumerate(values.cards)}
    order = [column[action.card] for action in legal if isinstance(action, PlayCard)]
    return payoff.first[values.values[:, order].astype(np.intp)]


def played_tricks(public: Tricks, hands: Masks, legal: Sequence[Action]) -> NDArray[np.intp]:
    """The makers' tricks after each card if all play on by rules of thumb: (worlds, cards)."""
    deck, me = public.setup.rules.cards, public.to_act
    found = np.zeros((len(hands), len(legal)), np.intp)
    for at, action in enumerate(legal):
        assert isinstance(action, PlayCard)
        after = play.after_card(public, action.card)
        rest = hands.copy()
        rest[:, me] &= ~np.uint64(deck.lowest(action.card, int(hands[0, me])))
        if isinstance(after, Tricks):
            found[:, at] = rollout(after, rest, Policy.RULE_OF_THUMB, Unit.TRICKS)
        else:
            found[:, at] = after.result.tricks[makers_side(public)]
    return found
