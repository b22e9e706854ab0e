"""What the younger variants and house rules brought: each new choice, on and off."""

from __future__ import annotations

import pytest

from euchre.cards import Card, Strain
from euchre.game import HandResult, Match
from euchre.game.auction import Calling, Dropping, Offers
from euchre.game.bidding import Bidding, Forced, NamingTrump
from euchre.game.contract import Made, NoMaker, Setup
from euchre.game.exchange import Burying, Discarding, Giving, Offering
from euchre.game.match import score_after, winner_after
from euchre.game.play import FirstLead, Tricks
from euchre.game.scoring import contract_points, countdown_points, played, table_points
from euchre.rules import Rules, variant
from tests.game.table import HANDS, Table

# ------------------------------------------------------------------ turn-up games


def test_in_british_euchre_playing_alone_is_said_with_the_call():
    table = Table("british", HANDS, "AH")
    assert table.may == {"pass", "order", "order alone"}
    table.say("pass, pass, pass, pass")
    assert {"name S", "name S alone"} <= table.may
    table.say("name S alone")
    assert table.is_in(Tricks)
    assert table.public.contract == Made(0, Strain.SPADES, alone=(0,))
    assert table.seat == 0, "the next active seat from the dealer's left"


def test_the_upcard_put_out_unseen_is_not_told_from_another_card():
    """Any of six: everybody hears the same, only the dealer knows."""
    put, kept = (Table("british", HANDS, "AH").say("order").say(f"discard {card}") for card in ("AH", "9D"))
    for seat in (None, 0, 1, 2):
        assert put.heard(seat) == kept.heard(seat)
        assert put.known[seat] == kept.known[seat]
    assert put.hand(3) == HANDS[3]
    assert put.rules.cards.text(put.cards.put_out) == "AH"
    assert put.known[3].cards == sorted(Card.parse(text) for text in HANDS[3].split())


def test_a_defender_is_asked_only_against_a_lone_maker():
    settings = {"alone.defenders": "against_lone"}
    alone = Table("euchre", HANDS, "AH", settings=settings).say("order, alone")
    assert (alone.phase, alone.seat) == (Offers, 1)
    together = Table("euchre", HANDS, "AH", settings=settings).say("order, decline, decline")
    assert together.is_in(Discarding)


@pytest.mark.parametrize(("kind", "maker"), [("dealer_names", None), ("dealer_maker", 3), ("hearts", None)])
def test_what_a_turned_joker_stands_for(kind, maker):
    table = Table("euchre", HANDS, "JK", settings={"deck.joker": True, "auction.joker_up": kind})
    if kind == "hearts":
        assert table.public.turned.strain is Strain.HEARTS
        return
    table.say("name D")
    if maker is None:
        assert (table.phase, table.public.turned.strain) == (Calling, Strain.DIAMONDS)
    else:
        assert table.public.contract.maker == maker
        table.say("decline, decline, decline, decline")
        assert table.is_in(Discarding)


def test_a_sitting_dealer_gives_the_turned_card_where_it_counts():
    """His partner ordered and went alone; nobody can tell which of the six he gave."""
    lone = Table("railroad", HANDS, "AH").say("pass, order, alone, decline, decline")
    assert (lone.phase, lone.seat) == (Giving, 1)
    assert lone.hand(3) == f"AH {HANDS[3]}"
    lone.say("give 9C")
    assert "give AH" in lone.may
    lone.say("give AH")
    assert "AH" in lone.hand(1)
    assert all("AH" not in str(event) for seat in (None, 0, 2) for event in lone.events[seat])
    partner = Table("railroad", HANDS, "AH").say("pass, order, decline, alone, decline, decline")
    assert partner.is_in(Discarding), "the dealer himself is alone: he takes it up"
    called = Table("railroad", HANDS, "AH").say("pass, pass, pass, order, decline, alone, decline, decline")
    assert (called.phase, called.seat) == (Giving, 1)
    called.say("give 9C")
    assert "give AH" not in called.may, "the dealer ordered himself: the card is dead"


