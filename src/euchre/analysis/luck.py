"""Luck and skill: what chance brought a side, and what decisions cost it. Together they are the result.

The worth of a hand is followed from decision to decision, for side 0 of two: at every decision it stands at
what the best choice is worth to the seat that decides, from what that seat knows. What the choice taken falls
short of it is skill; what changes until the next decision, without anybody deciding, is luck: the deal, how
the unseen cards turn out to lie, what others do within their rights. The first change starts at an even hand,
the last ends at the result, so that nothing is left over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stand:
    """The worth of a hand at one decision.

    ``side`` decides; ``best`` is what its best choice is worth to it, ``lost`` what the choice taken falls
    short of that, 0 or more.
    """

    side: int
    best: float
    lost: float


@dataclass(frozen=True, slots=True)
class Account:
    """What became of one side: ``result`` = ``luck`` + ``skill``, in one unit throughout.

    ``lost``: by its own decisions; ``given``: by the other side's, to it. Where more than two sides play,
    what the others lost cannot be told apart from luck, and ``given`` is 0.
    """

    result: float
    luck: float
    lost: float
    given: float

    @property
    def skill(self) -> float:
        """What decisions brought this side: what it was given less what it lost."""
        return self.given - self.lost

    def plus(self, other: Account) -> Account:
        """Both together."""
        return Account(
            self.result + other.result,
            self.luck + other.luck,
            self.lost + other.lost,
            self.given + other.given,
        )


NOTHING = Account(0.0, 0.0, 0.0, 0.0)


def changes(stands: Sequence[Stand], start: float, result: float) -> list[float]:
    """The luck before each decision and, last, after all of them, for side 0 of two.

    ``start`` and ``result``: the worth before the deal and at the end, for side 0.
    """
    found, before = [], start
    for stand in stands:
        sign = 1 if stand.side == 0 else -1
        found.append(sign * stand.best - before)
        before = sign * (stand.best - stand.lost)
    return [*found, result - before]


def accounts(stands: Sequence[Stand], starts: Sequence[float], results: Sequence[float]) -> list[Account]:
    """One account a side. ``starts``, ``results``: the worth per side before the deal and at the end.

    The result of an account is the change between them.
    """
    if len(results) == 2:
        return _of_two(stands, starts[0], results[0])
    found = []
    for side, (start, result) in enumerate(zip(starts, results, strict=True)):
        lost = sum(stand.lost for stand in stands if stand.side == side)
        found.append(Account(result - start, result - start + lost, lost, 0.0))
    return found


def _of_two(stands: Sequence[Stand], start: float, result: float) -> list[Account]:
    luck = sum(changes(stands, start, result))
    lost = [sum(stand.lost for stand in stands if stand.side == side) for side in (0, 1)]
    return [
        Account(result - start, luck, lost[0], lost[1]),
        Account(start - result, -luck, lost[1], lost[0]),
    ]


def total(parts: Iterable[Sequence[Account]], sides: int) -> list[Account]:
    """The accounts of several hands together, one a side."""
    sums = [NOTHING] * sides
    for accounts_of_hand in parts:
        sums = [one.plus(other) for one, other in zip(sums, accounts_of_hand, strict=True)]
    return sums
