"""How strong the players are, and what a decision costs: duplicate deals, for docs/bots-arena.md.

``make bench-bots``; ``QUICK=1`` plays a few deals of everything, into bots-quick.json. A long run can be
stopped and started again: finished deals are kept in build/bench-bots, for these players and no others (the
name of the folder is made from the sources of the bots). ``python bench/bots.py NAME…`` plays some of the
contests: two-handed, or euchre/level5/level3. ``HOURS`` and ``WORKERS`` in the environment set the time and
the processes.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from common import RESULTS, ROOT, note, quick, write

from euchre.bots.adapters_openspiel import AGREED
from euchre.bots.arena_report import of_pair
from euchre.bots.arena_run import Contest, Findings, Run
from euchre.rules import variant

UNITS = {
    "points_per_deal": "points of the first player's side minus those of the second's, a deal",
    "standard_error": "of points_per_deal, over deals",
    "interval": "points a deal that hold at all moments with 95 %",
    "deals": "duplicate deals, each played in every seating",
    "match_wins": "share of matches put together from these deals",
    "elo": "difference of Elo from match_wins",
    "ms_per_decision": "milliseconds of processor time for a decision with a choice",
    "cpu_seconds": "wall time of the pair times the workers",
    "stopped": "settled (sequential test), played (all deals) or budget (time used up)",
}
WORKERS = int(os.environ.get("WORKERS", "1" if quick() else "2"))
HOURS = float(os.environ.get("HOURS", "2"))
"""Processor hours that the contests of a variant may take together."""

QUICK_SECONDS = 2.0
"""The same for one contest of a short run."""

SLOW = {"bid-euchre/level5/level4"}
"""What a short run leaves out: a single deal takes too long."""

SOURCES = ("src/euchre/bots", "src/euchre/game", "src/euchre/kernel", "kernel/src", "kernel/include")


@dataclass(frozen=True)
class Duel:
    """One contest: ``fixed`` plays all deals, for a size; else it ends when it is settled."""

    variant: str
    one: str
    other: str
    deals: int
    fixed: bool = False
    share: float = 1.0
    settings: dict[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """``variant/one/other``."""
        return f"{self.variant}/{self.one}/{self.other}"


LADDER = ("uniform", "level1", "level2", "level3", "level4", "level5")
SIZES = {"euchre": 4000, "two-handed": 4000, "bid-euchre": 1000}
"""Deals at most of a step of the ladder, and all deals of level 5 against level 3."""


def duels() -> Iterator[Duel]:
    """All contests. ``share``: of the time that is left, as a step between close players needs more."""
    for game, deals in SIZES.items():
        for below, above in pairwise(LADDER):
            yield Duel(game, above, below, deals, share=0.5 if above != "level5" else 0.6)
        yield Duel(game, "level5", "level3", deals // 2, fixed=True, share=0.9)
    yield Duel("euchre", "level5", "openspiel:ismcts:1000", 1000, fixed=True, settings=AGREED)


def fingerprint() -> str:
    """Twelve hex digits that change with the players."""
    digest = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".cpp", ".h", ".hpp", ".npz", ".json", ".toml") and path.is_file():
                digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


class Enough(Exception):
    """The time of a contest is used up."""


def play(duel: Duel, folder: Path, seconds: float) -> dict[str, Any]:
    """The report of one contest within its time."""
    rules = variant(duel.variant, duel.settings)
    deals = min(duel.deals, 4 if rules.deal.hand <= 6 else 1) if quick() else duel.deals
    contest = Contest(rules, (duel.one, duel.other), deals, early_stop=not duel.fixed)
    began, found = time.monotonic(), list[Findings]()
    last = began

    def tell(all_found: list[Findings]) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last > 30:
            last, sample = now, all_found[-1].sample
            note(f"{duel.name}: {len(all_found[-1].deals)} deals, {sample.mean:+.3f} ± {sample.error:.3f}")
        if now - began > seconds:
            raise Enough

    log = folder / (duel.name.replace("/", "-").replace(":", "-") + ".jsonl")
    try:
        Run(contest, WORKERS, resume=log).play(tell, found)
    except Enough:
        found[-1].stopped = "budget"
    spent = time.monotonic() - began
    report = of_pair(found[-1])
    note(
        f"{duel.name}: {report['points_per_deal']:+.3f} ± {report['standard_error']} over "
        f"{report['deals']} deals, {report['stopped']}, {spent:.0f} s"
    )
    return {
        "variant": duel.variant,
        "set": dict(duel.settings),
        **report,
        "fixed": duel.fixed,
        "cpu_seconds": round(spent * WORKERS, 1),
    }


def earlier(name: str, mark: str) -> dict[str, dict[str, Any]]:
    """What was found before of the same players, by the names of the contests."""
    path = RESULTS / f"{name}.json"
    stored = json.loads(path.read_text("utf-8"))["results"] if path.exists() else {}
    return dict(stored["duels"]) if stored.get("players") == mark else {}


def main() -> None:
    """Play what is asked for, and write the results after every contest."""
    wanted = sys.argv[1:]
    mark = fingerprint()
    folder = ROOT / "build" / "bench-bots" / (f"{mark}-quick" if quick() else mark)
    folder.mkdir(parents=True, exist_ok=True)
    note(f"finished deals are kept in {folder.relative_to(ROOT)}; {WORKERS} at work")
    left = dict.fromkeys(SIZES, HOURS * 3600 / WORKERS)
    name = "bots-quick" if quick() else "bots"
    reports = earlier(name, mark)
    for duel in duels():
        if quick() and duel.name in SLOW:
            continue
        if wanted and not any(duel.name == name or duel.variant == name for name in wanted):
            continue
        seconds = QUICK_SECONDS if quick() else left[duel.variant] * duel.share
        if duel.settings and not quick():
            seconds = HOURS * 3600 / WORKERS
        began = time.monotonic()
        reports[duel.name] = play(duel, folder, seconds)
        if not duel.settings:
            left[duel.variant] -= time.monotonic() - began
        write(name, UNITS, {"players": mark, "workers": WORKERS, "duels": reports})
    if not reports:
        sys.exit(f"no contest is called {' or '.join(wanted)}: " + ", ".join(one.name for one in duels()))


if __name__ == "__main__":
    main()
