"""The engine counts the same action sequences as the plain implementation did, position by position."""

from __future__ import annotations

import random

import pytest

from euchre.game import Discard, Give, State, Swap, apply, is_over, legal, start, to_act
from euchre.game.contract import Made
from euchre.game.perft import Count, divide, perft
from euchre.rules import variant, variant_ids
from tests.laws.samples import SCALE
from tests.perft.positions import entries, state_at
from tests.plain.game import Hand
from tests.plain.perft import perft as plain_perft
from tests.plain.settings import DEFAULTS
from tests.strategies import Case, Game, combination, games, house_settings, public_of, random_game

MOST_LEAVES = 12_000
"""Positions with more are counted in the long run only."""

QUICK = [
    pytest.param(
        entry,
        id=f"{entry['variant']}-{entry['name']}",
        marks=[pytest.mark.soak] if entry["leaves"] > MOST_LEAVES else [],
    )
    for entry in entries("quick")
]
SOAK = [
    pytest.param(entry, id=f"{entry['variant']}-{entry['name']}", marks=pytest.mark.soak)
    for entry in entries("soak")
]


def under_each_action(state: State, depth: int) -> str:
    """What to look at when a count differs."""
    return "\n".join(
        f"  {text:24} {count.leaves:8} {count.points}" for text, count in divide(state, depth).items()
    )


def test_there_are_enough_positions():
    of = [entry["variant"] for entry in entries("quick") if entry["leaves"] <= MOST_LEAVES]
    assert of.count("euchre") >= 25
    assert of.count("two-handed") >= 12
    assert of.count("bid-euchre") >= 20
    assert all(of.count(variant_id) >= 4 for variant_id in variant_ids())


@pytest.mark.parametrize("entry", [*QUICK, *SOAK])
def test_the_count_is_that_of_the_plain_implementation(entry):
    state, depth = state_at(entry), entry["depth"]
    count = perft(state, depth)
    expected = Count(entry["leaves"], tuple(entry["points"]))
    assert count == expected, (
        f"depth {depth}, expected {expected}, under each action:\n{under_each_action(state, depth)}"
    )


def test_division_adds_up():
    for entry in entries("quick")[::9]:
        state = state_at(entry)
        depth = min(entry["depth"], 4)
        counts = divide(state, depth).values()
        assert sum(count.leaves for count in counts) == perft(state, depth).leaves


# ------------------------------------------------------------------ both, side by side


def plain_hand(game: Game) -> Hand:
    """The game's beginning in the plain implementation."""
    deal = {
        "hands": [" ".join(card.text for card in hand) for hand in game.deal.hands],
        "upcard": game.deal.upcard.text if game.deal.upcard else None,
    }
    if game.deal.upcard is None:
        del deal["upcard"]
    if game.deal.widow:
        deal["widow"] = " ".join(card.text for card in game.deal.widow)
    return Hand(game.rules.id, dict(game.rules.settings), game.dealer, deal)


def spelled(text: str) -> str:
    """An action text with several cards in alphabetical order, so that equal sets are equal."""
    words = text.split()
    return " ".join([words[0], *sorted(words[1:])]) if words[0] in ("give", "swap", "discard") else text


def check_side_by_side(game: Game) -> None:
    plain = plain_hand(game)
    for state, action in zip(game.states()[1:], (*game.actions, None), strict=True):
        assert plain.to_act() == to_act(state), f"{game}"
        mine, other = {spelled(str(one)) for one in legal(state)}, {spelled(one) for one in plain.legal()}
        assert mine == other, f"only here {mine - other}, only there {other - mine}\n{game}"
        if action is not None:
            plain = plain.play(str(action))
    assert is_over(state)
    assert plain.is_over()
    check_outcome(public_of(state).result, plain.outcome(), game)


def check_outcome(result, outcome, game: Game) -> None:
    contract = result.contract
    assert outcome["tricks"] == list(result.tricks), f"{game}"
    assert outcome["points"] == list(result.points), f"{game}"
    assert outcome["success"] == result.success, f"{game}"
    assert outcome["leader"] == result.leader, f"{game}"
    assert bool(outcome["void"]) == (result.void is not None), f"{game}"
    if contract is not None:
        maker = contract.maker if isinstance(contract, Made) else None
        made = (maker, contract.strain.text, contract.bid, list(contract.alone))
        assert (outcome["maker"], outcome["strain"], outcome["bid"], outcome["alone"]) == made, f"{game}"


def known_to_both(variant_id: str, settings: dict[str, object]) -> bool:
    """The other one plays every preset, and the settings it has a name for."""
    return set(settings) <= set(DEFAULTS[variant_id])


def both_cases(combinations: int) -> list[Case]:
    """Every setting that both implementations know, alone, and some together."""
    cases = []
    for variant_id in DEFAULTS:
        rng = random.Random(f"both {variant_id}")
        drawn = [combination(variant_id, rng) for _ in range(40 * combinations)]
        shared = [settings for settings in drawn if known_to_both(variant_id, settings)][:combinations]
        single = [settings for settings in house_settings(variant_id) if known_to_both(variant_id, settings)]
        cases += [Case(variant_id, tuple(settings.items())) for settings in [{}, *single, *shared]]
    return cases


BOTH = both_cases(1)


@pytest.mark.parametrize(
    ("case", "count"),
    [
        *(pytest.param(case, 8, id=f"{case}") for case in BOTH),
        *(pytest.param(case, 40 * SCALE, id=f"{case}-soak", marks=pytest.mark.soak) for case in BOTH),
    ],
)
def test_random_hands_go_the_same_way_in_both(case, count):
    for game in games(case, count, seed="both"):
        check_side_by_side(game)


def test_the_random_hands_meet_every_kind_of_action():
    kinds = {type(action) for case in BOTH for game in games(case, 8, seed="both") for action in game.actions}
    assert {Discard, Give, Swap} <= kinds
    assert len(kinds) == 14


@pytest.mark.parametrize("variant_id", DEFAULTS)
def test_random_positions_are_counted_alike_by_both(variant_id):
    """From a random place in a random hand, counted now by both implementations."""
    for number in range(6):
        rng = random.Random(f"counted {variant_id} {number}")
        game = random_game(variant(variant_id), rng)
        place = rng.randrange(len(game.actions))
        state: State = start(game.rules, game.dealer, game.score)
        plain = plain_hand(game)
        for action in game.all_actions[: place + 1]:
            state = apply(state, action)
        for action in game.actions[:place]:
            plain = plain.play(str(action))
        depth = 1
        while depth < 6 and plain_perft(plain, depth + 1, cap=1500).leaves <= 1500:
            depth += 1
        counted = plain_perft(plain, depth)
        assert perft(state, depth) == Count(counted.leaves, tuple(counted.points)), f"action {place}, {game}"
