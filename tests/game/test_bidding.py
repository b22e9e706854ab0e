"""Auctions by numbers."""

from __future__ import annotations

import pytest

from euchre.game.bidding import Bidding
from euchre.game.exchange import Giving
from euchre.game.play import Tricks
from euchre.game.scoring import VoidReason
from tests.game.table import Table

STRAINS = ("S", "C", "H", "D", "NT")


def bid_euchre(**settings):
    return Table("bid-euchre", settings={key.replace("__", "."): value for key, value in settings.items()})


def bids(table: Table) -> set[str]:
    """The levels that may be bid."""
    return {text.split()[1] for text in table.may if text.startswith("bid")}


def test_the_first_call_may_be_anything():
    table = bid_euchre()
    assert table.seat == 0
    numbers = {f"bid {number} {strain}" for number in range(1, 13) for strain in STRAINS}
    assert table.may == {"pass", *numbers, *(f"bid alone {strain}" for strain in STRAINS)}


@pytest.mark.parametrize("text", ["bid 0 S", "bid 13 S", "bid moon S", "bid -1 S", "bid 5x S"])
def test_there_is_no_such_bid(text):
    bid_euchre().refuses(text, "no-such-bid")


def test_a_bid_must_exceed_the_standing_one_strains_have_no_rank():
    table = bid_euchre().say("bid 4 S")
    for strain in STRAINS:
        table.refuses(f"bid 4 {strain}", "bid-too-low")
        table.refuses(f"bid 3 {strain}", "bid-too-low")
        assert f"bid 5 {strain}" in table.may
    assert bids(table) == {*map(str, range(5, 13)), "alone"}


def test_a_pass_bars_nobody_and_a_partner_may_be_overcalled():
    table = bid_euchre().say("bid 3 S, pass, bid 4 S, pass, pass")
    assert table.seat == 1
    assert "bid 5 C" in table.may
    table.say("bid 5 C, pass, bid 9 D, pass, pass, pass")
    assert table.is_in(Tricks)
    assert (table.public.contract.maker, table.public.contract.bid) == (3, "9")


def test_the_auction_ends_when_the_three_others_pass_in_a_row():
    table = bid_euchre().say("pass, pass, pass, bid 1 H, pass, pass")
    assert table.is_in(Bidding)
    table.say("pass")
    assert table.is_in(Tricks)
    assert table.seat == 3, "the bidder leads"


def test_three_opening_passes_do_not_end_it_but_four_do():
    table = bid_euchre().say("pass, pass, pass")
    assert "pass" in table.may
    table.say("pass")
    assert table.result.void is VoidReason.ALL_PASSED


def test_a_bid_of_twelve_closes_it_at_once():
    table = bid_euchre().say("bid 11 C, bid 12 H")
    assert table.is_in(Tricks)
    assert table.seat == 1
    table.refuses("bid alone S", "auction-closed")
    assert table.public.contract.alone == ()


def test_alone_closes_it_at_once():
    table = bid_euchre().say("bid 11 C, bid alone NT")
    assert table.is_in(Giving)
    assert (table.public.contract.maker, table.public.contract.alone) == (1, (1,))
    table.refuses("bid 12 S", "auction-closed")


def test_low_no_trump_is_not_played_unless_the_house_does():
    bid_euchre().refuses("bid 5 LOW", "strain-not-played")
    table = bid_euchre(auction__low_no_trump=True)
    assert {"bid 5 LOW", "bid alone LOW"} <= table.may
    table.say("bid 12 LOW")
    assert table.public.tables.strain.text == "LOW"


@pytest.mark.parametrize("minimum", [3, 6])
def test_a_higher_minimum(minimum):
    table = bid_euchre(auction__minimum=minimum)
    assert bids(table) == {*map(str, range(minimum, 13)), "alone"}
    table.refuses(f"bid {minimum - 1} S", "no-such-bid")


def test_one_call_each():
    table = bid_euchre(auction__turns="one_each").say("pass, bid 5 S, bid 6 S")
    assert table.seat == 3
    table.say("pass")
    assert table.is_in(Tricks), "the dealer is the last to speak"
    assert table.public.contract.maker == 2


def test_one_call_each_all_pass():
    table = bid_euchre(auction__turns="one_each").say("pass, pass, pass, pass")
    assert table.result.void is VoidReason.ALL_PASSED


def test_one_call_each_still_closes_at_twelve():
    table = bid_euchre(auction__turns="one_each").say("bid 12 S")
    assert table.is_in(Tricks)


@pytest.mark.parametrize("turns", ["reentry", "one_each"])
def test_a_stuck_dealer_must_bid_when_no_bid_stands(turns):
    table = bid_euchre(auction__dealer_must_call=True, auction__turns=turns).say("pass, pass")
    assert "pass" in table.may, "only the dealer is stuck"
    table.say("pass")
    table.refuses("pass", "dealer-must-call")
    assert bids(table) == {*map(str, range(1, 13)), "alone"}, "he may bid more than the least"
    table.say("bid 1 S")
    if turns == "reentry":
        assert table.seat == 0, "and may be overcalled"
        assert "bid 2 S" in table.may
    else:
        assert table.is_in(Tricks)


def test_a_dealer_is_not_stuck_once_somebody_has_bid():
    table = bid_euchre(auction__dealer_must_call=True).say("bid 1 S, pass, pass")
    assert "pass" in table.may


@pytest.mark.parametrize(("cards", "name"), [(1, "call-one"), (2, "call-two"), (3, "call-three")])
def test_a_call_for_the_partners_best_ranks_under_plain_alone(cards, name):
    table = bid_euchre(auction__call_for_best=cards).say("bid 11 S")
    assert bids(table) == {"12", name, "alone"}
    table.say(f"bid {name} H")
    assert table.is_in(Bidding), "it does not close the auction"
    assert bids(table) == {"alone"}
    table.refuses("bid 12 S", "bid-too-low")
    table.say("pass, pass, pass")
    assert table.is_in(Giving)
    assert list(table.public.counts) == [cards], "exactly so many"
    assert table.public.contract.alone == (1,)


def test_calls_for_best_do_not_change_plain_alone():
    table = bid_euchre(auction__call_for_best=2).say("bid alone S")
    assert list(table.public.counts) == [0, 1, 2, 3]
    level = table.rules.levels
    assert (level["alone"].win, level["call-two"].win, level["call-two"].lose) == (24, 18, 18)
