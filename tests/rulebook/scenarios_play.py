"""Scenarios on the take-up, on playing alone and on the tricks."""

from __future__ import annotations

from euchre.game import parse_action
from euchre.game.exchange import Discarding, Giving
from euchre.game.play import Tricks
from tests.rulebook.scenarios_calls import FOUR, PASSES
from tests.rulebook.scene import Scene, faces, may_follow, rules_of, shows, takes

# ------------------------------------------------------------------ the take-up


def accepted(seat: int, variant: str = "euchre", **rules: object) -> Scene:
    """The seat has accepted the nine of hearts, and nobody plays alone."""
    settings = {key.replace("__", "."): value for key, value in rules.items()}
    scene = Scene(variant, FOUR.replace("9H", "AS"), up="9H", settings=settings)
    scene.say(",".join([*["pass"] * seat, "order"]))
    while scene.may == {"alone", "decline"}:
        scene.say("decline")
    return scene


@shows("take-up")
def the_dealer_takes_the_card():
    scene = accepted(3)
    assert scene.seat == 3
    assert scene.may == {f"discard {face}" for face in faces("9D TD JD QD KD")}
    scene.say("discard TD")
    assert scene.hand(3) == {"9H", "9D", "JD", "QD", "KD"}


@shows("may-leave")
def the_dealer_may_leave_the_card():
    scene = accepted(0)
    assert (scene.seat, len(scene.may)) == (3, 6)
    assert accepted(0).say("discard TD").hand(3) == {"9H", "9D", "JD", "QD", "KD"}
    scene.say("discard 9H")
    assert scene.hand(3) == faces("9D TD JD QD KD")
    assert scene.contract.took is False


@shows("must-take")
def the_dealer_must_take_the_card():
    scene = accepted(0, exchange__may_leave=False)
    assert scene.may == {f"discard {face}" for face in faces("9D TD JD QD KD")}


@shows("any-of-six")
def the_dealer_puts_any_card_out():
    for seat in (0, 3):
        scene = accepted(seat, "british")
        assert scene.may == {f"discard {face}" for face in faces("9D TD JD QD KD 9H")}
        scene.say("discard 9H")
        assert scene.contract.took is True, "nobody knows which card went out"


@shows("dealer-out")
def a_dealer_who_sits_out_takes_nothing():
    scene = Scene("euchre", up="9H").say("pass,order,alone,decline,decline")
    assert scene.is_in(Tricks)
    assert "9H" not in scene.hand(3)


@shows("partners-best")
def a_lone_maker_swaps_a_card():
    scene = Scene("euchre", FOUR, up="AH", settings={"exchange.partners_best": True})
    scene.say("order,alone,decline,decline,discard AH")
    swaps_one(scene, set())


@shows("call-for-best")
def a_lone_player_may_swap_a_card():
    scene = Scene("railroad", FOUR, up="AH").say("order,alone,decline,decline,discard AH")
    swaps_one(scene, {"give"})


def swaps_one(scene: Scene, without: set[str]) -> None:
    """Seat 0 gives the nine of spades and gets what seat 2 gives, not knowing it."""
    assert scene.is_in(Giving)
    assert scene.seat == 0
    assert scene.may == {f"give {face}" for face in faces("9S TS JS QS KS")} | without
    scene.say("give 9S")
    assert scene.seat == 2
    assert scene.may == {f"give {face}" for face in faces("9H TH JH QH KH")}, "given, not yet received"
    scene.say("give JH")
    assert scene.hand(0) == faces("JH TS JS QS KS")
    assert scene.is_in(Tricks)


@shows("upcard-joined")
def a_dealer_who_sits_out_may_give_the_turned_card():
    scene = Scene("railroad", FOUR, up="AH").say("pass,order,alone,decline,decline,give 9C")
    assert scene.seat == 3
    assert "give AH" in scene.may
    assert "AH" in scene.say("give AH").hand(1)


# ------------------------------------------------------------------ playing alone


@shows("lone-makers-none")
def nobody_plays_alone():
    scene = Scene("bid-euchre-single", settings={"alone.makers": "none"})
    assert not [action for action in scene.may if "alone" in action]
    assert "bid 6 S" in scene.may


@shows("lone-makers-making-side")
def either_maker_may_play_alone():
    scene = Scene("euchre", up="9H").say("order")
    assert (scene.seat, scene.may) == (0, {"alone", "decline"})
    scene.say("decline")
    assert (scene.seat, scene.may) == (2, {"alone", "decline"})
    assert scene.say("alone").contract.alone == (2,)
    first = Scene("euchre", up="9H").say("order,alone")
    assert first.seat == 1, "one of a side"


