"""Discards and gifts that a club player would insist on."""

from __future__ import annotations

import pytest

from tests.bots.table import choice

ORDERED = "pass, pass, pass, order, decline, decline, decline, decline"
ASSISTED = "pass, order, decline, decline, decline, decline"
ORDERED_UP = "order, decline, decline, decline, decline"
ALONE_12 = "pass, pass, pass, bid alone S"


@pytest.mark.parametrize(
    ("hand", "upcard", "out"),
    [
        ("JC AS 9S 9D AH", "KS", "9D"),  # a lone loser: its suit is empty then
        ("JC AS KD 9D AH", "KS", "9D"),  # the king keeps no guard, but an ace is never put out
        ("JC AS AD TH QH", "KS", "TH"),
        ("JC AS 9D TH KH", "KS", "9D"),  # a lone nine before a guard of the king
    ],
)
def test_the_dealer_puts_out_what_he_needs_least(hand, upcard, out):
    assert choice("euchre", {0: hand}, upcard, ORDERED) == f"discard {out}"


def test_a_dealer_whose_partner_ordered_takes_the_upcard():
    answer = choice("euchre", {0: "9H TH QD 9D TC", 2: "JC AS KS AH AD"}, "JS", ASSISTED)
    assert answer == "discard TC"


def test_a_defending_dealer_takes_a_trump_too():
    hands = {0: "QS 9H AH QD 9C", 1: "JS JC AS KS AD"}
    assert choice("euchre", hands, "TS", ORDERED_UP) == "discard 9C"


def test_a_defending_dealer_of_two_decides_by_worth():
    hands = {0: "QS 9H AH QD 9C", 1: "JS JC AS KS AD"}
    assert choice("two-handed", hands, "TS", "order") in ("discard 9C", "discard QD", "discard 9H")


# ------------------------------------------------------------------ partner's best


def test_a_lone_maker_gives_his_worst_card():
    house = {"exchange.partners_best": True}
    lone = "pass, pass, pass, order, alone, decline, decline, discard 9D"
    hands = {0: "JC AS KS AH 9D"}
    assert choice("euchre", hands, "QS", lone, settings=house) == "give QS"
    lone = "pass, pass, pass, order, alone, decline, decline, discard TD"
    assert choice("euchre", {0: "JC AS AH 9D TD"}, "QS", lone, settings=house) == "give 9D"


@pytest.mark.parametrize(
    ("hand", "best"),
    [("JS 9S AH KD 9D", "JS"), ("9S TH AH KD 9D", "AH"), ("KS TH AH KD 9D", "AH"), ("9S TH QH KD 9D", "9S")],
)
def test_his_partner_gives_a_bower_an_ace_a_trump(hand, best):
    house = {"exchange.partners_best": True}
    lone = "pass, pass, pass, order, alone, decline, decline, discard TC, give TC"
    hands = {0: "JC AS AC QC TC", 2: hand}
    lone = lone.replace("give TC", "give QC")
    assert choice("euchre", hands, "QS", lone, settings=house) == f"give {best}"


# ------------------------------------------------------------------ twelve cards

SOLID = "JS JS JC JC AS AS KS QS AH AD"


def test_a_lone_bidder_gives_his_losers():
    assert choice("bid-euchre", {0: f"{SOLID} 9H TD"}, None, ALONE_12) == "give 9H TD"
    assert choice("bid-euchre", {0: f"{SOLID} AH AC"}, None, ALONE_12) == "give"
    three = "JS JS JC JC AS AS KS AH AD 9H TD 9C"
    assert choice("bid-euchre", {0: three}, None, ALONE_12) == "give 9C 9H TD"


def test_his_partner_gives_bowers_then_aces():
    hands = {0: "JS JC JC AS AS KS KS QS AH AD 9H TD", 2: "JS AC 9C TC QC 9D QD KD 9H TH QH KH"}
    assert choice("bid-euchre", hands, None, f"{ALONE_12}, give 9H TD") == "give AC JS"


def test_without_trump_aces_are_given():
    hands = {0: "AS AS KS KS AH AH KH KH AD AD 9C TC", 2: "AC AC KC JS JH JD JC 9D QD 9H TH 9S"}
    call = "pass, pass, pass, bid alone NT, give 9C TC"
    assert choice("bid-euchre", hands, None, call) == "give AC AC"
