"""Scenarios on making trump by the turned card."""

from __future__ import annotations

from euchre.cards import JOKER, Strain
from euchre.game import perception, start
from euchre.game.auction import Calling, Proposing
from euchre.game.contract import NoMaker
from euchre.game.events import Dealt
from euchre.game.exchange import Discarding
from euchre.game.play import Tricks
from tests.rulebook.scene import Scene, shows

PASSES = ",".join(["pass"] * 4)
FOUR = "9S TS JS QS KS | 9C TC JC QC KC | 9H TH JH QH KH | 9D TD JD QD KD"
"""Four hands of one suit each; the aces are left."""


def names(scene: Scene) -> set[str]:
    """The strains that may be named."""
    return {action.removeprefix("name ") for action in scene.may if action.startswith("name")}


# ------------------------------------------------------------------ before the calls


@shows("farmers-hand")
def nines_and_tens_may_be_shown():
    low, high = "9S TS 9C TC 9D", "AS TS 9C TC 9D"
    on = {"auction.farmers_hand": True}
    scene = Scene("euchre", low, settings=on)
    assert (scene.seat, scene.may) == (0, {"redeal", "decline"})
    redealt = Scene("euchre", low, settings=on).say("redeal").match
    assert (redealt.dealer, redealt.score) == (3, (0, 0))
    assert Scene("euchre", high, settings=on).may == {"pass", "order"}


@shows("ace-no-face")
def one_ace_may_be_shown():
    on = {"auction.ace_no_face": True}
    scene = Scene("euchre", "AS TS 9C TC 9D", settings=on)
    assert (scene.seat, scene.may) == (0, {"redeal", "decline"})
    assert scene.say("redeal").match.dealer == 3
    for other in ("AS AC 9C TC 9D", "KS TS 9C TC 9D"):
        assert Scene("euchre", other, settings=on).may == {"pass", "order"}


@shows("going-under")
def three_low_cards_may_be_swapped():
    hands = "9S TS 9C KS AS | 9D TD TC KD AD | JS QS JC QC KC | JD QD JH QH KH"
    scene = Scene("euchre", hands, up="AC", settings={"auction.going_under": True})
    assert (scene.seat, scene.may) == (0, {"swap 9S TS 9C", "decline"})
    scene.say("swap 9S 9C TS")
    assert scene.hand(0) == {"KS", "AS", "9H", "TH", "AH"}
    assert (scene.seat, scene.may) == (0, {"pass", "order"}), "one player only"
    second = Scene("euchre", hands, up="AC", settings={"auction.going_under": True}).say("decline")
    assert (second.seat, second.may) == (1, {"swap TC 9D TD", "decline"})


@shows("club-is-trump")
def a_turned_club_is_trump():
    scene = Scene("buck", up="9C")
    assert scene.is_in(Tricks)
    assert scene.public.contract == NoMaker(Strain.CLUBS)
    assert Scene("buck", up="9S").may == {"pass", "order"}


@shows("joker-up-dealer-names")
def the_dealer_names_what_the_joker_stands_for():
    scene = Scene("british", up="JK")
    assert scene.is_in(Proposing)
    assert (scene.seat, scene.may) == (3, {"name S", "name C", "name H", "name D"})
    assert sees_no_card(scene)
    scene.say("name D")
    assert (scene.seat, scene.is_in(Calling)) == (0, True)
    assert scene.say("order").contract.strain is Strain.DIAMONDS
    assert scene.contract.maker == 0


@shows("joker-up-dealer-maker")
def the_dealer_makes_trump_of_the_joker():
    scene = Scene("british", up="JK", settings={"auction.joker_up": "dealer_maker"})
    assert (scene.seat, scene.may) == (3, {"name S", "name C", "name H", "name D"})
    assert sees_no_card(scene)
    scene.say("name D")
    assert (scene.contract.maker, scene.contract.strain) == (3, Strain.DIAMONDS)
    assert scene.is_in(Discarding)


def sees_no_card(scene: Scene) -> bool:
    """Whether the dealer saw none of his cards when the joker was turned up."""
    before = start(scene.rules, scene.dealer)
    events = perception.seen(before, scene.deal, scene.dealer, scene.last)
    return [event.cards for event in events if isinstance(event, Dealt)] == [()]


@shows("joker-up-hearts")
def the_joker_stands_for_hearts():
    scene = Scene("railroad", up="JK")
    assert scene.public.setup.upcard is JOKER
    assert scene.may == {"pass", "order"}
    assert Scene("railroad", up="JK").say("order").contract.strain is Strain.HEARTS
    assert names(scene.say(PASSES)) == {"S", "C", "D"}


# ------------------------------------------------------------------ the calls


