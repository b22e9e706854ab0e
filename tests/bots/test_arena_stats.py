"""The arithmetic of the arena, against what is known of it from elsewhere."""

from __future__ import annotations

import math
import random
from collections import Counter
from statistics import fmean, median

import numpy as np
import pytest

from euchre.bots.arena import Outcome, dealer_of, seatings
from euchre.bots.arena_calibration import clustered, tenths
from euchre.bots.arena_clock import Times, quantile, total
from euchre.bots.arena_report import ratings
from euchre.bots.arena_stats import LEAST, Sample, Share, always, drawn_matches, elo, margin_of_deal
from euchre.rules import variant, variant_ids

EUCHRE = variant("euchre")


# ------------------------------------------------------------------ settled


def test_mean_and_error():
    sample = Sample((1.0, 2.0, 3.0, 6.0))
    assert sample.mean == 3.0
    assert sample.error == pytest.approx(math.sqrt(14 / 3) / 2)
    assert Sample((1.0,)).error == Sample(()).error == math.inf


def test_the_interval_is_the_published_one():
    """The formula of the paper, written out for one case by hand."""
    rho = math.sqrt((-2 * math.log(0.05) + math.log(-2 * math.log(0.05) + 1)) / 500)
    n = 300
    inside = 2 * (n * rho**2 + 1) / (n**2 * rho**2) * math.log(math.sqrt(n * rho**2 + 1) / 0.05)
    assert always(n, 1.5) == pytest.approx(1.5 * math.sqrt(inside))


def wrongly_settled(runs, deals, seed):
    """How many of these runs between equals find a winner at any moment; and with two standard errors."""
    rng, honest, naive = random.Random(seed), 0, 0
    for _ in range(runs):
        number, mean, squares, found = 0, 0.0, 0.0, [False, False]
        while number < deals:
            number += 1
            # Like points a deal: most are drawn.
            value = rng.choice((0, 0, 0, 0, 1, -1, 2, -2, 0.5, -0.5, 4, -4))
            step = value - mean
            mean += step / number
            squares += step * (value - mean)
            if number >= LEAST and number % 4 == 0:
                deviation = math.sqrt(squares / number)
                found[0] |= abs(mean) > always(number, deviation)
                found[1] |= abs(mean) > 2 * deviation / math.sqrt(number)
        honest, naive = honest + found[0], naive + found[1]
    return honest, naive


def test_equals_are_seldom_told_apart_however_often_one_looks():
    honest, naive = wrongly_settled(100, 1200, 1)
    assert honest <= 5
    assert naive >= 10, "the same looks with two standard errors find winners between equals"


@pytest.mark.soak
def test_equals_are_told_apart_in_less_than_a_twentieth_of_long_runs():
    honest, _ = wrongly_settled(1000, 10_000, 2)
    assert honest <= 50


@pytest.mark.parametrize(("mean", "settled"), [(0.5, True), (-0.5, True), (0.0, False)])
def test_a_clear_difference_is_settled_from_either_side(mean, settled):
    rng = random.Random(3)
    sample = Sample(tuple(rng.gauss(mean, 1) for _ in range(LEAST)))
    assert sample.settled is settled
    assert not Sample(sample.margins[:-1]).settled, "too few deals for an asymptotic bound"
    low, high = sample.interval
    assert low < mean < high


def test_players_that_never_differ_are_not_settled():
    assert not Sample((0.0,) * 500).settled


# ------------------------------------------------------------------ match wins


def ended(ours, theirs, success):
    """A hand of two sides that ended so."""
    return Outcome((ours, theirs), success, (0, 0), None, ())


def share_of(deals, rules=EUCHRE, most=4000):
    sample = Sample(tuple(margin_of_deal(rules, outcomes) for outcomes in deals))
    return drawn_matches(rules, deals, sample, most)


