"""What a seat knows is the public part of the state and its own cards, at every step."""

from __future__ import annotations

import pickle

import pytest

from euchre.game import legal, refusal, to_act
from euchre.game.auction import Offers, Redealing
from euchre.game.contract import Dealing
from tests.laws.samples import samples
from tests.strategies import Case, Game, fold, games, public_of


def check_fold(game: Game) -> None:
    states = game.states()
    for seat in (None, *range(game.rules.count)):
        for known, state in zip(fold(game, seat), states, strict=True):
            public = public_of(state)
            assert known.public == public, f"seat {seat}: {known.public} instead of {public}\n{game}"
            assert known.legal() == (legal(state) if seat == to_act(state) and seat is not None else ())
            if not isinstance(state, Dealing) and seat is not None:
                assert known.cards == game.rules.cards.cards(state.cards.hands[seat]), f"seat {seat}\n{game}"


def check_turns(game: Game) -> None:
    """Everybody knows whose turn it is, but for private questions: those know only the seat asked."""
    states = game.states()
    for seat in (None, *range(game.rules.count)):
        for known, state in zip(fold(game, seat), states, strict=True):
            private = not isinstance(state, Dealing) and isinstance(state.public, Redealing | Offers)
            actor = to_act(state)
            assert known.to_act == (actor if not private or actor == seat else None)
            assert known.my_turn == (seat is not None and seat == actor)
            assert bool(known.question) == (private and seat == actor)


def check_refusals(game: Game) -> None:
    """A seat can tell by itself what is refused to it, and with the same reason."""
    states = game.states()
    for seat in range(game.rules.count):
        for known, state in zip(fold(game, seat), states, strict=True):
            for action in dict.fromkeys([*game.actions, *legal(state)]):
                here = known.refusal(action)
                if seat != to_act(state):
                    assert here is not None and here.reason == "not-your-turn"
                else:
                    assert (here is None) == (refusal(state, action) is None), f"{seat}: {action}\n{game}"


@pytest.mark.parametrize(("case", "count"), samples(2, 9, turn=1))
def test_the_fold_of_a_seats_events_is_the_public_state(case, count):
    for game in games(case, count, seed="perception"):
        check_fold(game)
        check_turns(game)


@pytest.mark.parametrize(("case", "count"), samples(1, 3, combinations=2, turn=2))
def test_a_seat_knows_what_is_refused(case, count):
    for game in games(case, count, seed="refusals"):
        check_refusals(game)


@pytest.mark.parametrize("of", [Case("euchre"), Case("two-handed"), Case("bid-euchre")], ids=str)
def test_events_and_observations_are_values(of):
    """They can be stored and compared: a copy through bytes is equal, and cards stay the same objects."""
    for game in games(of, 5, seed="values"):
        for seat in (None, *range(game.rules.count)):
            known = fold(game, seat)[-1]
            copy = pickle.loads(pickle.dumps(known.events))
            assert copy == known.events
            assert repr(copy) == repr(known.events)


@pytest.mark.parametrize("of", [Case("euchre"), Case("two-handed"), Case("bid-euchre")], ids=str)
def test_own_cards_have_the_seats_own_numbers(of):
    """A hand as dealt has the lowest ids of its faces, whoever else holds copies."""
    for game in games(of, 20, seed="numbers"):
        deck = game.rules.cards
        for seat in range(game.rules.count):
            hand = fold(game, seat)[1].hand
            assert hand == deck.take(game.deal.hands[seat], deck.all)
