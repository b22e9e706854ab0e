"""Turn-up calls, and the house rules about them."""

from __future__ import annotations

import pytest

from euchre.game.auction import Offers
from euchre.game.contract import Made
from euchre.game.events import (
    HandOver,
)
from euchre.game.play import Tricks
from euchre.game.scoring import VoidReason
from tests.game.table import HANDS, Table, euchre

SEVEN_PASSES = ", ".join(["pass"] * 7)


# ------------------------------------------------------------------ calls


@pytest.mark.parametrize("dealer", range(4))
def test_the_call_goes_clockwise_from_the_dealers_left_twice_round(dealer):
    table = Table("euchre", dealer=dealer)
    order = []
    for _ in range(8):
        order.append(table.seat)
        table.say("pass")
    assert order == [(dealer + 1 + step) % 4 for step in range(4)] * 2


def test_the_first_round_is_pass_or_order():
    table = euchre()
    for _ in range(4):
        assert table.may == {"pass", "order"}
        table.refuses("name S", "wrong-call")
        table.refuses("order alone", "wrong-call")
        table.say("pass")
    assert table.public.second_round


def test_the_second_round_names_any_suit_but_the_one_turned_down():
    table = euchre().say("pass, pass, pass, pass")
    for _ in range(4):
        assert table.may == {"pass", "name S", "name C", "name D"}
        table.refuses("name H", "suit-turned-down")
        table.refuses("name NT", "no-trump-not-played")
        table.refuses("name LOW", "no-trump-not-played")
        table.refuses("order", "wrong-call")
        table.say("pass")


def test_the_turned_down_suit_again():
    table = euchre(turned_down_again=True).say("pass, pass, pass, pass")
    assert table.may == {"pass", "name S", "name C", "name H", "name D"}


def test_no_trump_in_round_two_only():
    table = euchre(second_round_no_trump=True)
    table.refuses("name NT", "wrong-call")
    table.say("pass, pass, pass, pass")
    assert "name NT" in table.may
    table.refuses("name LOW", "no-trump-not-played")
    table.say("name NT, decline, decline, decline, decline")
    assert table.public.contract == Made(0, table.public.contract.strain)
    assert table.public.tables.trump_mask == 0
    assert table.seat == 0


def test_an_acceptance_ends_the_calls():
    table = euchre().say("pass, order")
    assert table.is_in(Offers)
    assert (table.public.contract.maker, table.public.contract.strain.text) == (1, "H")
    assert table.public.contract.ordered
    for text in ("pass", "order", "name S"):
        table.refuses(text, "wrong-answer")


def test_a_name_ends_the_calls_without_a_take_up():
    table = euchre().say("pass, pass, pass, pass, pass, name C, decline, decline, decline, decline")
    assert table.is_in(Tricks)
    assert not table.public.contract.ordered
    assert not table.public.contract.took
    assert table.hand(3) == HANDS[3]


@pytest.mark.parametrize(("variant_id", "calls"), [("euchre", 8), ("two-handed", 4)])
def test_when_all_pass_twice_the_hand_is_void(variant_id, calls):
    table = Table(variant_id, dealer=1)
    for _ in range(calls - 1):
        table.say("pass")
    assert table.seat == 1, "the dealer speaks last"
    table.say("pass")
    assert table.result.void is VoidReason.ALL_PASSED
    assert table.result.contract is None
    assert (table.result.points, table.result.tricks) == ((0, 0), (0, 0))
    assert table.result.success is None
    for seat in (None, 0, 1):
        assert isinstance(table.known[seat].events[-1], HandOver), "all cards are shown to all"


# ------------------------------------------------------------------ house rules of the calls


def test_a_stuck_dealer_must_name():
    table = euchre(dealer_must_call=True).say(SEVEN_PASSES)
    assert table.seat == 3
    assert table.may == {"name S", "name C", "name D"}
    table.refuses("pass", "dealer-must-call")


