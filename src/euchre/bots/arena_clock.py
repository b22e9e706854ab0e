"""Times of decisions, counted in narrow classes, so that those of many processes can be added up."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

STEP = math.log(1.02)
"""The width of a class: 2 %."""

Plain = dict[str, list[int]]
"""``{phase: [class, count, class, count, …]}``, for JSON."""


@dataclass
class Times:
    """Of one player: per phase, how many decisions took how long."""

    phases: dict[str, Counter[int]] = field(default_factory=dict)

    def add(self, phase: str, seconds: float) -> None:
        """Count a decision."""
        at = round(math.log(max(seconds, 1e-7) * 1e6) / STEP)
        self.phases.setdefault(phase, Counter())[at] += 1

    def merge(self, other: Times) -> None:
        """Add the decisions of another."""
        for phase, counts in other.phases.items():
            self.phases.setdefault(phase, Counter()).update(counts)

    def plain(self) -> Plain:
        """As JSON."""
        return {
            phase: [number for pair in sorted(counts.items()) for number in pair]
            for phase, counts in sorted(self.phases.items())
        }

    @staticmethod
    def read(plain: Plain) -> Times:
        """What `plain` wrote."""
        return Times(
            {
                phase: Counter(dict(zip(numbers[::2], numbers[1::2], strict=True)))
                for phase, numbers in plain.items()
            }
        )

    def report(self) -> dict[str, Any]:
        """Decisions, median, 99th percentile and mean in ms, in all and per phase."""
        whole: Counter[int] = Counter()
        for counts in self.phases.values():
            whole.update(counts)
        phases = {phase: _figures(self.phases[phase]) for phase in PHASES if phase in self.phases}
        return {**_figures(whole), "phases": phases}


PHASES = ("auction", "exchange", "play")


def _figures(counts: Counter[int]) -> dict[str, float | int | None]:
    number = counts.total()
    if not number:
        return {"decisions": 0, "median": None, "p99": None, "mean": None}
    mean = sum(_ms(at) * times for at, times in counts.items()) / number
    return {
        "decisions": number,
        "median": _rounded(quantile(counts, 0.5)),
        "p99": _rounded(quantile(counts, 0.99)),
        "mean": _rounded(mean),
    }


def quantile(counts: Counter[int], share: float) -> float:
    """The time in ms that this share of the decisions did not exceed, to 2 %."""
    wanted, passed = share * counts.total(), 0
    for at, times in sorted(counts.items()):
        passed += times
        if passed >= wanted:
            return _ms(at)
    raise ValueError("no decision was counted")


def total(reports: Iterable[Times]) -> Times:
    """All of them together."""
    whole = Times()
    for one in reports:
        whole.merge(one)
    return whole


def _ms(at: int) -> float:
    return math.exp(at * STEP) / 1000


def _rounded(ms: float) -> float:
    """Three digits."""
    return float(f"{ms:.3g}")
