"""Trick play: following, winning, leading, and who is in it."""

from __future__ import annotations

import itertools

import pytest

from euchre.cards import Card, Strain, Suit
from euchre.game.contract import Made, next_active
from euchre.game.events import Played, TrickWon
from euchre.game.play import Tricks, winner
from euchre.rules import variant
from euchre.rules.choices import Twins
from tests.game.table import HANDS, Table

NOBODY_ALONE = "decline, decline, decline, decline"
TRUMPS = list(Suit)


def suited(text: str, trump: Suit) -> str:
    """Cards written for trump S (s: trump, c: its mate, h and d: the others) with another trump."""
    names = dict(
        zip(
            "SCHD",
            (trump, trump.mate, *[suit for suit in Suit if suit not in (trump, trump.mate)]),
            strict=True,
        )
    )
    return " ".join(word[0] + names[word[1]].text for word in text.split())


def in_trump(trump: Suit, hands: dict[int, str], upcard: str) -> Table:
    """P0 ordered up, P3 left the card; P0 leads."""
    written = {seat: suited(cards, trump) for seat, cards in hands.items()}
    up = suited(upcard, trump)
    return Table("euchre", written, up).say(f"order, {NOBODY_ALONE}, discard {up}")


# ------------------------------------------------------------------ following


@pytest.mark.parametrize("trump", TRUMPS)
def test_the_left_bower_follows_trump_and_not_its_printed_suit(trump):
    hands = {0: "AS AC AH AD KC", 1: "JC 9H TH QH KH"}
    table = in_trump(trump, hands, "9S").say(suited("AC", trump))
    assert table.may == set(suited("JC 9H TH QH KH", trump).split()), "void in the mate suit"
    table = in_trump(trump, hands, "9S").say(suited("AS", trump))
    assert table.may == {suited("JC", trump)}, "his only trump"
    table.refuses(suited("9H", trump), "must-follow")


@pytest.mark.parametrize("trump", TRUMPS)
def test_a_led_left_bower_calls_for_trumps(trump):
    hands = {0: "JC AH KH AD KD", 1: "9S 9C TC QC KC"}
    table = in_trump(trump, hands, "AS").say(suited("JC", trump))
    assert table.may == {suited("9S", trump)}
    table.refuses(suited("9C", trump), "must-follow")


@pytest.mark.parametrize("trump", TRUMPS)
def test_the_jack_of_another_colour_is_a_plain_card(trump):
    hands = {0: "AH AS KS QS TS", 1: "JH 9D TD QD KD"}
    table = in_trump(trump, hands, "9S").say(suited("AH", trump))
    assert table.may == {suited("JH", trump)}


def test_whoever_cannot_follow_may_play_anything():
    table = Table("euchre", HANDS, "AH").say(f"order, {NOBODY_ALONE}, discard AH, 9S")
    assert table.may == set(HANDS[1].split()), "no duty to trump or to beat"


def test_a_card_one_does_not_hold_is_refused():
    table = Table("euchre", HANDS, "AH").say(f"order, {NOBODY_ALONE}, discard 9D")
    table.refuses("9C", "not-your-card")
    table.refuses("8S", "not-your-card")
    table.say("9S")
    table.refuses("TS", "not-your-card")
    table.refuses("discard 9C", "exchange-closed")
    table.refuses("pass", "auction-closed")


def test_no_trump_follows_the_printed_suit():
    hands = {0: "AC AS KS QS TS", 1: "JC 9S TD QD KD"}
    table = Table("euchre", hands, "AH", settings={"auction.second_round_no_trump": True})
    table.say(f"pass, pass, pass, pass, name NT, {NOBODY_ALONE}, AC")
    assert table.may == {"JC"}


# ------------------------------------------------------------------ winning


def wins(text: str, strain: str, variant_id: str = "bid-euchre", twins: Twins = Twins.FIRST) -> int:
    """The place, from 0, of the card that wins the trick."""
    plays = tuple(enumerate(Card.parse(word) for word in text.split()))
    return winner(plays, variant(variant_id).tables(Strain.parse(strain)), twins)


@pytest.mark.parametrize("trump", TRUMPS)
@pytest.mark.parametrize(
    ("cards", "place"),
    [
        ("AH KH QH TH", 0),
        ("9H AH TH KH", 1),
        ("AH AD AC KD", 0),
        ("AH 9S KH QH", 1),
        ("AC JC KC 9C", 1),
        ("AS JC KS JS", 3),
        ("AS JC KS 9S", 1),
        ("JC JS AS KS", 1),
        ("9H AD AC 9S", 3),
        ("JH QH AD KD", 1),
        ("9D AH KH QH", 0),
    ],
)
def test_the_best_trump_or_else_the_best_of_the_suit_led(trump, cards, place):
    assert wins(suited(cards, trump), trump.text, "euchre") == place
    assert wins(suited(cards, trump), trump.text, "bid-euchre") == place


@pytest.mark.parametrize(
    ("cards", "strain", "place"),
    [
        ("AH JH KH 9H", "NT", 0),
        ("JH AD AC AS", "NT", 0),
        ("9H JH QH TH", "NT", 2),
        ("KD AD 9D TD", "LOW", 2),
        ("AC AC KC JC", "LOW", 3),
        ("AS 9H 9D 9C", "LOW", 0),
    ],
)
def test_no_trump_and_low(cards, strain, place):
    assert wins(cards, strain) == place


