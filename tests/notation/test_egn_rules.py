"""Every key of an EGN ruleset is one of our rules: it is tried on a deal, and it finds its way back."""

from __future__ import annotations

from typing import Any

import pytest

from euchre.notation import RecordError, egn
from euchre.notation.egn_rules import DEFAULTS, OURS, WRITTEN, rules_of, ruleset_of
from euchre.notation.replay import replay
from euchre.rules import Rules, variant
from tests.notation.egn_files import ALONE, LONE, ORDERED, TRICKS, bidding, deal, game, tricks

KEYS: dict[str, tuple[str, dict[Any, object]]] = {
    "std": ("auction.dealer_must_call", {True: True, False: False}),
    "min_rank": ("deck.ranks", {9: 6, 8: 7, 7: 8, 2: 13}),
    "winning_score": ("match.target", {10: 10, 5: 5}),
    "num_deals": ("match.max_hands", {0: 0, 8: 8}),
    "canadian": ("auction.canadian_loner", {True: True, False: False}),
    "loner_lead": ("play.lone_lead", {"LEFT_OF_DEALER": "next_active", "LEFT_OF_LONER": "left_of_lone"}),
    "loner_march_score": ("scoring.lone_march", {4: 0, 5: 5, 3: 3}),
    "loner_euchred_score": ("scoring.lone_euchred", {2: 0, 4: 4, 3: 3}),
    "defend_alone": ("alone.defenders", {True: "against_lone", False: "never"}),
    "farmers": ("auction.farmers_hand", {True: True, False: False}),
    "partners_best": ("exchange.partners_best", {True: True, False: False}),
    "go_under": ("auction.going_under", {True: True, False: False}),
    "joker": ("deck.joker", {True: True, False: False}),
    "allow_no_trump": ("auction.second_round_no_trump", {True: True, False: False}),
    "fast_break": ("scoring.fast_break", {True: True, False: False}),
    "four_trick_tokens": ("scoring.four_trick_tokens", {True: True, False: False}),
}


def value(rules: Rules, key: str) -> object:
    section, _, name = key.partition(".")
    found = getattr(getattr(rules, section), name)
    return len(found) if isinstance(found, tuple) else found


def test_no_key_is_forgotten():
    assert {*KEYS, "num_players"} == {*DEFAULTS} == {*OURS, "num_players"}


@pytest.mark.parametrize("key", KEYS)
def test_each_key_sets_its_rule(key):
    ours, values = KEYS[key]
    for theirs, wanted in values.items():
        assert value(rules_of({key: theirs}), ours) == wanted
    assert DEFAULTS[key] in values
    assert rules_of({}) == rules_of({key: DEFAULTS[key]})


@pytest.mark.parametrize("key", KEYS)
def test_each_rule_finds_its_way_back(key):
    for theirs in KEYS[key][1]:
        stated = ruleset_of(rules_of({key: theirs}))
        assert {**DEFAULTS, **stated.ruleset} == {**DEFAULTS, key: theirs}
        assert stated.rules == rules_of({key: theirs})
        assert stated.left_out == ()
        assert {*stated.ruleset} <= {*WRITTEN, key}


def test_the_number_of_players_chooses_the_game():
    assert rules_of({"num_players": 2}).id == "two-handed"
    assert ruleset_of(rules_of({"num_players": 2})).ruleset["num_players"] == 2


@pytest.mark.parametrize(
    ("ruleset", "reason", "names"),
    [
        ({"stick": True}, "unknown-egn-key", "'stick'"),
        ({"std": 1}, "wrong-egn", "ruleset.std = 1"),
        ({"winning_score": True}, "wrong-egn", "winning_score = true"),
        ({"loner_lead": "LEFT"}, "rule-not-played", "LEFT_OF_LONER"),
        ({"min_rank": 1}, "rule-not-played", "min_rank = 1"),
        ({"min_rank": 12}, "rule-not-played", "min_rank = 12"),
        ({"min_rank": 10}, "rule-not-played", "the deck has 20"),
        ({"winning_score": 5000}, "rule-not-played", "5000"),
        ({"winning_score": 0}, "rule-not-played", "or num_deals"),
        ({"winning_score": -3}, "rule-not-played", "-3"),
        ({"num_deals": -1}, "rule-not-played", "-1"),
        ({"loner_march_score": 0}, "rule-not-played", "loner_march_score = 0"),
        ({"loner_euchred_score": -2}, "rule-not-played", "loner_euchred_score = -2"),
        ({"num_players": 3}, "rule-not-played", "num_players = 3"),
        ({"num_players": 6}, "rule-not-played", "num_players = 6"),
        ({"num_players": 2, "canadian": True}, "rule-not-played", "canadian_loner"),
        ({"joker": True, "allow_no_trump": True}, "rule-not-played", "joker"),
        ({"min_rank": 7, "go_under": True}, "rule-not-played", "three face-down cards"),
    ],
)
def test_a_ruleset_that_is_not_played_is_refused(ruleset, reason, names):
    with pytest.raises(RecordError) as refused:
        rules_of(ruleset)
    assert refused.value.reason == reason
    assert names in refused.value.message


