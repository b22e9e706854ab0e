"""Labels follow the cost, how sure it is, and what a club player would have paid."""

import pytest

from euchre.analysis.labels import BLUNDER, DUBIOUS, MISTAKE, chance_of_points, cost, label
from euchre.analysis.value import Choice
from euchre.cards import Card
from euchre.game.actions import Action, PlayCard
from euchre.notation.egn import Label
from euchre.rules import variant

EUCHRE = variant("euchre")
BEST, USUAL, OTHER = (PlayCard(Card.parse(text)) for text in ("AS", "KS", "9S"))


def choice(action: Action, chance: float, error: float = 0.0, points: float | None = None) -> Choice:
    """A choice that falls short of the best one by a chance of the match."""
    behind = 20 * chance if points is None else points
    return Choice(action, 1.0 - behind, 0.1, 1.0 - chance, behind, 20 * error, error, None)


def choices(usual: float, other: float = 0.2, error: float = 0.0) -> list[Choice]:
    return [choice(BEST, 0.0), choice(USUAL, usual, error), choice(OTHER, other, error)]


@pytest.mark.parametrize(
    ("paid", "sign"),
    [
        (DUBIOUS - 0.001, None),
        (DUBIOUS, "?!"),
        (MISTAKE - 0.001, "?!"),
        (MISTAKE, "?"),
        (BLUNDER - 0.001, "?"),
        (BLUNDER, "??"),
        (0.9, "??"),
    ],
)
def test_what_it_cost(paid, sign):
    found = label(EUCHRE, choices(0.0, paid), OTHER, BEST)
    assert (found and str(found)) == sign


@pytest.mark.parametrize(
    ("spared", "sign"), [(0.005, None), (DUBIOUS, "!?"), (MISTAKE, "!"), (BLUNDER, "!!")]
)
def test_what_a_club_player_would_have_lost(spared, sign):
    found = label(EUCHRE, choices(spared), BEST, USUAL)
    assert (found and str(found)) == sign


def test_the_usual_choice_is_never_praised():
    assert label(EUCHRE, choices(0.5), BEST, BEST) is None


def test_a_choice_that_cost_something_is_not_praised_for_costing_less():
    assert label(EUCHRE, choices(0.5, BLUNDER), OTHER, USUAL) is Label.BLUNDER


@pytest.mark.parametrize("taken", [USUAL, BEST])
def test_a_cost_within_the_error_says_nothing(taken):
    found = choices(BLUNDER, error=BLUNDER / 1.9)
    assert label(EUCHRE, found, taken, USUAL) is None
    assert not cost(EUCHRE, found, USUAL).sure
    assert cost(EUCHRE, choices(BLUNDER, error=BLUNDER / 2.1), USUAL).sure


def test_without_an_equity_points_decide():
    made = [
        Choice(BEST, 1.0, 0.1, None, 0.0, 0.0, None, None),
        Choice(OTHER, 0.0, 0.1, None, 1.0, 0.3, None, None),
    ]
    paid = cost(EUCHRE, made, OTHER)
    assert (paid.points, paid.chance, paid.sure) == (1.0, 0.05, True)
    assert label(EUCHRE, made, OTHER, OTHER) is Label.BLUNDER
    assert label(variant("bid-euchre"), made, OTHER, OTHER) is None
    assert chance_of_points(variant("bid-euchre"), 52) == 0.5


def test_more_points_with_less_chance_cost_chance_and_no_points():
    paid = cost(EUCHRE, [choice(BEST, 0.0), choice(OTHER, 0.03, points=-0.5)], OTHER)
    assert (paid.points, round(paid.chance, 9)) == (0.0, 0.03)


def test_the_best_choice_costs_nothing():
    paid = cost(EUCHRE, choices(0.5), BEST)
    assert (paid.points, paid.chance, paid.sure) == (0.0, 0.0, False)
