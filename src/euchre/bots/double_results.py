"""What the contracts of a long-hand game are worth in sampled worlds, played out by the rules of thumb."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from euchre.bots.double_calls import Table, lone_rank, numbers_of
from euchre.bots.double_features import Hands, exchanged
from euchre.bots.double_stakes import FINE, Stakes, expected, stakes, step_of
from euchre.cards import Strain
from euchre.game import play
from euchre.game.contract import Made, Setup
from euchre.kernel import Policy, Unit, rollout
from euchre.rules import Rules


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


@dataclass(frozen=True)
class Results:
    """What each contract is worth to a side in each world.

    ``tricks``: (worlds, seats, strains) expected tricks of the maker's side; ``hands``: of the worlds;
    ``points``, ``match``: by camp, rank and step of expected tricks; ``exact``: by tricks.
    """

    setup: Setup
    side: int
    tricks: NDArray[np.float64]
    hands: Hands
    points: NDArray[np.float64]
    match: NDArray[np.float64]
    exact: Stakes

    @staticmethod
    def of(setup: Setup, side: int, hands: Hands) -> Results:
        """Play every contract out."""
        rules = setup.rules
        tricks = np.stack(
            [[played(setup, seat, at, hands) for at in rules.strains] for seat in range(rules.count)]
        )
        table = stakes(rules, setup.score, setup.dealer, side, 3)
        spread, hand = PLAYED_OUT.spread, rules.deal.hand
        return Results(
            setup,
            side,
            np.float64(PLAYED_OUT.start) + PLAYED_OUT.slope * tricks.transpose(2, 0, 1),
            hands,
            expected(table.points, spread, hand),
            expected(table.match, spread, hand),
            table,
        )

    def worth(
        self, table: Table, actions: int, worlds: int
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """(points, match chance) of each row: rows by action, then by world, the first so many of them."""
        rules = self.setup.rules
        world = np.tile(np.arange(worlds), actions)
        camp = (table.holder % rules.sides != self.side).astype(np.intp)
        steps = np.clip(step_of(self.tricks[world, table.holder, table.strain]), 0, rules.deal.hand * FINE)
        alone = table.level > numbers_of(rules)
        made = self._lone_chance(table, world, np.flatnonzero(alone))
        found = []
        for by_step, by_tricks in ((self.points, self.exact.points), (self.match, self.exact.match)):
            lone = made * by_tricks[camp, table.level, -1] + (1 - made) * by_tricks[camp, table.level, -2]
            found.append(np.where(alone, lone, by_step[camp, table.level, steps]))
        return found[0], found[1]

    def _lone_chance(
        self, table: Table, world: NDArray[np.intp], rows: NDArray[np.intp]
    ) -> NDArray[np.float64]:
        """By row, the chance that the lone hand of these rows takes all; 0 in others."""
        rules, made = self.setup.rules, np.zeros(len(world))
        kinds = table.holder[rows] * len(rules.strains) + table.strain[rows]
        for kind in np.unique(kinds):
            seat, column = divmod(int(kind), len(rules.strains))
            these = rows[kinds == kind]
            worlds, back = np.unique(world[these], return_inverse=True)
            taken = played_alone(self.setup, seat, rules.strains[column], self.hands[worlds])
            made[these] = lone_chance(rules, taken)[back]
        return made


def lone_chance(rules: Rules, taken: NDArray[np.int16]) -> NDArray[np.float64]:
    """The chance of all tricks by those of a playout."""
    missing = rules.deal.hand - taken.astype(np.intp)
    return np.asarray(np.array(PLAYED_OUT.lone)[np.minimum(missing, len(PLAYED_OUT.lone) - 1)])


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