def test_a_race_of_single_points_is_won_as_often_as_a_race_of_coins():
    """With A winning each point with probability p, first to ten: a sum of binomials."""
    first = [
        [ended(1, 0, 0), ended(0, 1, 1)] if n % 5 < 3 else [ended(0, 1, 1), ended(1, 0, 0)]
        for n in range(200)
    ]
    share = share_of(first)
    p = 0.6
    exact = sum(math.comb(9 + k, k) * p**10 * (1 - p) ** k for k in range(10))
    assert share.won == pytest.approx(exact, abs=0.02)


def test_the_error_of_match_wins_is_that_of_runs_made_anew():
    """Sixteen runs of 300 deals: their match wins scatter as each says of itself."""
    shares = []
    for seed in range(16):
        rng = random.Random(seed)
        outcomes = [ended(1, 0, 0), ended(0, 1, 1), ended(2, 0, 0), ended(0, 2, 1), ended(0, 1, 1)]
        shares.append(share_of([[rng.choice(outcomes), rng.choice(outcomes)] for _ in range(300)], most=2000))
    scatter = math.sqrt(fmean((one.won - fmean(s.won for s in shares)) ** 2 for one in shares) * 16 / 15)
    assert fmean(one.error for one in shares) == pytest.approx(scatter, rel=0.5)


def test_both_seatings_and_all_dealers_have_the_same_weight():
    """Where the dealer's side always gets a point, equals win half the matches."""
    deals = []
    for number in range(40):
        dealer = number % 2
        pair = (1, 0) if dealer == 0 else (0, 1)
        deals.append([ended(*pair, dealer)] * 2)
    assert share_of(deals).won == pytest.approx(0.5, abs=0.02)


def test_matches_that_nobody_wins_are_halves(monkeypatch):
    monkeypatch.setattr("euchre.bots.arena_stats.DRAWN_HANDS", 3000)
    deals = [[ended(-1, -1, 0), ended(-1, -1, 0)] for _ in range(8)]
    assert share_of(deals).won == 0.5


@pytest.mark.parametrize("name", variant_ids())
def test_in_every_game_the_better_player_wins_more_matches(name):
    """Random points, with the first player's sides a little better off in each."""
    rules, rng = variant(name), random.Random(name)
    good = 1 if rules.match.target >= rules.match.start else -1
    deals = []
    for _ in range(60):
        base = [rng.choice((0, 1, 2)) for _ in range(rules.sides)]
        deals.append(
            [
                Outcome(
                    tuple(
                        good * (points + 2 * (sits == 0)) for points, sits in zip(base, seating, strict=True)
                    ),
                    seating.index(0),
                    (0,) * rules.sides,
                    None,
                    (),
                )
                for seating in seatings(rules.sides)
            ]
        )
    assert fmean(margin_of_deal(rules, outcomes) for outcomes in deals) > 1
    share = share_of(deals, rules, 400)
    assert share.won > 0.6
    assert {dealer_of(rules, number) for number in range(60)} == set(range(rules.count))


def test_tokens_count_in_drawn_matches():
    """Every fourth hand of exactly four tricks is worth a point more."""
    plain, house = variant("euchre"), variant("euchre", {"scoring.four_trick_tokens": True})
    ours, theirs = Outcome((1, 0), 0, (4, 1), 0, ()), Outcome((0, 1), 1, (2, 3), 1, ())
    deals = [[ours, theirs] if number % 2 else [theirs, ours] for number in range(40)]
    shares = [share_of(deals, rules, 1200) for rules in (plain, house)]
    assert shares[0].won == pytest.approx(0.5, abs=0.04)
    assert shares[1].won == pytest.approx(0.5, abs=0.04)
    alone = [
        [ours, theirs] if number % 2 else [theirs, Outcome((0, 1), 1, (1, 4), 1, (1,))]
        for number in range(40)
    ]
    assert share_of(alone, house, 100).won != share_of(alone, plain, 100).won


