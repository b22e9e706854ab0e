"""Learn what calls are worth in turn-up games, and write the weights that `euchre.bots.calling` reads.

Random deals are drawn, every contract that could be made in them is priced by the kernel once, and the
auction is then played over them again and again from the last call backwards: at each place the advantage of
calling over passing is fitted to what the hand shows, and the fitted callers play the next round. The same
deals, numbers and weights come out each time. ``--deals N`` a rank of the upcard; a few minutes on one core.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from euchre.bots.calling import COLUMNS, Caller, Weights
from euchre.bots.equity import Equity
from euchre.bots.search_contract import contract_worth
from euchre.cards import Strain
from euchre.game.contract import Made, Setup
from euchre.rules import Rules, variant
from euchre.rules.choices import LoneMakers

Numbers = NDArray[np.float64]
Masks = NDArray[np.uint64]

FOLDER = Path(__file__).resolve().parent.parent / "src/euchre/bots/weights"
GAMES = {4: "euchre", 2: "two-handed"}
ROUNDS = 6
RIDGE = 3.0
FOCUS = 1.2
"""Points: hands whose advantage is farther from 0 count little, since their call is clear."""
SHARP = 0.08
"""Points: how sharply the callers of the next round decide."""
DEALER = 0
UPCARD_SUIT = 0


@dataclass(frozen=True)
class Table:
    """Deals with one upcard, all contracts priced: points of side 0 by (maker, strain, alone)."""

    setup: Setup
    hands: Masks
    points: dict[tuple[int, Strain, bool], Numbers]


def random_hands(rules: Rules, upcard: int, deals: int, rng: np.random.Generator) -> Masks:
    """uint64 (deals, seats): hands dealt from the deck without the upcard."""
    cards = np.array([card for card in range(rules.cards.size) if card != upcard])
    order = rng.permuted(np.tile(cards, (deals, 1)), axis=1)
    bits = np.uint64(1) << order.astype(np.uint64)
    size = rules.deal.hand
    return np.stack(
        [
            bits[:, seat * size : (seat + 1) * size].sum(axis=1, dtype=np.uint64)
            for seat in range(rules.count)
        ],
        axis=1,
    )


def priced(rules: Rules, upcard: int, deals: int, rng: np.random.Generator) -> Table:
    """Deals with this upcard and the price of every contract."""
    setup = Setup(rules, DEALER, (0,) * rules.sides, rules.cards.faces[upcard])
    hands = random_hands(rules, upcard, deals, rng)
    equity, points = Equity.of(rules), dict[tuple[int, Strain, bool], Numbers]()
    lone = rules.alone.makers is LoneMakers.MAKING_SIDE and rules.count > 2
    for strain in (Strain(suit) for suit in range(4)):
        ordered = int(strain) == UPCARD_SUIT
        for maker in range(rules.count):
            together = (maker % rules.sides, strain, False)
            made = Made(maker, strain, ordered=ordered)
            if together not in points:
                points[together] = contract_worth(setup, made, hands, 0, equity).points
            points[maker, strain, False] = points[together]
            if lone:
                solo = replace(made, alone=(maker,))
                points[maker, strain, True] = contract_worth(setup, solo, hands, 0, equity).points
    return Table(setup, hands, points)


def fitted(columns: Numbers, target: Numbers, weight: Numbers) -> Numbers:
    """Ridge regression: the weights of the columns."""
    scaled = columns * weight[:, None]
    matrix = columns.T @ scaled + RIDGE * np.eye(columns.shape[1])
    return np.linalg.solve(matrix, scaled.T @ target).astype(np.float64)


def focus(guess: Numbers) -> Numbers:
    """How much a hand counts, by the advantage it was thought to have."""
    return 0.02 + np.exp(-((guess / FOCUS) ** 2))


def sigmoid(x: Numbers) -> Numbers:
    """From advantages in units of sharpness to chances."""
    return 1.0 / (1.0 + np.exp(-np.clip(x, -30.0, 30.0)))


class Training:
    """The tables, and the weights so far."""

    def __init__(self, tables: list[Table]) -> None:
        self.tables = tables
        self.rules = tables[0].setup.rules
        self.places = 2 * self.rules.count
        self.weights = Weights(np.zeros((self.places, COLUMNS)), np.zeros((self.places, COLUMNS)))
        self.weights.calls[:, 0] = -0.5
        self.weights.alone[:, 0] = -1.0
        self.columns = [[self._columns(table, passes) for passes in range(self.places)] for table in tables]

    def _columns(self, table: Table, passes: int) -> dict[Strain, Numbers]:
        caller = self.caller(table)
        hands = table.hands[:, caller.seat_of(passes)]
        return {strain: caller.columns(hands, passes, strain) for strain in caller.strains(passes)}

    def caller(self, table: Table) -> Caller:
        """The calling model of a table with the weights so far."""
        assert table.setup.upcard is not None and table.setup.upcard.suit is not None
        return Caller(table.setup, table.setup.upcard.suit.strain, self.weights)

    def round(self, say: Callable[[str], None]) -> None:
        """Play all auctions backwards once, fitting each place anew."""
        reach = [self._reach(at) for at in range(len(self.tables))]
        later = [np.zeros(len(table.hands)) for table in self.tables]
        for passes in range(self.places - 1, -1, -1):
            self._fit_place(passes, reach, later)
            later = [self._value(at, passes, later[at]) for at in range(len(self.tables))]
        mean = np.mean([value.mean() for value in later])
        say(f"side of the dealer {mean:+.3f} points a deal; called {self._called()}")

    def _called(self) -> str:
        chances = [
            np.mean(
                [
                    1 - reach[p + 1].mean() / max(1e-9, reach[p].mean())
                    for reach in map(self._reach, range(len(self.tables)))
                ]
            )
            for p in range(self.places)
        ]
        return " ".join(f"{chance:.2f}" for chance in chances)

    def _reach(self, at: int) -> list[Numbers]:
        """By place, the chance that all before it passed; at the end that everybody did."""
        found = [np.ones(len(self.tables[at].hands))]
        for passes in range(self.places):
            found.append(found[-1] * (1.0 - sigmoid(self._best(at, passes)[1] / SHARP)))
        return found

    def _best(self, at: int, passes: int) -> tuple[list[Strain], Numbers, NDArray[np.intp]]:
        """(strains, the best one's advantage, which it is)."""
        columns = self.columns[at][passes]
        gains = np.stack([block @ self.weights.calls[passes] for block in columns.values()], axis=1)
        return list(columns), gains.max(axis=1), gains.argmax(axis=1)

    def _seat(self, passes: int) -> int:
        return (DEALER + 1 + passes) % self.rules.count

    def _sign(self, passes: int) -> float:
        return 1.0 if self.rules.side_of(self._seat(passes)) == 0 else -1.0

    def _made(self, at: int, passes: int, strain: Strain) -> Numbers:
        """Points of side 0 when the seat makes the strain, alone where the model says so."""
        points, seat = self.tables[at].points, self._seat(passes)
        together = points[seat, strain, False]
        if (seat, strain, True) not in points:
            return together
        lone = self.columns[at][passes][strain] @ self.weights.alone[passes] > 0
        return np.where(lone, points[seat, strain, True], together)

    def _value(self, at: int, passes: int, later: Numbers) -> Numbers:
        """Points of side 0 from a place on, by deal."""
        strains, gain, which = self._best(at, passes)
        made = np.stack([self._made(at, passes, strain) for strain in strains], axis=1)
        chance = sigmoid(gain / SHARP)
        return chance * made[np.arange(len(made)), which] + (1.0 - chance) * later

    def _fit_place(self, passes: int, reach: list[list[Numbers]], later: list[Numbers]) -> None:
        rows: list[tuple[Numbers, Numbers, Numbers]] = []
        lone: list[tuple[Numbers, Numbers, Numbers]] = []
        sign, seat = self._sign(passes), self._seat(passes)
        for at, table in enumerate(self.tables):
            for strain, block in self.columns[at][passes].items():
                guess = block @ self.weights.calls[passes]
                gain = sign * (self._made(at, passes, strain) - later[at])
                rows.append((block, gain, reach[at][passes] * focus(guess)))
                if (seat, strain, True) in table.points:
                    more = sign * (table.points[seat, strain, True] - table.points[seat, strain, False])
                    worthy = reach[at][passes] * sigmoid((guess + 0.3) / 0.3)
                    lone.append((block, more, worthy * focus(block @ self.weights.alone[passes])))
        self.weights.calls[passes] = fitted(*(np.concatenate(part) for part in zip(*rows, strict=True)))
        if lone:
            self.weights.alone[passes] = fitted(*(np.concatenate(part) for part in zip(*lone, strict=True)))


def train(seats: int, deals: int) -> Weights:
    """The weights for a number of seats."""
    rules = variant(GAMES[seats])
    rng = np.random.Generator(np.random.PCG64(seats))
    upcards = [
        card
        for card, face in enumerate(rules.cards.faces)
        if face.suit is not None and int(face.suit) == UPCARD_SUIT
    ]
    tables = []
    for upcard in upcards:
        tables.append(priced(rules, upcard, deals, rng))
        print(f"{rules.id}: {rules.cards.faces[upcard]} up, {deals} deals priced", flush=True)
    training = Training(tables)
    for number in range(ROUNDS):
        training.round(lambda text, number=number: print(f"round {number}: {text}", flush=True))  # type: ignore[misc]
    return training.weights


def main() -> None:
    """Train for each number of seats and write the files."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=20_000, help="deals a rank of the upcard")
    parser.add_argument("--seats", type=int, choices=sorted(GAMES), action="append")
    chosen = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for seats in chosen.seats or sorted(GAMES):
        weights = train(seats, chosen.deals)
        tables = {"calls": weights.calls, "alone": weights.alone}
        text = json.dumps({name: np.round(table, 4).tolist() for name, table in tables.items()})
        (FOLDER / f"calls-{seats}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
