"""Tables and figures as commands print them."""

from __future__ import annotations

from collections.abc import Sequence

from euchre.cli.words import say
from euchre.rules import Rules

POINTS = {2: ("south", "north"), 4: ("south", "west", "north", "east")}


def seat_name(rules: Rules, seat: int) -> str:
    """A seat's compass point, or its number where there are other than two or four."""
    points = POINTS.get(rules.count)
    return say(f"cli-seat-{points[seat]}") if points else say("cli-seat-number", number=seat + 1)


def side_name(rules: Rules, side: int) -> str:
    """The seats of a side."""
    seats = [seat for seat in range(rules.count) if rules.side_of(seat) == side]
    return " + ".join(seat_name(rules, seat) for seat in seats)


def signed(value: float, digits: int = 2) -> str:
    """A number with its sign; none where it is rounded to nothing."""
    text = f"{value:+.{digits}f}"
    return text[1:] if float(text) == 0 else text


def with_error(value: float, error: float) -> str:
    """A value and its standard error."""
    return f"{signed(value)} ±{error:.2f}"


def percent(value: float | None, digits: int = 1) -> str:
    """A chance; nothing where it is not known."""
    return "" if value is None else f"{100 * value:.{digits}f}%"


def signed_percent(value: float | None, digits: int = 1) -> str:
    """A change of a chance; nothing where it is not known."""
    return "" if value is None else f"{signed(100 * value, digits)}%"


def row(cells: Sequence[str], widths: Sequence[int]) -> str:
    """One line of a table; a negative width puts the text to the right, and long texts are cut."""
    parts = []
    for cell, width in zip(cells, widths, strict=True):
        text = cell if len(cell) <= abs(width) else cell[: abs(width) - 1] + "…"
        parts.append(text.rjust(-width) if width < 0 else text.ljust(width))
    return " ".join(parts).rstrip()
