"""What is legal is applied, everything else is refused with a reason and changes nothing."""

from __future__ import annotations

import pickle
import random
import re

import pytest

from euchre.errors import IllegalAction
from euchre.game import Action, State, apply, is_over, legal, parse_action, refusal, to_act
from euchre.game.contract import Dealing
from tests.laws.samples import samples
from tests.strategies import Case, Game, candidates, case, games

REASON = re.compile(r"[a-z]+(-[a-z]+)*")


def check_refused(state: State, action: Action, game: Game) -> None:
    why = refusal(state, action)
    assert why is not None, f"{action} is not listed as legal, but is not refused\n{game}"
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    error = caught.value
    assert REASON.fullmatch(error.reason), error.reason
    assert (error.reason, error.message) == (why.reason, why.message)
    assert len(error.message) > 10, f"no sentence: {error.message!r}"
    assert error.details["action"] == str(action)
    assert error.details["seat"] == (-1 if (seat := to_act(state)) is None else seat)


def check_state(state: State, game: Game, others: list[Action]) -> int:
    """Try everything in a state; the number of refusals."""
    actions = legal(state)
    assert len(set(actions)) == len(actions), f"listed twice: {actions}\n{game}"
    assert bool(actions) == (to_act(state) is not None), f"somebody is to act with no action\n{game}"
    before = pickle.dumps(state)
    for action in actions:
        assert refusal(state, action) is None
        apply(state, action)
        assert parse_action(str(action)) == action
    refused = [action for action in others if action not in set(actions)]
    for action in refused:
        check_refused(state, action, game)
    assert pickle.dumps(state) == before, f"the state has changed\n{game}"
    return len(refused)


@pytest.mark.parametrize(("case", "count"), samples(1, 6, turn=2))
def test_exactly_the_legal_actions_apply(case, count):
    for game in games(case, count, seed="legality"):
        rng = random.Random(str(game))
        for state in game.states()[1:]:
            assert check_state(state, game, candidates(game.rules, rng)) > 50


@pytest.mark.parametrize("of", [Case("euchre"), Case("two-handed"), Case("bid-euchre")], ids=str)
def test_before_the_deal_only_a_deal_applies(of):
    game = next(iter(games(of, 1)))
    state = game.states()[0]
    assert isinstance(state, Dealing)
    for action in candidates(game.rules, random.Random(1))[:-1]:
        check_refused(state, action, game)
    assert refusal(state, game.deal) is None
    assert legal(state) == ()


@pytest.mark.parametrize("of", [Case("euchre"), Case("two-handed"), Case("bid-euchre")], ids=str)
def test_after_the_hand_nothing_applies(of):
    game = next(iter(games(of, 1)))
    state = game.states()[-1]
    assert is_over(state)
    for action in candidates(game.rules, random.Random(1)):
        assert refusal(state, action).reason == "hand-over"  # type: ignore[union-attr]
        check_refused(state, action, game)


def test_twins_are_listed_once():
    """In a double deck a face is one action, however many copies are held."""
    found = 0
    for game in games(case("bid-euchre", {}), 20, seed="twins"):
        for state in game.states()[1:]:
            seat = to_act(state)
            if seat is None or isinstance(state, Dealing):
                continue
            held = game.rules.cards.cards(state.cards.hands[seat])
            found += len(held) != len(set(held))
            assert len(set(legal(state))) == len(legal(state))
    assert found > 100
