"""Full bridge deals a second solved by DDS (endplay); prints JSON. Runs in an environment of its own."""

import json
import random
import statistics
import sys
import time
from importlib.metadata import version

from endplay.dds import solve_board
from endplay.types import Deal, Denom, Player

RANKS = "AKQJT98765432"


def random_deal(rng: random.Random) -> Deal:
    """52 cards dealt at random, spades trump, West leads."""
    cards = [(suit, rank) for suit in range(4) for rank in RANKS]
    rng.shuffle(cards)
    hands = []
    for seat in range(4):
        held = set(cards[13 * seat : 13 * seat + 13])
        hands.append(".".join("".join(rank for rank in RANKS if (suit, rank) in held) for suit in range(4)))
    deal = Deal("N:" + " ".join(hands))
    deal.trump, deal.first = Denom.spades, Player.west
    return deal


def main(runs: int, deals: int) -> None:
    """The values of all cards of the first leader, deal by deal; in processor time."""
    rng, rates, times = random.Random(1), [], []
    for _ in range(runs):
        begin = time.process_time()
        for deal in [random_deal(rng) for _ in range(deals)]:
            one = time.process_time()
            list(solve_board(deal))
            times.append(time.process_time() - one)
        rates.append(deals / (time.process_time() - begin))
    times.sort()
    print(
        json.dumps(
            {
                "version": version("endplay"),
                "deals_per_s": round(statistics.median(rates), 1),
                "median_ms": round(1000 * statistics.median(times), 2),
                "p99_ms": round(1000 * times[int(0.99 * (len(times) - 1))], 2),
            }
        )
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
