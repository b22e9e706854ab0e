"""The dealer's take-up, and cards swapped with a sitting partner."""

from __future__ import annotations

import math

import pytest

from euchre.game.events import Gave, Received, UpcardLeft, UpcardTaken
from euchre.game.exchange import Discarding, Giving
from euchre.game.play import Tricks
from tests.game.table import HANDS, Table

NOBODY_ALONE = "decline, decline, decline, decline"


def ordered_up(upcard: str = "AH", **settings) -> Table:
    """P0 ordered; P3 deals and has the card before him."""
    rules = {key.replace("__", "."): value for key, value in settings.items()}
    return Table("euchre", HANDS, upcard, settings=rules).say(f"order, {NOBODY_ALONE}")


# ------------------------------------------------------------------ take-up


def test_an_ordered_dealer_may_put_out_one_of_his_five_or_leave_the_card():
    table = ordered_up()
    assert (table.phase, table.seat) == (Discarding, 3)
    assert table.may == {f"discard {card}" for card in (*HANDS[3].split(), "AH")}
    table.refuses("discard 9S", "not-your-card")
    table.refuses("9D", "exchange-open")
    table.refuses("pass", "auction-closed")


def test_taking_the_card():
    table = ordered_up().say("discard 9D")
    assert table.hand(3) == "AH TD JD QD KD"
    assert table.public.contract.took
    assert table.rules.cards.text(table.cards.put_out) == "9D"
    assert table.cards.upcard == 0
    for seat in (None, 0, 1, 2):
        assert table.events[seat] == (UpcardTaken(3, ()),)
    (mine,) = table.events[3]
    assert isinstance(mine, UpcardTaken)
    assert [card.text for card in mine.put_out] == ["9D"]


def test_leaving_the_card_is_seen_by_all():
    table = ordered_up().say("discard AH")
    assert table.hand(3) == HANDS[3]
    assert not table.public.contract.took
    assert table.rules.cards.text(table.cards.upcard) == "AH"
    assert table.cards.put_out == 0
    assert all(table.events[seat] == (UpcardLeft(3),) for seat in (None, 0, 1, 2, 3))
    assert table.public.contract.strain.text == "H", "hearts are trump either way"


def test_a_left_card_is_dead():
    table = ordered_up().say("discard AH").play_out()
    played = {card for trick in table.known[0].events if trick.kind == "played" for card in (trick.card,)}
    assert len(played) == 20
    assert "AH" not in {card.text for card in played}


def test_a_dealer_who_accepted_himself_must_take_the_card():
    table = Table("euchre", HANDS, "AH").say(f"pass, pass, pass, order, {NOBODY_ALONE}")
    assert table.may == {f"discard {card}" for card in HANDS[3].split()}
    table.refuses("discard AH", "must-take-upcard")


def test_a_dealer_whose_partner_ordered_may_leave_it():
    table = Table("euchre", HANDS, "AH").say(f"pass, order, {NOBODY_ALONE}")
    assert "discard AH" in table.may


def test_a_house_where_the_card_must_be_taken():
    table = ordered_up(exchange__may_leave=False)
    assert table.may == {f"discard {card}" for card in HANDS[3].split()}
    table.refuses("discard AH", "must-take-upcard")


def test_no_take_up_after_a_suit_was_named():
    table = Table("euchre", HANDS, "AH").say(f"pass, pass, pass, pass, name S, {NOBODY_ALONE}")
    assert table.is_in(Tricks)


def test_a_sitting_dealer_does_not_take_up():
    table = Table("euchre", HANDS, "AH").say("pass, order, alone, decline, decline")
    assert table.is_in(Tricks)
    assert table.rules.cards.text(table.cards.upcard) == "AH", "dead on the table"
    assert table.hand(3) == HANDS[3]


@pytest.mark.parametrize("maker", [0, 1])
def test_two_handed(maker):
    """The dealer is P1: he may leave the card when ordered up, not when he accepted."""
    table = Table("two-handed", {0: HANDS[0], 1: HANDS[1]}, "AH", dealer=1)
    table.say("order" if maker == 0 else "pass, order")
    assert ("discard AH" in table.may) == (maker == 0)
    table.say("discard 9C")
    assert table.hand(1) == "TC JC QC KC AH"
    assert table.seat == 0, "the non-dealer leads, whoever is maker"


# ------------------------------------------------------------------ partner's best


def best(answers: str = "alone, decline, decline, discard 9D") -> Table:
    return Table("euchre", HANDS, "AH", settings={"exchange.partners_best": True}).say(f"order, {answers}")


