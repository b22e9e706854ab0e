"""Studies: decisions are drawn as their cell says, and priced the same however the work is split."""

import random

import pytest

from euchre.analysis.position import tell
from euchre.analysis.questions import BOWERS, QUESTIONS, TOP, bowers, question, side_aces, trumps
from euchre.analysis.study import Effort, Mean, cell, cells
from euchre.errors import RulesError
from euchre.game.auction import Calling, Offers
from euchre.game.play import Tricks

SMALL = Effort(hands=2, worlds=16, deals=1)
EVERY = [
    (name, row, column) for name, asked in QUESTIONS.items() for row in asked.rows for column in asked.columns
]
PHASES = {"alone": Offers, "lead": Tricks}


@pytest.mark.parametrize(("name", "row", "column"), EVERY)
def test_every_cell_draws_decisions_between_two_groups(name, row, column):
    asked, rng = question(name), random.Random(f"{name}/{row}/{column}")
    told = asked.draw(row, column, rng)
    eye = tell(told)
    assert isinstance(eye.public, PHASES.get(name, Calling))
    assert eye.my_turn
    first, second = asked.groups(row, eye)
    legal = eye.legal()
    assert first and second
    assert set(first) <= set(legal) and set(second) <= set(legal)


def draws(name: str, row: str, column: str, count: int = 20):
    asked = question(name)
    return [asked.draw(row, column, random.Random(number)) for number in range(count)]


def test_hands_are_of_the_kind_that_the_row_names():
    for told in draws("ordering", "trumps-3-bower", "left"):
        assert (len(trumps(told.hand)), bowers(told.hand), told.seat) == (3, 1, 1)
    for told in draws("ordering", "trumps-2", "dealer"):
        assert told.upcard is not None
        assert (len(trumps((*told.hand, told.upcard))), bowers((*told.hand, told.upcard))) == (2, 0)
    for told in draws("partner", "trumps-2-bower", "aces-1"):
        assert (len(trumps(told.hand)), bowers(told.hand), side_aces(told.hand)) == (2, 1, 1)
    for told in draws("bower", "dealer-1", "up-bower"):
        assert (told.upcard, len(trumps(told.hand)), bowers(told.hand)) == (BOWERS[0], 1, 0)
    for told in draws("donation", "weak-1", "score-9-6"):
        assert told.score == (6, 9)
        assert (len(trumps(told.hand)), bowers(told.hand), side_aces(told.hand)) == (1, 0, 0)
    for told in draws("alone", "top-ace-king-same", "left"):
        rest = [card for card in told.hand if card not in TOP]
        assert sorted(card.text[0] for card in rest) == ["A", "K"]
        assert rest[0].suit is rest[1].suit


def test_a_cell_depends_on_its_place_and_the_effort_alone():
    asked = question("bower")
    among = {(one.row, one.column): one for one in cells(asked, SMALL)}
    assert list(among) == [(row, column) for row in asked.rows for column in asked.columns]
    alone = cell(asked, "dealer-1", "up-low", SMALL)
    assert among["dealer-1", "up-low"] == alone
    assert cell(asked, "dealer-1", "up-low", Effort(2, 16, 1, seed=1)) != alone


def test_what_nobody_doubts_comes_out():
    """Both bowers and more are ordered by the dealer; the dealer's partner does not order without a trump."""
    effort = Effort(hands=6, worlds=32, deals=2)
    sure = cell(question("ordering"), "trumps-3-bowers", "dealer", effort)
    assert sure.searched.value > 2 * sure.searched.error > 0
    assert sure.better == 1
    assert sure.played is not None and sure.played.value > 0
    bad = cell(question("bower"), "partner-0", "up-low", effort)
    assert bad.searched.value < 0
    top = cell(question("alone"), "top-trump-trump", "left", effort)
    assert top.searched.value == pytest.approx(2.0, abs=0.3)
    assert top.played is not None and top.played.value == pytest.approx(2.0, abs=0.5)


def test_the_best_kind_of_lead_costs_nothing_and_no_kind_gains():
    found = [cell(question("lead"), row, "by-dealer", SMALL) for row in question("lead").rows]
    assert all(one.searched.value <= 1e-9 for one in found)


def test_an_unknown_study_is_named_with_those_there_are():
    with pytest.raises(RulesError, match="choose one of ordering, partner"):
        question("weather")


def test_means():
    assert Mean.of([]) is None
    assert Mean.of([2.0]) == Mean(2.0, 0.0, 1)
    assert Mean.of([1.0, 3.0]) == Mean(2.0, 1.0, 2)
