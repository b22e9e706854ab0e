"""Writes the figures of docs/strategy.md and docs/analysis.md from strategy.json and review.json.

Both lie in bench/results. ``python scripts/strategy_docs.py`` writes the pages; with ``--check`` it fails
where one is not current.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from written import ROOT, between, settle

from euchre import locales
from euchre.analysis.questions import QUESTIONS

RESULTS = ROOT / "bench" / "results"
STRATEGY, ANALYSIS = ROOT / "docs" / "strategy.md", ROOT / "docs" / "analysis.md"
SURE = 2.0

FIRST = {
    "ordering": "Order", "partner": "Order", "bower": "Order", "next": "Next", "donation": "Order",
    "alone": "Alone", "lead": "This kind",
}  # fmt: skip
SECOND = {
    "ordering": "pass", "partner": "pass", "bower": "pass", "next": "across", "donation": "pass",
    "alone": "with partner", "lead": "another card",
}  # fmt: skip
"""By study, what is compared with what."""


def say(message: str) -> str:
    """The English words of a message."""
    return locales.text("en", message)


def figure(mean: dict[str, Any] | None, unit: str) -> str:
    """A mean with its standard error, in points or per cent."""
    if mean is None:
        return "–"
    scale, digits = (100, 1) if unit == "chance" else (1, 2)
    return f"{scale * mean['value']:+.{digits}f} ± {scale * mean['error']:.{digits}f}"


def table(name: str, study: dict[str, Any]) -> str:
    """One study's cells: the value by search, and under it played out."""
    asked = QUESTIONS[name]
    found = {(cell["row"], cell["column"]): cell for cell in study["cells"]}
    heads = [say(f"study-column-{column}") for column in asked.columns]
    lines = [f"| | {' | '.join(heads)} |", "|---" + "|---:" * len(heads) + "|"]
    for row in asked.rows:
        cells = [found[row, column] for column in asked.columns]
        figures = [
            f"{figure(cell['searched'], study['unit'])}<br>*{figure(cell['played'], study['unit'])}*"
            for cell in cells
        ]
        lines.append(f"| {say(f'study-row-{row}')} | {' | '.join(figures)} |")
    return "\n".join(lines)


def verdict(cell: dict[str, Any]) -> int:
    """1 where the first choice is better by search and not worse by play, -1 the other way, else 0.

    Better and worse are meant beyond two standard errors.
    """
    searched, played = sign(cell["searched"]), sign(cell["played"])
    return searched if searched * played >= 0 else 0


def sign(mean: dict[str, Any] | None) -> int:
    """Above 0, under 0, or neither, beyond two standard errors."""
    if mean is None or abs(mean["value"]) <= SURE * mean["error"] or mean["count"] < 2:
        return 0
    return 1 if mean["value"] > 0 else -1


def answer(name: str, study: dict[str, Any]) -> str:
    """In words, which cells say what."""
    if name == "lead":
        return cheapest(study)
    parts = []
    for wanted, text in ((1, FIRST[name]), (-1, SECOND[name].capitalize()), (0, "Undecided")):
        places = [where(cell) for cell in study["cells"] if verdict(cell) == wanted]
        if places:
            parts.append(f"**{text}**: {'; '.join(grouped(places))}.")
    return "\n\n".join(parts)


def cheapest(study: dict[str, Any]) -> str:
    """Column by column the kind that costs least by search, with those within two standard errors of it."""
    columns: dict[str, list[dict[str, Any]]] = {}
    for cell in study["cells"]:
        columns.setdefault(cell["column"], []).append(cell)
    lines = []
    for column, cells in columns.items():
        ranked = sorted(cells, key=lambda cell: -float(cell["searched"]["value"]))
        best = ranked[0]["searched"]
        near = [
            where(cell)[0]
            for cell in ranked
            if best["value"] - cell["searched"]["value"]
            <= SURE * (best["error"] ** 2 + cell["searched"]["error"] ** 2) ** 0.5
        ]
        lines.append(f"* {say(f'study-column-{column}')}: **{near[0]}**{', or '.join(['', *near[1:]])}")
    return "Least costs, by search and within two standard errors:\n\n" + "\n".join(lines)


def where(cell: dict[str, Any]) -> tuple[str, str]:
    """The words of a cell's row and column."""
    return say(f"study-row-{cell['row']}"), say(f"study-column-{cell['column']}")


def grouped(places: Sequence[tuple[str, str]]) -> list[str]:
    """Cells row by row: "two trumps (partner, dealer)"."""
    rows: dict[str, list[str]] = {}
    for row, column in places:
        rows.setdefault(row, []).append(column)
    return [f"{row} ({', '.join(columns)})" for row, columns in rows.items()]


def figures(report: dict[str, Any]) -> str:
    """All studies."""
    found, machine = report["results"], report["machine"]
    parts = [
        f"Measured on {report['date']} at commit `{report['commit']}`, {machine['processor']}, in "
        f"{found['seconds']:.0f} s: {found['hands']} decisions a cell, {found['worlds']} worlds a search, "
        f"each decision played out on {found['deals']} deals"
        + (", a short run that decides little." if report["quick"] else ".")
    ]
    for name, study in found["studies"].items():
        unit = "chance of the match, in per cent" if study["unit"] == "chance" else "points of the hand"
        parts += [
            f"## {say(f'study-{name}')}",
            say(f"study-{name}-what"),
            f"`euchre study {name}`: {FIRST[name].lower()} less {SECOND[name]}, {unit}.",
            table(name, study),
            answer(name, study),
        ]
    return "\n\n".join(parts)


def times(report: dict[str, Any]) -> str:
    """How long reviews take."""
    machine = report["machine"]
    lines = [
        (
            f"Measured on {report['date']} at commit `{report['commit']}`, {machine['processor']}, "
            "processor time of one core, matches of the club player against itself"
            + (", a short run:" if report["quick"] else ":")
        ),
        "",
        "| game | worlds a decision | seconds a match | the longest | of | milliseconds a decision |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name, one in report["results"].items():
        lines.append(
            f"| `{name}` | {one['worlds']} | {one['median_s']:.1f} | {one['longest_s']:.1f} | "
            f"{one['matches']} | {one['ms_per_decision']:.1f} |"
        )
    gap = max(float(one["gap"]) for one in report["results"].values())
    return "\n".join([*lines, "", f"Luck and skill differed from the result by {gap:.0e} at most."])


def report(name: str) -> dict[str, Any]:
    """What a benchmark left."""
    found: dict[str, Any] = json.loads((RESULTS / f"{name}.json").read_text("utf-8"))
    return found


def pages() -> dict[Path, str]:
    """What each page should hold."""
    return {
        STRATEGY: between(STRATEGY.read_text("utf-8"), "figures", figures(report("strategy"))),
        ANALYSIS: between(ANALYSIS.read_text("utf-8"), "figures", times(report("review"))),
    }


if __name__ == "__main__":
    sys.exit(settle(pages(), "strategy_docs"))
