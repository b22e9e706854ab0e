"""Scenarios on players, cards and the deal."""

from __future__ import annotations

import pytest

from euchre.cards import Card
from euchre.errors import IllegalAction
from euchre.game import Match
from euchre.game.exchange import Burying, Offering
from tests.rulebook.scene import Scene, faces, is_chain, may_follow, rules_of, shows, takes, worth

# ------------------------------------------------------------------ the players


@shows("sides-partners")
def opposite_seats_score_together():
    assert worth("euchre", "02022", maker=0) == (2, 0)
    assert worth("euchre", "11313", maker=0) == (0, 2)
    rules = rules_of("six-handed")
    assert [rules.side_of(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]
    assert Scene("six-handed").say("bid 3 S,pass,pass,pass,pass,pass").seat == 0
    assert len(Scene("euchre").deal.hands) == 4


@shows("sides-singles")
def each_scores_alone():
    assert worth("three-handed", "00111", maker=0) == (0, 2, 2)
    assert worth("two-handed", "01010", maker=0) == (1, 0)
    assert len(Scene("three-handed").deal.hands) == 3


# ------------------------------------------------------------------ the cards


@shows("deck")
def only_these_cards_are_dealt():
    rules = rules_of("euchre")
    assert rules.cards.size == 24
    assert Scene("euchre", "9S TS JS QS KS", up="AS").hand(0) == faces("9S TS JS QS KS")
    for stranger in ("8S", "JK"):
        with pytest.raises(IllegalAction, match=stranger):
            Scene("euchre", f"{stranger} TS JS QS KS")
    with pytest.raises(IllegalAction, match="is dealt 2 times"):
        Scene("euchre", "9S 9S JS QS KS")


@shows("deck-copies")
def every_card_is_there_twice():
    assert len(Scene("bid-euchre", "JS JS AH AH").hand(0) & {"JS", "AH"}) == 2
    with pytest.raises(IllegalAction, match="JS is dealt 3 times"):
        Scene("bid-euchre", "JS JS JS")


@shows("deck-joker")
def the_joker_can_be_dealt():
    assert "JK" in Scene("british", "JK").hand(0)
    assert rules_of("british").cards.size == 25


# ------------------------------------------------------------------ which card is higher


@shows("order-trump")
def both_bowers_lead_the_trumps():
    rules = rules_of("euchre")
    assert is_chain(rules, "H", "JH JD AH KH QH TH 9H")
    assert may_follow(rules, "H", "9H", "JD AD 9S") == {"JD"}
    assert takes(rules, "H", "AD JD") == "JD", "the left bower trumps its own printed suit"


@shows("order-mate")
def the_other_suit_of_the_colour_has_no_jack():
    rules = rules_of("euchre")
    assert is_chain(rules, "H", "AD KD QD TD 9D")
    assert may_follow(rules, "H", "AD", "JD 9S KH") == {"JD", "9S", "KH"}


@shows("order-plain")
def the_ace_leads_a_plain_suit():
    rules = rules_of("euchre")
    assert is_chain(rules, "H", "AS KS QS JS TS 9S")
    assert is_chain(rules, "H", "AC KC QC JC TC 9C")


@shows("order-no-bowers")
def a_jack_is_a_jack():
    rules = rules_of("nap")
    for strain, suit in (("H", "H"), ("H", "D"), ("H", "S")):
        assert is_chain(rules, strain, " ".join(rank + suit for rank in "AKQJT98765432"))
    assert may_follow(rules, "H", "9H", "JD AD 2H") == {"2H"}


@shows("order-joker")
def the_joker_is_the_highest_trump():
    rules = rules_of("british")
    assert is_chain(rules, "H", "JK JH JD AH")
    assert may_follow(rules, "H", "JK", "9H AS KS") == {"9H"}
    assert may_follow(rules, "H", "9H", "JK AS KS") == {"JK"}


@shows("order-no-trump")
def no_suit_beats_another():
    rules = rules_of("bid-euchre")
    for suit in "SHDC":
        assert is_chain(rules, "NT", " ".join(rank + suit for rank in "AKQJT9"))
    assert takes(rules, "NT", "9S AH JC JD") == "9S"
    assert may_follow(rules, "NT", "9S", "JC AH TS") == {"TS"}


@shows("order-low")
def the_lowest_is_the_best():
    for rules in (rules_of("bid-euchre", {"auction.low_no_trump": True}), rules_of("indiana")):
        assert rules.strains[-1].text == "LOW"
        assert is_chain(rules, "LOW", "9H TH JH QH KH AH")
        assert takes(rules, "LOW", "AS 9H 9D TC") == "AS"


@shows("twins-first")
def the_first_of_equals_wins():
    assert winning_seat("first") == 1


@shows("twins-last")
def the_last_of_equals_wins():
    assert winning_seat("last") == 2


def winning_seat(twins: str) -> int | None:
    """Who takes a trick in which seats 1 and 2 play the ace of spades, which is best."""
    hands = "9S 9H | AS | AS | TS"
    scene = Scene("bid-euchre", hands, settings={"play.twins": twins})
    scene.say("bid 1 H,pass,pass,pass,9S,AS,AS")
    scene.say("TS" if "TS" in scene.may else min(scene.may))
    return scene.public.done[-1].winner  # type: ignore[no-any-return]


# ------------------------------------------------------------------ the deal


@shows("deal")
def hands_have_that_many_cards():
    assert [len(hand) for hand in Scene("euchre").deal.hands] == [5, 5, 5, 5]
    with pytest.raises(IllegalAction, match="6 cards"):
        Scene("euchre", "9S TS JS QS KS AS")


@shows("deal-upcard")
def a_card_is_turned_up():
    scene = Scene("euchre", up="9H")
    assert scene.public.setup.upcard is Card.parse("9H")


@shows("widow-none")
def the_rest_is_nobodys():
    scene = Scene("euchre", up="9H")
    assert scene.cards.stock.bit_count() == 3
    scene.say("order,decline,decline,decline,decline,discard 9H")
    assert scene.cards.stock.bit_count() == 3
    assert scene.seat == 0, "the first lead follows"


SPARE = {"exchange.widow": "offered"}


@shows("widow-offered")
def the_maker_is_offered_a_spare_hand():
    scene = Scene("three-handed", "JH JD AH KH 9S", up="9H", widow="AS KS QS JS TS", settings=SPARE)
    scene.say("order,discard 9H")
    assert scene.is_in(Offering)
    assert (scene.seat, scene.may) == (0, {"take", "leave"})
    scene.say("take")
    assert scene.is_in(Burying)
    assert scene.hand(0) == faces("JH JD AH KH 9S AS KS QS JS TS")
    scene.say("discard 9S JS TS QS KS")
    assert scene.hand(0) == faces("JH JD AH KH AS")
    left = Scene("three-handed", up="9H", settings=SPARE).say("order,discard 9H,leave")
    assert left.contract.alone == (0,)
    assert worth("three-handed", "00000", SPARE, alone=(0,)) == (4, 0, 0)


@shows("widow-taken")
def the_winner_takes_what_lies_face_down():
    scene = Scene("kokomo", widow="JS JS AH AH")
    scene.say("bid 1 S,pass,pass,pass")
    assert scene.is_in(Burying)
    assert scene.seat == 0
    assert {"JS", "AH"} <= scene.hand(0)
    assert all(action.count(" ") == 4 for action in scene.may), "four go out"
    one = Scene("hasenpfeffer", "AS KS QS JS TS 9S", widow="JK").say("bid 1,pass,pass,pass,name S")
    assert one.may == {f"discard {face}" for face in faces("AS KS QS JS TS 9S JK")}


@shows("deal-passes")
def the_deal_passes_to_the_left():
    played = Scene("euchre", up="9H").say("order").play_out().match
    assert played.dealer == 0
    assert isinstance(played, Match)
    void = Scene("euchre").say(",".join(["pass"] * 8)).match
    assert void.dealer == 0
