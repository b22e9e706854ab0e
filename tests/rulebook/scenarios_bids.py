"""Scenarios on auctions by numbers."""

from __future__ import annotations

from euchre.cards import Strain
from euchre.game.bidding import NamingTrump
from euchre.game.exchange import Giving
from euchre.game.play import FirstLead, Tricks
from tests.rulebook.scene import Scene, hand_of, rules_of, shows, worth

PASSES = "pass,pass,pass"


def bids(scene: Scene) -> set[str]:
    """The levels that may be bid."""
    return {action.split()[1] for action in scene.may if action.startswith("bid")}


@shows("auction-kind-numbers")
def the_highest_bid_wins():
    scene = Scene("bid-euchre").say("bid 3 S")
    assert (scene.seat, "pass" in scene.may) == (1, True)
    assert scene.refuses("bid 2 S")
    scene.say("bid 4 H")
    assert scene.seat == 2
    scene.say(PASSES)
    assert (scene.contract.maker, scene.contract.bid, scene.contract.strain) == (1, "4", Strain.HEARTS)


@shows("bid-range")
def numbers_have_limits():
    for variant, least, most in (("bid-euchre", 1, 12), ("barrie", 3, 8)):
        numbers = sorted(int(level) for level in bids(Scene(variant)) if level.isdigit())
        assert numbers == list(range(least, most + 1))


@shows("bid-minimum-no-trump")
def no_trump_starts_higher():
    scene = Scene("barrie")
    assert "bid 3 S" in scene.may
    assert "bid 4 NT" in scene.may
    assert scene.refuses("bid 3 NT")


@shows("bid-closes")
def the_last_number_ends_the_auction():
    assert Scene("bid-euchre").say("bid 12 S").is_in(Tricks)
    assert Scene("bid-euchre").say("bid 11 S").seat == 1


@shows("turns-reentry")
def who_passed_may_bid_again():
    scene = Scene("bid-euchre").say("pass,bid 1 S,pass,pass")
    assert scene.seat == 0
    scene.say("bid 2 H,pass,pass")
    assert scene.seat == 3
    scene.say("pass")
    assert scene.is_in(Tricks)
    assert scene.contract.maker == 0


@shows("turns-one-each")
def everybody_speaks_once():
    scene = Scene("bid-euchre-single").say("pass,bid 3 S,pass")
    assert scene.seat == 3
    assert scene.say("bid 4 S").is_in(Tricks)
    assert scene.contract.maker == 3


@shows("turns-pass-is-final")
def who_passed_is_out():
    scene = Scene("indiana").say("pass,bid 1 S,bid 2 H,pass")
    assert scene.seat == 1
    scene.say("bid 3 S")
    assert scene.seat == 2
    scene.say("pass")
    assert scene.is_in(Tricks)
    assert scene.contract.maker == 1


@shows("naming-with-bid")
def the_bid_names_trump():
    scene = Scene("bid-euchre")
    assert scene.refuses("bid 2")
    scene.say("bid 2 H")
    assert scene.refuses("bid 2 S")
    assert scene.say(PASSES).contract.strain is Strain.HEARTS


@shows("naming-after-win")
def the_winner_names_trump():
    scene = Scene("pepper")
    assert scene.refuses("bid 2 H")
    scene.say(f"bid 2,{PASSES}")
    assert scene.is_in(NamingTrump)
    assert (scene.seat, scene.may) == (0, {"name S", "name C", "name H", "name D", "name NT"})
    assert scene.say("name D").contract.strain is Strain.DIAMONDS


@shows("naming-first-lead")
def the_first_card_makes_trump():
    scene = Scene("nap", "9D AS KS QS JS").say(f"bid 2,{PASSES}")
    assert scene.is_in(FirstLead)
    assert (scene.seat, scene.may) == (0, {"9D", "AS", "KS", "QS", "JS"})
    assert scene.say("9D").contract.strain is Strain.DIAMONDS


@shows("naming-no-trump")
def nobody_names_trump():
    scene = Scene("pepper", settings={"auction.naming": "no_trump"}).say(f"bid 2,{PASSES}")
    assert scene.is_in(Tricks)
    assert scene.contract.strain is Strain.NO_TRUMP


@shows("strains-no-trump")
def no_trump_may_be_named():
    assert "bid 1 NT" in Scene("bid-euchre").may
    assert Scene("hasenpfeffer").say("bid 6").refuses("name NT")


@shows("strains-low")
def low_no_trump_may_be_named():
    assert "bid 1 LOW" in Scene("bid-euchre", settings={"auction.low_no_trump": True}).may
    assert Scene("bid-euchre").refuses("bid 1 LOW")
    assert "bid 1 LOW" in Scene("indiana").may


@shows("stuck-bidder")
def the_dealer_must_bid():
    scene = Scene("bid-euchre", settings={"auction.dealer_must_call": True}).say(PASSES)
    assert (scene.seat, "pass" in scene.may, "bid 1 S" in scene.may) == (3, False, True)
    bid = Scene("bid-euchre", settings={"auction.dealer_must_call": True}).say("bid 1 S,pass,pass")
    assert "pass" in bid.may


# ------------------------------------------------------------------ named bids


