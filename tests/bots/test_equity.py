"""Match chances: they obey what must hold at every score, and what can be worked out by hand."""

from __future__ import annotations

import random
from itertools import pairwise

import numpy as np
import pytest

from euchre.bots.equity import Equity, Outcome, outcomes_of, solve
from euchre.rules import variant, variant_ids

TWO_SIDED = [name for name in variant_ids() if Equity.of(variant(name)).applies]
MEASURED = [name for name in TWO_SIDED if outcomes_of(variant(name))]


def scores(rules, step=1):
    """Pairs of scores before which a hand may be dealt."""
    return range(min(0, rules.match.start), rules.match.target, step)


@pytest.mark.parametrize("name", TWO_SIDED)
def test_points_are_never_bad(name):
    """More own points, or fewer of the others', never make winning less likely."""
    rules = variant(name)
    equity, step = Equity.of(rules), max(1, rules.match.target // 10)
    for dealer in range(2):
        for theirs in scores(rules, step):
            chances = [equity.win((own, theirs), dealer, 0) for own in scores(rules)]
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            assert all(low <= high + 1e-6 for low, high in pairwise(chances))
        assert equity.win((rules.match.target - 1, 0), dealer, 0) > 0.8


@pytest.mark.parametrize("name", TWO_SIDED)
def test_one_side_wins(name):
    """The sides' chances add up, whoever deals and however the seats are numbered."""
    rules = variant(name)
    equity = Equity.of(rules)
    top = rules.match.target - 1
    for score in [(0, 0), (top // 3, top // 2), (top, top), (top, 2)]:
        for dealer in range(rules.count):
            assert equity.win(score, dealer, 0) + equity.win(score, dealer, 1) == pytest.approx(1.0, abs=1e-6)
            turned = equity.win(score[::-1], dealer + 1, 1)
            assert equity.win(score, dealer, 0) == pytest.approx(turned, abs=1e-6)


@pytest.mark.parametrize("name", MEASURED)
def test_the_deal_is_worth_something(name):
    rules = variant(name)
    equity = Equity.of(rules)
    assert equity.measured
    assert 0.5 < equity.win((0, 0), 0, 0) < 0.6
    last = rules.match.target - 1
    assert equity.win((last, last), 0, 0) > equity.win((0, 0), 0, 0)


def test_a_match_that_is_won_counts_one():
    rules = variant("euchre")
    equity = Equity.of(rules)
    assert equity.after((9, 9), 0, (1, 0), 0, 0) == 1.0
    assert equity.after((9, 9), 0, (0, 2), 1, 0) == 0.0
    assert equity.after((8, 9), 0, (1, 0), 0, 0) == equity.win((9, 9), 1, 0)


def test_reaching_the_target_is_not_enough_where_the_bid_must_be_made():
    rules = variant("bid-euchre")
    equity = Equity.of(rules)
    assert equity.after((50, 40), 0, (5, 7), 1, 0) < 1.0
    assert equity.after((50, 40), 0, (5, 7), 0, 0) == 1.0


def test_the_table_solves_what_can_be_worked_out():
    """The dealer's side scores 1 with chance 2/3, the other with 1/3; the target is 2.

    At 1:1 the dealer wins with 2/3. At 1:0 he wins at once with 2/3, else the other deals at 1:1 and loses
    with 1/3: 2/3 + 1/3 * 1/3 = 7/9. At 0:1 he has lost with 1/3, else the other deals at 1:1:
    2/3 * 1/3 = 2/9. At 0:0 he scores and the other deals at 0:1, or does not and the other deals at 1:0:
    2/3 * 7/9 + 1/3 * 2/9 = 16/27.
    """
    rules = variant("euchre", {"match.target": 2})
    table = solve(rules, [Outcome(1, 0, 0, 2 / 3), Outcome(0, 1, 1, 1 / 3)], 0)
    assert table == pytest.approx(np.array([[16 / 27, 2 / 9], [7 / 9, 2 / 3]]), abs=1e-6)


def test_void_hands_only_move_the_deal():
    rules = variant("euchre", {"match.target": 1})
    table = solve(rules, [Outcome(0, 0, None, 0.5), Outcome(1, 0, 0, 0.5)], 0)
    assert table == pytest.approx(np.array([[2 / 3]]), abs=1e-6)


@pytest.mark.parametrize("name", MEASURED)
def test_the_table_agrees_with_matches_drawn(name):
    """Matches drawn hand by hand from the same results end as the table says."""
    rules = variant(name)
    outcomes, equity, rng = outcomes_of(rules), Equity.of(rules), random.Random(name)
    drawn = rng.choices(outcomes, [one.chance for one in outcomes], k=400_000)
    won = played = at = 0
    while at + 400 < len(drawn) and played < 3000:
        score, dealer = [0, 0], played % 2
        while True:
            result, before = drawn[at], list(score)
            at += 1
            success = None if result.success is None else (dealer + result.success) % 2
            points = [0, 0]
            points[dealer], points[1 - dealer] = result.dealer, result.other
            chance = equity.after(before, dealer, points, success, 0)
            score = [total + more for total, more in zip(score, points, strict=True)]
            if chance in (0.0, 1.0):
                won += chance == float(played % 2 == 0)
                played += 1
                break
            dealer = 1 - dealer
    expected = equity.win((0, 0), 0, 0)
    assert abs(won / played - expected) < 4 * (0.25 / played) ** 0.5


def test_more_than_two_sides_share_one_chance():
    equity = Equity.of(
        variant("euchre", {"seats.sides": "singles", "alone.makers": "none", "alone.defenders": "never"})
    )
    chances = [equity.win((3, 9, 1, 0), 0, side) for side in range(4)]
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] == max(chances)
