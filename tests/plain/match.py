"""A match: hands until one side has won."""

from typing import TYPE_CHECKING, Any

from .cards import RefusedError
from .facts import BIDDER_FIRST, MAKE_OR_SET, SEATS, SINGLES
from .settings import settings

if TYPE_CHECKING:
    from .game import Hand

HANDS_EACH = 5
"""Of nap: each player deals so often."""


class Match:
    """The running score of all sides, whose deal it is, and who has won."""

    def __init__(self, variant: str, options: dict[str, Any], score: list[int] | None = None) -> None:
        self.variant = variant
        self.options = settings(variant, options)
        self.seats = int(self.options.get("seats.count", SEATS[variant]))
        self.sides = self.seats if variant in SINGLES else 2
        start = 25 if variant == "buck" else 0
        self.score = list(score) if score is not None else [start] * self.sides
        if len(self.score) != self.sides:
            raise RefusedError(f"{self.sides} sides have {self.sides} scores, not {len(self.score)}")
        for points in self.score:
            if type(points) is not int:
                raise RefusedError(f"a score is a whole number, not {points!r}")
        self.dealer: int | None = None
        self.hands: list[dict[str, Any]] = []
        self.winner = self.winner_at_start()
        if self.winner is not None:
            raise RefusedError(f"side {self.winner} has already won at {self.score}")

    def reached(self, side: int) -> bool:
        """Whether a side stands at the target or past it."""
        if self.variant == "buck":
            return self.score[side] <= 0
        return bool(self.score[side] >= self.options["match.target"])

    def best(self) -> int | None:
        """The side with the best total, nobody where it is shared; in buck the lowest is best."""
        best = min(self.score) if self.variant == "buck" else max(self.score)
        sides = [side for side in range(self.sides) if self.score[side] == best]
        return sides[0] if len(sides) == 1 else None

    def winner_at_start(self) -> int | None:
        """Who has won by the score alone: in most bidding games nobody, unless the other is too far down."""
        if self.variant not in MAKE_OR_SET and self.variant != "nap":
            there = [side for side in range(self.sides) if self.reached(side)]
            if there and self.variant in BIDDER_FIRST:
                return there[0]
            if there:
                return self.best()
        return self.winner_by_losing()

    def winner_by_losing(self) -> int | None:
        """The side whose opponents have fallen to the losing score, where there is one."""
        if self.options.get("match.lose_at", 0) != 0:
            for side in (0, 1):
                if self.score[side] <= self.options["match.lose_at"]:
                    return 1 - side
        return None

    def add(self, hand: "Hand") -> None:
        """Count a hand that is over."""
        if self.winner is not None:
            raise RefusedError(f"side {self.winner} has won, the match is over")
        result = hand.outcome()
        for side in range(self.sides):
            self.score[side] += result["points"][side]
        self.hands.append({"dealer": hand.dealer, **result, "score": list(self.score)})
        if result["same_dealer_again"]:
            self.dealer = hand.dealer
        else:
            self.dealer = (hand.dealer + 1) % self.seats
        self.winner = self.winner_after(result)
        if self.winner is not None:
            self.dealer = hand.dealer

    def winner_after(self, result: dict[str, Any]) -> int | None:
        """Who has won after a hand."""
        if self.variant == "nap":
            return self.best() if len(self.hands) >= HANDS_EACH * self.seats else None
        there = [side for side in range(self.sides) if self.reached(side)]
        if self.variant in MAKE_OR_SET:
            there = [side for side in there if side == result["success"]]
        if not there:
            return self.winner_by_losing()
        if self.variant in MAKE_OR_SET:
            return there[0]
        if self.variant in BIDDER_FIRST and result["maker"] is not None and result["maker"] % 2 in there:
            return int(result["maker"] % 2)
        return self.best()

    def games_won(self) -> int:
        """How many games the match counts for its winner: two by a slam."""
        if self.winner is None:
            return 0
        if self.options["match.slam"] and self.score[1 - self.winner] <= 0:
            return 2
        return 1

    def next_start(self) -> list[int]:
        """The score at which the next match starts: with laps the winner keeps what he has too much."""
        start = [0, 0]
        if self.winner is not None and self.options["match.laps"]:
            start[self.winner] = max(0, self.score[self.winner] - self.options["match.target"])
        return start
