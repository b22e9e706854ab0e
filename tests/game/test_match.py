"""Matches: the rotation, the target, both sides over it, losing marks, laps and slam."""

from __future__ import annotations

import pytest

from euchre.cards import Strain
from euchre.errors import IllegalAction, RulesError
from euchre.game import HandResult, Match, legal, parse_action
from euchre.game.contract import Dealing, Made
from euchre.game.match import next_dealer, winner_after
from euchre.game.scoring import VoidReason
from euchre.rules import variant
from tests.game.table import HANDS, deal

EUCHRE, TWO, BID = variant("euchre"), variant("two-handed"), variant("bid-euchre")
MADE = Made(0, Strain.HEARTS)


def result(points=(0, 0), success=None, void=None, dealer=0) -> HandResult:
    return HandResult(dealer, None if void else MADE, None if void else 0, (0, 0), points, success, void)


def go_on(match: Match, texts: str) -> Match:
    for text in texts.split(","):
        match = match.apply(parse_action(text))
    return match


def tricks() -> str:
    """P0 holds all spades but the left bower: with spades for trump he takes all five."""
    hands = {**HANDS, 0: "JS KS QS TS 9S", 1: "JC 9C TC QC KC"}
    rounds = zip(*(hands[seat].split() for seat in range(4)), strict=True)
    return ", ".join(card for trick in rounds for card in trick)


# ------------------------------------------------------------------ hands in a row


def test_the_deal_moves_on_after_a_void_hand():
    match = Match.start(EUCHRE, 3)
    for dealer in (3, 0, 1, 2, 3):
        assert match.dealer == dealer
        match = go_on(match.apply(deal(EUCHRE, {})), ", ".join(["pass"] * 8))
    assert [hand.void for hand in match.results] == [VoidReason.ALL_PASSED] * 5
    assert match.score == (0, 0)


def test_the_same_dealer_deals_after_a_redeal():
    rules = variant("euchre", {"auction.farmers_hand": True})
    match = Match.start(rules, 2).apply(deal(rules, {1: "9S TS 9H TD 9C", 0: "AS KS"}))
    match = go_on(match, "redeal")
    assert (match.dealer, match.results[-1].void) == (2, VoidReason.REDEAL)
    assert next_dealer(rules, match.results[-1]) == 2


def test_the_hand_after_a_lone_hand_has_four_players_again():
    match = Match.start(EUCHRE, 3).apply(deal(EUCHRE, HANDS, "AS"))
    match = go_on(match, "order, alone, decline, decline, discard 9D")
    assert match.state.public.active == (0, 1, 3)  # type: ignore[union-attr]
    while not match.results:
        match = match.apply(legal(match.state)[0])
    assert match.dealer == 0
    match = match.apply(deal(EUCHRE, HANDS, "AH"))
    match = go_on(match, "order, decline, decline, decline, decline, discard 9S")
    assert match.state.public.active == (0, 1, 2, 3)  # type: ignore[union-attr]
    assert match.state.public.contract.alone == ()  # type: ignore[union-attr]


def test_points_add_up_and_the_score_goes_into_the_next_hand():
    match = Match.start(EUCHRE, 3, (4, 5)).apply(deal(EUCHRE, HANDS, "AS"))
    match = go_on(match, f"order, decline, decline, decline, decline, discard AS, {tricks()}")
    assert match.results[-1].tricks == (5, 0)
    assert match.score == (6, 5)
    assert isinstance(match.state, Dealing)
    assert match.state.score == (6, 5)
    assert match.dealer == 0


def test_a_match_that_is_won_is_over():
    match = Match.start(EUCHRE, 3, (9, 9)).apply(deal(EUCHRE, HANDS, "AS"))
    match = go_on(match, f"order, decline, decline, decline, decline, discard AS, {tricks()}")
    assert (match.is_over, match.winner, match.score) == (True, 0, (11, 9))
    assert match.dealer == 3, "the last hand's dealer"
    for action in (deal(EUCHRE, {}), parse_action("pass")):
        with pytest.raises(IllegalAction) as caught:
            match.apply(action)
        assert caught.value.reason == "hand-over"


# ------------------------------------------------------------------ winning by the total


@pytest.mark.parametrize(
    ("score", "winner"),
    [((10, 0), 0), ((0, 10), 1), ((11, 9), 0), ((9, 13), 1), ((9, 9), None), ((0, 0), None)],
)
def test_the_target_wins(score, winner):
    assert winner_after(EUCHRE, score, [result()]) == winner
    assert winner_after(TWO, score, [result()]) == winner


def test_a_forfeited_deal_may_win_for_the_others():
    assert winner_after(EUCHRE, (10, 9), [result((1, 0), void=VoidReason.FORFEITED)]) == 0