def test_elo():
    assert elo(0.5) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.25) == pytest.approx(-elo(0.75))
    assert (elo(0.0), elo(1.0)) == (-1200, 1200)
    low, high = Share(0.7, 0.05).elo_interval
    assert low < elo(0.7) < high
    assert high == pytest.approx(elo(0.7 + 1.96 * 0.05))


def test_ratings_are_those_that_the_differences_have():
    truth = {"a": 50.0, "b": 0.0, "c": -50.0}
    steps = [truth[one] - truth[other] for one, other in (("a", "b"), ("a", "c"), ("b", "c"))]
    pairs = [{"elo": step, "elo_interval": [step - 39.2, step + 39.2]} for step in steps]
    found = ratings(("a", "b", "c"), pairs)
    assert [one["elo"] for one in found] == [50, 0, -50]
    # Three differences with errors of 20: each rating's is 20 · √2 / 3.
    low, high = found[1]["elo_interval"]
    assert (high - low) / 2 / 1.96 == pytest.approx(20 * math.sqrt(2) / 3, abs=0.1)


# ------------------------------------------------------------------ times


def test_times_add_up_and_travel_as_text():
    rng = random.Random(2)
    spent = [math.exp(rng.gauss(-6, 1)) for _ in range(500)]
    one, other = Times(), Times()
    for at, seconds in enumerate(spent):
        (one if at % 3 else other).add("play" if at % 2 else "auction", seconds)
    whole = total([Times.read(one.plain()), Times.read(other.plain())])
    found = whole.report()
    assert found["decisions"] == 500
    assert found["median"] == pytest.approx(1000 * median(spent), rel=0.03)
    assert found["p99"] == pytest.approx(1000 * sorted(spent)[494], rel=0.03)
    assert found["mean"] == pytest.approx(1000 * fmean(spent), rel=0.02)
    assert {phase: figures["decisions"] for phase, figures in found["phases"].items()} == {
        "auction": 250,
        "play": 250,
    }


def test_quantiles_of_few_decisions():
    assert quantile(Counter({0: 1}), 0.99) == pytest.approx(0.001)
    with pytest.raises(ValueError, match="no decision"):
        quantile(Counter(), 0.5)
    assert Times().report()["median"] is None


# ------------------------------------------------------------------ predictions


def test_good_predictions_have_slope_one_and_no_bias():
    rng = np.random.default_rng(1)
    predicted = rng.normal(0, 1, 4000)
    rows = [[at, value, value + rng.normal(0, 0.5)] for at, value in enumerate(predicted)]
    found = tenths(rows)
    assert found["slope"] == pytest.approx(1, abs=0.03)
    assert abs(found["bias"]) < 3 * found["bias_standard_error"]
    assert found["bias_standard_error"] == pytest.approx(0.5 / math.sqrt(4000), rel=0.1)
    parts = found["tenths"]
    assert [part["number"] for part in parts] == [400] * 10
    assert [part["predicted"] for part in parts] == sorted(part["predicted"] for part in parts)
    # Ten parts of 4,000 within three and a half standard errors each: a slip of the errors' size shows.
    assert all(abs(part["found"] - part["predicted"]) < 3.5 * part["standard_error"] for part in parts)


def test_predictions_that_are_too_bold_and_too_high_show_it():
    rows = [[at, 2.0 * value + 1.0, value] for at, value in enumerate((-1.0, 0.0, 1.0, 2.0) * 50)]
    found = tenths(rows)
    assert found["slope"] == 0.5
    assert found["bias"] == -1.5


def test_the_error_of_values_that_come_in_units_is_that_of_the_units():
    """Every value ten times over tells nothing more."""
    values = np.random.default_rng(2).normal(0, 1, 300)
    units = np.arange(300)
    once = clustered(units, values)
    assert once == pytest.approx(values.std(ddof=1) / math.sqrt(300), rel=1e-9)
    assert clustered(np.repeat(units, 10), np.repeat(values, 10)) == pytest.approx(once, rel=1e-9)
