"""Calls that a club player would insist on. Every situation is asked with all suits exchanged."""

from __future__ import annotations

import pytest

from tests.bots.table import choice

OFFERS = "decline, decline, decline, decline"

# ------------------------------------------------------------------ first round


@pytest.mark.parametrize(
    ("hand", "upcard", "answer"),
    [
        ("JC AS 9S AH 9D", "KS", "order"),  # three sure trumps and an ace
        ("AS KS 9S AH AD", "QS", "order"),  # four trumps, no bower, two aces
        ("QS 9H TH QD 9D", "9S", "pass"),  # two small trumps and nothing
        ("9H TH QD 9D TC", "JS", "pass"),  # a lone bower beside nothing
    ],
)
def test_the_dealer_accepts_what_he_can_make(hand, upcard, answer):
    assert choice("euchre", {0: hand}, upcard, "pass, pass, pass") == answer


@pytest.mark.parametrize(
    ("hand", "upcard", "answer"),
    [
        ("AS KS AH KD 9D", "JS", "order"),  # two trumps and an ace to partner's bower
        ("AS TS QS AH 9D", "KS", "order"),  # three trumps and an ace
        ("9H TH QD 9D TC", "AS", "pass"),
        ("9S 9H TH QD QC", "QS", "pass"),
    ],
)
def test_the_dealers_partner_assists_with_help(hand, upcard, answer):
    assert choice("euchre", {2: hand}, upcard, "pass") == answer


@pytest.mark.parametrize(
    ("hand", "upcard", "answer"),
    [
        ("JS JC AS AH 9D", "9S", "order"),  # both bowers and the ace: three tricks against any hand
        ("9S TS AH KD QD", "JS", "pass"),  # never the right bower to the opponents for two small trumps
        ("KS QS AH QD 9D", "AS", "pass"),
    ],
)
@pytest.mark.parametrize("seat", [1, 3])
def test_an_opponent_of_the_dealer_orders_only_what_is_sure(seat, hand, upcard, answer):
    assert choice("euchre", {seat: hand}, upcard, "" if seat == 1 else "pass, pass") == answer


# ------------------------------------------------------------------ second round


def test_the_best_suit_is_named_in_the_second_round():
    assert choice("euchre", {1: "JH JD AH 9H 9C"}, "9S", "pass, pass, pass, pass") == "name H"
    assert choice("euchre", {1: "JH JD AH KD 9C"}, "9S", "pass, pass, pass, pass") == "name D", "ace beside"


def test_the_left_bower_counts_for_the_suit_of_its_colour():
    """With spades turned down, three clubs and the jack of spades are four trumps."""
    assert choice("euchre", {1: "JS AC KC QC AH"}, "9S", "pass, pass, pass, pass") == "name C"


def test_nothing_is_named_with_nothing():
    assert choice("euchre", {1: "9S TH QD 9D TC"}, "AS", "pass, pass, pass, pass") == "pass"


def test_a_stuck_dealer_names_the_best_of_bad_suits():
    stuck = {"auction.dealer_must_call": True}
    passes = ", ".join(["pass"] * 7)
    assert choice("euchre", {0: "9S TS 9H TH KH"}, "AD", passes, settings=stuck) == "name H"


def test_no_trump_is_named_with_aces_and_no_suit():
    house = {"auction.second_round_no_trump": True}
    hand = "AS AH AD KD KH"
    assert choice("euchre", {1: hand}, "9C", "pass, pass, pass, pass", settings=house) == "name NT"


def test_the_canadian_partner_orders_alone_or_not_at_all():
    house = {"auction.canadian_loner": True}
    assert choice("euchre", {2: "JC AS KS AH AD"}, "JS", "pass", settings=house) == "order alone"
    assert choice("euchre", {2: "AS KS AH KD 9D"}, "JS", "pass", settings=house) == "pass"


# ------------------------------------------------------------------ alone


def test_a_maker_with_everything_goes_alone():
    assert choice("euchre", {0: "JS JC AS KS AH"}, "9S", "pass, pass, pass, order") == "alone"
    assert choice("euchre", {1: "JS JC AS KS AH"}, "9S", "order") == "alone"


def test_a_maker_who_needs_his_partner_does_not_go_alone():
    assert choice("euchre", {0: "JC KS AH QH 9D"}, "9S", "pass, pass, pass, order") == "decline"


def test_a_partner_with_everything_goes_alone_instead():
    assert choice("euchre", {2: "JS JC AS KS AH"}, "9S", "pass, pass, pass, order, decline") == "alone"
    assert choice("euchre", {2: "9H TH QD 9D KS"}, "AS", "pass, pass, pass, order, decline") == "decline"


def test_a_defender_goes_alone_with_the_five_best_trumps_only():
    asked = "pass, pass, pass, order, decline, decline"
    assert choice("euchre", {1: "JS JC AS KS QS"}, "9S", asked) == "alone"
    assert choice("euchre", {1: "JC AS KS AH KH"}, "9S", asked) == "decline"


# ------------------------------------------------------------------ the score


def test_nobody_goes_alone_for_points_he_does_not_need():
    """At nine one point wins: the partner's help is worth more than three points too many."""
    hand = {0: "JS JC AS AH 9D"}
    assert choice("euchre", hand, "KS", "pass, pass, pass, order") == "alone"
    assert choice("euchre", hand, "KS", "pass, pass, pass, order", score=(9, 5)) == "decline"


def test_a_lead_is_not_risked_and_a_lost_match_is():
    """A dealer on the verge: far ahead he lets it go, with the others at nine he tries."""
    hand = {0: "AS AH JH TD 9C"}
    ahead = choice("euchre", hand, "9S", "pass, pass, pass", score=(9, 0))
    behind = choice("euchre", hand, "9S", "pass, pass, pass", score=(0, 9))
    assert (ahead, behind) == ("pass", "order")


# ------------------------------------------------------------------ private questions before the calls


def test_a_farmers_hand_is_shown():
    house = {"auction.farmers_hand": True}
    assert choice("euchre", {1: "9S TS 9H TH 9D"}, "AD", settings=house) == "redeal"


def test_low_cards_are_swapped_and_the_trumps_to_be_kept():
    house = {"auction.going_under": True}
    assert choice("euchre", {1: "9H TH 9C AS 9S"}, "KS", settings=house) == "swap 9C 9H TH"


# ------------------------------------------------------------------ two hands


def test_two_handed_calls():
    assert choice("two-handed", {1: "JS JC AS AH 9D"}, "9S") == "order"
    assert choice("two-handed", {1: "9S TH QD 9D TC"}, "AS") == "pass"
    assert choice("two-handed", {0: "AS KS AH KD 9D"}, "QS", "pass") == "order"
