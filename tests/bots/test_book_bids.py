"""Bids that a club player would insist on in double-deck Bid Euchre."""

from __future__ import annotations

import pytest

from tests.bots.table import answers, choice

STRONG = "JS JS JC AS KS QS AH AD 9H TH TC 9D"
"""Six trumps with three bowers, two side aces, and four losers."""
WEAK = "9S TS QS 9H TH QH 9D TD QD 9C TC QC"
SUPPORT = "JC AS QS 9S AD AC KH 9H TH 9D TD 9C"
SOLID = "JS JS JC JC AS AS KS KS QS AH AH AD"


def number(answer):
    return int(answer.split()[1])


# ------------------------------------------------------------------ opening


def test_a_strong_suit_is_opened_in_it():
    answer = choice("bid-euchre", {1: STRONG})
    assert answer.startswith("bid ") and answer.endswith(" S")
    assert 5 <= number(answer) <= 8


def test_a_worthless_hand_is_passed():
    assert answers("bid-euchre", {1: WEAK}) == {"pass"}


def test_a_stronger_hand_opens_higher():
    weaker = "JC AS KS QS 9S AH KH 9H 9D TD 9C TC"
    low, high = (number(choice("bid-euchre", {1: hand})) for hand in (weaker, STRONG))
    assert low < high


def test_aces_without_a_suit_are_bid_in_no_trump():
    hand = "AS AS KS AH AH KH AD AD KD AC 9C 9D"
    assert choice("bid-euchre", {1: hand}).endswith(" NT")


def test_nines_are_bid_low_where_low_is_played():
    hand = "9S 9S TS 9H 9H TH 9D 9D TD 9C TC QC"
    house = {"auction.low_no_trump": True}
    assert choice("bid-euchre", {1: hand}, settings=house).endswith(" LOW")


def test_after_three_passes_the_lowest_number_is_enough():
    assert choice("bid-euchre", {0: STRONG}, None, "pass, pass, pass") == "bid 1 S"


def test_a_stuck_dealer_bids_the_least():
    house: dict[str, object] = {"auction.dealer_must_call": True, "auction.minimum": 3}
    found = answers("bid-euchre", {0: WEAK}, None, "pass, pass, pass", settings=house)
    assert {answer.split()[1] for answer in found} == {"3"}


# ------------------------------------------------------------------ with the partner, against the others


def test_the_partners_bid_shows_strength_and_is_raised_over_the_opponents():
    """Alone the hand would not go to seven; the partner opened six in its suit."""
    calls = "bid 6 S, bid 7 H"
    assert choice("bid-euchre", {3: SUPPORT}, None, calls) == "bid 8 S"
    assert choice("bid-euchre", {3: SUPPORT}, None, "pass, bid 7 H") == "pass"


def test_the_partner_is_not_overbid_in_his_own_suit():
    assert choice("bid-euchre", {3: SUPPORT}, None, "bid 6 S, pass") == "pass"


@pytest.mark.parametrize("calls", ["bid 6 S, pass", "bid 8 S, pass", "bid 6 S, bid 7 D"])
def test_a_worthless_hand_stays_out_of_it(calls):
    assert choice("bid-euchre", {3: WEAK}, None, calls) == "pass"


def test_nobody_pushes_to_ruin():
    """With the opponents at ten or eleven it is they who will be set."""
    for standing in ("10", "11"):
        calls = f"bid 6 S, pass, bid 7 S, bid {standing} H"
        assert choice("bid-euchre", {1: STRONG}, None, calls) == "pass"


def test_a_partners_war_does_not_break_out():
    """The partner insists on hearts: spades, called twice, are dropped."""
    calls = "bid 6 S, pass, bid 7 H, pass, bid 8 S, pass, bid 9 H, pass"
    assert choice("bid-euchre", {1: STRONG}, None, calls) == "pass"


# ------------------------------------------------------------------ alone


def test_a_hand_that_is_nearly_sure_is_played_alone():
    assert choice("bid-euchre", {1: SOLID}) == "bid alone S"


def test_a_hand_with_four_losers_is_not():
    assert not choice("bid-euchre", {1: STRONG}).startswith("bid alone")


def test_losers_that_can_be_swapped_away_do_not_count():
    assert choice("bid-euchre", {1: "JS JS JC JC AS AS KS KS QS AH 9H TD"}) == "bid alone S"