def test_both_lone_players_call_for_best_the_makers_side_first():
    table = Table("railroad", HANDS, "AH").say("order, alone, alone")
    assert (table.public.lone, table.public.partner) == (0, 2)
    table.say("give 9S, give 9H")
    assert (table.phase, table.public.lone, table.public.partner) == (Giving, 1, 3)
    table.say("give")
    assert table.is_in(Tricks)
    assert table.public.contract.exchanged == 1


def test_the_spare_hand_is_taken_or_left():
    hands = {0: HANDS[0], 1: HANDS[1], 2: HANDS[2]}
    settings = {"exchange.widow": "offered"}
    taken = Table("three-handed", hands, "AH", dealer=2, settings=settings).say("order, discard 9H")
    assert (taken.phase, taken.seat, taken.may) == (Offering, 0, {"take", "leave"})
    taken.say("take")
    assert taken.is_in(Burying)
    assert len(taken.known[0].cards) == 10
    assert taken.heard(1)[0].cards == ()
    assert all(len(text.split()) == 6 for text in taken.may)
    taken.say("discard 9S TS JS QS KS")
    assert taken.public.contract.alone == ()
    left = Table("three-handed", hands, "AH", dealer=2, settings=settings).say("order, discard 9H, leave")
    assert left.public.contract.alone == (0,)
    assert table_points(left.rules, left.public.contract, 5) == (4, 0)
    assert table_points(taken.rules, taken.public.contract, 5) == (3, 0)
    assert left.seat == 0


# ------------------------------------------------------------------ prices


def prices(tricks: int, alone: tuple[int, ...], **settings: object) -> tuple[int, int]:
    rules = variant("euchre", {f"scoring.{key}": value for key, value in settings.items()})
    return table_points(rules, Made(0, Strain.HEARTS, alone=alone), tricks)


def test_the_house_s_price_of_a_lone_march():
    assert prices(5, (0,), lone_march=5) == (5, 0)
    assert prices(5, (0, 1), lone_march=5) == (5, 0)
    assert prices(5, (), lone_march=5) == (2, 0)
    assert prices(4, (0,), lone_march=5) == (1, 0)
    assert prices(5, (0,)) == (4, 0)


def test_the_house_s_price_of_a_lone_maker_euchred():
    assert prices(2, (0,), lone_euchred=3) == (0, 3)
    assert prices(2, (), lone_euchred=3) == (0, 2)
    assert prices(2, (0, 1), lone_euchred=3) == (0, 2), "a lone defender has his own price"
    assert prices(0, (0,), lone_euchred=3, super_euchre=True) == (0, 4)


def test_a_lone_defender_against_a_lone_maker():
    assert prices(2, (0, 1), lone_defence=True) == (0, 4)
    assert prices(2, (1,), lone_defence=True) == (0, 2)
    assert prices(3, (0, 1), lone_defence=True) == (1, 0)


def setup(rules: Rules) -> Setup:
    return Setup(rules, 3, (0,) * rules.sides, Card.parse("AH"))


@pytest.mark.parametrize(
    ("winners", "points"),
    [
        ((1, 3, 0, 2, 0), (0, 0)),
        ((0, 1, 3, 2, 0), (1, 0)),
        ((1, 3, 0, 0, 1), (0, 2)),
        ((1, 1, 1, 0, 0), (0, 2)),
    ],
)
def test_fast_break(winners, points):
    made = Made(0, Strain.HEARTS)
    fast = variant("euchre", {"scoring.fast_break": True})
    assert played(setup(fast), made, 0, winners).result.points == points
    slow = played(setup(variant("euchre")), made, 0, (1, 3, 0, 2, 0)).result
    assert slow.points == (1, 0)


def hand_of(tricks: tuple[int, int], points: tuple[int, int], alone: tuple[int, ...] = ()) -> HandResult:
    return HandResult(0, Made(0, Strain.HEARTS, alone=alone), 1, tricks, points, 0, None)