def test_the_lone_maker_swaps_exactly_one_card():
    table = best()
    assert (table.phase, table.seat) == (Giving, 0)
    assert table.may == {f"give {card}" for card in HANDS[0].split()}
    table.refuses("give", "wrong-number-of-cards")
    table.refuses("give 9S TS", "wrong-number-of-cards")
    table.say("give 9S")
    assert table.seat == 2
    assert table.may == {f"give {card}" for card in HANDS[2].split()}, "he has not got the other card yet"
    table.say("give JH")
    assert (table.hand(0), table.hand(2)) == ("TS JS QS KS JH", "9S 9H TH QH KH")
    assert table.public.contract.exchanged == 1
    assert (table.phase, table.seat) == (Tricks, 1)


def test_a_lone_partner_of_the_maker_swaps_with_the_maker():
    table = best("decline, alone, decline, decline, discard 9D")
    assert (table.public.lone, table.public.partner) == (2, 0)


def test_a_lone_defender_swaps_nothing():
    table = best("decline, decline, alone")
    assert table.is_in(Tricks)


def test_with_both_sides_alone_only_the_maker_swaps():
    table = best("alone, alone")
    assert (table.phase, table.public.lone) == (Giving, 0)
    table.say("give 9S, give JH")
    assert (table.phase, table.seat) == (Tricks, 1)


# ------------------------------------------------------------------ zero to three cards in bid euchre


TWELVE = {
    0: "9S 9S TS JS QS KS AS 9C TC JC QC KC",
    2: "9H 9H TH TH JH QH KH AH 9D TD JD QD",
}


def alone(**settings) -> Table:
    rules = {key.replace("__", "."): value for key, value in settings.items()}
    return Table("bid-euchre", TWELVE, settings=rules).say("bid alone S")


def test_the_lone_bidder_gives_none_to_three_cards():
    table = alone()
    assert (table.phase, table.seat) == (Giving, 0)
    faces, twins = 11, 1
    counts = [sum(1 for text in table.may if len(text.split()) == 1 + number) for number in range(4)]
    expected = [1, faces, math.comb(faces, 2) + twins, math.comb(faces, 3) + twins * (faces - 1)]
    assert counts == expected, "twins count once"
    table.refuses("give 9S TS JS QS", "wrong-number-of-cards")
    table.refuses("give AH", "not-your-card")
    table.refuses("give TS TS", "not-your-card")
    assert "give 9S 9S" in table.may


def test_nobody_is_asked_after_no_card():
    table = alone().say("give")
    assert (table.phase, table.seat) == (Tricks, 0)
    assert table.public.contract.exchanged == 0
    assert table.hand(0) == TWELVE[0]


@pytest.mark.parametrize(("gift", "answer"), [("9S", "JH"), ("9S 9S", "9H 9H"), ("9S 9C TC", "AH JH QH")])
def test_the_partner_gives_as_many_blind(gift, answer):
    table = alone().say(f"give {gift}")
    number = len(gift.split())
    assert (table.seat, list(table.public.counts)) == (2, [number])
    assert {len(text.split()) - 1 for text in table.may} == {number}
    assert table.hand(2) == TWELVE[2], "not received yet"
    assert table.cards.transit.bit_count() == number
    table.refuses("give", "wrong-number-of-cards")
    given_cards = [Gave(0, number, table.events[0][0].cards), *[Gave(0, number, ())] * 4]
    assert [table.events[seat][0] for seat in (0, 1, 2, 3, None)] == given_cards
    table.say(f"give {answer}")
    assert table.cards.transit == 0
    assert table.public.contract.exchanged == number
    for receiver, got in ((0, answer), (2, gift)):
        received = table.events[receiver][-1]
        assert isinstance(received, Received)
        assert sorted(card.text for card in received.cards) == sorted(got.split())
        assert all(card in table.hand(receiver).split() for card in got.split())
    for seat in (1, 3, None):
        assert table.events[seat] == (Gave(2, number, ()),)
    assert (table.phase, table.seat) == (Tricks, 0)


def test_the_same_card_may_go_both_ways():
    """Both hold a nine of spades; each gives his."""
    hands = {0: TWELVE[0].replace("9S 9S", "9S AC"), 2: TWELVE[2].replace("9H 9H", "9H 9S")}
    table = Table("bid-euchre", hands).say("bid alone S, give 9S, give 9S")
    assert table.hand(0) == Table("bid-euchre", hands).hand(0)
    assert table.hand(2) == Table("bid-euchre", hands).hand(2)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_calls_for_best_need_their_number(number):
    name = {1: "call-one", 2: "call-two", 3: "call-three"}[number]
    table = Table("bid-euchre", TWELVE, settings={"auction.call_for_best": number})
    table.say(f"bid {name} S, pass, pass, pass")
    assert {len(text.split()) - 1 for text in table.may} == {number}
    table.refuses("give", "wrong-number-of-cards")


def test_a_number_exchanges_nothing():
    table = Table("bid-euchre", TWELVE).say("bid 12 S")
    assert table.is_in(Tricks)