@pytest.mark.parametrize("trump", TRUMPS)
@pytest.mark.parametrize(
    ("cards", "first", "last"),
    [
        ("AH AH KH 9H", 0, 1),
        ("AH JC JC AS", 1, 2),
        ("JC JS JS JC", 1, 2),
        ("9H 9H TD QD", 0, 1),
        ("QS QS AH AH", 0, 1),
        ("AH AD AD AC", 0, 0),
    ],
)
def test_of_twins_the_earlier_wins_unless_the_house_says_the_later(trump, cards, first, last):
    text = suited(cards, trump)
    assert wins(text, trump.text) == first
    assert wins(text, trump.text, twins=Twins.LAST) == last


@pytest.mark.parametrize("strain", ["S", "H", "NT", "LOW"])
def test_a_discard_never_wins(strain):
    """Over many tricks: the winner is a trump, or follows the suit led."""
    tables = variant("bid-euchre").tables(Strain.parse(strain))
    faces = variant("bid-euchre").cards.distinct(variant("bid-euchre").cards.all)
    for plays in itertools.islice(itertools.permutations(faces[::3], 4), 1500):
        best = plays[winner(tuple(enumerate(plays)), tables, Twins.FIRST)]
        led = tables.suit_of_face[plays[0]]
        trump = int(tables.strain) if tables.strain.has_trump else None
        assert tables.suit_of_face[best] in (led, trump)
        fitting = [card for card in plays if tables.suit_of_face[card] == tables.suit_of_face[best]]
        assert tables.order[best] == max(tables.order[card] for card in fitting)


# ------------------------------------------------------------------ leading, and tricks


def test_the_winner_leads_to_the_next_trick():
    table = Table("euchre", HANDS, "AH").say(f"order, {NOBODY_ALONE}, discard AH, 9S, 9C")
    assert table.seat == 2
    table.say("9H, 9D")
    assert table.seat == 2, "P2 trumped"
    assert table.events[1] == (Played(3, Card.parse("9D")), TrickWon(2))
    assert table.public.trick == ()
    assert table.public.done[0].winner == 2
    assert len(table.public.done[0].plays) == 4


@pytest.mark.parametrize(
    ("answers", "seats"),
    [
        ("alone, decline, decline, discard 9D", 3),
        ("decline, alone, decline, decline, discard 9D", 3),
        ("decline, decline, alone", 3),
        ("alone, alone", 2),
        ("decline, alone, alone", 2),
    ],
)
def test_sitting_partners_do_not_play(answers, seats):
    table = Table("euchre", HANDS, "AH").say(f"order, {answers}")
    active = table.public.active
    assert len(active) == seats
    table.play_out()
    played = [event for event in table.known[None].events if isinstance(event, Played)]
    assert len(played) == 5 * seats, "all tricks are played out"
    assert {event.seat for event in played} == set(active)
    assert sum(table.result.tricks) == 5


def test_a_lone_hand_in_bid_euchre_has_three_cards_a_trick():
    table = Table("bid-euchre").say("bid alone S, give")
    assert table.public.active == (0, 1, 3)
    table.play_out()
    assert len([event for event in table.known[None].events if isinstance(event, Played)]) == 36


def test_the_high_bidder_leads():
    for seat in range(4):
        table = Table("bid-euchre").say(", ".join(["pass"] * seat + ["bid 12 S"]))
        assert table.seat == seat


@pytest.mark.parametrize("dealer", range(4))
def test_with_nobody_alone_the_dealers_left_leads(dealer):
    table = Table("euchre", dealer=dealer).say(
        f"pass, pass, pass, pass, turn, {NOBODY_ALONE}".replace("turn", name_of(dealer))
    )
    assert table.is_in(Tricks)
    assert table.seat == (dealer + 1) % 4


def name_of(dealer: int) -> str:
    """A suit that was not turned down in the deal that every table without wishes gets."""
    turned = Table("euchre", dealer=dealer).public.turned
    return f"name {turned.mate.text}"


def test_a_house_where_the_maker_leads():
    table = Table("euchre", HANDS, "AH", settings={"play.lead": "maker"})
    table.say(f"pass, pass, order, {NOBODY_ALONE}, discard 9D")
    assert table.seat == 2


@pytest.mark.parametrize("passes", range(4))
@pytest.mark.parametrize("dealer", range(4))
def test_a_house_where_the_dealers_left_leads_to_a_lone_hand_too(dealer, passes):
    """Where that seat is out the next one leads."""
    house = {"play.lone_lead": "next_active", "alone.defenders": "never", "exchange.may_leave": False}
    table = Table("euchre", HANDS, "AH", dealer=dealer, settings=house)
    maker = (dealer + 1 + passes) % 4
    table.say(", ".join(["pass"] * passes + ["order", "alone"]))
    if maker != (dealer + 2) % 4:
        table.say(f"discard {HANDS[dealer].split()[0]}")
    assert table.is_in(Tricks)
    assert table.seat == (dealer + (2 if maker == (dealer + 3) % 4 else 1)) % 4


def test_who_sits_out():
    rules = variant("euchre")
    made = Made(0, Strain.HEARTS, alone=(0, 3))
    assert [made.sits_out(seat, rules) for seat in range(4)] == [False, True, True, False]
    assert made.active(rules) == (0, 3)
    assert Made(0, Strain.HEARTS).active(rules) == (0, 1, 2, 3)


def test_next_active():
    assert next_active(0, (0, 1, 3), 4) == 1
    assert next_active(1, (0, 1, 3), 4) == 3
    assert next_active(3, (0, 1, 3), 4) == 0
    assert next_active(2, (2,), 4) == 2
    with pytest.raises(ValueError, match="no seat"):
        next_active(0, (), 4)