def test_every_fourth_token_is_a_point():
    rules = variant("euchre", {"scoring.four_trick_tokens": True})
    four, three = hand_of((4, 1), (1, 0)), hand_of((3, 2), (1, 0))
    lone = hand_of((4, 1), (1, 0), alone=(0,))
    results = [four, three, four, lone, four]
    assert score_after(rules, (5, 0), results) == (6, 0)
    results.append(four)
    assert score_after(rules, (6, 0), results) == (8, 0)
    assert winner_after(rules, score_after(rules, (8, 0), results), results) == 0, "a token may win"
    assert score_after(variant("euchre"), (6, 0), results) == (7, 0)


# ------------------------------------------------------------------ auctions by numbers


def test_a_final_pass_leaves_the_auction_to_the_others():
    table = Table("indiana").say("bid 1 S, pass, bid 2 S, pass")
    assert (table.phase, table.seat) == (Bidding, 0)
    table.say("bid 3 LOW")
    assert table.seat == 2
    table.say("pass")
    assert table.is_in(Tricks)


def test_trump_is_named_after_the_win_and_the_widow_is_seen_before():
    table = Table("hasenpfeffer").say("bid 2, pass, pass, pass")
    assert (table.phase, table.seat) == (NamingTrump, 0)
    assert len(table.known[0].cards) == 7
    assert [event.kind for event in table.heard(0)] == ["called", "widow-taken"]
    assert table.heard(1)[1].cards == ()
    assert table.known[1].won == table.public.won
    table.say("name S")
    assert table.is_in(Burying)
    table.say(next(iter(table.may)))
    assert table.is_in(Tricks)


@pytest.mark.parametrize("holder", range(4))
def test_the_joker_s_holder_must_bid(holder):
    table = Table("hasenpfeffer", {holder: "JK"}).say("pass, pass, pass, pass")
    assert (table.phase, table.seat, table.may) == (Forced, holder, {"bid 3"})
    assert all(known.to_act == holder for known in table.known.values())
    table.refuses("pass", "must-bid")
    table.say("bid 3")
    assert table.is_in(NamingTrump)


def test_a_lone_bidder_of_six_exchanges_with_the_next_partner():
    table = Table("six-handed", dealer=5, settings={"auction.call_for_best": 2})
    table.say("pass, bid call-two H, pass, pass, pass, pass")
    assert (table.public.lone, table.public.partner) == (1, 3)
    first = next(iter(table.may))
    table.say(first).say(next(iter(table.may)))
    assert table.public.active == (0, 1, 2, 4)


DOUBLE = {"deck.copies": 2}


def test_double_hasenpfeffer_is_one_key():
    rules = variant("hasenpfeffer", DOUBLE)
    assert (rules.cards.size, rules.deal.hand, rules.deal.widow, rules.deck.bowers) == (48, 12, 0, False)
    assert list(rules.levels) == [str(number) for number in range(3, 13)]
    six = variant("hasenpfeffer", {"seats.count": 6, **DOUBLE})
    assert (six.count, six.deal.hand, list(six.levels)[-1]) == (6, 8, "8")
    assert six == variant("hasenpfeffer", {**DOUBLE, "seats.count": 6})


def test_who_names_trump_after_numbers_may_say_that_he_plays_alone():
    table = Table("hasenpfeffer", settings=DOUBLE).say("bid 4, pass, pass, pass")
    assert {"name S", "name S alone"} <= table.may
    table.say("name S alone")
    assert (table.public.lone, table.public.partner, table.public.counts) == (0, 2, range(2, 3))
    together = Table("hasenpfeffer", settings=DOUBLE).say("bid 4, pass, pass, pass, name S")
    assert together.is_in(Tricks)


@pytest.mark.parametrize(
    ("tricks", "alone", "stuck", "points"),
    [
        (5, (), False, (5, 7)),
        (5, (0,), False, (10, 7)),
        (2, (), False, (-3, 10)),
        (2, (0,), False, (-6, 10)),
        (2, (), True, (-2, 10)),
        (2, (0,), True, (-4, 10)),
    ],
)
def test_the_points_of_double_hasenpfeffer(tricks, alone, stuck, points):
    made = Made(0, Strain.SPADES, bid="3", alone=alone, stuck=stuck)
    assert contract_points(variant("hasenpfeffer", DOUBLE), made, (tricks, 12 - tricks)) == points