def test_equal_totals_over_the_target_play_on_and_the_higher_wins():
    """Only where each plays for himself can several arrive together."""
    rules = variant("two-handed", {"seats.count": 3})
    assert winner_after(rules, (9, 11, 10), [result()]) == 1
    assert winner_after(rules, (0, 10, 10), [result()]) is None
    assert winner_after(rules, (12, 10, 10), [result()]) == 0


@pytest.mark.parametrize("target", [5, 15])
def test_another_target(target):
    rules = variant("euchre", {"match.target": target})
    assert winner_after(rules, (target, 0), [result()]) == 0
    assert winner_after(rules, (target - 1, 0), [result()]) is None


# ------------------------------------------------------------------ bid euchre


@pytest.mark.parametrize(
    ("score", "success", "winner"),
    [
        ((52, 10), 0, 0),
        ((61, 10), 0, 0),
        ((10, 52), 1, 1),
        ((54, 10), 1, None),
        ((10, 54), 0, None),
        ((54, 53), 0, 0),
        ((54, 60), 0, 0),
        ((54, 60), 1, 1),
        ((51, 60), 0, None),
        ((48, 47), 1, None),
        ((60, 60), None, None),
        ((-24, 52), 1, 1),
    ],
)
def test_a_side_wins_at_the_target_in_a_hand_that_it_made_or_set(score, success, winner):
    void = VoidReason.ALL_PASSED if success is None else None
    assert winner_after(BID, score, [result(success=success, void=void)]) == winner


def test_totals_may_be_negative():
    match = Match.start(BID, 3, (-40, -1))
    assert match.score == (-40, -1)
    match = go_on(match.apply(deal(BID, {})), "pass, pass, pass, pass")
    assert match.score == (-40, -1)
    assert not match.is_over


@pytest.mark.parametrize(
    ("score", "winner"), [((-52, 0), 1), ((-53, 0), 1), ((-51, 0), None), ((0, -60), 0), ((-24, -51), None)]
)
def test_a_side_at_the_losing_mark_has_lost(score, winner):
    rules = variant("bid-euchre", {"match.lose_at": -52})
    assert winner_after(rules, score, [result(success=1)]) == winner


def test_without_a_losing_mark_nobody_loses_so():
    assert winner_after(BID, (-100, 0), [result(success=1)]) is None


# ------------------------------------------------------------------ starting


@pytest.mark.parametrize(
    ("rules", "score", "reason"),
    [
        (EUCHRE, (10, 0), "already-won"),
        (EUCHRE, (0, 12), "already-won"),
        (EUCHRE, (0,), "wrong-score"),
        (EUCHRE, (0, 0, 0), "wrong-score"),
        (variant("bid-euchre", {"match.lose_at": -52}), (-52, 0), "already-won"),
    ],
)
def test_a_match_cannot_start_where_it_is_over(rules, score, reason):
    with pytest.raises(RulesError) as caught:
        Match.start(rules, 0, score)
    assert caught.value.reason == reason


def test_bid_euchre_may_start_over_the_target():
    """Fifty-two alone does not win."""
    assert Match.start(BID, 0, (55, 10)).score == (55, 10)


@pytest.mark.parametrize("dealer", [-1, 4])
def test_the_dealer_is_a_seat(dealer):
    with pytest.raises(RulesError) as caught:
        Match.start(EUCHRE, dealer)
    assert caught.value.reason == "no-such-seat"


# ------------------------------------------------------------------ laps and slam


def finished(settings, score, winner) -> Match:
    rules = variant("euchre", settings)
    match = Match.start(rules, 0)
    return Match(rules, score, 0, match.state, (), winner)


@pytest.mark.parametrize(
    ("settings", "score", "games", "next_start"),
    [
        ({}, (13, 0), 1, (0, 0)),
        ({"match.laps": True}, (13, 0), 1, (3, 0)),
        ({"match.laps": True}, (10, 4), 1, (0, 0)),
        ({"match.slam": True}, (13, 0), 2, (0, 0)),
        ({"match.slam": True}, (13, 1), 1, (0, 0)),
        ({"match.laps": True, "match.slam": True}, (13, 0), 2, (3, 0)),
        ({"match.laps": True, "match.target": 5}, (8, 0), 1, (3, 0)),
    ],
)
def test_laps_and_slam(settings, score, games, next_start):
    match = finished(settings, score, 0)
    assert (match.games, match.next_start) == (games, next_start)
    turned = finished(settings, score[::-1], 1)
    assert (turned.games, turned.next_start) == (games, next_start[::-1])


def test_a_match_in_progress_is_one_game_and_carries_nothing():
    match = finished({"match.laps": True, "match.slam": True}, (9, 0), None)
    assert (match.games, match.next_start) == (1, (0, 0))
