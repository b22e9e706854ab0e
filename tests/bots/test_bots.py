"""What every bot must do: play legally everywhere, and the same for the same random numbers."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from euchre.bots import make, names
from euchre.bots.base import UnknownBot
from euchre.errors import IllegalAction
from euchre.game import Action, Observation, State, apply, is_over, seen, shuffle, start, to_act
from euchre.game.state import Over
from euchre.rules import variant
from tests.strategies import deal_for, random_score, some_cases


def play_hand(rules, players, dealer, deal, rng, score=None):
    """(result, every decision as (observation, action)) of a hand played by these bots, by seat."""
    observations = [Observation.start(rules, seat, dealer, score) for seat in range(rules.count)]
    state: State = start(rules, dealer, score)
    action: Action = deal
    decisions: list[tuple[Observation, Action]] = []
    while not is_over(state):
        after = apply(state, action)
        observations = [known.after(*seen(state, action, known.seat, after)) for known in observations]
        state, seat = after, to_act(after)
        if seat is not None:
            action = players[seat].choose(observations[seat], rng)
            decisions.append((observations[seat], action))
    assert isinstance(state, Over)
    return state.public.result, decisions


# ------------------------------------------------------------------ names


def test_bots_are_made_by_name():
    assert names() == ("uniform", "book", "level1", "level2", "level3", "level4", "level5")
    assert [make(name).name for name in (*names(), "search:12")] == [*names(), "search:12"]


def test_an_unknown_bot_is_refused_with_what_there_is():
    for name in ("genius", "search:", "search:0", "search:-4", "search:many", "level6"):
        with pytest.raises(
            UnknownBot, match=f"no bot is called '{name}': choose one of uniform, book"
        ) as caught:
            make(name)
        assert caught.value.reason == "unknown-bot"


@pytest.mark.parametrize("name", [*names(), "search:4"])
def test_a_bot_asked_out_of_turn_says_so(name):
    rules = variant("euchre")
    with pytest.raises(IllegalAction, match="out of turn") as caught:
        make(name).choose(Observation.start(rules, 1, 0), random.Random(0))
    assert caught.value.reason == "not-your-turn"


# ------------------------------------------------------------------ legal, and the same again


@pytest.mark.parametrize("case", some_cases(1), ids=str)
def test_the_book_plays_legally_and_alike_each_time(case):
    """Against a random player, so that it comes to positions that it would not choose itself."""
    rules, rng = case.rules, random.Random(f"{case}")
    book, uniform = make("book"), make("uniform")
    for number in range(2):
        players = [book if (seat + number) % 3 else uniform for seat in range(rules.count)]
        score = random_score(rules, rng)
        dealer, deal = number % rules.count, deal_for(rules, rng)
        _, decisions = play_hand(rules, players, dealer, deal, rng, score)
        for observation, action in decisions:
            assert observation.refusal(action) is None
            first, second = (book.choose(observation, random.Random(3)) for _ in range(2))
            assert first == second
            assert observation.refusal(first) is None


def test_the_uniform_bot_makes_every_legal_choice_alike():
    rules, rng = variant("euchre"), random.Random(2)
    _, decisions = play_hand(rules, [make("uniform")] * 4, 0, shuffle(rules, rng), rng)
    observation = max((known for known, _ in decisions), key=lambda known: len(known.legal()))
    legal = observation.legal()
    chosen = Counter(make("uniform").choose(observation, rng) for _ in range(200 * len(legal)))
    assert set(chosen) == set(legal)
    assert all(140 < times < 260 for times in chosen.values())


def test_random_numbers_decide_nothing_but_ties():
    """Of all decisions of twenty hands few depend on the random numbers at all."""
    rules, rng = variant("euchre"), random.Random(5)
    book = make("book")
    tied: Counter[bool] = Counter()
    for number in range(20):
        _, decisions = play_hand(rules, [book] * 4, number % 4, shuffle(rules, rng), rng)
        for observation, _ in decisions:
            if len(observation.legal()) > 1:
                tied[len({book.choose(observation, random.Random(seed)) for seed in range(4)}) > 1] += 1
    assert tied[True] < 0.15 * tied[False]
