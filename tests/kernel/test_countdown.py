"""Games in which each seat counts down its own tricks: solved for tricks, or seat against seat."""

import pytest

from euchre.cards import Strain
from euchre.game import apply, is_over, legal
from euchre.game.actions import PlayCard
from euchre.game.contract import Made, NoMaker
from euchre.kernel import InputError, Solver, Unit, camp_values, payoffs, points_by_tricks
from euchre.rules import variant
from tests.kernel import minimax
from tests.kernel.games import COUNTED_DOWN, first_lead, later, rng_of
from tests.strategies import public_of

RULES = variant(COUNTED_DOWN)
CONTRACTS = [
    Made(0, Strain.HEARTS),
    Made(1, Strain.SPADES, dropped=(3,)),
    Made(2, Strain.NO_TRUMP, dropped=(0, 1)),
    NoMaker(Strain.CLUBS),
    NoMaker(Strain.NO_TRUMP),
]


def ending(contract, tricks, *seed):
    rng = rng_of(contract, *seed)
    state = first_lead(RULES, rng, contract)
    return later(state, (RULES.deal.hand - tricks) * len(state.public.active), rng)


@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_points_of_all_others_together_are_refused(contract):
    state = first_lead(RULES, rng_of(contract), contract)
    for ask in (lambda: points_by_tricks(state.public), lambda: Solver(RULES).solve(state, Unit.POINTS)):
        with pytest.raises(InputError, match="camp_values") as caught:
            ask()
        assert caught.value.field == "unit"


@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_payoffs_are_the_engine_s(contract):
    """What a seat has when the hand is over is its payoff for its tricks."""
    for number in range(10):
        rng = rng_of(contract, number)
        state = first_lead(RULES, rng, contract)
        payoff = payoffs(state.public)
        while not is_over(state):
            state = apply(state, rng.choice(legal(state)))
        result = public_of(state).result
        for seat, tricks in enumerate(result.tricks):
            assert payoff[seat][tricks] == -result.points[seat], (seat, result)


@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_tricks_are_the_plain_minimax_s(contract):
    """Where nobody made trump the seat to act stands for the makers."""
    solver = Solver(RULES)
    for number in range(6):
        state = ending(contract, 2, number)
        found = solver.solve(state, Unit.TRICKS)
        if isinstance(contract, Made):
            assert {card.text: value.amount for card, value in found.items()} == minimax.values(state)
        assert {PlayCard(card) for card in found} == set(legal(state))


@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_each_seat_plays_for_its_own_count(contract):
    """The last trick decides nothing any more: each card's value is what the hand then comes to."""
    for number in range(10):
        state = ending(contract, 1, number)
        found = camp_values(state, payoffs(state.public))
        for card, points in found.items():
            after = apply(state, PlayCard(card))
            while not is_over(after):
                (only,) = legal(after)
                after = apply(after, only)
            assert points == tuple(-change for change in public_of(after).result.points)