@pytest.mark.parametrize("name", ["bid-euchre", "three-handed"])
def test_games_that_do_not_fit_are_refused_with_a_reason(name):
    with pytest.raises(RecordError, match="no bids by numbers") as refused:
        ruleset_of(variant(name))
    assert refused.value.reason == "not-in-egn"


@pytest.mark.parametrize(
    ("settings", "names"),
    [
        ({"play.lead": "maker"}, "play.lead = 'maker'"),
        ({"deal.hand": 4}, "deal.hand = 4"),
    ],
)
def test_rules_that_egn_cannot_state_are_refused(settings, names):
    rows = [
        {"rule": "", "makers": makers, "defenders": defenders, "tricks": [0, 1, 2, 3, 4], "points": [1, 0]}
        for makers in ("both", "alone")
        for defenders in ("both", "alone")
    ]
    rules = variant("euchre", {**settings, **({"scoring.rows": rows} if "deal.hand" in settings else {})})
    with pytest.raises(RecordError) as refused:
        ruleset_of(rules)
    assert refused.value.reason == "not-in-egn"
    assert names in refused.value.message


def points(*phases, rules=None, **start) -> list[list[int]]:
    """What the hands of a game with this one deal are worth."""
    read = egn.from_json(game(deal(*phases, start=start), rules=rules))
    return [hand["points"] for hand in replay(egn.record_of(read)).as_json()["hands"]]


def refusal(*phases, rules=None, **start) -> str:
    with pytest.raises(RecordError) as refused:
        points(*phases, rules=rules, **start)
    return refused.value.reason


def test_plain_hands_are_scored():
    assert points(ORDERED, tricks(TRICKS)) == [[0, 2]]
    assert points(ALONE, tricks(LONE)) == [[0, 4]]
    assert points(ALONE, tricks(LONE), rules={"loner_march_score": 5}) == [[0, 5]]


def test_stick_the_dealer():
    passes = bidding(*["Pass"] * 8)
    assert refusal(passes) == "dealer-must-call"
    assert points(passes, rules={"std": False}) == [[0, 0]]


def test_the_canadian_loner():
    calls = bidding("Pass", "Order", isAlone=False)
    partner = {"dealer": 3}
    assert refusal(calls, tricks(TRICKS), rules={"canadian": True}, **partner) == "must-order-alone"
    assert points(ALONE, tricks(LONE), rules={"canadian": True}) == [[0, 4]]


def test_the_lead_against_a_lone_hand():
    left_of_lone = [
        ["9c", "Ts", "9h"],
        ["Jh", "Tc", "9s"],
        ["Qh", "Jc", "Qs"],
        ["Kh", "Qc", "Ks"],
        ["Th", "Kc", "As"],
    ]
    rules = {"loner_lead": "LEFT_OF_LONER"}
    assert points(ALONE, tricks(left_of_lone), rules=rules) == [[0, 4]]
    wrong = tricks(LONE, initialLead=0)
    assert refusal(ALONE, wrong, rules=rules) == "wrong-leader"
    assert points(ALONE, wrong) == [[0, 4]]


EUCHRED = [["As", "9s", "9c"], ["Ks", "Qs", "Tc"], ["Js", "Ts", "Jc"], ["Kd", "9h", "Qd"], ["Th", "Kc", "Ad"]]
"""P0, at the dealer's left, leads spades; P1, alone in hearts with two small ones, is euchred."""


