"""Records are told decision by decision, each seat with what it knew."""

import random

import pytest

from euchre.analysis.story import stories, turn_at
from euchre.errors import RulesError
from euchre.game import Observation, State, apply, parse_action, seen, start
from euchre.game.match import Match
from euchre.notation import Record, RecordedHand, RecordError
from tests.analysis.games import played


@pytest.mark.parametrize("name", ["euchre", "two-handed", "bid-euchre"])
def test_a_match_is_told_from_first_to_last(name):
    record = played(name, 5, players=("uniform", "book"), settings={"match.target": 10})
    told = stories(record)
    assert [story.number for story in told] == list(range(1, len(record.hands) + 1))
    match = Match.start(record.rules, told[0].dealer)
    for story, hand in zip(told, record.hands, strict=True):
        assert (story.score, story.dealer) == (match.score, match.dealer)
        assert tuple(str(turn.taken) for turn in story.turns) == hand.actions
        assert [turn.action for turn in story.turns] == list(range(1, len(hand.actions) + 1))
        match = match.apply(hand.deal)
        for turn in story.turns:
            assert turn.state == match.state
            assert turn.taken in turn.observation.legal()
            match = match.apply(turn.taken)
        assert story.result == match.results[-1]
        assert story.after == match.score
        assert story.winner == match.winner
    assert match.is_over


def test_each_seat_knows_what_it_perceived_and_no_more():
    record = played("euchre", 2, 1)
    story, hand = stories(record)[0], record.hands[0]
    for turn in story.turns:
        state: State = start(record.rules, story.dealer)
        eye = Observation.start(record.rules, turn.seat, story.dealer)
        for action in [hand.deal, *map(parse_action, hand.actions[: turn.action - 1])]:
            after = apply(state, action)
            eye, state = eye.after(*seen(state, action, turn.seat, after)), after
        assert turn.observation == eye


def test_an_unfinished_hand_ends_with_an_open_turn():
    record = played("euchre", 3, 2)
    hand = record.hands[1]
    cut = Record(record.rules, (record.hands[0], RecordedHand(hand.dealer, hand.deal, hand.actions[:5])))
    last = stories(cut)[1]
    assert (last.result, last.winner, last.after) == (None, None, last.score)
    assert [turn.taken is None for turn in last.turns] == [False] * 5 + [True]
    bare = Record(record.rules, (RecordedHand(hand.dealer, hand.deal, ()),))
    assert [turn.taken for turn in stories(bare)[0].turns] == [None]
    assert stories(Record(record.rules, ())) == ()


def test_an_illegal_record_is_refused_with_its_place():
    record = played("euchre", 3, 1)
    hand = record.hands[0]
    broken = Record(record.rules, (RecordedHand(hand.dealer, hand.deal, (*hand.actions[:4], "give 9S")),))
    with pytest.raises(RecordError) as raised:
        stories(broken)
    assert (raised.value.hand, raised.value.action) == (1, 5)


def test_a_turn_is_found_by_its_place():
    record = played("euchre", 4, 3)
    told = stories(record)
    rng = random.Random(1)
    for _ in range(20):
        hand = rng.randrange(3)
        action = rng.randrange(len(record.hands[hand].actions))
        story, turn = turn_at(record, hand + 1, action + 1)
        assert (story.number, turn) == (hand + 1, told[hand].turns[action])
    assert turn_at(record, None, None) == (told[-1], told[-1].turns[-1])


@pytest.mark.parametrize(
    ("hand", "action", "said"),
    [(0, 1, "hands 1 to 2"), (3, 1, "hands 1 to 2"), (1, 0, "actions 1 to"), (1, 99, "actions 1 to")],
)
def test_a_place_that_is_not_there_is_refused(hand, action, said):
    with pytest.raises(RulesError, match=said):
        turn_at(played("euchre", 4, 2), hand, action)
