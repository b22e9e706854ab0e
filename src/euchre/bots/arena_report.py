"""What a run found, as plain values with names; see docs/arena.md for each."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Any

import numpy as np

from euchre.bots.adapters import player
from euchre.bots.arena import seatings
from euchre.bots.arena_run import Contest, Findings
from euchre.bots.arena_stats import WIDE, Share, drawn_matches


def report(contest: Contest, found: list[Findings], seconds: float) -> dict[str, Any]:
    """One object for two players, from the first one's side; for more, ``pairs`` of them and ``ratings``."""
    whole = {
        **contest.head(),
        "deals_wanted": contest.deals,
        "early_stop": contest.early_stop,
        "seconds": round(seconds, 1),
    }
    pairs = [of_pair(findings, contest.timeout) for findings in found]
    if len(contest.players) == 2:
        return {**whole, **pairs[0]} if pairs else whole
    return {**whole, "ratings": ratings(contest.players, pairs), "pairs": pairs}


def of_pair(found: Findings, timeout: float = 60.0) -> dict[str, Any]:
    """The object of a pair, from its first player's side."""
    sample = found.sample
    low, high = sample.interval
    share = drawn_matches(found.rules, found.deals, sample) if found.deals else Share(0.5, math.inf)
    mine, theirs = (times.report() for times in found.times)
    return {
        "players": list(found.players),
        "not_blind": [name for name in found.players if not player(name, timeout).blind],
        "deals": len(found.deals),
        "hands": sum(len(deal) for deal in found.deals),
        "points_per_deal": _rounded(sample.mean),
        "standard_error": _rounded(sample.error),
        "interval": [_rounded(low), _rounded(high)],
        "settled": sample.settled,
        "stopped": found.stopped,
        "match_wins": _rounded(share.won),
        "match_wins_standard_error": _rounded(share.error),
        "elo": _rounded(share.elo, 1),
        "elo_interval": [_rounded(end, 1) for end in share.elo_interval],
        "ms_per_decision": mine,
        "opponent_ms_per_decision": theirs,
        "matches": whole_matches(found),
    }


def whole_matches(found: Findings) -> dict[str, Any] | None:
    """The matches that were played to their ends, each in every seating; None where none was asked for."""
    if not found.matches:
        return None
    places = seatings(found.rules.sides)
    shares = [
        [0.5 if winner is None else float(places[at][winner] == 0) for at, (winner, _) in enumerate(match)]
        for match in found.matches
    ]
    means = np.array([sum(match) / len(match) for match in shares])
    error = float(means.std(ddof=1)) / math.sqrt(len(means)) if len(means) > 1 else math.inf
    share = Share(float(means.mean()), error)
    return {
        "number": len(found.matches),
        "played": sum(len(match) for match in found.matches),
        "hands": sum(hands for match in found.matches for _, hands in match),
        "wins": _rounded(share.won),
        "standard_error": _rounded(share.error),
        "elo": _rounded(share.elo, 1),
        "elo_interval": [_rounded(end, 1) for end in share.elo_interval],
    }


def ratings(names: tuple[str, ...], pairs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Elo of each player, 0 on average: the weighted least squares of all differences, with its errors."""
    count = len(names)
    normal, right = np.full((count, count), 1.0), np.zeros(count)
    for (one, other), pair in zip(combinations(range(count), 2), pairs, strict=False):
        low, high = pair["elo_interval"]
        weight = 1 / max((high - low) / (2 * WIDE), 1.0) ** 2
        step = np.zeros(count)
        step[one], step[other] = 1.0, -1.0
        normal += weight * np.outer(step, step)
        right += weight * pair["elo"] * step
    inverse = np.linalg.pinv(normal)
    values = inverse @ right
    # The row of ones that pins the mean to nought adds 1/n² to every variance.
    errors = np.sqrt(np.maximum(np.diag(inverse) - 1 / count**2, 0.0))
    return [
        {
            "player": name,
            "elo": _rounded(float(value), 1),
            "elo_interval": [_rounded(float(value + side * WIDE * error), 1) for side in (-1, 1)],
        }
        for name, value, error in zip(names, values, errors, strict=True)
    ]


def _rounded(value: float, digits: int = 4) -> float | None:
    """A figure for JSON, which knows no infinity: None is none."""
    return round(value, digits) if math.isfinite(value) else None
