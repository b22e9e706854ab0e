"""The worth of any choice in any game: exact worlds, everybody calling on by the book, then the kernel.

Slow, and right for rare questions: redeals, going under, gifts, a joker's suit, games without a search of
their own.
"""

from __future__ import annotations

import numpy as np

from euchre.bots.equity import Equity
from euchre.bots.estimate import Evaluation, Samples
from euchre.bots.forward import Reached, lines
from euchre.bots.payoff import difference, match_after, payoff_of
from euchre.game.contract import Dealing, Setup
from euchre.game.observation import Observation
from euchre.game.play import Tricks
from euchre.kernel import Policy, Unit, rollout, value_worlds
from euchre.rules import Rules
from euchre.rules.choices import ScoringKind

SHARE = 16
"""One slow world for so many fast ones."""
FEWEST = 4
SOLVED = 8
"""Cards a hand up to which trick play is solved; longer hands are played out by the rules of thumb."""


def evaluate_general(observation: Observation, worlds: int, seed: int) -> Evaluation:
    """The evaluation of a decision in any phase."""
    actions, seat, public = observation.legal(), observation.seat, observation.public
    assert seat is not None and not isinstance(public, Dealing)
    rules = observation.rules
    side, equity = rules.side_of(seat), Equity.of(rules)
    count = max(FEWEST, worlds // SHARE)
    points, match = np.zeros((count, len(actions))), np.zeros((count, len(actions)))
    for world, reached in enumerate(lines(observation, actions, count, seed, to_end=plays_on(rules))):
        for at, line in enumerate(reached):
            points[world, at], match[world, at] = _worth(public.setup, line, side, equity)
    known = match if equity.applies else None
    return Samples(actions, points, known, np.ones(count), count).evaluation(seat)


def plays_on(rules: Rules) -> bool:
    """Whether the tricks of the makers do not tell what the others get: the book plays such hands out."""
    return rules.scoring.kind is ScoringKind.COUNTDOWN


def _worth(setup: Setup, line: Reached, side: int, equity: Equity) -> tuple[float, float]:
    """(points, match chance) of where a line ended."""
    public = line.public
    if not isinstance(public, Tricks):
        return difference(setup.rules, public.points, side), match_after(setup, public, side, equity)
    hands = np.array([line.hands], np.uint64)
    if setup.rules.deal.hand - len(public.done) > SOLVED:
        taken = int(rollout(public, hands, Policy.RULE_OF_THUMB, Unit.TRICKS)[0])
    else:
        taken = int(value_worlds(public, hands)[0])
    done = tuple(trick.winner for trick in public.done)
    payoff = payoff_of(public.setup, public.contract, side, equity, done)
    return float(payoff.points[taken]), float(payoff.match[taken])
