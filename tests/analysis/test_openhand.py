"""What choices are worth with all cards known, against plain ways to find the same."""

import random

import pytest

from euchre.analysis.openhand import OpenHands
from euchre.analysis.story import stories
from euchre.game import apply, is_over, legal, to_act
from euchre.game.state import Auction, Exchange, Play
from tests.analysis.games import played


def plainly(state, side):
    """Points of a side minus the other's with best play of all, by trying everything."""
    if is_over(state):
        points = state.public.result.points
        return points[side] - points[1 - side]
    rules = state.public.setup.rules
    best = max if rules.side_of(to_act(state)) == side else min
    return best(plainly(apply(state, action), side) for action in legal(state))


def turns(name, seed, hands=1, **more):
    """The turns of some hands played at random, which reach more than good play does."""
    record = played(name, seed, hands, players=("uniform",), **more)
    return [(story, turn) for story in stories(record) for turn in story.turns]


@pytest.mark.parametrize("name", ["euchre", "two-handed", "bid-euchre"])
def test_late_in_the_hand_every_card_is_worth_what_trying_everything_says(name):
    checked = 0
    for story, turn in turns(name, 11, 4):
        if not isinstance(turn.state, Play) or len(legal(turn.state)) < 2:
            continue
        left = story.rules.deal.hand - len(turn.state.public.done)
        if left > 2:
            continue
        found = OpenHands(story.rules).values(turn.state, turn.path)
        side = story.rules.side_of(turn.seat)
        assert found == {action: plainly(apply(turn.state, action), side) for action in legal(turn.state)}
        checked += 1
    assert checked >= 4


def test_a_call_is_worth_the_best_that_can_follow_it():
    rng, checked = random.Random(1), 0
    for story, turn in turns("euchre", 12, 3):
        if not isinstance(turn.state, Auction | Exchange) or rng.random() < 0.5:
            continue
        found = OpenHands(story.rules).values(turn.state, turn.path)
        assert set(found) == set(legal(turn.state))
        for action, value in found.items():
            after = apply(turn.state, action)
            if is_over(after):
                assert value == plainly(after, story.rules.side_of(turn.seat))
                continue
            next_values = OpenHands(story.rules).values(after, (*turn.path, str(action)))
            same = story.rules.side_of(to_act(after)) == story.rules.side_of(turn.seat)
            assert value == (max(next_values.values()) if same else -max(next_values.values()))
            checked += 1
    assert checked > 20


def test_what_was_found_before_changes_nothing():
    made = turns("euchre", 13, 1)
    kept = OpenHands(made[0][0].rules)
    for story, turn in made:
        assert kept.values(turn.state, turn.path) == OpenHands(story.rules).values(turn.state, turn.path)


def test_bids_by_numbers_and_gifts_are_not_valued():
    for story, turn in turns("bid-euchre", 14, 2):
        if not isinstance(turn.state, Play):
            assert OpenHands(story.rules).values(turn.state, turn.path) == {}


def test_too_many_ways_to_the_first_lead_are_given_up():
    settings = {"exchange.partners_best": True, "auction.second_round_no_trump": True}
    story, turn = turns("euchre", 15, 1, settings=settings)[0]
    assert OpenHands(story.rules).values(turn.state, turn.path) == {}
