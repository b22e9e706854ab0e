"""Writes the figures of docs/kernel.md, and its plot, from bench/results/kernel.json.

``python scripts/kernel_docs.py`` writes them; with ``--check`` it fails where one is not current.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from typing import Any

from written import ROOT, between, settle

RESULTS = ROOT / "bench" / "results" / "kernel.json"
PAGE = ROOT / "docs" / "kernel.md"
PLOT = ROOT / "docs" / "kernel-growth.svg"

SOLVING = {
    "solve24_points": "24 cards, 5 each, in points",
    "solve24_tricks": "24 cards, 5 each, in tricks",
    "solve24_no_trump_tricks": "the same in no-trump",
    "solve25_joker_tricks": "25 cards with the joker, 5 each",
    "solve32_tricks": "32 cards, 8 each",
    "solve48_8": "two decks of 24, 8 left each",
    "solve48_10": "two decks of 24, 10 left each",
    "solve48_12": "two decks of 24, 12 each",
    "solve48_12_no_trump": "the same in no-trump",
    "solve48_12_low": "the same in low no-trump",
    "solve48_six_seats_8": "two decks of 24, six seats, 8 each",
}
WORLDS = {
    "worlds_per_s": "worlds, 24 cards, own hand known",
    "worlds_tight_per_s": "worlds, 24 cards, late in hands with two shown voids or more",
    "worlds_tight_prepared_per_s": "such constraints prepared (counting the ways)",
    "worlds48_per_s": "worlds, 48 cards, own hand known",
    "worlds48_voids_per_s": "worlds, 48 cards, three hands with a void each",
    "rollouts24_per_s": "random playouts, 24 cards",
    "rollouts24_thumb_per_s": "rule-of-thumb playouts, 24 cards",
    "rollouts48_per_s": "random playouts, 48 cards",
    "rollouts48_thumb_per_s": "rule-of-thumb playouts, 48 cards",
}
THREADS = {
    "solve24_points_{}_threads_per_s": "24-card deals in points",
    "solve48_10_{}_threads_per_s": "two decks of 24, 10 left each, in tricks",
    "worlds_{}_threads_per_s": "worlds, 24 cards",
    "rollouts24_{}_threads_per_s": "random playouts, 24 cards",
}
COLOURS = ("#1b6ca8", "#c05a1b", "#2e7d4f")


def number(value: float) -> str:
    """A figure that reads well: thousands apart, three digits at least."""
    if value >= 1000:
        return f"{round(value):,}"
    return f"{value:.3g}"


def table(head: str, rows: list[str]) -> str:
    """A table with its figures to the right."""
    columns = head.count("|") - 1
    return "\n".join([head, "|---" + "|---:" * (columns - 1) + "|", *rows])


def figures(report: dict[str, Any]) -> str:
    """All tables of the page."""
    found, machine = report["results"], report["machine"]
    rows = [
        f"| {title} | {number(one['per_s'])} | {number(one['median_us'])} | {number(one['p99_us'])} | "
        f"{number(one['max_us'])} | {number(one['nodes_per_deal'])} | {one['deals']:,} |"
        for key, title in SOLVING.items()
        if (one := found["solving"].get(key))
    ]
    head = "| deal | deals a second | median µs | p99 µs | longest µs | nodes a deal | deals measured |"
    parts = [
        f"Measured on {report['date']} at commit `{report['commit']}`: {machine['processor']}, "
        f"{machine['cores']} cores, {machine['system']}, Python {machine['python'].split()[-1]}"
        + (", a short run" if report["quick"] else "")
        + f"; the machine's load before was {machine['load_before']}.",
        "Exact value of a deal, one core, processor time, random deals:",
        table(head, rows),
        (
            "The values of all cards of a deal take longer than that of the deal: "
            f"{number(found['solve24_points_all_cards_per_s'])} deals a second of 24 cards in points, "
            f"{number(found['solve48_10_all_cards_per_s'])} of two decks with 10 left each in tricks."
        ),
        "Worlds and playouts a second, one core, processor time:",
        table("| what | a second |", [f"| {text} | {number(found[key])} |" for key, text in WORLDS.items()]),
        "One thread and two, by the clock:",
        table(
            "| what | 1 thread | 2 threads |",
            [
                f"| {text} | {number(found[key.format(1)])} | {number(found[key.format(2)])} |"
                for key, text in THREADS.items()
            ],
        ),
        (
            f"A solver holds {number(found['solver_memory_new_bytes'] / 2**20)} MiB when new, "
            f"{number(found['solver_memory_after_solve48_12_bytes'] / 2**20)} MiB after the deals of two "
            f"decks with 12 each, and at most {number(found['solver_memory_bound_bytes'] / 2**20)} MiB with "
            "its default bound."
        ),
        "![Time of a deal by cards left in each hand](kernel-growth.svg)",
        "Other engines in the same run, for scale:",
        rivals(found["rivals"]),
    ]
    return "\n\n".join(parts)


def rivals(found: dict[str, Any]) -> str:
    """What other engines did."""
    spiel, dds = found["openspiel"], found["dds"]
    shown = [
        "* OpenSpiel, random playouts of Euchre by its C++ evaluator from the first lead: "
        + (
            f"{number(spiel['playouts_per_s'])} a second"
            if "version" in spiel
            else f"NOT RUN: {spiel['not_run']}"
        ),
        "* DDS (by way of endplay), full deals of bridge, 52 cards, values of all first leads: "
        + (
            f"{number(dds['deals_per_s'])} deals a second, median {number(dds['median_ms'])} ms, p99 "
            f"{number(dds['p99_ms'])} ms"
            if "version" in dds
            else f"NOT RUN: {dds['not_run']}"
        ),
    ]
    return "\n".join(shown)


def plot(growth: dict[str, list[dict[str, float]]]) -> str:
    """The time of a deal by cards left, on a logarithmic scale: medians as lines, 99th percentiles dashed."""
    width, height, left, bottom, top = 640, 400, 70, 50, 20
    most = max(row["cards"] for rows in growth.values() for row in rows)
    lowest = min(row["median_us"] for rows in growth.values() for row in rows)
    highest = max(row["p99_us"] for rows in growth.values() for row in rows)
    low, high = math.floor(math.log10(lowest)), math.ceil(math.log10(highest))

    def x(cards: float) -> float:
        return round(left + (width - left - 20) * (cards - 1) / (most - 1), 1)

    def y(value: float) -> float:
        share = (math.log10(value) - low) / (high - low)
        return round(height - bottom - (height - bottom - top) * share, 1)

    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
            f'font-family="sans-serif" font-size="12">'
        ),
        "<title>Time of a deal by cards left in each hand</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for power in range(low, high + 1):
        at = y(10.0**power)
        label = f"{10.0**power:g} µs" if power < 3 else f"{10.0 ** (power - 3):g} ms"
        parts.append(f'<path d="M{left} {at}H{width - 20}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 6}" y="{at + 4}" text-anchor="end" fill="#333">{label}</text>')
    for cards in range(1, int(most) + 1):
        label_y = height - bottom + 18
        parts.append(f'<text x="{x(cards)}" y="{label_y}" text-anchor="middle" fill="#333">{cards}</text>')
    parts.append(
        f'<text x="{(left + width) / 2}" y="{height - 10}" text-anchor="middle" fill="#333">'
        "cards left in each hand (median solid, 99th percentile dashed)</text>"
    )
    for at, (name, rows) in enumerate(growth.items()):
        colour = COLOURS[at % len(COLOURS)]
        for key, dash in (("median_us", ""), ("p99_us", ' stroke-dasharray="5 4"')):
            points = " ".join(f"{x(row['cards'])},{y(row[key])}" for row in rows)
            parts.append(
                f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>'
            )
        parts.append(f'<text x="{left + 12}" y="{top + 16 + 18 * at}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def pages() -> dict[Path, str]:
    """What each written file should hold."""
    report = json.loads(RESULTS.read_text("utf-8"))
    return {
        PAGE: between(PAGE.read_text("utf-8"), "figures", figures(report)),
        PLOT: plot(report["results"]["growth"]),
    }


if __name__ == "__main__":
    sys.exit(settle(pages(), "kernel_docs"))
