"""Random matches of ours through EGN and back; hands cut short; labels of a review; what EGN cannot say."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from euchre.cards import JOKER
from euchre.game import Deal
from euchre.notation import Record, RecordedHand, RecordError, dumps, egn, loads, to_json
from euchre.notation.egn_rules import rules_of
from euchre.notation.replay import replay
from euchre.rules import Rules, variant
from tests.laws.samples import SCALE
from tests.notation.egn_files import real_games
from tests.strategies import random_game, random_match

RULESETS = [
    {},
    {"std": False},
    {"std": False, "loner_lead": "LEFT_OF_LONER", "winning_score": 5},
    {"canadian": True, "loner_march_score": 5, "loner_euchred_score": 4},
    {"defend_alone": True},
    {"defend_alone": True, "loner_lead": "LEFT_OF_LONER", "partners_best": True},
    {"go_under": True},
    {"farmers": True, "std": False},
    {"partners_best": True, "fast_break": True},
    {"allow_no_trump": True, "four_trick_tokens": True},
    {"min_rank": 7, "num_deals": 4},
    {"joker": True, "min_rank": 8},
    {"num_players": 2},
    {"num_players": 2, "std": False, "allow_no_trump": True},
]
SAMPLES = [
    *(pytest.param(rules, 1, id=str(rules)) for rules in RULESETS),
    *(pytest.param(rules, 40 * SCALE, id=f"{rules}-soak", marks=pytest.mark.soak) for rules in RULESETS),
]


def record(rules: Rules, rng: random.Random, hands: int = 40) -> Record:
    """A random match as a record."""
    match, actions = random_match(rules, rng, hands)
    start, recorded = match.score, list[RecordedHand]()
    for action in actions:
        if isinstance(action, Deal):
            recorded.append(RecordedHand(match.dealer, action, ()))
        else:
            last = recorded[-1]
            recorded[-1] = replace(last, actions=(*last.actions, str(action)))
        match = match.apply(action)
    players = ("Ana", "Ben", "Cem", "Dee")[: rules.count]
    return Record(rules, tuple(recorded), players, start)


def records(ruleset, count, tag=""):
    """Random matches under a ruleset, without those in which the joker is turned up."""
    rules = rules_of(ruleset)
    for number in range(count):
        one = record(rules, random.Random(f"{ruleset} {tag} {number}"), hands=6)
        if all(hand.deal.upcard is not JOKER for hand in one.hands):
            yield one


@pytest.mark.parametrize(("ruleset", "count"), SAMPLES)
def test_a_match_comes_back_from_egn_as_it_was(ruleset, count):
    for one in records(ruleset, count):
        written = egn.dumps(egn.game_of(one))
        again = egn.record_of(egn.loads(written))
        assert to_json(again) == told(one)
        assert egn.dumps(egn.game_of(again)) == written


def told(one: Record) -> dict[str, Any]:
    """The record as EGN tells it: the first of several seats that could show a worthless hand does."""
    return to_json(replay_hands(one))


def replay_hands(one: Record) -> Record:
    hands = []
    for hand in one.hands:
        actions = hand.actions
        if "redeal" in actions:
            actions = ("redeal",)
        hands.append(replace(hand, actions=actions))
    return replace(one, hands=tuple(hands))


@pytest.mark.parametrize(("ruleset", "count"), SAMPLES)
def test_a_match_that_stops_anywhere_comes_back(ruleset, count):
    """But for answers to offers of which only some are recorded: EGN tells all of them or none."""
    for one in records(ruleset, count, "cut"):
        rng = random.Random(dumps(one))
        last = one.hands[rng.randrange(len(one.hands))]
        at = one.hands.index(last)
        cut = replace(last, actions=last.actions[: rng.randint(0, len(last.actions))])
        if "redeal" in last.actions:
            continue
        short = replace_hands(one, (*one.hands[:at], cut))
        again = egn.record_of(egn.game_of(short))
        assert to_json(again)["hands"][:-1] == told(short)["hands"][:-1]
        back = again.hands[-1].actions
        shared = min(len(back), len(cut.actions))
        assert back[:shared] == cut.actions[:shared]
        assert set(back[shared:]) | set(cut.actions[shared:]) <= {"decline"}


def replace_hands(one: Record, hands: tuple[RecordedHand, ...]) -> Record:
    return replace(one, hands=hands)


@pytest.mark.parametrize(("ruleset", "count"), SAMPLES)
def test_without_hands_the_plays_tell_the_same_game(ruleset, count):
    """Hands and discards, which published files leave out: the score is the same, and nothing is illegal."""
    if ruleset.keys() & {"farmers", "go_under"}:
        pytest.skip("there the hands decide who is asked before the calls")
    for one in records(ruleset, count, "bare"):
        whole = egn.game_of(one)
        deals = []
        for deal in whole.deals:
            assert deal.line.bidding is not None
            line = replace(deal.line, bidding=replace(deal.line.bidding, discard=None))
            deals.append(replace(deal, hands=(), line=line))
        bare = egn.record_of(replace(whole, deals=tuple(deals)))
        ours, theirs = replay(one).as_json(), replay(bare).as_json()
        assert theirs["score"] == ours["score"]
        for before, after in zip(ours["hands"], theirs["hands"], strict=True):
            assert after == before
        again = egn.record_of(egn.game_of(loads(dumps(bare))))
        assert dumps(again) == dumps(bare)


# ------------------------------------------------------------------ our own default game


def test_euchre_as_played_here_goes_into_egn_unless_a_hand_needs_its_own_rules():
    """Only a partner of the maker or a defender alone stands in the way."""
    counts = {True: 0, False: 0}
    for number in range(40):
        hand = random_game(variant("euchre"), random.Random(f"ours {number}"))
        actions = tuple(map(str, hand.actions))
        one = Record(hand.rules, (RecordedHand(hand.dealer, hand.deal, actions),), score=hand.score)
        result = replay(one).as_json()["hands"][0]
        fits = all(seat == result["maker"] for seat in result["alone"])
        counts[fits] += 1
        if fits:
            again = replay(egn.record_of(egn.game_of(one))).as_json()["hands"][0]
            assert again["points"] == result["points"]
        else:
            with pytest.raises(RecordError) as refused:
                egn.game_of(one)
            assert (refused.value.reason, refused.value.hand) == ("not-in-egn", 1)
    assert min(counts.values()) > 5
    assert set(egn.left_out(one)) == {
        "alone.makers",
        "alone.defenders",
        "exchange.may_leave",
        "exchange.any_of_six",
    }


def test_bid_euchre_is_refused_with_the_reason():
    with pytest.raises(RecordError, match="no bids by numbers") as refused:
        egn.game_of(record(variant("bid-euchre"), random.Random(1), hands=1))
    assert refused.value.reason == "not-in-egn"


@pytest.mark.parametrize(("settings", "fits"), [({"scoring.super_euchre": True}, False), ({}, True)])
def test_a_hand_scored_by_a_house_rule_is_refused(settings, fits):
    """P1 names spades and his side takes no trick: four points at this table, and two in EGN."""
    deal = {
        "hands": ["9S TS QS KS AS", "9H TH JH QH KH", "9C TC JC QC KC", "9D TD QD KD AD"],
        "upcard": "AH",
    }
    plays = "9S 9H JC 9D 9C TD TS TH QS JH TC QD KS QH QC KD AS KH KC AD"
    actions = ["pass"] * 5 + ["name S"] + ["decline"] * 4 + plays.split()
    rules = {"id": "euchre", "set": settings}
    one = loads(json.dumps({"rules": rules, "hands": [{"dealer": 3, "deal": deal, "actions": actions}]}))
    assert replay(one).as_json()["hands"][0]["points"] == [2 if fits else 4, 0]
    if fits:
        assert egn.game_of(one)
        return
    with pytest.raises(RecordError, match=r"worth \[4, 0\] here and \[2, 0\]") as refused:
        egn.game_of(one)
    assert (refused.value.reason, refused.value.hand) == ("not-in-egn", 1)


def test_more_than_a_hundred_hands_do_not_fit():
    passed = ["pass"] * 8
    deal = {"hands": ["9S TS QS KS AS", "9H TH JH QH KH", "9C TC JC QC KC", "9D TD QD KD AD"], "upcard": "AH"}
    hands = [{"dealer": seat % 4, "deal": deal, "actions": passed} for seat in range(101)]
    one = loads(json.dumps({"rules": {"id": "euchre"}, "hands": hands}))
    with pytest.raises(RecordError, match="100 deals"):
        egn.game_of(one)
    assert len(egn.game_of(replace_hands(one, one.hands[:100])).deals) == 100


def test_a_redeal_at_the_end_cannot_be_told():
    rules = rules_of({"farmers": True})
    some = (record(rules, random.Random(number), hands=3) for number in range(200))
    found = ((one, at) for one in some for at, hand in enumerate(one.hands) if "redeal" in hand.actions)
    one, at = next(found)
    with pytest.raises(RecordError, match="redeal"):
        egn.game_of(replace_hands(one, one.hands[: at + 1]))


# ------------------------------------------------------------------ labels


def review(one: Record) -> dict[tuple[int, int], egn.Note]:
    """A note on every action of a record."""
    labels = [None, *egn.Label]
    return {
        (hand, action): egn.Note(f"{hand}.{action} {text}", labels[(hand + action) % len(labels)])
        for hand, recorded in enumerate(one.hands, start=1)
        for action, text in enumerate(recorded.actions, start=1)
    }


@pytest.mark.parametrize("ruleset", [{}, {"partners_best": True}, {"num_players": 2}])
def test_every_label_of_a_review_is_written_at_its_action(ruleset):
    for one in records(ruleset, 1, "labels"):
        labels = review(one)
        game = egn.loads(egn.dumps(egn.annotated(one, labels)))
        assert egn.record_of(game.baseline()).hands == one.hands
        for hand, (recorded, deal) in enumerate(zip(one.hands, game.deals, strict=True), start=1):
            notes = {
                "call": deal.line.call_notes,
                "card": deal.line.play_notes,
            }
            found = [note for kind in notes.values() for some in kind.values() for note in some]
            assert len(found) == len(recorded.actions)
            calls, cards = 0, 0
            for action, text in enumerate(recorded.actions, start=1):
                note = labels[hand, action]
                if text[0] in "23456789TJQKA":
                    assert note in notes["card"][cards]
                    cards += 1
                elif text.split()[0] in ("pass", "order", "name"):
                    assert note in notes["call"][calls]
                    calls += 1
                else:
                    moved = egn.Note(f"{text}: {note.text}", note.label)
                    assert moved in notes["call"][max(calls - 1, 0)]


def test_labels_are_added_to_the_annotations_that_are_there():
    for path in real_games():
        if path.stem != "final-lone-lead-left-of-loner":
            continue
        one = egn.record_of(egn.loads(path.read_text("utf-8")))
        note = egn.Note("mine", egn.Label.BLUNDER)
        call = one.hands[1].actions.index("name C") + 1
        game = egn.annotated(one, {(2, call): note})
        assert [str(old) for old in game.deals[1].line.call_notes[4]] == ["note", "[??]mine"]
        assert game.deals[0].alternatives


def test_a_label_on_no_action_is_refused():
    one = next(records({}, 1, "labels"))
    with pytest.raises(RecordError) as refused:
        egn.annotated(one, {(1, 99): egn.Note("x")})
    assert (refused.value.reason, refused.value.hand, refused.value.action) == ("no-such-action", 1, 99)
