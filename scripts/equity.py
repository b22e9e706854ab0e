"""Count the results of hands in self-play, and write the files from which `euchre.bots.equity` computes.

``--player NAME`` in all seats, ``--hands N`` a variant, all at the score a match starts from. The same hands
come out each time, whatever the number of processes.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from euchre.bots import make
from euchre.game import HandResult, play_out, shuffle
from euchre.rules import variant, variant_ids

FOLDER = Path(__file__).resolve().parent.parent / "src/euchre/bots/weights"
CHUNK = 100
Row = tuple[int, int, int | None]


def played(variant_id: str, player: str, seed: int) -> HandResult:
    """The result of one hand."""
    rules, bot = variant(variant_id), make(player)
    dealer, rng = seed % rules.count, random.Random(f"{variant_id} {seed}")
    return play_out(rules, dealer, shuffle(rules, rng), lambda eye, _: bot.choose(eye, rng))


def counted(job: tuple[str, str, int, int]) -> Counter[Row]:
    """Results of some hands: (points of the dealer's side, of the other, whose success: 0, 1 or None)."""
    variant_id, player, first, hands = job
    rules, found = variant(variant_id), Counter[Row]()
    for seed in range(first, first + hands):
        result = played(variant_id, player, seed)
        side = rules.side_of(result.dealer)
        success = None if result.success is None else int(result.success != side)
        found[result.points[side], result.points[1 - side], success] += 1
    return found


def write(variant_id: str, player: str, rows: Counter[Row]) -> None:
    """The file of a variant, most frequent results first."""
    table = [[*row, count] for row, count in sorted(rows.items(), key=lambda item: (-item[1], str(item[0])))]
    text = json.dumps({"player": player, "hands": rows.total(), "outcomes": table})
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"equity-{variant_id}.json").write_text(text + "\n", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--player", default="level4")
    parser.add_argument("--hands", type=int, default=10_000)
    parser.add_argument("--variant", choices=variant_ids(), action="append")
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args(arguments)
    two_sided = [one for one in variant_ids() if variant(one).sides == 2]
    with ProcessPoolExecutor(chosen.processes) as pool:
        for variant_id in chosen.variant or two_sided:
            jobs = [
                (variant_id, chosen.player, at, min(CHUNK, chosen.hands - at))
                for at in range(0, chosen.hands, CHUNK)
            ]
            total = Counter[Row]()
            for done, part in enumerate(pool.map(counted, jobs), 1):
                total += part
                if done % 20 == 0:
                    print(f"{variant_id}: {total.total()} of {chosen.hands} hands", flush=True)
            write(variant_id, chosen.player, total)


if __name__ == "__main__":
    main()
