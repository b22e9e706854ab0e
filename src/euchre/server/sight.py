"""What one seat has seen of a table: all that a view is made of.

A seat has versions of its own, so that a private question to another seat leaves no gap in its numbers: a
version is a moment at which the table was at rest and the seat had perceived something new.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, replace

from euchre.game.events import Event
from euchre.game.observation import Observation


@dataclass(frozen=True, slots=True)
class Noted:
    """An event as a seat perceived it: at which of its versions, and who dealt the hand."""

    version: int
    dealer: int
    event: Event


@dataclass(frozen=True, slots=True)
class Standing:
    """What everybody knows of a match: hands count from 1, ``score`` is per side, ``winner`` is a side."""

    hand_number: int
    score: tuple[int, ...]
    winner: int | None


@dataclass(frozen=True, slots=True)
class Sight:
    """One seat's knowledge. ``observation`` is of the hand that is played, or that has just ended.

    ``marks[v - 1]`` is the table's version at the seat's version v. ``earlier`` are the events of earlier
    hands (kept for people only), ``events`` those of this hand. ``restless``: something was perceived that
    is not numbered yet, for the table is not at rest.
    """

    standing: Standing
    observation: Observation
    marks: tuple[int, ...] = ()
    earlier: tuple[Noted, ...] = ()
    events: tuple[Noted, ...] = ()
    restless: bool = False

    @property
    def seat(self) -> int:
        """Whose sight this is."""
        seat = self.observation.seat
        assert seat is not None, "every sight is a seat's"
        return seat

    @property
    def version(self) -> int:
        """The seat's version; 0 before the first deal."""
        return len(self.marks)

    def version_at(self, table_version: int) -> int:
        """The seat's version that tells what happened at a version of the table."""
        return bisect_left(self.marks, table_version) + 1

    def after(self, version: int) -> tuple[Noted, ...]:
        """The events numbered above a version of the seat's."""
        return tuple(one for one in (*self.earlier, *self.events) if version < one.version <= self.version)

    def beginning(self, observation: Observation, *, keep: bool) -> Sight:
        """The sight when a new hand begins; ``keep`` the events of the hands before."""
        earlier = self.earlier + self.events if keep else ()
        return replace(self, observation=observation, earlier=earlier, events=())

    def perceiving(self, events: tuple[Event, ...]) -> Sight:
        """The sight after more events of the same hand."""
        if not events:
            return self
        dealer = self.observation.dealer
        noted = tuple(Noted(self.version + 1, dealer, event) for event in events)
        observation = self.observation.after(*events)
        return replace(self, observation=observation, events=self.events + noted, restless=True)

    def settled(self, table_version: int, standing: Standing) -> Sight:
        """The sight when the table has come to rest."""
        marks = (*self.marks, table_version) if self.restless else self.marks
        return replace(self, marks=marks, standing=standing, restless=False)
