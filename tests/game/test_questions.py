"""Private questions: lone offers, hands worth nothing, going under; and the joker turned up."""

from __future__ import annotations

import pytest

from euchre.cards import Suit
from euchre.game import Order
from euchre.game.auction import Calling, Offers, Proposing, Redealing
from euchre.game.events import (
    Asked,
    Called,
    Declined,
    OffersClosed,
    Opened,
    Redealt,
    Swapped,
    WentAlone,
)
from euchre.game.exchange import Discarding, Giving
from euchre.game.play import Tricks
from euchre.game.scoring import VoidReason
from tests.game.table import HANDS, Table, euchre

JOKER = {"deck.joker": True, "auction.joker_up": "dealer_names"}


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


@pytest.mark.parametrize(
    ("answers", "leader"),
    [
        ("alone, decline, decline, discard 9D", 0),
        ("decline, alone, decline, decline, discard 9D", 1),
        ("decline, decline, alone", 0),
        ("alone, alone", 0),
        ("alone, decline, alone, discard 9D", 0),
        ("decline, alone, alone", 1),
        ("decline, alone, decline, alone, discard 9D", 2),
    ],
)
def test_a_house_where_lone_play_does_not_move_the_lead(answers, leader):
    """P3 deals: the first clockwise from P0 who plays leads, also with both sides alone."""
    table = Table("euchre", HANDS, "AH", settings={"play.lone_lead": "next_active"}).say(f"order, {answers}")
    assert table.is_in(Tricks)
    assert table.seat == leader


def test_only_the_makers_are_asked_where_no_defender_may():
    table = Table("euchre", HANDS, "AH", settings={"alone.defenders": "never"}).say("order")
    assert asked(table) == [0, 2]


def test_nobody_is_asked_in_two_handed():
    table = Table("two-handed", {}, "AH", dealer=1).say("order")
    assert table.is_in(Discarding)


def test_offers_are_heard_by_the_seat_asked_alone():
    table = euchre().say("order")
    assert table.heard(0) == [Called(0, Order()), Asked("alone")]
    assert all(len(table.events[seat]) == 1 for seat in (None, 1, 2, 3))
    table.say("decline")
    assert table.events == {None: (), 0: (Declined(),), 1: (), 2: (Asked("alone"),), 3: ()}
    table.say("alone")
    assert table.heard(3) == [WentAlone(2)]
    assert table.heard(1) == [WentAlone(2), Asked("alone")]
    table.say("decline, decline")
    assert table.heard(0) == [OffersClosed()]
    assert table.heard(3) == [Declined(), OffersClosed()]


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
