"""Turn-up calls, lone offers and the private questions before the calls."""

from __future__ import annotations

import pytest

from euchre.cards import Suit
from euchre.game.auction import Calling, Offers, Proposing, Redealing
from euchre.game.contract import Made
from euchre.game.events import (
    Asked,
    Called,
    Declined,
    HandOver,
    OffersClosed,
    Opened,
    Redealt,
    Swapped,
    WentAlone,
)
from euchre.game.exchange import Discarding, Giving
from euchre.game.play import Tricks
from euchre.game.scoring import VoidReason
from tests.game.table import HANDS, Table

SEVEN_PASSES = ", ".join(["pass"] * 7)
JOKER = {"deck.joker": True, "auction.joker_up": "dealer_names"}


def euchre(hands=None, upcard="AH", **settings):
    return Table(
        "euchre",
        HANDS if hands is None else hands,
        upcard,
        settings={f"auction.{key}": value for key, value in settings.items()},
    )


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


# ------------------------------------------------------------------ lone offers


def asked(table: Table) -> list[int]:
    """Who is asked when everybody declines."""
    order = []
    while table.is_in(Offers):
        assert table.may == {"alone", "decline"}
        assert table.seat is not None
        order.append(table.seat)
        table.say("decline")
    return order


@pytest.mark.parametrize(
    ("calls", "order"),
    [
        ("order", [0, 2, 1, 3]),
        ("pass, order", [1, 3, 2, 0]),
        ("pass, pass, order", [2, 0, 3, 1]),
        ("pass, pass, pass, order", [3, 1, 0, 2]),
        ("pass, pass, pass, pass, pass, name C", [1, 3, 2, 0]),
    ],
)
def test_maker_partner_left_defender_other_defender_are_asked(calls, order):
    assert asked(euchre().say(calls)) == order


@pytest.mark.parametrize(
    ("answers", "alone", "active", "leader"),
    [
        ("decline, decline, decline, decline", (), (0, 1, 2, 3), 0),
        ("alone, decline, decline", (0,), (0, 1, 3), 1),
        ("decline, alone, decline, decline", (2,), (1, 2, 3), 3),
        ("decline, decline, alone", (1,), (0, 1, 2), 2),
        ("decline, decline, decline, alone", (3,), (0, 2, 3), 0),
        ("alone, alone", (0, 1), (0, 1), 1),
        ("alone, decline, alone", (0, 3), (0, 3), 3),
        ("decline, alone, alone", (1, 2), (1, 2), 1),
        ("decline, alone, decline, alone", (2, 3), (2, 3), 3),
    ],
)
def test_who_plays_and_who_leads(answers, alone, active, leader):
    """P0 ordered, P3 deals. One lone player: his left leads. Both sides alone: the lone defender leads."""
    table = euchre().say(f"order, {answers}")
    if table.is_in(Discarding):
        assert 3 in active
        table.say("discard 9D")
    else:
        assert 3 not in active, "a dealer who sits out does not take up"
    assert table.is_in(Tricks)
    assert (table.public.contract.alone, table.public.active) == (alone, active)
    assert table.public.opening_leader == table.seat == leader


def test_only_the_makers_are_asked_where_no_defender_may():
    table = Table("euchre", HANDS, "AH", settings={"alone.defenders": "never"}).say("order")
    assert asked(table) == [0, 2]


def test_nobody_is_asked_in_two_handed():
    table = Table("two-handed", {}, "AH", dealer=1).say("order")
    assert table.is_in(Discarding)


def test_offers_are_heard_by_the_seat_asked_alone():
    table = euchre().say("order")
    assert table.events[0] == (Called(0, table.known[0].events[-2].action), Asked("alone"))
    assert all(len(table.events[seat]) == 1 for seat in (None, 1, 2, 3))
    table.say("decline")
    assert table.events == {None: (), 0: (Declined(),), 1: (), 2: (Asked("alone"),), 3: ()}
    table.say("alone")
    assert table.events[3] == (WentAlone(2),)
    assert table.events[1] == (WentAlone(2), Asked("alone"))
    table.say("decline, decline")
    assert table.events[0] == (OffersClosed(),)
    assert table.events[3] == (Declined(), OffersClosed())


# ------------------------------------------------------------------ before the calls


FARMERS = {2: "9S TS 9H TD 9C"}


def test_a_farmers_hand_may_be_shown():
    table = euchre(FARMERS, "AH", farmers_hand=True)
    assert table.is_in(Redealing)
    assert (table.seat, table.may) == (2, {"redeal", "decline"})
    table.refuses("pass", "wrong-answer")
    table.say("redeal")
    assert table.result.void is VoidReason.REDEAL
    assert table.result.points == (0, 0)
    shown = table.events[None][0]
    assert isinstance(shown, Redealt)
    assert shown.seat == 2
    assert len(shown.cards) == 5


def test_a_farmers_hand_may_be_kept():
    table = euchre(FARMERS, "AH", farmers_hand=True).say("decline")
    assert table.is_in(Calling)
    assert table.seat == 0
    assert table.events[2] == (Declined(), Opened())
    assert table.events[1] == (Opened(),)


@pytest.mark.parametrize(
    ("hand", "farmers", "ace"),
    [
        ("9S TS 9H TD 9C", True, False),
        ("9S TS 9H TD AC", False, True),
        ("9S TS 9H AD AC", False, False),
        ("9S TS 9H TD KC", False, False),
        ("9S TS 9H TD JC", False, False),
        ("AS KS QS JS TS", False, False),
    ],
)
def test_which_hands_may_be_shown(hand, farmers, ace):
    for rule, eligible in (("farmers_hand", farmers), ("ace_no_face", ace)):
        table = euchre({2: hand, 0: "KD QD"}, "AH", **{rule: True})
        found = False
        while table.is_in(Redealing):
            found |= table.seat == 2
            table.say("decline")
        assert found == eligible, rule