@shows("auction-kind-turn-up")
def the_first_to_accept_makes_trump():
    scene = Scene("euchre", up="9H")
    assert (scene.seat, scene.may) == (0, {"pass", "order"})
    scene.say("pass")
    assert (scene.seat, scene.may) == (1, {"pass", "order"})
    scene.say("order")
    assert (scene.contract.maker, scene.contract.strain) == (1, Strain.HEARTS)


@shows("second-round-another")
def another_suit_in_the_second_round():
    scene = Scene("euchre", up="9H").say(PASSES)
    assert (scene.seat, scene.may) == (0, {"pass", "name S", "name C", "name D"})
    scene.say("pass,name S")
    assert (scene.contract.maker, scene.contract.strain) == (1, Strain.SPADES)


@shows("second-round-any")
def any_suit_in_the_second_round():
    scene = Scene("euchre", up="9H", settings={"auction.turned_down_again": True}).say(PASSES)
    assert names(scene) == {"S", "C", "H", "D"}
    assert scene.say("name H").contract.strain is Strain.HEARTS


@shows("second-round-no-trump")
def no_trump_in_the_second_round():
    scene = Scene("euchre", up="9H", settings={"auction.second_round_no_trump": True})
    assert names(scene) == set()
    assert names(scene.say(PASSES)) == {"S", "C", "D", "NT"}
    assert scene.say("name NT").contract.strain is Strain.NO_TRUMP


@shows("canadian-loner")
def the_dealers_partner_accepts_alone():
    scene = Scene("euchre", settings={"auction.canadian_loner": True})
    assert scene.may == {"pass", "order"}
    assert scene.say("pass").may == {"pass", "order alone"}
    assert scene.say("pass").may == {"pass", "order"}
    again = Scene("euchre", settings={"auction.canadian_loner": True}).say("pass,order alone")
    assert again.contract.alone == (1,)
    assert "name S" in Scene("euchre", up="9H").say(f"{PASSES},pass").may


@shows("need-suit")
def trump_must_be_held():
    on = {"auction.need_suit": True}
    scene = Scene("euchre", FOUR, up="AH", settings=on)
    assert scene.may == {"pass"}
    scene.say("pass,pass")
    assert (scene.seat, scene.may) == (2, {"pass", "order"})
    assert scene.say("pass").may == {"pass", "order"}, "the dealer counts the turned card"
    assert names(scene.say("pass")) == {"S"}
    left_bower = Scene("euchre", "JD 9S TS QS KS", up="AH", settings=on)
    assert left_bower.may == {"pass"}


@shows("stuck-dealer")
def the_dealer_must_name_a_trump():
    on = {"auction.dealer_must_call": True}
    scene = Scene("euchre", up="9H", settings=on).say(",".join(["pass"] * 6))
    assert "pass" in scene.may
    scene.say("pass")
    assert (scene.seat, scene.may) == (3, {"name S", "name C", "name D"})


@shows("forfeit-deal")
def the_dealer_pays_for_passing():
    scene = Scene("euchre", settings={"auction.forfeit_deal": True}).say(",".join(["pass"] * 8))
    assert scene.match.score == (1, 0)
    assert (scene.match.dealer, scene.result.leader) == (0, None)


@shows("all-pass-next-dealer")
def a_hand_nobody_wants_is_not_played():
    scene = Scene("euchre").say(",".join(["pass"] * 8))
    assert (scene.match.dealer, scene.match.score, scene.result.leader) == (0, (0, 0), None)
    bids = Scene("bid-euchre").say(PASSES)
    assert (bids.match.dealer, bids.match.score, bids.result.leader) == (0, (0, 0), None)
    joker = Scene("hasenpfeffer", "JK", settings={"auction.all_pass": "next_dealer"}).say(PASSES)
    assert (joker.match.dealer, joker.result.leader) == (0, None)


@shows("all-pass-joker-must-bid")
def the_holder_of_the_joker_must_bid():
    scene = Scene("hasenpfeffer", " | JK").say(PASSES)
    assert (scene.seat, scene.may) == (1, {"bid 3"})
    scene.say("bid 3")
    assert (scene.seat, names(scene)) == (1, {"S", "C", "H", "D"})
    widow = Scene("hasenpfeffer", widow="JK").say(PASSES)
    assert (widow.match.dealer, widow.result.leader) == (0, None)


@shows("all-pass-play-no-trump")
def everybody_against_everybody():
    scene = Scene("buck", up="9H").say(",".join(["pass"] * 8))
    assert scene.is_in(Tricks)
    assert scene.public.contract == NoMaker(Strain.NO_TRUMP)


@shows("dropping")
def who_is_out_plays_no_card():
    scene = Scene("buck", up="9H").say("pass,order")
    assert (scene.seat, scene.may) == (2, {"in", "out"})
    scene.say("out")
    assert scene.seat == 3
    scene.say("in,out,discard 9H")
    assert scene.public.active == (1, 3)
