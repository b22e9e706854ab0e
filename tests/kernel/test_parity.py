"""The kernel plays by the same rules as the engine, step by step, and solves as a plain minimax does."""

import pytest

from euchre.cards import ids
from euchre.game import apply, is_over, legal
from euchre.game.actions import PlayCard
from euchre.game.perft import perft
from euchre.game.play import winner
from euchre.game.state import Play
from euchre.kernel import Solver, Unit, camp_values, points_by_tricks, solve_states
from euchre.kernel.native import _kernel
from euchre.kernel.translate import position_of, tables_of
from tests.kernel import minimax
from tests.kernel.games import GAMES, ending, first_lead, later, rng_of

ALL = pytest.mark.parametrize("name", GAMES)


def ids_by_face(rules, card, position, tables):
    """The ids of a face among the legal cards."""
    return list(ids(rules.cards.ids_of(card) & _kernel.legal(tables, position)))


@ALL
def test_every_step_is_the_engine_s(name):
    rules = GAMES[name]
    for hand in range(12):
        rng = rng_of(name, hand)
        state = first_lead(rules, rng)
        tables = tables_of(rules, state.public.contract.strain)
        position = position_of(state.public, state.cards.hands)
        while not is_over(state):
            public, faces = state.public, rules.cards.faces
            assert position.to_act == public.to_act
            assert [position.hands[seat] for seat in public.active] == [
                state.cards.hands[seat] for seat in public.active
            ]
            assert [(seat, faces[card]) for seat, card in position.trick] == list(public.trick)
            if public.trick:
                assert _kernel.winner(tables, position) == winner(
                    public.trick, public.tables, rules.play.twins
                )
            actions = legal(state)
            assert {PlayCard(faces[card]) for card in ids(_kernel.legal(tables, position))} == set(actions)
            action = rng.choice(actions)
            lowest = ids_by_face(rules, action.card, position, tables)[0]
            position, state = _kernel.play(tables, position, lowest), apply(state, action)
        assert position.is_over
        tricks = state.public.result.tricks
        maker = rules.side_of(public.contract.maker)
        assert position.taken[:2] == [tricks[maker], sum(tricks) - tricks[maker]]


@ALL
def test_perft(name):
    rules = GAMES[name]
    for hand in range(3):
        rng = rng_of("perft", name, hand)
        state = ending(rules, 2, rng)
        tables = tables_of(rules, state.public.contract.strain)
        position = position_of(state.public, state.cards.hands)
        worth = points_by_tricks(state.public)
        for depth in range(7):
            count = perft(state, depth)
            leaves, over = _kernel.perft(tables, position, depth)
            assert leaves == count.leaves
            side = rules.side_of(state.public.contract.maker)
            wanted = 2 * count.points[side] - sum(count.points)
            assert sum(number * points for number, points in zip(over, worth, strict=False)) == wanted


@ALL
@pytest.mark.parametrize("tricks", [1, 2, 3])
def test_values_are_the_plain_minimax_s(name, tricks):
    rules = GAMES[name]
    many = len(range(rules.count)) > 4
    solver = Solver(rules)
    for hand in range({1: 20, 2: 4 if many else 30, 3: 0 if many else 4}[tricks]):
        state = ending(rules, tricks, rng_of("minimax", name, tricks, hand))
        wanted = minimax.values(state)
        found = solver.solve(state, Unit.TRICKS)
        assert {card.text: value.amount for card, value in found.items()} == wanted, state


@ALL
def test_points_follow_from_outcomes(name):
    """In points the best card is what its worst outcome is worth: here by a minimax over the score table."""
    rules = GAMES[name]
    solver = Solver(rules)
    for hand in range(15):
        state = ending(rules, 1, rng_of("points", name, hand), mid_trick=False)
        worth = points_by_tricks(state.public)
        tricks, points = solver.solve(state, Unit.TRICKS), solver.solve(state, Unit.POINTS)
        assert {card: worth[value.amount] for card, value in tricks.items()} == {
            card: value.amount for card, value in points.items()
        }


@ALL
def test_points_are_the_engine_s(name):
    """The table of points says what the engine's scoring says at the end of the hand."""
    rules = GAMES[name]
    for hand in range(20):
        rng = rng_of("score", name, hand)
        state = first_lead(rules, rng)
        worth, side = points_by_tricks(state.public), rules.side_of(state.public.contract.maker)
        result = later(state, rules.deal.hand * len(state.public.active), rng).public.result
        assert worth[result.tricks[side]] == 2 * result.points[side] - sum(result.points)


@ALL
def test_many_are_solved_as_one_by_one(name):
    rules = GAMES[name]
    rng = rng_of("batch", name)
    states = [ending(rules, 1 + hand % 3, rng) for hand in range(24)]
    solver = Solver(rules)
    for unit in Unit:
        singly = [solver.solve(state, unit) for state in states]
        assert solve_states(states, unit) == singly
        assert solve_states(states, unit, threads=2) == singly
        assert [solver.value(state, unit) for state in states] == [
            best(state, found) for state, found in zip(states, singly, strict=True)
        ]


def later_by(state, card):
    """The state after a card, within the hand."""
    after = apply(state, PlayCard(card))
    assert isinstance(after, Play)
    return after


def best(state, found):
    """The value of the seat to act's best card."""
    rules = state.public.setup.rules
    is_maker = rules.side_of(state.public.to_act) == rules.side_of(state.public.contract.maker)
    return (max if is_maker else min)(found.values(), key=lambda value: value.amount)


def test_each_for_himself():
    """With two seats max-n is minimax; with three each seat's own best reply is what it plays."""
    rules = GAMES["two-handed"]
    payoff = [list(range(6))] * 2
    for hand in range(10):
        state = ending(rules, 3, rng_of("max-n", hand))
        maker = state.public.contract.maker
        tricks = Solver(rules).solve(state, Unit.TRICKS)
        found = camp_values(state, payoff)
        assert {card: points[maker] for card, points in found.items()} == {
            card: value.amount for card, value in tricks.items()
        }
    three = GAMES["three singles"]
    for hand in range(10):
        state = ending(three, 3, rng_of("max-n-3", hand), mid_trick=False)
        found = camp_values(state, [list(range(9))] * 3)
        seat = state.public.to_act
        card = max(found, key=lambda one: found[one][seat])
        after = later_by(state, card)
        replies = camp_values(after, [list(range(9))] * 3)
        chosen = max(replies.values(), key=lambda points: points[after.public.to_act])
        assert chosen[after.public.to_act] == found[card][after.public.to_act]
        assert sum(found[card]) == three.deal.hand
