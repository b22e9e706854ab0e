"""Train the trick count of long hands (`euchre.bots.double_count`): writes its weights/double.npz.

Random deals are played out by the kernel in every strain; a small network learns the makers' tricks from one
of the hands. ``--deals`` of them; the same numbers give the same file.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from euchre.bots.double_count import HEADS, Network
from euchre.bots.double_features import exchanged, features, ranks_of
from euchre.cards import Strain, ids
from euchre.game import play
from euchre.game.contract import Made, Setup
from euchre.game.play import Tricks
from euchre.kernel import Constraints, Place, Policy, Unit, Worlds, rollout
from euchre.rules import Rules, variant

TARGET = Path(__file__).resolve().parent.parent / "src/euchre/bots/weights/double.npz"
HIDDEN, BATCH, EPOCHS, RATE = 32, 1024, 12, 0.004
STRENGTHS = (0.0, 0.8, 1.8)
"""How far, in log odds, trumps and aces are drawn to the maker in each third of the deals."""
Array = NDArray[np.float32]


def contract(rules: Rules, strain: Strain, *, alone: bool = False) -> Tricks:
    """Play begins: seat 0 is the maker."""
    made = Made(0, strain, bid="alone" if alone else "1", alone=(0,) if alone else ())
    return play.begin(Setup(rules, 3, (0, 0), None), made)


def deals(rules: Rules, strain: Strain, number: int, seed: int) -> NDArray[np.uint64]:
    """Hands, uint64 (number, seats): a third at random, in a third each seat 0 is strong and very strong."""
    places = tuple(Place(rules.deal.hand) for _ in range(rules.count))
    constraints = Constraints(rules, rules.cards.all, places)
    ranks, found = ranks_of(rules, strain), []
    for part, strength in enumerate(STRENGTHS):
        weights = np.zeros((len(places), rules.cards.size))
        for mask in ranks.trumps:
            weights[0, list(ids(mask))] = strength
        for ladder in ranks.plain:
            weights[0, list(ids(ladder[0]))] = strength
            weights[0, list(ids(ladder[1]))] = strength / 3
        share = number // len(STRENGTHS)
        found.append(Worlds(constraints, weights).sample(share, seed, first=part * share))
    hands = np.concatenate(found)
    return hands[np.random.default_rng(seed).permutation(len(hands))]


def data(rules: Rules, strain: Strain, hands: NDArray[np.uint64], seed: int) -> tuple[Array, Array]:
    """Features (deals, seats, features), and targets (deals, 3): tricks; all taken alone, so and helped."""
    taken = rollout(contract(rules, strain), hands, Policy.RULE_OF_THUMB, Unit.TRICKS, seed=seed)
    lone = contract(rules, strain, alone=True)
    by_himself = rollout(lone, hands, Policy.RULE_OF_THUMB, Unit.TRICKS, seed=seed)
    helped = hands.copy()
    helped[:, 0], helped[:, 2] = exchanged(rules, hands[:, 0], hands[:, 2], strain, 3)
    with_help = rollout(lone, helped, Policy.RULE_OF_THUMB, Unit.TRICKS, seed=seed)
    all_tricks = rules.deal.hand
    targets = np.stack([taken, by_himself == all_tricks, with_help == all_tricks], axis=1)
    seen = np.stack([features(rules, hands[:, seat], strain) for seat in range(rules.count)], axis=1)
    return seen, targets.astype(np.float32)


class Trainer:
    """A network being trained by Adam."""

    def __init__(self, inputs: Array, rng: np.random.Generator) -> None:
        width, heads = inputs.shape[-1], len(HEADS)
        flat = inputs.reshape(-1, width)
        self.mean, self.scale = flat.mean(axis=0), flat.std(axis=0) + 1e-3
        self.weights = [
            rng.normal(0, (2 / width) ** 0.5, (width, HIDDEN)),
            np.zeros(HIDDEN),
            rng.normal(0, 0.1, (HIDDEN, heads)),
            np.array([7.0, 0.6, 7.0, 7.0, -4.0, -2.0]),
        ]
        self.moments = [[np.zeros_like(one), np.zeros_like(one)] for one in self.weights]
        self.steps = 0

    def step(self, inputs: Array, targets: Array, rate: float) -> float:
        """One step on (deals, seats, features) and (deals, 3); returns the loss."""
        inner, inner_bias, outer, outer_bias = self.weights
        scaled = (inputs - self.mean) / self.scale
        before = scaled @ inner + inner_bias
        hidden = np.maximum(before, 0)
        outputs = hidden @ outer + outer_bias
        loss, slope = slopes(outputs, targets)
        slope /= len(inputs)
        back = (slope @ outer.T) * (before > 0)
        self._adam(
            [
                np.einsum("dsf,dsh->fh", scaled, back),
                back.sum(axis=(0, 1)),
                np.einsum("dsh,dso->ho", hidden, slope),
                slope.sum(axis=(0, 1)),
            ],
            rate,
        )
        return loss

    def _adam(self, slopes_: list[NDArray[np.float64]], rate: float) -> None:
        self.steps += 1
        for weight, slope, moment in zip(self.weights, slopes_, self.moments, strict=True):
            moment[0] = 0.9 * moment[0] + 0.1 * slope
            moment[1] = 0.999 * moment[1] + 0.001 * slope**2
            first, second = moment[0] / (1 - 0.9**self.steps), moment[1] / (1 - 0.999**self.steps)
            weight[...] -= rate * first / (np.sqrt(second) + 1e-8)

    def network(self, average: float) -> Network:
        """What was learned; helpers and defenders are told what they add to the average."""
        bias = self.weights[3].copy()
        bias[2:4] -= average
        parts = (self.mean, self.scale, *self.weights[:3], bias)
        return Network(*(np.asarray(part, np.float32) for part in parts))


def slopes(outputs: Array, targets: Array) -> tuple[float, Array]:
    """The loss a deal, and its slope by output: the maker is seat 0, his partner 2, opponents 1 and 3."""
    slope = np.zeros_like(outputs)
    tricks = targets[:, 0]
    error = outputs[:, 0, 0] - tricks
    spread = np.exp(outputs[:, 0, 1])
    slope[:, 0, 0] = error / spread**2
    slope[:, 0, 1] = 1 - error**2 / spread**2
    loss = float(np.mean(outputs[:, 0, 1] + error**2 / spread**2 / 2))
    slope[:, 2, 2] = (outputs[:, 2, 2] - tricks) / 4
    for seat in (1, 3):
        slope[:, seat, 3] = (outputs[:, seat, 3] - tricks) / 8
    for head, column in ((4, 1), (5, 2)):
        chance = 1 / (1 + np.exp(-outputs[:, 0, head]))
        slope[:, 0, head] = chance - targets[:, column]
    return loss, slope


def train(inputs: Array, targets: Array, seed: int) -> Network:
    """A network fitted to the data; the last tenth is kept out and reported."""
    rng = np.random.default_rng(seed)
    cut = len(inputs) * 9 // 10
    trainer = Trainer(inputs[:cut], rng)
    total, average = EPOCHS * (cut // BATCH), float(targets[:, 0].mean())
    for epoch in range(EPOCHS):
        order = rng.permutation(cut)
        for at in range(0, cut - BATCH + 1, BATCH):
            rows = order[at : at + BATCH]
            trainer.step(inputs[rows], targets[rows], RATE * (1 - trainer.steps / total))
        found = report(trainer.network(average), inputs[cut:], targets[cut:])
        print(f"  epoch {epoch + 1}: {found}", flush=True)
    return trainer.network(average)


def report(network: Network, inputs: Array, targets: Array) -> str:
    """How far the network is off on deals that it has not seen."""
    tricks = targets[:, 0]
    by_seat = [network.of(inputs[:, seat]) for seat in range(inputs.shape[1])]
    parts = [
        f"{name} {float(np.std(guess - tricks)):.3f}"
        for name, guess in (
            ("maker", by_seat[0][:, 0]),
            ("helper", by_seat[2][:, 2]),
            ("defender", by_seat[1][:, 3]),
        )
    ]
    for head, column in ((4, 1), (5, 2)):
        chance = 1 / (1 + np.exp(-by_seat[0][:, head]))
        parts.append(f"{HEADS[head]} Brier {float(np.mean((chance - targets[:, column]) ** 2)):.4f}")
    return f"off by {', '.join(parts)}; all {float(np.std(tricks)):.3f}"


def main() -> None:
    """Make the data, train both networks, write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--deals", type=int, default=150_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rules = variant("bid-euchre")
    stored: dict[str, Any] = {}
    for kind, strain in (("trump", Strain.SPADES), ("plain", Strain.NO_TRUMP)):
        print(f"{kind}: {arguments.deals} deals", flush=True)
        hands = deals(rules, strain, arguments.deals, arguments.seed)
        learned = train(*data(rules, strain, hands, arguments.seed), arguments.seed)
        stored |= {f"{kind}_{name}": getattr(learned, name) for name in Network.__dataclass_fields__}
    np.savez(TARGET, **stored)
    print(f"written: {TARGET.name}, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
