"""Luck and skill add up to the result, whatever the values were."""

from hypothesis import given
from hypothesis import strategies as st

from euchre.analysis.luck import Account, Stand, accounts, changes, total

numbers = st.floats(-24, 24)


def stands(sides: int):
    return st.lists(st.builds(Stand, st.integers(0, sides - 1), numbers, st.floats(0, 24)), max_size=60)


@given(stands(2), numbers, numbers)
def test_of_two_sides_each_gets_what_the_other_loses(made, start, result):
    first, second = accounts(made, [start, -start], [result, -result])
    for account in (first, second):
        assert abs(account.luck + account.skill - account.result) < 1e-6
    assert abs(first.result - (result - start)) < 1e-9
    assert abs(first.luck + second.luck) < 1e-9
    assert (first.lost, first.given) == (second.given, second.lost)


@given(stands(2), numbers, numbers)
def test_the_changes_between_decisions_are_all_the_luck(made, start, result):
    luck = changes(made, start, result)
    assert len(luck) == len(made) + 1
    assert abs(sum(luck) - accounts(made, [start, -start], [result, -result])[0].luck) < 1e-9


def test_the_change_before_a_decision_is_from_what_was_chosen_to_what_is_best_now():
    made = [Stand(0, 0.5, 0.2), Stand(1, -0.1, 0.0), Stand(1, 0.4, 0.6)]
    assert [round(luck, 9) for luck in changes(made, 0.0, 1.0)] == [0.5, -0.2, -0.5, 0.8]


@given(stands(3), st.lists(numbers, min_size=3, max_size=3), st.lists(numbers, min_size=3, max_size=3))
def test_of_more_sides_each_pays_for_its_own_decisions(made, starts, results):
    for side, account in enumerate(accounts(made, starts, results)):
        assert abs(account.luck + account.skill - account.result) < 1e-6
        assert account.lost == sum(stand.lost for stand in made if stand.side == side)
        assert account.given == 0


def test_hands_are_added_up():
    one = [Account(2, 1.5, 0.5, 1.0), Account(-2, -1.5, 1.0, 0.5)]
    both = total([one, one], 2)
    assert both == [Account(4, 3, 1, 2), Account(-4, -3, 2, 1)]
    assert total([], 2) == [Account(0, 0, 0, 0)] * 2
