"""How fast the kernel is: exact values, worlds and playouts; `QUICK=1` takes under a minute.

Rates are per second of processor time of the measuring thread, so that what else runs on the machine counts
little; figures with `threads` in their names are per second of the clock. Each is the median of several runs.
"""

from __future__ import annotations

import json
import random
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import common
import numpy as np
from numpy.typing import NDArray

from euchre.cards import Rank, Strain
from euchre.game import apply, legal, shuffle, start
from euchre.game.contract import Made, Setup
from euchre.game.play import Tricks, begin
from euchre.game.state import Play
from euchre.kernel import Constraints, Place, Policy, Solver, Unit, Worlds, points_by_tricks, rollout
from euchre.kernel.native import _kernel
from euchre.kernel.translate import tables_of
from euchre.rules import Rules, variant

HERE = Path(__file__).resolve().parent
QUICK = common.quick()
RUNS = 3 if QUICK else 5
TRUMPS = tuple(list(Strain)[:4])


def ranks(text: str) -> tuple[Rank, ...]:
    """Ranks from their letters."""
    return tuple(Rank("23456789TJQKA".index(letter) + 2) for letter in text)


def made_up(hand: int, seats: int = 4, **deck: Any) -> Rules:
    """Rules of bids by number with another deck, hand size and table, where no variant has them."""
    base = variant("bid-euchre")
    auction = replace(base.auction, maximum=hand, closes_at=hand, special=())
    return replace(
        base,
        seats=replace(base.seats, count=seats),
        deck=replace(base.deck, **deck),
        deal=replace(base.deal, hand=hand),
        auction=auction,
    )


@dataclass(frozen=True)
class Kind:
    """A kind of deal: the rules, how many cards a hand (fewer than dealt: the rest is out), who leads."""

    rules: Rules
    hand: int
    strains: tuple[Strain, ...] = TRUMPS
    maker_leads: bool = True
    unit: Unit = Unit.TRICKS


EUCHRE, BID = variant("euchre"), variant("bid-euchre")
EUCHRE_32, JOKER = made_up(8, copies=1, ranks=ranks("789TJQKA")), made_up(5, copies=1, joker=True)
SIX = made_up(8, seats=6)


@dataclass(frozen=True)
class Deals:
    """Deals ready for the kernel."""

    tables: list[_kernel.Tables]
    which: NDArray[np.uint16]
    positions: _kernel.Positions
    points: list[tuple[int, ...]] | None

    def arguments(self) -> tuple[Any, ...]:
        """What `value_batch` and `timed_values` take."""
        zeros = None if self.points is None else np.zeros(len(self.positions), np.uint16)
        return self.tables, self.which, self.positions, self.points, zeros


def deals_of(kind: Kind, n: int, seed: int) -> Deals:
    """Random deals: hands, strain and maker uniformly; the maker leads, or the left of a random dealer."""
    rules, rng = kind.rules, np.random.default_rng(seed)
    seats, deck = rules.count, rules.cards
    places = (Place(kind.hand),) * seats + (Place(deck.size - seats * kind.hand),)
    hands = Worlds(Constraints(rules, deck.all, places)).sample(n, seed)[:, :seats]
    makers, leaders = rng.integers(seats, size=n), rng.integers(seats, size=n)
    camp = (np.arange(seats)[None, :] + makers[:, None]) % rules.sides != 0
    positions = _kernel.Positions(
        active=np.full(n, (1 << seats) - 1, np.uint8),
        camp=np.ascontiguousarray(camp, np.uint8),
        hands=np.ascontiguousarray(hands),
        trick=np.zeros((n, seats - 1, 2), np.uint8),
        trick_size=np.zeros(n, np.uint8),
        to_act=np.ascontiguousarray(makers if kind.maker_leads else leaders, np.uint8),
        taken=np.zeros((n, seats), np.uint8),
    )
    tables = [tables_of(rules, strain) for strain in kind.strains]
    which = rng.integers(len(tables), size=n).astype(np.uint16)
    points = [points_by_tricks(public_of(rules))] if kind.unit is Unit.POINTS else None
    return Deals(tables, which, positions, points)


