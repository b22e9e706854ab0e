"""Scenarios on points and on the match."""

from __future__ import annotations

from euchre.game import Match, start
from euchre.game.contract import Made, NoMaker
from euchre.game.scoring import HandResult, all_dropped, in_the_barn, played
from tests.rulebook.scene import Scene, after, hand_of, rules_of, setup_of, shows, worth

# ------------------------------------------------------------------ by the table


@shows("scoring-kind-table")
def the_table_decides():
    assert worth("euchre", "00001") == (1, 0)
    assert worth("euchre", "11000") == (1, 0)
    assert worth("euchre", "11100") == (0, 2)


@shows("score-both-both")
def points_when_nobody_is_alone():
    points = [worth("euchre", "0" * tricks + "1" * (5 - tricks)) for tricks in range(6)]
    assert points == [(0, 2), (0, 2), (0, 2), (1, 0), (1, 0), (2, 0)]


@shows("score-alone-both")
def points_of_a_lone_maker():
    points = [worth("euchre", "0" * tricks + "1" * (5 - tricks), alone=(0,)) for tricks in range(6)]
    assert points == [(0, 2), (0, 2), (0, 2), (1, 0), (1, 0), (4, 0)]


@shows("score-both-alone")
def points_against_a_lone_opponent():
    points = [worth("euchre", "0" * tricks + "1" * (5 - tricks), alone=(1,)) for tricks in range(6)]
    assert points == [(0, 4), (0, 2), (0, 2), (1, 0), (1, 0), (2, 0)]


@shows("score-alone-alone")
def points_when_both_sides_are_alone():
    points = [worth("euchre", "0" * tricks + "1" * (5 - tricks), alone=(0, 1)) for tricks in range(6)]
    assert points == [(0, 4), (0, 2), (0, 2), (1, 0), (1, 0), (4, 0)]


@shows("score-single-both")
def points_of_a_single_maker():
    points = [worth("three-handed", "0" * tricks + "1" * (5 - tricks)) for tricks in range(6)]
    assert points == [(0, 2, 2), (0, 2, 2), (0, 2, 2), (1, 0, 0), (1, 0, 0), (3, 0, 0)]


@shows("score-single-alone")
def points_without_the_spare_hand():
    spare = {"exchange.widow": "offered"}
    points = [
        worth("three-handed", "0" * tricks + "1" * (5 - tricks), spare, alone=(0,)) for tricks in range(6)
    ]
    assert points == [(0, 2, 2), (0, 2, 2), (0, 2, 2), (1, 0, 0), (1, 0, 0), (4, 0, 0)]


@shows("lone-penalty")
def a_euchred_lone_maker_pays_more():
    assert worth("euchre", "00111", {"scoring.lone_penalty": True}, alone=(0,)) == (0, 4)
    assert worth("euchre", "00111", {"scoring.lone_penalty": True}) == (0, 2)


@shows("super-euchre")
def no_trick_at_all_pays_more():
    assert worth("euchre", "11111", {"scoring.super_euchre": True}) == (0, 4)
    assert worth("euchre", "01111", {"scoring.super_euchre": True}) == (0, 2)


@shows("lone-defence")
def a_lone_opponent_beats_a_lone_maker():
    assert worth("railroad", "00111", alone=(0, 1)) == (0, 4)
    assert worth("railroad", "00111", alone=(0,)) == (0, 2)


@shows("march-two")
def a_march_of_two():
    assert worth("three-handed", "00000", {"scoring.march_two": True}) == (2, 0, 0)
    assert worth("three-handed", "00001", {"scoring.march_two": True}) == (1, 0, 0)


@shows("lone-march")
def the_houses_lone_march():
    assert worth("euchre", "00000", {"scoring.lone_march": 5}, alone=(0,)) == (5, 0)
    assert worth("euchre", "00000", {"scoring.lone_march": 5}) == (2, 0)


@shows("lone-euchred")
def the_houses_price_of_a_lone_euchre():
    assert worth("euchre", "00111", {"scoring.lone_euchred": 3}, alone=(0,)) == (0, 3)
    assert worth("euchre", "00111", {"scoring.lone_euchred": 3}) == (0, 2)


@shows("fast-break")
def two_lost_and_three_taken():
    on = {"scoring.fast_break": True}
    assert worth("euchre", "11000", on) == (0, 0)
    assert worth("euchre", "10100", on) == (1, 0)