@shows("special")
def a_named_bid_above_all_numbers():
    scene = Scene("pepper").say("bid 5")
    assert bids(scene) == {"little-pepper", "big-pepper"}
    assert worth("pepper", "111111", bid="little-pepper", maker=0)[0] < 0
    assert worth("pepper", "000001", bid="little-pepper", maker=0)[0] < 0
    assert worth("pepper", "000000", bid="little-pepper", maker=0)[0] > 0


@shows("special-higher")
def a_named_bid_above_another():
    assert bids(Scene("pepper").say("bid little-pepper")) == {"big-pepper"}
    assert bids(Scene("barrie").say("bid call-two")) == {"call-one", "alone"}
    assert worth("pepper", "000001", bid="big-pepper", maker=0)[0] < 0


BETWEEN = {"id": "nap", "tricks": 5, "win": 7, "lose": 7, "naming": "first_lead", "above": 3}


@shows("special-between")
def a_named_bid_between_numbers():
    settings = {"auction.special": [BETWEEN]}
    assert bids(Scene("nap", settings=settings)) == {"2", "3", "nap", "4"}
    assert bids(Scene("nap", settings=settings).say("bid 3")) == {"nap", "4"}
    assert bids(Scene("nap", settings=settings).say("bid nap")) == {"4"}
    assert worth("nap", "00001", settings, bid="nap", maker=0)[0] < 0
    assert worth("nap", "00000", settings, bid="nap", maker=0)[0] > 0


@shows("special-misere")
def no_trick_in_misere():
    assert "misere" in bids(Scene("nap").say("bid 3"))
    assert bids(Scene("nap").say("bid misere")) == {"4", "nap"}
    rules = rules_of("nap")
    assert hand_of(rules, "11123", bid="misere", strain="NT").success == 0
    assert hand_of(rules, "01123", bid="misere", strain="NT").success is None
    assert worth("nap", "00123", bid="misere", strain="NT")[0] < 0


@shows("special-over")
def a_bid_over_one_only():
    assert Scene("nap").refuses("bid wellington")
    assert Scene("nap").say("bid 4").refuses("bid wellington")
    assert bids(Scene("nap").say("bid nap")) == {"wellington"}
    assert bids(Scene("nap").say("bid nap,bid wellington")) == {"blucher"}


@shows("special-closes")
def a_bid_that_ends_the_auction():
    assert Scene("bid-euchre-single").say("bid alone S").is_in(Tricks)
    assert Scene("pepper").say("bid big-pepper").is_in(NamingTrump)
    assert Scene("pepper").say("bid little-pepper").seat == 1


@shows("special-after-win")
def trump_is_named_after_a_lone_call():
    scene = Scene("barrie").say(f"bid call-two,{PASSES}")
    assert scene.is_in(NamingTrump)
    assert scene.say("name S").contract.strain is Strain.SPADES


@shows("special-no-trump")
def misere_is_played_in_no_trump():
    scene = Scene("nap").say(f"bid misere,{PASSES}")
    assert scene.is_in(Tricks)
    assert (scene.seat, scene.contract.strain) == (0, Strain.NO_TRUMP)


@shows("special-alone")
def the_partner_of_a_lone_bidder_sits_out():
    assert Scene("bid-euchre-single").say("bid alone S").public.active == (0, 1, 3)


@shows("special-exchange")
def so_many_cards_are_exchanged():
    exchange(Scene("indiana").say("bid moon S"), {3})
    best = Scene("bid-euchre", settings={"auction.call_for_best": 1})
    exchange(best.say(f"bid call-one S,{PASSES}"), {1})


@shows("special-exchange-up-to")
def up_to_so_many_cards_are_exchanged():
    exchange(Scene("bid-euchre").say("bid alone S"), {0, 1, 2, 3})


def exchange(scene: Scene, counts: set[int]) -> None:
    """Seat 0 gives as many as these, its partner as many back, neither seeing what comes."""
    assert scene.is_in(Giving)
    assert scene.seat == 0
    assert {action.count(" ") for action in scene.may} == counts
    most = max(counts)
    give = min(action for action in scene.may if action.count(" ") == most)
    before = scene.rules.cards.text(scene.cards.hands[2])
    scene.say(give)
    assert scene.seat == 2
    assert scene.rules.cards.text(scene.cards.hands[2]) == before, "given, not yet received"
    assert {action.count(" ") for action in scene.may} == {most}
    scene.say(min(scene.may))
    assert [scene.cards.hands[seat].bit_count() for seat in (0, 2)] == [12, 12]
    assert scene.is_in(Tricks)


# ------------------------------------------------------------------ their prices


@shows("special-price")
def a_named_bid_has_its_price():
    assert worth("bid-euchre-single", "000000", bid="alone", alone=(0,)) == (12, 0)
    assert worth("bid-euchre-single", "000001", bid="alone", alone=(0,)) == (-12, 1)
    best = {"auction.call_for_best": 1}
    assert worth("bid-euchre", "0" * 12, best, bid="call-one", alone=(0,)) == (18, 0)
    assert worth("bid-euchre", "0" * 11 + "1", best, bid="call-one", alone=(0,)) == (-18, 1)


@shows("special-stake")
def each_opponent_pays_for_a_named_bid():
    assert worth("nap", "00000", bid="nap") == (30, -10, -10, -10)
    assert worth("nap", "00001", bid="nap") == (-15, 5, 5, 5)
    assert worth("nap", "00000", bid="blucher") == (60, -20, -20, -20)
