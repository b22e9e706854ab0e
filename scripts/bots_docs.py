"""Writes the figures of docs/bots-arena.md, and its plots, from bench/results/bots.json and calibration.json.

``python scripts/bots_docs.py`` writes them; with ``--check`` it fails where one is not current.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from written import ROOT, between, settle

RESULTS = ROOT / "bench" / "results"
PAGE = ROOT / "docs" / "bots-arena.md"
PLOT = ROOT / "docs" / "bots-calibration.svg"
NONE = "Not measured yet."
PHASES = ("auction", "exchange", "play")
SIZE, GAP, LEFT, TOP = 230, 62, 46, 34
BLUE, ORANGE = "#1b6ca8", "#c05a1b"


def stored(name: str) -> dict[str, Any] | None:
    """A file of results, or None where there is none."""
    path = RESULTS / f"{name}.json"
    return json.loads(path.read_text("utf-8")) if path.exists() else None


def measured(report: dict[str, Any]) -> str:
    """When and where."""
    machine = report["machine"]
    return (
        f"Measured on {report['date']} at commit `{report['commit']}`: {machine['processor']}, "
        f"{machine['cores']} cores, Python {machine['python'].split()[-1]}"
        + (", a short run" if report["quick"] else "")
        + f"; the machine's load before was {machine['load_before']}."
    )


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table with its figures to the right."""
    lines = ["| " + " | ".join(head) + " |", "|---" + "|---:" * (len(head) - 1) + "|"]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


# ------------------------------------------------------------------ duels


def duels(report: dict[str, Any]) -> str:
    """The table of contests of each game, and that of times."""
    found = list(report["results"]["duels"].values())
    parts = [measured(report)]
    for game in dict.fromkeys(one["variant"] for one in found):
        rows = [duel_row(one) for one in found if one["variant"] == game]
        head = [
            "contest",
            "points a deal",
            "standard error",
            "95 % at all times",
            "deals",
            "match wins",
            "Elo",
        ]
        parts += [f"### `{game}`", table([*head, "stopped", "processor time"], rows)]
    for one in found:
        for name in one["not_blind"]:
            house = ", ".join(f"`{key} = {text(value)}`" for key, value in one["set"].items())
            parts.append(
                f"{name} is not blind: it knows which cards are out of play ([why](arena.md#openspiel)). "
                f"It is met under {house}."
            )
    parts += ["### Milliseconds a decision", times(found)]
    return "\n\n".join(parts)


def duel_row(one: dict[str, Any]) -> list[str]:
    """A contest."""
    low, high = one["interval"]
    first, second = one["elo_interval"]
    return [
        " – ".join(one["players"]),
        signed(one["points_per_deal"]),
        plain(one["standard_error"]),
        f"{signed(low)} … {signed(high)}",
        f"{one['deals']:,}",
        "–" if one["match_wins"] is None else f"{100 * one['match_wins']:.1f} %",
        f"{one['elo']:+.0f} ({first:+.0f} … {second:+.0f})" if first is not None else "–",
        one["stopped"],
        duration(one["cpu_seconds"]),
    ]


def times(found: list[dict[str, Any]]) -> str:
    """Median and 99th percentile of every player in every game, where most of its decisions were timed."""
    best: dict[tuple[str, str], dict[str, Any]] = {}
    for one in found:
        for name, key in zip(one["players"], ("ms_per_decision", "opponent_ms_per_decision"), strict=True):
            known = best.get((one["variant"], name))
            if known is None or known["decisions"] < one[key]["decisions"]:
                best[one["variant"], name] = one[key]
    rows = []
    for (game, name), figures in sorted(
        best.items(), key=lambda item: (item[0][0], item[0][1] != "uniform", item[0][1])
    ):
        cells = [pair(figures), *(pair(figures["phases"].get(phase)) for phase in PHASES)]
        rows.append([f"`{game}`, {name}", *cells, f"{figures['decisions']:,}"])
    head = ["player", "all: median / 99 %", *PHASES, "decisions"]
    return table(head, rows)


def pair(figures: dict[str, Any] | None) -> str:
    """``median / p99``."""
    return (
        "–"
        if figures is None or figures["median"] is None
        else f"{plain(figures['median'])} / {plain(figures['p99'])}"
    )


def signed(value: float | None) -> str:
    """Points."""
    return "–" if value is None else f"{value:+.3f}"


def plain(value: float | None) -> str:
    """Three digits."""
    return "–" if value is None else f"{value:.3g}"


def text(value: object) -> str:
    """A setting as it is typed."""
    return str(value).lower()


def duration(seconds: float) -> str:
    """Minutes, or hours."""
    return f"{seconds / 60:.1f} min" if seconds < 3600 else f"{seconds / 3600:.2f} h"


