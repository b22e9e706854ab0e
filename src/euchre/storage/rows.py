"""What goes into the database and comes out of it, as plain frozen values."""

from __future__ import annotations

import time
from dataclasses import dataclass


def now() -> int:
    """The present instant in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits on one seat: a device (a person) or a bot by its kind."""

    seat: int
    name: str
    device: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table as it is laid: ``rules`` is the complete rule tree as JSON, ``dealer`` deals first."""

    id: str
    variant: str
    rules: str
    dealer: int
    pace: str
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored; ``ended`` is when its match was won."""

    id: str
    variant: str
    rules: str
    dealer: int
    pace: str
    created: int
    ended: int | None
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True, slots=True)
class NewEvent:
    """Something that happened, not yet numbered. ``action_id`` is unique for its seat."""

    kind: str
    body: str
    seat: int | None = None
    action_id: str | None = None


@dataclass(frozen=True, slots=True)
class EventRow:
    """One numbered event of a table; versions run 1, 2, 3 … without a gap."""

    version: int
    kind: str
    seat: int | None
    body: str
    action_id: str | None
    created: int


@dataclass(frozen=True, slots=True)
class Due:
    """What must happen next at a table, and when (milliseconds since 1970)."""

    at: int
    kind: str


@dataclass(frozen=True, slots=True)
class Claim:
    """A due row that this worker holds until its lease runs out."""

    table_id: str
    at: int
    kind: str


@dataclass(frozen=True, slots=True)
class Standing:
    """A watched table's version and pace, for workers that missed a hint."""

    version: int
    pace: str


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A stored review of hand ``hand`` (from 1); ``made`` says by what version and how much work."""

    hand: int
    made: str
    body: str


@dataclass(frozen=True, slots=True)
class Appended:
    """The event is committed as ``version``."""

    version: int


@dataclass(frozen=True, slots=True)
class Repeated:
    """The same action id was committed before, as ``version``; nothing was changed now."""

    version: int


@dataclass(frozen=True, slots=True)
class Conflict:
    """The table stands at another version than expected; nothing was changed."""

    version: int