def test_a_lone_maker_who_is_euchred():
    told = {"upCard": "Ah", "dealer": 3}
    assert points(ALONE, tricks(EUCHRED), **told) == [[2, 0]]
    assert points(ALONE, tricks(EUCHRED), rules={"loner_euchred_score": 3}, **told) == [[3, 0]]


def test_a_lone_defender():
    alone = bidding("Pass", "Order", isAlone=True, aloneDefender=0)
    two = tricks([["As", "9s"], ["Ks", "Qs"], ["Js", "Ts"], ["Kd", "9h"], ["Th", "Ad"]])
    assert points(alone, two, rules={"defend_alone": True}) == [[4, 0]]
    assert refusal(alone, two) == "not-asked"
    makers = bidding("Pass", "Order", isAlone=False, aloneDefender=0)
    assert refusal(makers, tricks([["As", "9s", "Ac"]]), rules={"defend_alone": True}) == "not-asked"
    own = bidding("Pass", "Order", isAlone=True, aloneDefender=3)
    assert refusal(own, rules={"defend_alone": True}) == "wrong-egn"


def test_no_trump_in_round_two():
    called = bidding("Pass", "Pass", "Pass", "Pass", "Pass", "n", isAlone=False)
    high = tricks([["As", "9h", "9c", "9d"], ["Ks", "Th", "Tc", "Td"], ["Qs", "Jh", "Jc", "Qd"]])
    assert points(called, high, rules={"allow_no_trump": True}) == []
    assert refusal(called, high) == "no-trump-not-played"


def test_fast_break_and_tokens():
    broken = [
        ["As", "9s", "9c", "9d"], ["Ks", "Ts", "Tc", "Td"],
        ["Qs", "9h", "Jc", "Qd"], ["Jh", "Qc", "Ah", "Js"], ["Qh", "Kc", "Kd", "Ac"],
    ]  # fmt: skip
    assert points(ORDERED, tricks(broken)) == [[0, 1]]
    assert points(ORDERED, tricks(broken), rules={"fast_break": True}) == [[0, 0]]
    four = [["As", "9s", "9c", "9d"], ["Qs", "9h", "Jc", "Qd"], *broken[3:], ["Th", "Tc", "Td", "Ts"]]
    one = deal(ORDERED, tricks(four))
    passed = [deal(bidding(*["Pass"] * 8), start={"dealer": seat}) for seat in (0, 1, 2)]
    rules = {"four_trick_tokens": True, "std": False}
    for number, score in enumerate([1, 2, 3, 5], start=1):
        deals = [*([one, *passed] * number)]
        read = egn.from_json(game(*deals, rules=rules))
        assert replay(egn.record_of(read)).as_json()["score"] == [0, score]


def test_a_number_of_deals_ends_the_game():
    rules = {"num_deals": 1, "winning_score": 0}
    read = egn.from_json(game(deal(ORDERED, tricks(TRICKS)), rules=rules))
    assert replay(egn.record_of(read)).as_json()["winner"] == 1
    more = game(deal(ORDERED, tricks(TRICKS)), deal(ORDERED, start={"dealer": 0}), rules=rules)
    with pytest.raises(RecordError) as refused:
        egn.record_of(egn.from_json(more))
    assert (refused.value.reason, refused.value.hand) == ("match-over", 2)


def test_the_joker_is_the_best_trump():
    play = [["9s", "9h", "9c", "B"]]
    read = egn.from_json(
        game(deal(ORDERED, tricks([*play, ["Ah", "Ts", "Jh", "Tc"]])), rules={"joker": True})
    )
    assert replay(egn.record_of(read)).as_json()["to_act"] == 1
    assert refusal(ORDERED, tricks(play)) == "not-in-deck"
    assert refusal(ORDERED, rules={"joker": True}, upCard="B") == "joker-turned-up"


def test_sevens_and_eights():
    low = [["7s", "9h", "7c", "8d"]]
    assert points(ORDERED, tricks(low), rules={"min_rank": 7}) == []
    assert refusal(ORDERED, tricks(low), rules={"min_rank": 8}) == "not-in-deck"


def test_two_players():
    two = game(
        deal(bidding("Pass", "Order"), tricks([["9s", "Ts"]]), start={"dealer": 1}), rules={"num_players": 2}
    )
    two["metadata"]["players"] = ["Ana", "Ben"]
    read = egn.from_json(two)
    assert replay(egn.record_of(read)).as_json()["to_act"] == 1