def test_two_worthless_hands_are_asked_from_the_dealers_left():
    hands = {1: "9S TS 9H TD AC", 2: "TS 9C TC 9D AS".replace("TS", "TH")}
    table = Table("euchre", hands, "AH", dealer=1, settings={"auction.ace_no_face": True})
    assert table.seat == 2
    table.say("decline")
    assert table.seat == 1
    table.say("redeal")
    assert table.result.void is VoidReason.REDEAL


def test_going_under_swaps_exactly_three_low_cards_for_the_stock():
    hands = {0: "9S TS 9H TD AS", 1: "KC QC JC KD QD", 2: "JS QS KS JH QH", 3: "AD AC 9C JD TC"}
    table = euchre(hands, "AH", going_under=True)
    assert table.seat == 0
    assert table.may == {"swap 9S TS 9H", "swap 9S TS TD", "swap 9S 9H TD", "swap TS 9H TD", "decline"}
    table.refuses("swap 9S TS", "wrong-swap")
    table.refuses("swap 9S TS AS", "wrong-swap")
    table.refuses("swap 9S TS 9C", "not-your-card")
    table.refuses("redeal", "wrong-answer")
    table.say("swap 9H TS 9S")
    assert table.is_in(Calling), "one player a hand"
    assert table.hand(0) == "AS KH TH TD 9D".replace("KH TH TD 9D", "TH KH 9D TD")
    assert table.cards.stock == 0
    assert table.rules.cards.text(table.cards.put_out) == "9S TS 9H"
    (mine, _), (theirs, _) = table.events[0], table.events[1]
    assert [card.text for card in mine.taken] == ["TH", "KH", "9D"]
    assert theirs == Swapped(0, (), ())


def test_the_next_may_go_under_when_the_first_declines():
    hands = {1: "9S TS 9H KC QC", 2: "TH 9C TC KD QD"}
    table = euchre(hands, "AH", going_under=True)
    assert table.seat == 1
    table.say("decline")
    assert table.seat == 2
    table.say("swap TH 9C TC")
    assert table.is_in(Calling)


def test_a_seat_may_be_asked_both_questions():
    table = euchre(FARMERS, "AH", farmers_hand=True, going_under=True)
    while table.seat != 2:
        table.say("decline")
    assert table.may == {"redeal", "decline"}
    table.say("decline")
    while "redeal" in table.may or table.seat != 2:
        table.say("decline")
    assert "swap 9S TS 9C" in table.may


def test_without_a_hand_to_show_the_calls_open_with_the_deal():
    table = euchre(HANDS, "AH", farmers_hand=True)
    assert table.is_in(Calling)
    assert table.events[0][-1] == Opened()


# ------------------------------------------------------------------ the joker turned up


@pytest.mark.parametrize("variant_id", ["euchre", "two-handed"])
def test_a_turned_joker_stands_for_the_suit_that_the_dealer_names(variant_id):
    table = Table(variant_id, {}, "JK", dealer=1, settings=JOKER)
    assert table.is_in(Proposing)
    assert (table.seat, table.may) == (1, {"name S", "name C", "name H", "name D"})
    table.refuses("pass", "must-name")
    table.refuses("name NT", "must-name")
    table.say("name D")
    assert table.is_in(Calling)
    assert table.public.turned is Suit.DIAMONDS
    assert table.seat == (1 + 1) % table.rules.count
    for _ in range(table.rules.count):
        assert table.may == {"pass", "order"}
        table.say("pass")
    assert table.may == {"pass", "name S", "name C", "name H"}
    table.refuses("name D", "suit-turned-down")


def test_the_dealer_takes_the_joker_as_a_trump():
    table = Table("two-handed", {1: "9S TS JS QS KS"}, "JK", dealer=1, settings=JOKER)
    table.say("name D, order, discard 9S")
    assert table.hand(1) == "TS JS QS KS JK"
    assert table.is_in(Tricks)
    assert table.public.contract.took
    assert table.seat == 0


def test_the_joker_can_be_left_on_the_table():
    table = Table("two-handed", {1: "9S TS JS QS KS"}, "JK", dealer=1, settings=JOKER).say("name D, order")
    assert "discard JK" in table.may
    table.say("discard JK")
    assert table.hand(1) == "9S TS JS QS KS"
    assert not table.public.contract.took


def test_a_suit_is_needed_for_a_joker_too():
    """The joker counts for no suit, in nobody's hand: not even in the dealer's who accepts it."""
    settings = {**JOKER, "auction.need_suit": True}
    table = Table("two-handed", {0: "9S TS JS QS JH", 1: "9C TC JC QC KC"}, "JK", dealer=1, settings=settings)
    table.say("name D")
    assert table.may == {"pass"}
    table.say("pass")
    assert table.may == {"pass"}
    table.refuses("order", "no-card-of-suit")


def test_another_card_turned_up_needs_no_naming_in_a_joker_deck():
    table = Table("euchre", {}, "AH", settings=JOKER)
    assert table.is_in(Calling)


def test_partners_best_follows_the_take_up():
    table = Table("euchre", HANDS, "AH", settings={"exchange.partners_best": True})
    table.say("order, alone, decline, decline, discard 9D")
    assert table.is_in(Giving)
    assert (table.public.lone, table.public.partner) == (0, 2)