@shows("four-trick-tokens")
def four_tokens_are_a_point():
    rules = rules_of("euchre", {"scoring.four_trick_tokens": True})
    four, lone = hand_of(rules, "00001"), hand_of(rules, "00001", alone=(0,))
    assert after(rules, (0, 0), four, four, four)[0] == (3, 0)
    assert after(rules, (0, 0), four, four, four, four)[0] == (5, 0)
    assert after(rules, (0, 0), four, four, four, lone)[0] == (4, 0)
    other = hand_of(rules, "11110", maker=1)
    assert after(rules, (0, 0), four, four, four, other)[0] == (3, 1)


# ------------------------------------------------------------------ by the number bid


@shows("scoring-kind-contract")
def a_trick_is_a_point():
    assert worth("bid-euchre-single", "000011", bid="3") == (4, 2)
    assert worth("bid-euchre-single", "001111", bid="3")[0] < 0
    assert worth("bid-euchre-single", "001111", bid="3")[1] == 4


@shows("failed-bid")
def the_number_is_lost():
    assert worth("bid-euchre-single", "001111", bid="3") == (-3, 4)
    assert worth("bid-euchre-single", "000011", bid="5") == (-5, 2)


@shows("failed-fixed")
def the_same_is_lost_for_every_number():
    assert worth("pepper", "011111", bid="2") == (-6, 5)
    assert worth("pepper", "000011", bid="5") == (-6, 2)


@shows("bonus")
def a_number_made_is_worth_more():
    on = {"scoring.bonus": 2}
    assert worth("bid-euchre", "0" * 7 + "1" * 5, on, bid="6") == (9, 5)
    assert worth("bid-euchre", "0" * 5 + "1" * 7, on, bid="6") == (-6, 7)


@shows("alone-with-exchange")
def an_exchange_has_its_price():
    on = {"scoring.alone_with_exchange": 18}
    assert worth("bid-euchre", "0" * 12, on, bid="alone", exchanged=2, alone=(0,)) == (18, 0)
    assert worth("bid-euchre", "0" * 11 + "1", on, bid="alone", exchanged=2, alone=(0,)) == (-18, 1)
    assert worth("bid-euchre", "0" * 12, on, bid="alone", alone=(0,)) == (24, 0)


@shows("scoring-kind-stakes")
def each_opponent_pays():
    assert worth("nap", "00012", bid="3") == (9, -3, -3, -3)
    assert worth("nap", "00112", bid="3") == (-9, 3, 3, 3)
    assert worth("nap", "00000", bid="2") == (6, -2, -2, -2)


# ------------------------------------------------------------------ counting down


@shows("scoring-kind-countdown")
def tricks_come_off():
    assert worth("buck", "00012", dropped=(3,)) == (-3, -1, -1, 0)
    rules = rules_of("buck")
    nobody = played(setup_of(rules), NoMaker(Made(0, rules.auction.strains[0]).strain), 0, (0, 0, 1, 2, 3))
    assert nobody.result.points == (-2, -1, -1, -1)


@shows("zero-penalty")
def no_trick_costs():
    assert worth("buck", "00012") == (-3, -1, -1, 5)


@shows("maker-penalty")
def a_maker_who_fails_pays():
    assert worth("buck", "00112", dropped=(3,)) == (5, -2, -1, 0)
    assert worth("buck", "11223", maker=0) == (5, -2, -2, -1)


@shows("drop-free")
def staying_out_is_free():
    assert worth("buck", "00012", dropped=(3,))[3] == 0


@shows("drop-penalty")
def staying_out_costs():
    assert worth("buck", "00012", {"scoring.drop_penalty": 2}, dropped=(3,))[3] == 2


@shows("all-dropped")
def everybody_else_is_out():
    scene = Scene("buck", up="9H").say("order,out,out,out")
    assert scene.result.points == (-5, 0, 0, 0)
    assert scene.result.leader is None
    rules = rules_of("buck")
    strain = rules.auction.strains[0]
    assert all_dropped(setup_of(rules), Made(0, strain, dropped=(1, 2, 3))).result.points[0] == -5


# ------------------------------------------------------------------ the match


@shows("direction-up")
def points_are_added():
    rules = rules_of("euchre")
    assert Match.start(rules, 3).score == (0, 0)
    assert after(rules, (3, 4), hand_of(rules, "00001")) == ((4, 4), None)


