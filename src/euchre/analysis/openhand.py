"""What every choice is worth if all cards lie open and everybody plays on perfectly from there.

It is what a looker-on who sees all hands would say, never what a seat could have known: a review shows it
beside the value of a choice, and nothing is labelled by it.
"""

from __future__ import annotations

from euchre.game.actions import Action, PlayCard
from euchre.game.exchange import Giving
from euchre.game.state import Auction, Exchange, Over, Play, State, apply, legal, to_act
from euchre.kernel import Solver, Unit
from euchre.kernel.value import makers_side
from euchre.rules import Rules
from euchre.rules.choices import ScoringKind

MOST_ENDS = 4_000
"""So many ways to come from a call to the first lead are tried; where there are more, no value is given."""

MOST_CARDS = 6
"""Calls are valued in hands of at most so many cards: each way to the first lead is one exact solution."""

Path = tuple[str, ...]


class TooMany(Exception):
    """More ways to the first lead than are tried."""


class OpenHands:
    """Exact values in one hand; what was found for one decision serves the next.

    For two sides, and not in a countdown. Play is valued in every other game; calls, offers and discards
    where a turn-up auction and few cards leave few ways to the first lead; bids by numbers and exchanges with
    a partner are not.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        two = rules.sides == 2 and rules.scoring.kind is not ScoringKind.COUNTDOWN
        self._solver = Solver(rules) if two else None
        self._known: dict[Path, int] = {}
        self._ends = 0

    def values(self, state: State, path: Path) -> dict[Action, int]:
        """For each legal action the points of the acting seat's side minus the other's in this hand.

        ``path``: the texts of the actions since the deal. Empty where this decision is not valued.
        """
        seat = to_act(state)
        if self._solver is None or seat is None:
            return {}
        sign = 1 if self.rules.side_of(seat) == 0 else -1
        if isinstance(state, Play):
            return self._cards(self._solver, state, seat)
        if not self._is_valued(state):
            return {}
        self._ends = 0
        try:
            return {
                action: sign * self._value(apply(state, action), (*path, str(action)))
                for action in legal(state)
            }
        except TooMany:
            return {}

    def _is_valued(self, state: State) -> bool:
        rules = self.rules
        few = rules.deal.upcard and rules.deal.hand <= MOST_CARDS
        return few and isinstance(state, Auction | Exchange) and not isinstance(state.public, Giving)

    def _cards(self, solver: Solver, state: Play, seat: int) -> dict[Action, int]:
        sign = 1 if self.rules.side_of(seat) == makers_side(state.public) else -1
        found = solver.solve(state, Unit.POINTS)
        return {PlayCard(card): sign * value.amount for card, value in found.items()}

    def _value(self, state: State, path: Path) -> int:
        """Points of side 0 minus those of side 1."""
        known = self._known.get(path)
        if known is None:
            known = self._known[path] = self._found(state, path)
        return known

    def _found(self, state: State, path: Path) -> int:
        if isinstance(state, Over):
            points = state.public.result.points
            return points[0] - points[1]
        if isinstance(state, Play):
            self._ends += 1
            if self._ends > MOST_ENDS:
                raise TooMany
            assert self._solver is not None, "values are asked for two sides only"
            value = self._solver.value(state, Unit.POINTS).amount
            return value if makers_side(state.public) == 0 else -value
        seat = to_act(state)
        assert seat is not None, "a hand that is dealt and not over has a seat to act"
        best = max if self.rules.side_of(seat) == 0 else min
        return best(self._value(apply(state, action), (*path, str(action))) for action in legal(state))
