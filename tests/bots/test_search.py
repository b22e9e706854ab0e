"""The search: blind, repeatable, legal everywhere, and right where the right answer can be worked out."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from euchre.bots import make
from euchre.bots.equity import Equity
from euchre.bots.estimate import Samples
from euchre.bots.search import SEEDS, Search, evaluate
from euchre.bots.worlds import Worlds
from euchre.errors import IllegalAction
from euchre.game import Action, Match, Observation, apply, is_over, legal, seen, shuffle, to_act
from euchre.game.actions import PASS, Order
from euchre.game.contract import Dealing
from euchre.game.state import Play
from euchre.rules import variant, variant_ids
from tests.bots.hands import observe
from tests.bots.table import what_is_seen
from tests.laws.samples import SCALE
from tests.strategies import all_cases, case, games, near_the_end, presets, single_settings

WORLDS = 8
SHORT = [one for one in variant_ids() if variant(one).deal.hand < 6]
"""The variants that are quick to search; the others have their turn in the long run."""


def moments(of, count, *, seed, each=2):
    """Random moments of random hands at which somebody has a choice: (game, actions so far, observation)."""
    rng, found = random.Random(f"{of} {seed} moments"), 0
    number = 0
    while found < count:
        for game in games(of, 1, seed=f"{seed} {number}"):
            choices = [
                at
                for at, state in enumerate(game.states())
                if not isinstance(state, Dealing) and not is_over(state) and len(legal(state)) > 1
            ]
            for at in rng.sample(choices, min(each, len(choices), count - found)):
                seat = to_act(game.states()[at])
                actions = game.all_actions[:at]
                yield game, actions, observe(game.rules, actions, seat, game.dealer, game.score)
                found += 1
        number += 1


# ------------------------------------------------------------------ every choice, in every game


def assert_priced(of, count):
    """Each legal action has one estimate, of numbers that can be, and the best is legal."""
    for _, _, known in moments(of, count, seed="priced"):
        found = evaluate(known, worlds=WORLDS, seed=3)
        actions = [estimate.action for estimate in found.estimates]
        assert sorted(map(str, actions)) == sorted(map(str, known.legal()))
        assert found.seat == known.seat
        assert known.refusal(found.best) is None
        for estimate in found.estimates:
            assert np.isfinite([estimate.points, estimate.standard_error]).all()
            assert estimate.standard_error >= 0
            assert (estimate.match is None) == (not Equity.of(known.rules).applies)
            assert estimate.match is None or 0 <= estimate.match <= 1


@pytest.mark.parametrize(
    "of", [*presets(), *(one for one in single_settings()[::7] if one.rules.deal.hand < 6)], ids=str
)
def test_every_legal_action_is_priced_once(of):
    assert_priced(of, 1 if of.rules.deal.hand > 5 else 3)


@pytest.mark.soak
@pytest.mark.parametrize("of", all_cases(3), ids=str)
def test_every_legal_action_is_priced_once_at_many_moments(of):
    assert_priced(of, 20 * SCALE)


def assert_plays_on(variant_id, name, hands):
    """Against a random player, so that every corner of the rules is met; nothing illegal is done."""
    rules, rng = variant(variant_id), random.Random(variant_id)
    match = Match.start(rules, 0, near_the_end(rules, rng))
    players = [make(name) if rules.side_of(seat) == 0 else make("uniform") for seat in range(rules.count)]
    eyes: list[Observation] = []
    while not match.is_over and len(match.results) < hands:
        before = match.state
        if isinstance(before, Dealing):
            eyes = [Observation.start(rules, seat, match.dealer, match.score) for seat in range(rules.count)]
            action: Action = shuffle(rules, rng)
        else:
            seat = to_act(before)
            assert seat is not None
            action = players[seat].choose(eyes[seat], rng)
        after = apply(before, action)
        eyes = [eye.after(*seen(before, action, eye.seat, after)) for eye in eyes]
        match = match.apply(action)
    assert match.results


@pytest.mark.parametrize("variant_id", SHORT)
def test_hands_are_played_to_their_end(variant_id):
    assert_plays_on(variant_id, "search:4", 2)


@pytest.mark.soak
@pytest.mark.parametrize("variant_id", variant_ids())
@pytest.mark.parametrize("name", ["level1", "level2", "level4", "level5"])
def test_matches_are_played_to_their_end(variant_id, name):
    assert_plays_on(variant_id, name, 40 * SCALE)


def test_a_search_needs_worlds_and_a_turn():
    rules = variant("euchre")
    deal = shuffle(rules, random.Random(1))
    known = observe(rules, (deal,), 1, dealer=0)
    with pytest.raises(ValueError, match="worlds: 0; a search needs at least 1"):
        evaluate(known, worlds=0, seed=1)
    with pytest.raises(IllegalAction) as caught:
        evaluate(observe(rules, (deal,), 2, dealer=0), worlds=4, seed=1)
    assert caught.value.reason == "not-your-turn"


def test_a_forced_card_is_not_thought_about():
    game = next(games(case("euchre", {}), 1, seed="forced"))
    at = next(
        at for at, state in enumerate(game.states()) if isinstance(state, Play) and len(legal(state)) == 1
    )
    known = observe(game.rules, game.all_actions[:at], to_act(game.states()[at]), game.dealer, game.score)
    found = evaluate(known, worlds=4, seed=1)
    assert (found.worlds, len(found.estimates)) == (0, 1)
    assert found.best == known.legal()[0]


# ------------------------------------------------------------------ the same again


@pytest.mark.parametrize("of", [one for one in presets() if one.rules.deal.hand < 6], ids=str)
def test_the_same_question_has_the_same_answer(of):
    """To the bit; and another seed looks at other worlds."""
    differ = 0
    for _, _, known in moments(of, 5, seed="again"):
        first, second = (evaluate(known, worlds=WORLDS, seed=7) for _ in range(2))
        assert first == second
        differ += evaluate(known, worlds=WORLDS, seed=8) != first
    assert differ


def test_the_player_takes_the_best_of_its_own_search():
    for _, _, known in moments(case("euchre", {}), 10, seed="best"):
        seed = random.Random(5).randrange(SEEDS)
        best = evaluate(known, worlds=WORLDS, seed=seed).best
        assert Search(WORLDS, "search:8").choose(known, random.Random(5)) == best


# ------------------------------------------------------------------ blind


def assert_blind(chooser, of, count, seed):
    """Whatever cannot be seen is exchanged: the answer stays, to the bit."""
    rng = random.Random(f"{of} {seed}")
    for game, actions, known in moments(of, count, seed=seed):
        truth = game.states()[len(actions)]
        answer = chooser(known, truth)
        world = Worlds(known).draw(rng)
        other = observe(game.rules, world.actions, known.seat, game.dealer, game.score)
        assert chooser(other, world.state) == answer, (
            f"seat {known.seat} after {len(actions)} actions of {game}"
        )


def honest(known, _):
    found = evaluate(known, worlds=WORLDS, seed=11)
    return found, [make(name).choose(known, random.Random(2)) for name in ("level1", "level2", "level3")]


def peeking(known, state):
    """Prices every card by the hands as they really lie."""
    if not isinstance(state, Play):
        return honest(known, state)
    seat = (known.seat + 1) % known.rules.count
    return max(known.legal(), key=lambda action: (hash((str(action), state.cards.hands[seat])), str(action)))


@pytest.mark.parametrize("variant_id", SHORT)
def test_unseen_cards_change_nothing(variant_id):
    assert_blind(honest, case(variant_id, {}), 10, "blind")


@pytest.mark.soak
@pytest.mark.parametrize("variant_id", variant_ids())
def test_unseen_cards_change_nothing_at_many_moments(variant_id):
    assert_blind(honest, case(variant_id, {}), 10_000 * SCALE, "blind soak")


def test_a_peeking_player_is_caught():
    with pytest.raises(AssertionError, match="after"):
        assert_blind(peeking, case("euchre", {}), 40, "blind")


# ------------------------------------------------------------------ right


def test_a_sure_march_is_played_alone():
    """Both bowers, ace and king of trumps and a side ace, first to speak: order, then alone."""
    hands = {1: "JS JC AS KS AH"}
    known = what_is_seen(variant("euchre"), hands, "9S", "", (0, 0), dealer=0)
    found = evaluate(known, worlds=64, seed=1)
    assert found.best == Order()
    assert found.of(Order()).points > 3.0
    offered = what_is_seen(variant("euchre"), hands, "9S", "order", (0, 0), dealer=0)
    assert str(evaluate(offered, worlds=64, seed=1).best) == "alone"


def test_a_hopeless_hand_passes():
    known = what_is_seen(variant("euchre"), {1: "9C TC 9H TH 9D"}, "JS", "", (0, 0), dealer=0)
    found = evaluate(known, worlds=64, seed=1)
    assert found.best == PASS
    assert found.of(Order()).points < -1.0
    assert found.estimates[1].behind == pytest.approx(found.of(PASS).points - found.of(Order()).points)


def test_points_that_cannot_help_are_not_chased():
    """At 9 to 9 a point is a match, and four are worth no more."""
    hands = {1: "JS JC AS KS AH"}
    known = what_is_seen(variant("euchre"), hands, "9S", "order", (9, 9), dealer=0)
    found = evaluate(known, worlds=64, seed=1)
    assert all(estimate.match is not None and estimate.match > 0.95 for estimate in found.estimates)


def test_worlds_count_by_their_weights():
    points = np.array([[1.0, 0.0], [-2.0, 0.0]])
    samples = Samples((PASS, Order()), points, None, np.array([3.0, 1.0]), 4.0)
    found = samples.evaluation(0)
    assert found.of(PASS).points == pytest.approx(0.25)
    assert found.of(PASS).standard_error == pytest.approx((0.75 * 0.75**2 + 0.25 * 2.25**2) ** 0.5 / 3**0.5)
    assert found.best == PASS
    tipped = samples.evaluation(0, {Order(): 0.3})
    assert tipped.best == Order()
    assert tipped.of(Order()) == replace(found.of(Order()), behind=0.0, behind_error=0.0)