def test_a_dealer_who_had_to_bid_is_remembered():
    stuck = Table("hasenpfeffer", settings=DOUBLE).say("pass, pass, pass")
    assert "pass" not in stuck.may
    stuck.say("bid 3, name H")
    assert stuck.public.contract.stuck
    free = Table("hasenpfeffer", settings=DOUBLE).say("pass, pass, bid 3, bid 4, name H")
    assert not free.public.contract.stuck


# ------------------------------------------------------------------ nap and buck


def test_the_first_card_led_makes_trump():
    table = Table("nap", {0: "2H 3S 4D 5C AH"}).say("bid nap, pass, pass, pass")
    assert (table.phase, table.seat) == (FirstLead, 0)
    assert table.known[2].contract is None
    assert table.known[2].phase == "play"
    table.say("2H")
    assert table.public.contract == Made(0, Strain.HEARTS, bid="nap")
    assert table.seat == 1


def test_misere_is_played_without_trump_and_made_without_a_trick():
    table = Table("nap").say("bid misere, pass, pass, pass")
    assert table.public.contract.strain is Strain.NO_TRUMP
    rules = variant("nap")
    made = Made(0, Strain.NO_TRUMP, bid="misere")
    assert played(setup(rules), made, 0, (1, 2, 3, 1, 2)).result.points == (9, -3, -3, -3)
    assert played(setup(rules), made, 0, (0, 2, 3, 1, 2)).result.points == (-9, 3, 3, 3)


def test_a_match_of_so_many_hands_goes_to_the_highest():
    rules = variant("nap", {"match.max_hands": 2})
    passed = hand_of((0, 0), (0, 0))
    assert winner_after(rules, (9, 0, 0, 0), [passed]) is None
    assert winner_after(rules, (9, 0, 0, 0), [passed] * 2) == 0
    assert winner_after(rules, (9, 9, 0, 0), [passed] * 2) is None, "one more hand"
    assert winner_after(rules, (9, 9, 10, 0), [passed] * 3) == 2
    assert Match.start(rules, 0, (500, 0, 0, 0)).winner is None


def test_everybody_but_the_maker_says_in_or_out():
    table = Table("buck", HANDS, "AH").say("pass, order")
    assert (table.phase, table.seat, table.may) == (Dropping, 2, {"in", "out"})
    table.refuses("pass", "must-answer")
    table.say("out, in, out")
    assert table.is_in(Discarding)
    table.say("discard AH")
    assert (table.public.active, table.public.contract.dropped) == ((1, 3), (0, 2))
    assert table.seat == 1


def test_when_all_others_are_out_the_hand_is_over():
    table = Table("buck", HANDS, "AH").say("order, out, out, out")
    assert table.result.points == (-5, 0, 0, 0)
    assert (table.result.tricks, table.result.leader, table.result.success) == ((5, 0, 0, 0), None, 0)


def test_the_counts_of_buck():
    rules = variant("buck", {"scoring.drop_penalty": 1})
    made = Made(0, Strain.HEARTS, dropped=(3,))
    assert countdown_points(rules, made, (2, 2, 1, 0)) == (5, -2, -1, 1)
    assert countdown_points(rules, made, (3, 2, 0, 0)) == (-3, -2, 5, 1)
    assert countdown_points(rules, NoMaker(Strain.CLUBS), (2, 2, 1, 0)) == (-2, -2, -1, 5)


def test_a_countdown_is_won_at_the_bottom():
    rules, hand = variant("buck"), [hand_of((0, 0), (0, 0))]
    assert winner_after(rules, (-1, 1, 9, 9), hand) == 0
    assert winner_after(rules, (0, -2, 9, 9), hand) == 1
    assert winner_after(rules, (-2, -2, 9, 9), hand) is None
    assert winner_after(rules, (1, 2, 3, 4), hand) is None


def test_a_turned_club_is_trump_without_a_maker():
    table = Table("buck", {1: "9H TH JH QH KH", 2: "9D TD JD QD KD"}, "AC")
    assert table.public.contract == NoMaker(Strain.CLUBS)
    assert (table.phase, table.seat) == (Tricks, 0)
    assert table.play_out().result.success is None
