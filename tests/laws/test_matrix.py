"""Every variant with every house rule alone, and many together: whole matches by random play.

Every run takes a fixed sample; the long run takes all, thirty matches each of at most forty hands.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from enum import StrEnum
from functools import cache
from typing import Any

import pytest

from euchre.errors import RulesError
from euchre.rules import Rules, choices, variant
from tests.laws.samples import SCALE
from tests.laws.test_conservation import check_conservation, check_numbers
from tests.laws.test_legality import check_state
from tests.laws.test_perception import check_fold, check_turns
from tests.laws.test_replay import check_end, check_rotation, check_totals, play
from tests.secrecy.detector import Truth, check_faces, check_questions, check_worlds
from tests.strategies import (
    OTHER,
    VARIANTS,
    Case,
    candidates,
    case,
    games,
    house_settings,
    presets,
    random_match,
    single_settings,
)

COMBINATIONS = 300


@cache
def combined() -> tuple[tuple[Case, ...], Counter[str]]:
    """(combinations of settings that the rules accept, how many were refused, by reason).

    Now and then a house rule is thrown in that may be another variant's.
    """
    rng, found, refused = random.Random("matrix"), list[Case](), Counter[str]()
    while len(found) < COMBINATIONS:
        variant_id = rng.choice(VARIANTS)
        pool = [*house_settings(variant_id), *OTHER[variant_id]]
        chosen: dict[str, object] = {}
        for settings in rng.sample(pool, min(len(pool), rng.randint(2, 5))):
            chosen.update(settings)
        if rng.random() < 0.2:
            chosen.update(rng.choice([{}, *house_settings(rng.choice(VARIANTS))]))
        try:
            variant(variant_id, chosen)
        except RulesError as error:
            refused[error.reason] += 1
            continue
        found.append(case(variant_id, chosen))
    return tuple(found), refused


def every_case() -> list[Case]:
    return [*presets(), *single_settings(), *combined()[0]]


def test_refused_combinations_are_refused_for_a_reason(capsys):
    accepted, refused = combined()
    with capsys.disabled():
        print(f"\n{len(accepted)} combinations, {refused.total()} refused: {dict(refused.most_common())}")
    assert refused.total() > 10
    assert len(refused) > 3
    assert "not-applicable" in refused


def members(value: Any) -> Iterator[StrEnum]:
    """Every choice made anywhere in a tree of rules."""
    if isinstance(value, StrEnum):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from members(item)
    elif hasattr(value, "__dataclass_fields__"):
        for field in fields(value):
            yield from members(getattr(value, field.name))


def test_every_choice_is_played_by_some_case():
    """No member of an enum is there without a game, or a setting that is tried, that uses it."""
    tried = [*presets(), *single_settings()]
    used = {type(member).__name__ + "." + member.name for one in tried for member in members(one.rules)}
    kinds = [kind for kind in vars(choices).values() if isinstance(kind, type) and issubclass(kind, StrEnum)]
    there = {kind.__name__ + "." + member.name for kind in kinds if kind is not StrEnum for member in kind}
    assert there - used == set()


def check_match(of: Case, rules: Rules, number: int, hands: int) -> None:
    begun, actions = random_match(rules, random.Random(f"matrix {of} {number}"), hands)
    match = play(begun, actions)
    check_totals(begun, match)
    check_rotation(match)
    check_end(begun, match)


def check_hands(of: Case, count: int) -> None:
    """The laws that look into hands."""
    for number, game in enumerate(games(of, count, seed="matrix")):
        rng = random.Random(number)
        check_conservation(game)
        check_numbers(game)
        check_fold(game)
        check_turns(game)
        for state in game.states()[1::4]:
            check_state(state, game, candidates(game.rules, rng))
        truth = Truth((game,))
        check_faces(truth)
        check_questions(truth)
        check_worlds(truth, rng, pairs=3)


@pytest.mark.parametrize("of", every_case()[::7], ids=str)
def test_some_matches(of):
    check_match(of, of.rules, 0, hands=2)


@pytest.mark.parametrize("of", combined()[0][::25], ids=str)
def test_some_hands(of):
    check_hands(of, 1)


@pytest.mark.soak
@pytest.mark.parametrize("of", every_case(), ids=str)
def test_all(of):
    for number in range(30 * SCALE):
        check_match(of, of.rules, number, hands=40)
    check_hands(of, 2 * SCALE)
