"""A match is the fold of its actions: replaying them, also from their texts, gives the same match."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from euchre.errors import IllegalAction
from euchre.game import Deal, Match, parse_action
from euchre.game.contract import Dealing, Made
from euchre.game.match import next_dealer, score_after, winner_after
from euchre.game.scoring import VoidReason, token_side
from euchre.rules import variant_ids
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


@pytest.mark.parametrize(("case", "count"), samples(1, 6, turn=1))
def test_a_replay_gives_the_same_match(case, count):
    for begun, actions, match in matches(case, count):
        again = play(
            Match.start(case.rules, begun.dealer, begun.score),
            [action if isinstance(action, Deal) else parse_action(str(action)) for action in actions],
        )
        assert again == match
        check_totals(begun, match)
        check_rotation(match)
        check_end(begun, match)


def check_totals(begun: Match, match: Match) -> None:
    """The score is the sum of the hands, and a point for every fourth token."""
    tokens = [token_side(match.rules, result) for result in match.results]
    for side, total in enumerate(match.score):
        points = sum(result.points[side] for result in match.results) + tokens.count(side) // 4
        assert total == begun.score[side] + points
    for result in match.results:
        played = sum(result.tricks)
        assert played == (match.rules.deal.hand if result.void is None else 0)
        assert (result.contract is None) == (result.void is not None)
        if isinstance(result.contract, Made):
            dropped = len(result.contract.dropped) == match.rules.count - 1
            assert (result.leader is None) == dropped
            assert result.success is not None or match.rules.sides > 2
        else:
            assert result.success is None


def check_rotation(match: Match) -> None:
    """The deal goes clockwise, also after a void hand; after a redeal the same seat deals."""
    for last, following in pairwise(match.results):
        step = 0 if last.void is VoidReason.REDEAL else 1
        assert following.dealer == (last.dealer + step) % match.rules.count
        assert next_dealer(match.rules, last) == following.dealer


def check_end(begun: Match, match: Match) -> None:
    """Only the last hand has a winner."""
    score = begun.score
    for number in range(1, len(match.results) + 1):
        score = score_after(match.rules, score, match.results[:number])
        winner = winner_after(match.rules, score, match.results[:number])
        assert winner == (match.winner if number == len(match.results) else None)
    assert score == match.score
    if match.is_over:
        for action in (Deal(()), parse_action("pass")):
            with pytest.raises(IllegalAction):
                match.apply(action)
    else:
        assert isinstance(match.state, Dealing)
        assert match.state.score == match.score


def test_matches_of_every_variant_end():
    """Random matches that start near the target are won, and not always by the same side."""
    for variant_id in variant_ids():
        winners = set[int | None]()
        for _, _, match in matches(Case(variant_id), 25):
            winners.add(match.winner)
            if len(winners - {None}) > 1:
                break
        else:
            pytest.fail(f"{variant_id}: nobody, or always the same side, wins")
