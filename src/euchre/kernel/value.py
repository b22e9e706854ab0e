"""What a position is worth: a number with its unit and point of view."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from euchre.game import scoring
from euchre.game.contract import Made
from euchre.game.play import Tricks
from euchre.kernel.native import refused
from euchre.rules.choices import ScoringKind


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


def makers_side(public: Tricks) -> int:
    """The side whose value it is: the makers', or that of the seat to act where nobody made trump."""
    contract = public.contract
    seat = contract.maker if isinstance(contract, Made) else public.to_act
    return public.setup.rules.side_of(seat)


def payoffs(public: Tricks) -> tuple[tuple[int, ...], ...]:
    """What each seat of a countdown takes off its count, by seat and its own tricks; for `camp_values`."""
    rules, contract = public.setup.rules, public.contract
    found = []
    for seat in range(rules.count):
        taken = [
            [tricks if at == seat else 0 for at in range(rules.sides)]
            for tricks in range(rules.deal.hand + 1)
        ]
        changes = [scoring.countdown_points(rules, contract, tuple(tricks))[seat] for tricks in taken]
        found.append(tuple(-change for change in changes))
    return tuple(found)


def points_by_tricks(public: Tricks) -> tuple[int, ...]:
    """The makers' points minus all others' if the makers take 0, 1, … all tricks, by the rules' scoring.

    Where each side against the makers scores its own tricks, who of them takes a trick makes no difference
    to the sum; a countdown, where it does, is refused with InputError. A fast break is counted once the
    defenders have taken the first two tricks, not before.
    """
    rules = public.setup.rules
    if rules.scoring.kind is ScoringKind.COUNTDOWN:
        raise refused(
            "unit", "in a countdown each seat has points of its own: solve for tricks, or camp_values"
        )
    side = makers_side(public)
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
