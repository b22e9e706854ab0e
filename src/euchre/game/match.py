"""A match: hands to a target, the deal rotating."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from euchre.errors import RulesError
from euchre.game import state as hand
from euchre.game.actions import Action
from euchre.game.contract import Made
from euchre.game.scoring import HandResult, VoidReason, token_side
from euchre.game.state import Over, State
from euchre.rules import Rules
from euchre.rules.choices import Condition, Direction, Tie


@dataclass(frozen=True, slots=True)
class Match:
    """A match in progress or over.

    ``score`` per side, after all finished hands; ``dealer`` of the hand in progress (when it is over: of the
    last one); ``state`` of that hand; ``results`` of the finished hands; ``winner``: a side, None so far.
    """

    rules: Rules
    score: tuple[int, ...]
    dealer: int
    state: State
    results: tuple[HandResult, ...] = ()
    winner: int | None = None

    @staticmethod
    def start(rules: Rules, dealer: int, score: Sequence[int] | None = None) -> Match:
        """A new match.

        Raises: `RulesError` (``wrong-score``, ``already-won``, ``no-such-seat``).
        """
        begin = tuple(score) if score is not None else (rules.match.start,) * rules.sides
        check_score(rules, begin)
        if not 0 <= dealer < rules.count:
            raise RulesError(
                "no-such-seat", f"dealer {dealer}: the seats are 0 to {rules.count - 1}", seat=dealer
            )
        return Match(rules, begin, dealer, hand.start(rules, dealer, begin))

    @property
    def is_over(self) -> bool:
        """Somebody has won."""
        return self.winner is not None

    def apply(self, action: Action) -> Match:
        """The match after a legal action, the deal of the next hand included.

        When a hand ends its result is added and the next hand's deal is due, unless the match is won.

        Raises: `IllegalAction`.
        """
        after = hand.apply(self.state, action)
        if not isinstance(after, Over):
            return replace(self, state=after)
        results = (*self.results, after.public.result)
        score = score_after(self.rules, self.score, results)
        winner = winner_after(self.rules, score, results)
        if winner is not None:
            return replace(self, score=score, state=after, results=results, winner=winner)
        dealer = next_dealer(self.rules, after.public.result)
        return Match(self.rules, score, dealer, hand.start(self.rules, dealer, score), results)

    @property
    def games(self) -> int:
        """How many games a win counts: two for a slam where the house plays it, else one."""
        if not self.rules.match.slam or self.winner is None:
            return 1
        nothing = 0 if self.rules.match.direction is Direction.UP else self.rules.match.start
        losers = [total for side, total in enumerate(self.score) if side != self.winner]
        return 2 if not any(is_ahead(self.rules, total, nothing) for total in losers) else 1

    @property
    def next_start(self) -> tuple[int, ...]:
        """The score a following match starts from: the winner's surplus where the house plays laps."""
        start = self.rules.match.start
        surplus = 0
        if self.rules.match.laps and self.winner is not None:
            surplus = self.score[self.winner] - self.rules.match.target
            surplus = surplus if is_ahead(self.rules, self.score[self.winner], self.rules.match.target) else 0
        return tuple(start + surplus if side == self.winner else start for side in range(self.rules.sides))


def next_dealer(rules: Rules, result: HandResult) -> int:
    """Clockwise after every hand, void or not; after a redeal the same seat deals again."""
    return result.dealer if result.void is VoidReason.REDEAL else (result.dealer + 1) % rules.count


TOKENS_A_POINT = 4


def score_after(rules: Rules, score: tuple[int, ...], results: Sequence[HandResult]) -> tuple[int, ...]:
    """The score with the last of the results added, and a point for a side's every fourth token."""
    last = results[-1]
    total = [before + points for before, points in zip(score, last.points, strict=True)]
    side = token_side(rules, last)
    if side is not None:
        tokens = sum(token_side(rules, result) == side for result in results)
        total[side] += tokens % TOKENS_A_POINT == 0
    return tuple(total)


def winner_after(rules: Rules, score: tuple[int, ...], results: Sequence[HandResult]) -> int | None:
    """The side that has won with the last of these hands, or None."""
    lost = [side for side, total in enumerate(score) if rules.match.lose_at and total <= rules.match.lose_at]
    if lost:
        others = [side for side in range(rules.sides) if side not in lost] or list(range(rules.sides))
        return max(others, key=lambda side: score[side])
    if rules.match.max_hands:
        return leader(rules, score) if len(results) >= rules.match.max_hands else None
    return _WINNER[rules.match.condition](rules, score, results[-1])


def is_ahead(rules: Rules, total: int, other: int) -> bool:
    """Whether one total is better than another: higher, or lower where the match counts down."""
    return total > other if rules.match.direction is Direction.UP else total < other


def leader(rules: Rules, score: Sequence[int]) -> int | None:
    """The side with the best total; None where several have it."""
    best = max(score) if rules.match.direction is Direction.UP else min(score)
    return score.index(best) if score.count(best) == 1 else None


def at_target(rules: Rules, score: Sequence[int]) -> list[int]:
    """The sides that have reached the target."""
    return [side for side, total in enumerate(score) if not is_ahead(rules, rules.match.target, total)]


def _by_total(rules: Rules, score: tuple[int, ...], result: HandResult) -> int | None:
    """A total at or over the target; of several as `Tie` says."""
    reached = at_target(rules, score)
    return _TIE[rules.match.tie](rules, score, result, reached) if reached else None


def _higher(rules: Rules, score: tuple[int, ...], _result: HandResult, _reached: list[int]) -> int | None:
    """The best total; equal totals play on."""
    return leader(rules, score)


def _maker_first(rules: Rules, score: tuple[int, ...], result: HandResult, reached: list[int]) -> int | None:
    """The bidder's side if it is there, else the best total."""
    maker = rules.side_of(result.contract.maker) if isinstance(result.contract, Made) else None
    return maker if maker in reached else leader(rules, score)


_TIE: dict[Tie, Callable[[Rules, tuple[int, ...], HandResult, list[int]], int | None]] = {
    Tie.HIGHER: _higher,
    Tie.MAKER: _maker_first,
}


def _by_total_and_success(rules: Rules, score: tuple[int, ...], result: HandResult) -> int | None:
    """The side that made its contract, or set the makers, in this hand, standing at or over the target."""
    side = result.success
    return side if side is not None and score[side] >= rules.match.target else None


_WINNER: dict[Condition, Callable[[Rules, tuple[int, ...], HandResult], int | None]] = {
    Condition.TOTAL: _by_total,
    Condition.TOTAL_AND_SUCCESS: _by_total_and_success,
}


def check_score(rules: Rules, score: Sequence[int]) -> None:
    """Raise `RulesError` for a score no match can start from."""
    if len(score) != rules.sides:
        raise RulesError("wrong-score", f"{len(score)} numbers of score: {rules.id} has {rules.sides} sides")
    has_target = not rules.match.max_hands and rules.match.condition is Condition.TOTAL
    one_wins = leader(rules, score) is not None or rules.match.tie is Tie.MAKER
    reached = has_target and bool(at_target(rules, score)) and one_wins
    lost = rules.match.lose_at and min(score) <= rules.match.lose_at
    if reached or lost:
        raise RulesError(
            "already-won", f"the score {list(score)} is already won: the target is {rules.match.target}"
        )