def public_of(rules: Rules, strain: Strain = Strain.SPADES) -> Tricks:
    """The public part before the first lead, nobody alone."""
    bid = next(iter(rules.levels), None)
    return begin(Setup(rules, 0, (0,) * rules.sides, None), Made(0, strain, bid))


def solving(kind: Kind, n: int) -> dict[str, float]:
    """Time the values of n deals in RUNS parts, by one solver: deals a second, and the single times."""
    solver, rates, times = _kernel.Solver(), [], []
    for run in range(RUNS):
        deals = deals_of(kind, max(1, n // RUNS), 1000 + run)
        _, spent = solver.timed_values(*deals.arguments())
        rates.append(len(spent) / float(spent.sum()) * 1e9)
        times.append(spent / 1000)
    spread = np.concatenate(times)
    return {
        "deals": len(spread),
        "per_s": round(statistics.median(rates), 1),
        "median_us": round(float(np.median(spread)), 2),
        "p99_us": round(float(np.quantile(spread, 0.99)), 2),
        "max_us": round(float(spread.max()), 2),
        "nodes_per_deal": round(solver.nodes / len(spread), 1),
        "memory_bytes": solver.memory,
    }


def rate(n: int, work: Callable[[int], object], clock: Callable[[], float] = time.process_time) -> float:
    """Items a second of `work(run)`, which does n of them; the median of RUNS."""
    rates = []
    for run in range(RUNS):
        start = clock()
        work(run)
        rates.append(n / (clock() - start))
    return round(statistics.median(rates))


def tight_constraints(count: int) -> list[Constraints]:
    """What seats know late in 24-card hands played at random, where at least two voids were shown."""
    rng = random.Random(5)
    found: list[Constraints] = []
    while len(found) < count:
        state: Any = apply(start(EUCHRE, 0), shuffle(EUCHRE, rng))
        while not isinstance(state, Play) and legal(state):
            state = apply(state, rng.choice(legal(state)))
        if not isinstance(state, Play) or len(state.public.active) < 4:
            continue
        for _ in range(rng.randrange(6, 12)):
            state = apply(state, rng.choice(legal(state)))
        seat = state.public.to_act
        known = Constraints.in_play(state.public, seat, state.cards.hands[seat])
        if sum(place.takes != EUCHRE.cards.all for place in known.places) >= 2:
            found.append(known)
    return found


def sampling() -> dict[str, float]:
    """Worlds a second, without and with tight voids."""
    n = 100_000 if QUICK else 1_000_000
    hand = 0b11111
    own = Place(5, known=hand)
    free = Constraints(EUCHRE, EUCHRE.cards.all & ~hand, (own, Place(5), Place(5), Place(5), Place(4)))
    open_worlds = Worlds(free)
    tight = tight_constraints(20 if QUICK else 100)
    prepared = [Worlds(known) for known in tight]
    each = n // len(prepared)
    deck = BID.cards
    void = [deck.all & ~tables_of_suit(suit) for suit in range(3)]
    double = (
        Place(12, known=deck.all & 0xFFF),
        Place(12, takes=void[0]),
        Place(12, takes=void[1]),
        Place(12, takes=void[2]),
    )
    voids48 = Worlds(Constraints(BID, deck.all & ~0xFFF, double))
    free48 = Worlds(Constraints(BID, deck.all & ~0xFFF, (double[0], Place(12), Place(12), Place(12))))
    return {
        "worlds_per_s": rate(n, lambda run: open_worlds.sample(n, run)),
        "worlds_tight_per_s": rate(
            each * len(prepared), lambda run: [one.sample(each, run) for one in prepared]
        ),
        "worlds_tight_prepared_per_s": rate(len(tight), lambda _run: [Worlds(known) for known in tight]),
        "worlds48_per_s": rate(n // 4, lambda run: free48.sample(n // 4, run)),
        "worlds48_voids_per_s": rate(n // 4, lambda run: voids48.sample(n // 4, run)),
        "worlds_2_threads_per_s": rate(
            n, lambda run: open_worlds.sample(n, run, threads=2), time.perf_counter
        ),
        "worlds_1_threads_per_s": rate(n, lambda run: open_worlds.sample(n, run), time.perf_counter),
    }


def tables_of_suit(suit: int) -> int:
    """The double deck's cards of a suit, spades trump."""
    return BID.tables(Strain.SPADES).follow[suit]


def by_run(work: Callable[..., object]) -> Callable[[int], object]:
    """Give the number of the run as the seed."""
    return lambda run: work(seed=run)


def playing_out() -> dict[str, float]:
    """Hands played out a second, by chance and by the rule of thumb."""
    n = 40_000 if QUICK else 400_000
    found: dict[str, float] = {}
    for name, rules, many in (("24", EUCHRE, n), ("48", BID, n // 4)):
        hand = rules.deal.hand
        places = (Place(hand),) * 4 + (Place(rules.cards.size - 4 * hand),)
        worlds = Worlds(Constraints(rules, rules.cards.all, places)).sample(many, 1)
        play = partial(rollout, public_of(rules), np.ascontiguousarray(worlds[:, :4]))
        for policy, suffix in ((Policy.RANDOM, ""), (Policy.RULE_OF_THUMB, "_thumb")):
            found[f"rollouts{name}{suffix}_per_s"] = rate(many, by_run(partial(play, policy)))
        for threads in (1, 2):
            two = partial(play, Policy.RANDOM, threads=threads)
            found[f"rollouts{name}_{threads}_threads_per_s"] = rate(many, by_run(two), time.perf_counter)
    return found


def kinds() -> dict[str, tuple[Kind, int]]:
    """What is solved, and how many deals of it."""
    points = Kind(EUCHRE, 5, maker_leads=False, unit=Unit.POINTS)
    many, few = (6_000, 60) if QUICK else (100_000, 2_000)
    return {
        "solve24_points": (points, many),
        "solve24_tricks": (replace(points, unit=Unit.TRICKS), many),
        "solve24_no_trump_tricks": (Kind(EUCHRE, 5, (Strain.NO_TRUMP,)), many // 5),
        "solve25_joker_tricks": (Kind(JOKER, 5), many // 5),
        "solve32_tricks": (Kind(EUCHRE_32, 8), few),
        "solve48_12": (Kind(BID, 12), few),
        "solve48_10": (Kind(BID, 10), few),
        "solve48_8": (Kind(BID, 8), few),
        "solve48_12_no_trump": (Kind(BID, 12, (Strain.NO_TRUMP,)), max(30, few // 5)),
        "solve48_12_low": (Kind(BID, 12, (Strain.LOW,)), max(30, few // 5)),
        "solve48_six_seats_8": (Kind(SIX, 8), max(15, few // 10)),
    }


def growth() -> dict[str, list[dict[str, float]]]:
    """Median and 99th percentile of the time of a deal by cards left in each hand, for three decks."""
    found: dict[str, list[dict[str, float]]] = {}
    for name, rules, most in (("24 cards", EUCHRE, 5), ("32 cards", EUCHRE_32, 8), ("48 cards", BID, 12)):
        rows = []
        for hand in range(1, most + 1):
            n = (200 if hand < 9 else 40) if QUICK else (2_000 if hand < 9 else 500)
            kind = Kind(rules, hand, maker_leads=rules is not EUCHRE)
            timed = solving(kind, n)
            rows.append({"cards": hand, "median_us": timed["median_us"], "p99_us": timed["p99_us"]})
        found[name] = rows
        common.note(f"growth, {name}: {rows[-1]['median_us']} µs with {most} cards")
    return found


def ignoring(work: Callable[[], object]) -> Callable[[int], object]:
    """The same in every run."""
    return lambda _run: work()


def batches() -> dict[str, float]:
    """Values on one thread and on two, by the clock; and all cards of a deal, by processor time."""
    found = {}
    value_batch: Callable[..., object] = _kernel.value_batch
    points = Kind(EUCHRE, 5, maker_leads=False, unit=Unit.POINTS)
    for name, kind, n in (
        ("solve24_points", points, 10_000 if QUICK else 100_000),
        ("solve48_10", Kind(BID, 10), 100 if QUICK else 1_000),
    ):
        arguments = deals_of(kind, n, 77).arguments()
        for number in (1, 2):
            values = partial(value_batch, *arguments, threads=number)
            found[f"{name}_{number}_threads_per_s"] = rate(n, ignoring(values), time.perf_counter)
        found[f"{name}_all_cards_per_s"] = rate(n, ignoring(partial(_kernel.solve_batch, *arguments)))
    return found


def rivals() -> dict[str, Any]:
    """Other engines in the same run, in an environment of their own (PyPI: open_spiel, endplay)."""
    uv = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    home = common.ROOT / "build" / "rivals"
    python = home / "bin" / "python"
    if uv is None:
        return {"openspiel": {"not_run": "there is no uv to install it with"}, "dds": {"not_run": "likewise"}}
    runs, results = str(RUNS), {}
    for name, package, size in (
        ("openspiel", "open_spiel==2.0.2", "5000" if QUICK else "50000"),
        ("dds", "endplay==0.5.12", "10" if QUICK else "100"),
    ):
        steps = [[uv, "venv", "--quiet", "--allow-existing", "--python", sys.executable, str(home)]]
        steps += [[uv, "pip", "install", "--quiet", "--python", str(python), package, "numpy"]]
        steps += [[str(python), str(HERE / "rivals" / f"{name}.py"), runs, size]]
        results[name] = _last_json(steps)
        common.note(f"{name}: {results[name]}")
    return results


def _last_json(steps: list[list[str]]) -> dict[str, Any]:
    for step in steps:
        done = subprocess.run(step, check=False, capture_output=True, text=True)
        if done.returncode:
            why = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
            common.note(f"NOT RUN: {why}")
            return {"not_run": why}
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> int:
    """Measure everything and write bench/results/kernel.json."""
    details: dict[str, Any] = {}
    flat: dict[str, Any] = {}
    for name, (kind, n) in kinds().items():
        details[name] = timed = solving(kind, n)
        common.note(f"{name}: {timed['per_s']}/s, median {timed['median_us']} µs, p99 {timed['p99_us']} µs")
    for name in ("solve24_points", "solve24_tricks"):
        flat[f"{name}_per_s"] = details[name]["per_s"]
        flat[f"{name}_p99_us"] = details[name]["p99_us"]
    for hand in (12, 10, 8):
        for figure in ("median", "p99", "max"):
            flat[f"solve48_{hand}_{figure}_ms"] = round(details[f"solve48_{hand}"][f"{figure}_us"] / 1000, 3)
        flat[f"solve48_{hand}_per_s"] = details[f"solve48_{hand}"]["per_s"]
    for part in (sampling, playing_out, batches):
        measured = part()
        common.note(str(measured))
        flat |= measured
    solver = Solver(EUCHRE)
    flat["solver_memory_new_bytes"], flat["solver_memory_bound_bytes"] = solver.memory, solver.memory_bound
    flat["solver_memory_after_solve48_12_bytes"] = details["solve48_12"]["memory_bytes"]
    units = {
        "…_per_s": "items a second of processor time of one thread; with threads in the name, of the clock",
        "…_us, …_ms": "processor time of one item",
        "…_bytes": "bytes",
        "deals": "number of deals measured",
        "nodes_per_deal": "cards tried",
        "cards": "cards left in each hand",
    }
    common.write("kernel", units, flat | {"solving": details, "growth": growth(), "rivals": rivals()})
    return 0


if __name__ == "__main__":
    sys.exit(main())