def test_the_others_may_pass_where_the_dealer_is_stuck():
    table = euchre(dealer_must_call=True)
    for _ in range(7):
        assert "pass" in table.may
        table.say("pass")


def test_to_need_a_suit_is_to_hold_a_printed_card_of_it():
    table = euchre({**HANDS, 0: "9S TS JS QS JD", 3: "9D TD KS QD KD"}, "AH", need_suit=True)
    assert table.may == {"pass"}, "JD is a heart when hearts are trump, but not a printed one"
    table.refuses("order", "no-card-of-suit")
    table.say("pass, pass")
    assert table.may == {"pass", "order"}, "P2 holds hearts"
    table.say("pass")
    assert table.may == {"pass", "order"}, "the dealer counts the turned card when he accepts"
    table.say("pass")
    assert table.may == {"pass", "name S", "name D"}, "a jack of diamonds is a printed diamond"
    table.say("pass")
    assert table.may == {"pass", "name C"}
    table.refuses("name S", "no-card-of-suit")


def test_a_stuck_dealer_who_needs_a_suit_and_has_none_passes_after_all():
    hands = {3: "9H TH QH KH JH", 0: "9S TS JS QS KS"}
    table = euchre(hands, "AH", need_suit=True, dealer_must_call=True).say(SEVEN_PASSES)
    assert table.may == {"pass"}, "he holds nothing but the suit that was turned down"
    table.say("pass")
    assert table.result.void is VoidReason.ALL_PASSED


def test_a_stuck_dealer_who_needs_a_suit_names_the_one_he_has():
    hands = {3: "9H TH QH KH 9C"}
    table = euchre(hands, "AH", need_suit=True, dealer_must_call=True).say(SEVEN_PASSES)
    assert table.may == {"name C"}


def test_a_stuck_dealer_without_a_suit_may_still_name_no_trump():
    hands = {3: "9H TH QH KH JH"}
    table = euchre(hands, "AH", need_suit=True, dealer_must_call=True, second_round_no_trump=True)
    table.say(SEVEN_PASSES)
    assert table.may == {"name NT"}


def test_a_forfeited_deal_costs_a_point_and_overrides_the_stuck_dealer():
    table = euchre(forfeit_deal=True, dealer_must_call=True).say(SEVEN_PASSES)
    assert table.may == {"pass", "name S", "name C", "name D"}
    table.say("pass")
    assert table.result.void is VoidReason.FORFEITED
    assert table.result.points == (1, 0), "the dealer P3 pays the side of P0 and P2"
    assert table.result.success is None


@pytest.mark.parametrize("dealer", range(4))
def test_the_canadian_loner(dealer):
    table = Table("euchre", HANDS, "AH", dealer=dealer, settings={"auction.canadian_loner": True})
    partner = (dealer + 2) % 4
    for step in range(4):
        seat = (dealer + 1 + step) % 4
        assert table.seat == seat
        assert table.may == ({"pass", "order alone"} if seat == partner else {"pass", "order"})
        table.refuses(*(("order", "must-order-alone") if seat == partner else ("order alone", "wrong-call")))
        table.say("pass")
    for _ in range(4):
        assert "name S" in table.may, "in round two the partner is free"
        table.say("pass")


def test_after_a_canadian_loner_only_the_defenders_are_asked():
    table = euchre(canadian_loner=True).say("pass, order alone")
    assert table.is_in(Offers)
    assert table.public.contract.alone == (1,)
    assert table.seat == 2
    table.say("decline")
    assert table.seat == 0
    table.say("decline")
    assert table.is_in(Tricks), "the dealer sits out: nothing is taken up"
    assert table.seat == 2


def test_the_dealer_himself_orders_freely_under_the_canadian_loner():
    table = euchre(canadian_loner=True).say("pass, pass, pass, order")
    assert table.public.contract.alone == ()
    assert table.seat == 3