@shows("direction-down")
def counts_fall():
    rules = rules_of("buck")
    assert Match.start(rules, 3).score == (25, 25, 25, 25)
    assert after(rules, (25, 25, 25, 25), hand_of(rules, "00012")) == ((22, 24, 24, 30), None)


@shows("condition-total")
def the_target_wins():
    euchre = rules_of("euchre")
    assert after(euchre, (8, 9), hand_of(euchre, "00001")) == ((9, 9), None)
    assert after(euchre, (9, 9), hand_of(euchre, "00001")) == ((10, 9), 0)
    buck = rules_of("buck")
    assert after(buck, (4, 9, 9, 9), hand_of(buck, "00012")) == ((1, 8, 8, 14), None)
    assert after(buck, (3, 9, 9, 9), hand_of(buck, "00012")) == ((0, 8, 8, 14), 0)
    pepper = rules_of("pepper")
    assert after(pepper, (5, 28), hand_of(pepper, "000011", bid="4")) == ((9, 30), 1)


@shows("condition-total-and-success")
def the_target_and_a_success():
    rules = rules_of("bid-euchre")
    made, failed = (hand_of(rules, "0" * 6 + "1" * 6, bid=bid) for bid in ("6", "7"))
    assert after(rules, (0, 50), made) == ((6, 56), None), "odd tricks do not win"
    assert after(rules, (0, 46), failed) == ((-7, 52), 1)
    assert after(rules, (46, 50), made) == ((52, 56), 0)
    assert after(rules, (45, 50), made) == ((51, 56), None)


@shows("tie-higher")
def the_further_wins():
    rules = rules_of("buck")
    hand = hand_of(rules, "00011", dropped=(2, 3))
    assert after(rules, (3, 1, 9, 9), hand) == ((0, -1, 9, 9), 1)
    assert after(rules, (3, 2, 9, 9), hand) == ((0, 0, 9, 9), None)
    assert after(rules, (2, 2, 9, 9), hand) == ((-1, 0, 9, 9), 0)


@shows("tie-maker")
def the_makers_come_first():
    rules = rules_of("pepper")
    hand = hand_of(rules, "000011", bid="2")
    assert after(rules, (26, 29), hand) == ((30, 31), 0)
    assert after(rules, (20, 29), hand) == ((24, 31), 1)


@shows("match-hands")
def so_many_hands_are_played():
    rules = rules_of("nap", {"match.max_hands": 2})
    won, lost = hand_of(rules, "00012", bid="3"), hand_of(rules, "00112", bid="3")
    assert after(rules, (0, 0, 0, 0), won) == ((9, -3, -3, -3), None)
    assert after(rules, (0, 0, 0, 0), won, won) == ((18, -6, -6, -6), 0)
    assert after(rules, (0, 0, 0, 0), won, lost)[1] is None
    assert after(rules, (0, 0, 0, 0), won, lost, won)[1] == 0


@shows("lose-at")
def too_low_is_lost():
    rules = rules_of("bid-euchre", {"match.lose_at": -52})
    failed = hand_of(rules, "0" * 5 + "1" * 7, bid="6")
    assert after(rules, (-45, 0), failed) == ((-51, 7), None)
    assert after(rules, (-46, 0), failed) == ((-52, 7), 1)


@shows("laps")
def the_surplus_is_carried():
    assert ended("euchre", (12, 3), {"match.laps": True}).next_start == (2, 0)


@shows("slam")
def a_match_without_a_point_counts_twice():
    assert ended("euchre", (10, 0), {"match.slam": True}).games == 2
    assert ended("euchre", (10, 1), {"match.slam": True}).games == 1


def ended(variant: str, score: tuple[int, ...], settings: dict[str, object]) -> Match:
    """A match that side 0 has won."""
    rules = rules_of(variant, settings)
    results: tuple[HandResult, ...] = ()
    return Match(rules, score, 3, start(rules, 3, score), results, winner=0)


@shows("in-the-barn")
def one_point_short():
    rules = rules_of("euchre", {"match.in_the_barn": True})
    assert in_the_barn(rules, (9, 8)) == (0,)
    assert in_the_barn(rules, (9, 9)) == (0, 1)
    assert in_the_barn(rules, (10, 3)) == ()