@shows("lone-makers-with-call")
def alone_is_said_with_the_call():
    scene = Scene("british", up="9H")
    assert scene.may == {"pass", "order", "order alone"}
    assert scene.say("order alone").contract.alone == (0,)
    second = Scene("british", up="9H").say(PASSES)
    assert second.say("name S alone").contract.alone == (0,)


@shows("lone-makers-by-bid")
def alone_is_bid():
    scene = Scene("bid-euchre-single")
    assert {"bid alone S", "bid alone NT"} <= scene.may
    scene.say("bid 3 S,pass,pass,pass")
    assert scene.is_in(Tricks), "nobody is asked"


@shows("lone-defenders-never")
def opponents_stay_together():
    scene = Scene("euchre", up="9H", settings={"alone.defenders": "never"}).say("order,alone")
    assert scene.is_in(Discarding)


@shows("lone-defenders-against-lone")
def one_opponent_against_a_lone_maker():
    scene = Scene("railroad", up="9H").say("order,alone")
    assert (scene.seat, scene.may) == (1, {"alone", "decline"})
    assert scene.say("decline").seat == 3
    together = Scene("railroad", up="9H").say("order,decline,decline")
    assert together.is_in(Discarding)


@shows("lone-defenders-always")
def one_opponent_against_anybody():
    scene = Scene("euchre", up="9H").say("order,decline,decline")
    assert (scene.seat, scene.may) == (1, {"alone", "decline"})
    assert scene.say("decline").seat == 3
    assert scene.say("alone").contract.alone == (3,)


@shows("lone-partner")
def the_partner_sits_out():
    scene = Scene("euchre", up="9H").say("order,alone,decline,decline,discard 9H")
    assert scene.public.active == (0, 1, 3)
    six = Scene("six-handed").say("bid alone S")
    assert six.public.active == (0, 1, 3, 5)


# ------------------------------------------------------------------ the tricks


@shows("lead-dealer-left")
def the_dealers_left_leads():
    assert accepted(1).say("discard 9H").seat == 0
    dropped = Scene("buck", up="9H").say("pass,pass,order,in,out,in,discard 9H")
    assert (dropped.public.active, dropped.seat) == ((1, 2, 3), 1)


@shows("lead-maker")
def the_maker_leads():
    assert Scene("bid-euchre").say("pass,pass,bid 3 S,pass,pass,pass").seat == 2
    assert accepted(2, play__lead="maker").say("discard 9H").seat == 2


@shows("lone-lead-left-of-lone")
def the_lone_players_left_leads():
    assert Scene("euchre", up="9H").say("pass,order,alone,decline,decline").seat == 2
    defender = Scene("euchre", up="9H").say("order,decline,decline,alone")
    assert defender.public.contract.alone == (1,)
    assert defender.seat == 2


@shows("lone-lead-next-active")
def the_next_from_the_dealer_leads():
    assert Scene("british", up="9H").say("pass,order alone").seat == 0
    assert Scene("british", up="9H").say("pass,pass,order alone,discard 9H").seat == 1


@shows("lone-lead-maker")
def the_lone_maker_leads():
    assert Scene("bid-euchre-single").say("pass,bid alone S").seat == 1


@shows("lead-both-alone")
def the_lone_defender_leads():
    assert Scene("euchre", up="9H").say("pass,order,alone,decline,alone").seat == 0
    assert Scene("euchre", up="9H").say("order,alone,decline,alone,discard 9H").seat == 3


@shows("follow")
def suit_must_be_followed():
    rules = rules_of("euchre")
    assert may_follow(rules, "H", "KS", "9S AS JC QH") == {"9S", "AS"}
    assert may_follow(rules, "H", "KS", "9D AC JC QH") == {"9D", "AC", "JC", "QH"}


@shows("trick")
def the_highest_takes_the_trick():
    rules = rules_of("euchre")
    assert takes(rules, "H", "KS AS 9H TH") == "TH"
    assert takes(rules, "H", "9S TS AC AD") == "TS"
    scene = Scene("bid-euchre-single", "9S | TS | AS | KS")
    scene.say("bid 3 NT,pass,pass,pass,9S,TS,AS,KS")
    assert scene.seat == 2
    assert parse_action(min(scene.may))
