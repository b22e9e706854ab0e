"""Bidding long hands: what every call leads to, the auction and the play after it included.

In sampled worlds, weighted by the bids heard, each legal call is made, the others go on as the calling model
has it, and the contract that comes of it is played out by the rules of thumb.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from euchre.bots.double_calls import Table, go_on, lone_rank, numbers_of, opening
from euchre.bots.double_count import Counts, counts, strain_index
from euchre.bots.double_features import Hands, exchanged
from euchre.bots.double_stakes import FINE, Table as Worths, expected, stakes, step_of
from euchre.bots.double_worlds import after_call, calls_of, draw
from euchre.bots.estimate import Evaluation, Samples
from euchre.cards import Strain
from euchre.game import play
from euchre.game.actions import Action, Bid
from euchre.game.auction import Bidding
from euchre.game.contract import Made, Setup
from euchre.game.observation import Observation
from euchre.kernel import Policy, Unit, rollout
from euchre.rules import Rules

MOST_CALLS = 16
"""An auction that has not ended after so many more calls ends with the standing bid."""
TRIES = 16
"""Worlds drawn for one that is kept."""


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """What playouts say of real play.

    ``start``, ``slope``: expected tricks by tricks of the playout; ``spread`` around them; ``lone``: the
    chance that a lone hand takes all, when its playout lacks 0, 1, … tricks.
    """

    start: float = 0.6
    slope: float = 0.91
    spread: float = 1.1
    lone: tuple[float, ...] = (0.9, 0.25, 0.05, 0.0)


PLAYED_OUT = PlayedOut()


def evaluate_bids(observation: Observation, worlds: int, seed: int) -> Evaluation:
    """Every legal call with its worth."""
    public, rules, seat = observation.public, observation.rules, observation.seat
    assert isinstance(public, Bidding) and seat is not None
    actions = observation.legal()
    hands = draw(observation, worlds, worlds * TRIES, seed).hands
    table = _after_all(observation, actions, len(hands))
    table = _to_the_end(rules, table, hands, seat, len(actions), seed)
    results = Results.of(public.setup, rules.side_of(seat), hands)
    points, match = results.worth(table, len(actions))
    shape = len(actions), len(hands)
    return Samples(
        actions, points.reshape(shape).T, match.reshape(shape).T, np.ones(len(hands)), float(len(hands))
    ).evaluation(seat)


# ------------------------------------------------------------------ the auction


def _after_all(observation: Observation, actions: tuple[Action, ...], worlds: int) -> Table:
    """The auction after each action: rows by action, then by world."""
    rules, seat = observation.rules, observation.seat
    assert seat is not None
    column = strain_index(rules)
    rows = len(actions) * worlds
    table = opening(rules, rows)
    for caller, action in calls_of(observation):
        table = after_call(rules, table, caller, *_parts(rules, action, column), np.ones(rows, np.bool_))
    for at, action in enumerate(actions):
        acts = np.zeros(rows, np.bool_)
        acts[at * worlds : (at + 1) * worlds] = True
        table = after_call(rules, table, seat, *_parts(rules, action, column), acts)
    return table


def _parts(rules: Rules, action: object, column: dict[Strain, int]) -> tuple[int, int]:
    """(rank, column) of a call, (0, 0) of a pass."""
    return (rules.levels[action.level].rank, column[action.strain]) if isinstance(action, Bid) else (0, 0)


def _to_the_end(rules: Rules, table: Table, hands: Hands, seat: int, actions: int, seed: int) -> Table:
    """All rows go on until everybody has passed."""
    held = [_repeated(counts(rules, hands[:, at]), actions) for at in range(rules.count)]
    rng = np.random.default_rng(seed)
    for step in range(1, MOST_CALLS + 1):
        caller = (seat + step) % rules.count
        luck = np.tile(rng.uniform(1e-6, 1 - 1e-6, (len(hands), 2)), (actions, 1)).astype(np.float32)
        if table.over.all():
            break
        table = go_on(rules, table, caller, held[caller], luck)
    return table


def _repeated(held: Counts, times: int) -> Counts:
    """The counts of each world, once for every action."""
    return Counts(
        *(np.tile(getattr(held, name), (times, 1)) for name in Counts.__dataclass_fields__)
    )


# ------------------------------------------------------------------ what the contracts are worth


@dataclass(frozen=True)
class Results:
    """What each contract is worth to a side in each world.

    ``tricks``: (worlds, seats, strains) expected tricks of the maker's side; ``lone``: likewise the tricks
    of the playout of a lone hand; ``points``, ``match``: by camp, rank and step of expected tricks.
    """

    setup: Setup
    side: int
    tricks: NDArray[np.float64]
    lone: NDArray[np.intp]
    points: Worths
    match: Worths

    @staticmethod
    def of(setup: Setup, side: int, hands: Hands) -> Results:
        """Play every contract out."""
        rules = setup.rules
        tricks = np.stack([[played(setup, seat, at, hands) for at in rules.strains] for seat in _seats(rules)])
        lone = np.stack([[played_alone(setup, seat, at, hands) for at in rules.strains] for seat in _seats(rules)])
        table = stakes(rules, setup.score, setup.dealer, side, 3)
        spread, hand = PLAYED_OUT.spread, rules.deal.hand
        return Results(
            setup,
            side,
            PLAYED_OUT.start + PLAYED_OUT.slope * tricks.transpose(2, 0, 1),
            lone.transpose(2, 0, 1).astype(np.intp),
            expected(table.points, spread, hand),
            expected(table.match, spread, hand),
        )

    def worth(self, table: Table, actions: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """(points, match chance) of each row: rows by action, then by world."""
        rules = self.setup.rules
        world = np.tile(np.arange(len(self.tricks)), actions)
        camp = (table.holder % rules.sides != self.side).astype(np.intp)
        steps = np.clip(
            step_of(self.tricks[world, table.holder, table.strain]), 0, rules.deal.hand * FINE
        )
        alone = table.level > numbers_of(rules)
        missing = rules.deal.hand - self.lone[world, table.holder, table.strain]
        made = np.array(PLAYED_OUT.lone)[np.minimum(missing, len(PLAYED_OUT.lone) - 1)]
        exact = stakes(rules, self.setup.score, self.setup.dealer, self.side, 3)
        found = []
        for by_step, by_tricks in ((self.points, exact.points), (self.match, exact.match)):
            lone = made * by_tricks[camp, table.level, -1] + (1 - made) * by_tricks[camp, table.level, -2]
            found.append(np.where(alone, lone, by_step[camp, table.level, steps]))
        return found[0], found[1]


def _seats(rules: Rules) -> range:
    return range(rules.count)


def played(setup: Setup, maker: int, strain: Strain, hands: Hands) -> NDArray[np.int16]:
    """Tricks of the maker's side in each world, played out by the rules of thumb."""
    rules = setup.rules
    contract = Made(maker, strain, bid=next(iter(rules.levels)))
    return rollout(play.begin(setup, contract), hands, Policy.RULE_OF_THUMB, Unit.TRICKS)


def played_alone(setup: Setup, maker: int, strain: Strain, hands: Hands) -> NDArray[np.int16]:
    """Tricks of a lone hand in each world, as many cards exchanged as may be."""
    rules = setup.rules
    rank = lone_rank(rules)
    if not rank:
        return np.zeros(len(hands), np.int16)
    level = list(rules.levels.values())[rank - 1]
    partner = (maker + rules.sides) % rules.count
    after = hands.copy()
    after[:, maker], after[:, partner] = exchanged(
        rules, hands[:, maker], hands[:, partner], strain, level.exchange_max
    )
    contract = Made(maker, strain, bid=level.id, alone=(maker,), exchanged=level.exchange_max)
    return rollout(play.begin(setup, contract), after, Policy.RULE_OF_THUMB, Unit.TRICKS)
