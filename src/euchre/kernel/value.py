"""What a position is worth: a number with its unit and point of view."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from euchre.game import scoring
from euchre.game.play import Tricks


class Unit(StrEnum):
    """What is counted.

    Tricks of the view's camp in the whole hand; or points of the rules' score table, the view's minus the
    other's (all sides of a camp together).
    """

    TRICKS = "tricks"
    POINTS = "points"


class View(StrEnum):
    """Whose value it is: the makers' camp, or all who play against it."""

    MAKERS = "makers"
    OPPONENTS = "opponents"

    @property
    def other(self) -> View:
        """The camp across."""
        return View.OPPONENTS if self is View.MAKERS else View.MAKERS


@dataclass(frozen=True, slots=True)
class Value:
    """An exact value. ``tricks``: how many the whole hand has.

    >>> Value(3, Unit.TRICKS, View.MAKERS, 5).from_view(View.OPPONENTS).amount
    2
    >>> Value(1, Unit.POINTS, View.MAKERS, 5).from_view(View.OPPONENTS).amount
    -1
    """

    amount: int
    unit: Unit
    view: View
    tricks: int

    def from_view(self, view: View) -> Value:
        """The same worth as that camp sees it."""
        if view is self.view:
            return self
        amount = self.tricks - self.amount if self.unit is Unit.TRICKS else -self.amount
        return Value(amount, self.unit, view, self.tricks)


def points_by_tricks(public: Tricks) -> tuple[int, ...]:
    """The makers' points minus all others' if the makers take 0, 1, … all tricks, by the rules' scoring.

    Where each side against the makers scores its own tricks, who of them takes a trick makes no difference
    to the sum. A fast break is counted once the defenders have taken the first two tricks, not before.
    """
    rules = public.setup.rules
    side = rules.side_of(public.contract.maker)
    other = next(at for at in range(rules.sides) if at != side)
    done = tuple(rules.side_of(trick.winner) for trick in public.done)
    found = []
    for taken in range(rules.deal.hand + 1):
        more = taken - done.count(side)
        known = done if 0 <= more <= rules.deal.hand - len(done) else ()
        rest = [side] * (taken - known.count(side))
        winners = (*known, *rest, *[other] * (rules.deal.hand - len(known) - len(rest)))
        result = scoring.played(public.setup, public.contract, public.opening_leader, winners).result
        found.append(2 * result.points[side] - sum(result.points))
    return tuple(found)
