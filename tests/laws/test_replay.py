"""A match is the fold of its actions: replaying them, also from their texts, gives the same match."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from euchre.errors import IllegalAction
from euchre.game import Deal, Match, parse_action
from euchre.game.contract import Dealing
from euchre.game.match import next_dealer, winner_after
from euchre.game.scoring import VoidReason
from tests.laws.samples import samples
from tests.strategies import Case, random_match


def play(begun: Match, actions) -> Match:
    match = begun
    for action in actions:
        match = match.apply(action)
    return match


def matches(case, count):
    for number in range(count):
        rng = random.Random(f"{case} match {number}")
        begun, actions = random_match(case.rules, rng)
        yield begun, actions, play(begun, actions)


@pytest.mark.parametrize(("case", "count"), samples(2, 6))
def test_a_replay_gives_the_same_match(case, count):
    for begun, actions, match in matches(case, count):
        again = play(
            Match.start(case.rules, begun.dealer, begun.score),
            [action if isinstance(action, Deal) else parse_action(str(action)) for action in actions],
        )
        assert again == match
        check_totals(begun, match)
        check_rotation(match)
        check_end(match)


def check_totals(begun: Match, match: Match) -> None:
    """The score is the sum of the hands."""
    for side, total in enumerate(match.score):
        assert total == begun.score[side] + sum(result.points[side] for result in match.results)
    for result in match.results:
        played = sum(result.tricks)
        assert played == (match.rules.deal.hand if result.void is None else 0)
        assert (result.contract is None) == (result.leader is None) == (result.success is None)


def check_rotation(match: Match) -> None:
    """The deal goes clockwise, also after a void hand; after a redeal the same seat deals."""
    for last, following in pairwise(match.results):
        step = 0 if last.void is VoidReason.REDEAL else 1
        assert following.dealer == (last.dealer + step) % match.rules.count
        assert next_dealer(match.rules, last) == following.dealer


def check_end(match: Match) -> None:
    """Only the last hand has a winner."""
    score = list(match.score)
    for number, result in reversed(list(enumerate(match.results))):
        winner = winner_after(match.rules, tuple(score), result)
        assert winner == (match.winner if number == len(match.results) - 1 else None)
        score = [total - won for total, won in zip(score, result.points, strict=True)]
    if match.is_over:
        for action in (Deal(()), parse_action("pass")):
            with pytest.raises(IllegalAction):
                match.apply(action)
    else:
        assert isinstance(match.state, Dealing)
        assert match.state.score == match.score


def test_matches_of_every_variant_end():
    """Random matches that start near the target are won by either side."""
    for variant_id in ("euchre", "two-handed", "bid-euchre"):
        winners = {match.winner for _, _, match in matches(Case(variant_id), 12)}
        assert {0, 1} <= winners, variant_id
