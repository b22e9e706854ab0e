"""A match: hands until one side has won."""

from typing import TYPE_CHECKING, Any

from .cards import SEATS, RefusedError
from .settings import settings

if TYPE_CHECKING:
    from .game import Hand


class Match:
    """The running score of both sides, whose deal it is, and who has won."""

    def __init__(self, variant: str, options: dict[str, Any], score: list[int] | None = None) -> None:
        self.variant = variant
        self.options = settings(variant, options)
        self.score = list(score) if score is not None else [0, 0]
        if len(self.score) != 2:
            raise RefusedError(f"two sides have two scores, not {len(self.score)}")
        for points in self.score:
            if type(points) is not int:
                raise RefusedError(f"a score is a whole number, not {points!r}")
        self.dealer: int | None = None
        self.hands: list[dict[str, Any]] = []
        self.winner = self.winner_at_start()
        if self.winner is not None:
            raise RefusedError(f"side {self.winner} has already won at {self.score}")

    def winner_at_start(self) -> int | None:
        """Who has won by the score alone: in bidding games nobody, unless the other side is too far down."""
        if self.variant != "bid-euchre":
            for side in (0, 1):
                if self.score[side] >= self.options["match.target"]:
                    return side
        return self.winner_by_losing()

    def winner_by_losing(self) -> int | None:
        """The side whose opponents have fallen to the losing score, where there is one."""
        if self.variant == "bid-euchre" and self.options["match.lose_at"] != 0:
            for side in (0, 1):
                if self.score[side] <= self.options["match.lose_at"]:
                    return 1 - side
        return None

    def add(self, hand: "Hand") -> None:
        """Count a hand that is over."""
        if self.winner is not None:
            raise RefusedError(f"side {self.winner} has won, the match is over")
        result = hand.outcome()
        for side in (0, 1):
            self.score[side] += result["points"][side]
        self.hands.append({"dealer": hand.dealer, **result, "score": list(self.score)})
        if result["same_dealer_again"]:
            self.dealer = hand.dealer
        else:
            self.dealer = (hand.dealer + 1) % SEATS[self.variant]
        self.winner = self.winner_after(result["success"])
        if self.winner is not None:
            self.dealer = hand.dealer

    def winner_after(self, succeeding: int | None) -> int | None:
        """Who has won after a hand; in bidding games a side must also have made its bid or set the others."""
        for side in (0, 1):
            may_win = self.variant != "bid-euchre" or side == succeeding
            if may_win and self.score[side] >= self.options["match.target"]:
                return side
        return self.winner_by_losing()

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
