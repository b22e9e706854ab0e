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
    to the sum.
    """
    rules = public.setup.rules
    side = rules.side_of(public.contract.maker)
    other = next(at for at in range(rules.sides) if at != side)
    found = []
    for taken in range(rules.deal.hand + 1):
        tricks = [0] * rules.sides
        tricks[side], tricks[other] = taken, rules.deal.hand - taken
        result = scoring.played(public.setup, public.contract, public.opening_leader, tuple(tricks)).result
        found.append(2 * result.points[side] - sum(result.points))
    return tuple(found)