# ------------------------------------------------------------------ calibration


def calibration(report: dict[str, Any]) -> str:
    """The plot and its figures."""
    found = report["results"]
    rows = []
    for game, one in found["games"].items():
        for name, part in {"all phases": one["points"], **one["phases"]}.items():
            rows.append([f"`{game}`, {name}", *calibration_cells(part)])
        rows.append([f"`{game}`, match chances", *calibration_cells(one["equity"])])
    head = ["predictions", "number", "slope", "found − predicted", "standard error"]
    note = (
        f"Level 5 looks at {found['worlds']} worlds; {found['player_of_matches']} played the matches. "
        "The slope is that of what was found on what was predicted: 1 is perfect."
    )
    return "\n\n".join(
        [
            measured(report),
            "![Predictions against what came of them](bots-calibration.svg)",
            table(head, rows),
            note,
        ]
    )


def calibration_cells(part: dict[str, Any]) -> list[str]:
    """Number, slope, bias and its error."""
    return [
        f"{part['number']:,}",
        plain(part["slope"]),
        signed(part["bias"]),
        plain(part["bias_standard_error"]),
    ]


def plot(report: dict[str, Any]) -> str:
    """A row of two squares for each game: points, and match chances."""
    games = report["results"]["games"]
    width, height = 2 * (SIZE + GAP) + 10, len(games) * (SIZE + GAP) + 10
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
            f'font-family="sans-serif" font-size="12">'
        ),
        "<title>Predictions against what came of them</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for at, (game, one) in enumerate(games.items()):
        y = TOP + at * (SIZE + GAP)
        parts += square(one["points"]["tenths"], LEFT, y, f"{game}: points of a hand", BLUE)
        parts += square(one["equity"]["tenths"], LEFT + SIZE + GAP, y, f"{game}: match chances", ORANGE)
    return "\n".join([*parts, "</svg>"]) + "\n"


def square(tenths: list[dict[str, float]], left: float, top: float, title: str, colour: str) -> Iterator[str]:
    """Predicted to the right, found upwards, the same scale on both, a dot with its bar for each tenth."""
    ends = [
        value
        for one in tenths
        for value in (
            one["predicted"],
            one["found"] - 2 * one["standard_error"],
            one["found"] + 2 * one["standard_error"],
        )
    ]
    low, high = min(ends), max(ends)
    scale = SIZE / ((high - low) or 1.0)

    def x(value: float) -> float:
        return round(left + (value - low) * scale, 1)

    def y(value: float) -> float:
        return round(top + SIZE - (value - low) * scale, 1)

    yield f'<text x="{left}" y="{top - 10}" fill="#333">{title}</text>'
    yield f'<rect x="{left}" y="{top}" width="{SIZE}" height="{SIZE}" fill="none" stroke="#999"/>'
    for tick in ticks(low, high):
        yield f'<path d="M{x(tick)} {top}V{top + SIZE}M{left} {y(tick)}H{left + SIZE}" stroke="#e4e4e4"/>'
        yield f'<text x="{x(tick)}" y="{top + SIZE + 15}" text-anchor="middle" fill="#333">{tick:g}</text>'
        yield f'<text x="{left - 5}" y="{y(tick) + 4}" text-anchor="end" fill="#333">{tick:g}</text>'
    yield f'<path d="M{x(low)} {y(low)}L{x(high)} {y(high)}" stroke="#999" stroke-dasharray="4 4"/>'
    for one in tenths:
        at, bar = x(one["predicted"]), 2 * one["standard_error"]
        yield f'<path d="M{at} {y(one["found"] - bar)}V{y(one["found"] + bar)}" stroke="{colour}"/>'
        yield f'<circle cx="{at}" cy="{y(one["found"])}" r="3.5" fill="{colour}"/>'


def ticks(low: float, high: float) -> list[float]:
    """Round values, four to nine of them."""
    step = next(step for power in range(-3, 4) for step in (10.0**power, 2 * 10.0**power, 5 * 10.0**power)
                if (high - low) / step <= 8)  # fmt: skip
    first = int(low // step) + (low % step > 0)
    return [round(step * at, 6) for at in range(first, int(high // step) + 1)]


# ------------------------------------------------------------------ files


def pages() -> dict[Path, str]:
    """What each written file should hold."""
    found, checked = stored("bots"), stored("calibration")
    page = PAGE.read_text("utf-8")
    page = between(page, "duels", duels(found) if found else NONE)
    page = between(page, "calibration", calibration(checked) if checked else NONE)
    return {PAGE: page, **({PLOT: plot(checked)} if checked else {})}


if __name__ == "__main__":
    sys.exit(settle(pages(), "bots_docs"))
