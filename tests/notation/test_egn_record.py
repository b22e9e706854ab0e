"""EGN games replayed: hands from the plays, what is unknown marked, and every illegal play named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from euchre.notation import RecordError, dumps, egn, loads
from euchre.notation.replay import replay
from tests.notation.egn_files import (
    ALONE,
    HANDS,
    KITTY,
    LONE,
    ORDERED,
    TRICKS,
    bidding,
    deal,
    game,
    real_games,
    tricks,
)

PLAYED = deal(ORDERED, tricks(TRICKS))
DEALT = [" ".join(card.upper() for card in hand) for hand in HANDS]


def record(*deals, rules=None, **keys):
    return egn.record_of(egn.from_json(game(*deals, rules=rules, **keys)))


def hand(*phases, rules=None, alternatives=None, **start):
    """The record of a game with this one deal."""
    return record(deal(*phases, start=start), rules=rules)


def dealt(read, number=0) -> list[set[str]]:
    return [{card.text for card in cards} for cards in read.hands[number].deal.hands]


def unknown(read) -> list[dict[str, Any]]:
    return list(read.extra.get("unknown", []))


def refused(*phases, rules=None, **start) -> RecordError:
    with pytest.raises(RecordError) as error:
        hand(*phases, rules=rules, **start)
    return error.value


# ------------------------------------------------------------------ hands


def test_hands_follow_from_the_plays_and_an_unknown_discard_is_marked():
    read = hand(ORDERED, tricks(TRICKS))
    assert dealt(read)[:3] == [set(hand.split()) for hand in DEALT[:3]]
    [mark] = unknown(read)
    assert mark == {"hand": 1, "cards": {"3": "JS"}, "discard": True}
    assert dealt(read)[3] == {"TD", "QD", "KD", "AD", "JS"}
    assert "discard JS" in read.hands[0].actions


def test_a_stated_discard_is_known():
    read = hand({**ORDERED, "discard": "9d"}, tricks(TRICKS))
    assert unknown(read) == []
    assert dealt(read)[3] == set(DEALT[3].split())


def test_the_discard_follows_from_a_known_hand_or_a_known_kitty():
    for told in ({"playerCards": HANDS}, {"playerCards": [[], [], [], HANDS[3]]}, {"kitty": KITTY}):
        read = hand(ORDERED, tricks(TRICKS), **told)
        assert unknown(read) == []
        assert "discard 9D" in read.hands[0].actions


def test_who_never_shows_the_upcard_put_it_out():
    shown = [[*trick] for trick in TRICKS]
    shown[1][2] = "9d"
    read = hand(ORDERED, tricks(shown))
    assert unknown(read) == []
    assert "discard AH" in read.hands[0].actions
    assert dealt(read)[3] == set(DEALT[3].split())


def test_a_dealer_who_did_not_follow_trumps_has_put_the_upcard_out():
    """The file stops after two tricks: the dealer had no heart when hearts were led."""
    shown = [TRICKS[0], ["Jh", "Tc", "9d", "Ts"]]
    read = hand(ORDERED, tricks(shown))
    assert "discard AH" in read.hands[0].actions
    assert "discard" not in unknown(read)[0]


def test_a_dealer_who_orders_may_put_the_upcard_out_too():
    calls = bidding("Pass", "Pass", "Pass", "Order", isAlone=False, discard="Ah")
    led = [["9s", "9h", "9c", "9d"]]
    assert "discard AH" in hand(calls, tricks(led)).hands[0].actions


def test_the_sitting_partner_is_unknown_and_marked():
    read = hand(ALONE, tricks(LONE))
    [mark] = unknown(read)
    assert set(mark) == {"hand", "cards"}
    assert list(mark["cards"]) == ["3"]
    assert len(mark["cards"]["3"].split()) == 5
    assert read.hands[0].actions[:2] == ("pass", "order alone")
    assert not any(action.startswith("discard") for action in read.hands[0].actions)


def test_with_a_known_kitty_the_sitting_partner_is_known():
    read = hand(ALONE, tricks(LONE), kitty=KITTY)
    assert unknown(read) == []
    assert dealt(read)[3] == set(DEALT[3].split())


def test_filled_cards_never_break_a_shown_void():
    """P3 showed no spade and no trump but the ace; what he still holds is filled with neither."""
    read = hand(ORDERED, tricks([TRICKS[0], ["Jh", "Tc", "Ah", "Ts"], ["Qh", "Jc", "Td", "Qs"]][:2]))
    filled = {seat: cards.split() for seat, cards in unknown(read)[0]["cards"].items()}
    kept = filled["3"][1:]
    assert not any(card.endswith("S") for card in kept)
    assert not any(card.endswith(("H", "S")) for card in filled["2"])
    assert "JD" not in filled["2"], "the left bower is a heart here"
    assert replay(read).as_json()["legal"] is None


def test_a_void_that_leaves_no_deal_is_refused():
    """P3 shows that he has no club; of the three cards that are left for him one is the queen of clubs."""
    told = [
        ["9s", "Ts", "Js", "9c", "Jc"],
        ["9h", "Jh", "As", "Qs", "Ks"],
        ["Tc", "Th", "Kd", "Ac", "Kc"],
        [],
    ]
    calls = bidding("Pass", "Order", isAlone=False, discard="9d")
    shown = [["9c", "9h", "Tc", "Qd"], ["Jh", "Th", "Ah", "9s"]]
    assert replay(hand(calls, tricks(shown), playerCards=told)).as_json()["to_act"] == 1
    error = refused(calls, tricks(shown), playerCards=told, kitty=["Ad", "Td", "Kh"])
    assert (error.reason, error.seat) == ("no-deal-fits", 3)


def test_partly_known_hands_are_filled_up():
    read = hand(bidding("Pass"), playerCards=[["9s", "Xx", "Xh", "Jx", "Ts"], [], [], HANDS[3]])
    filled = unknown(read)[0]["cards"]
    assert {seat: len(cards.split()) for seat, cards in filled.items()} == {"0": 3, "1": 5, "2": 5}
    assert dealt(read)[0] >= {"9S", "TS"}


def test_an_unknown_upcard_is_filled_in_with_a_suit_that_was_not_named():
    called = bidding(*["Pass"] * 5, "h", isAlone=False)
    read = hand(called, tricks(TRICKS[:1]), upCard="Xx")
    assert unknown(read)[0]["upcard"] is True
    assert read.hands[0].deal.upcard.suit.text != "H"
    jack = hand(bidding("Pass"), upCard="Jx")
    assert jack.hands[0].deal.upcard.rank.text == "J"
    assert [egn.game_of(one).deals[0].upcard.text for one in (read, jack)] == ["Xx", "Jx"]


def test_generic_suits_stand_for_trump_next_and_the_others():
    generic = {"s": "g", "c": "h", "h": "t", "d": "n"}

    def swap(card: str) -> str:
        return card[0] + generic[card[1]]

    plays = [[swap(card) for card in trick] for trick in TRICKS]
    read = hand(ORDERED, tricks(plays), upCard="At")
    assert [one["points"] for one in replay(read).as_json()["hands"]] == [[0, 2]]
    assert refused(ORDERED, tricks(plays), upCard="An").reason == "wrong-egn"
    mixed = [["9s", "R", "9c", "Td"]]
    assert "JH" in hand(ORDERED, tricks(mixed)).hands[0].actions
    left = [["9s", "L", "9c", "Td"]]
    assert "JD" in hand(ORDERED, tricks(left)).hands[0].actions
    assert refused(bidding("Pass"), playerCards=[["R"], [], [], []]).reason == "no-such-bower"


# ------------------------------------------------------------------ exchanges


HERE_YOU_ARE = {"sender": 3, "receiver": 1, "cards": ["9h"]}


def test_partners_best_with_both_cards_told():
    swap = [{"sender": 1, "receiver": 3, "cards": ["9d"]}, {"sender": 3, "receiver": 1, "cards": ["9h"]}]
    calls = bidding("Pass", "Order", isAlone=True, cardExchanges=swap)
    read = hand(calls, tricks(LONE), rules={"partners_best": True})
    assert read.hands[0].actions[2:4] == ("give 9D", "give 9H")
    assert dealt(read)[1] == {"9D", "TH", "JH", "QH", "KH"}
    assert "9H" in dealt(read)[3]


def test_partners_best_with_one_card_told_fills_the_other():
    calls = bidding("Pass", "Order", isAlone=True, cardExchanges=[HERE_YOU_ARE])
    read = hand(calls, tricks(LONE), rules={"partners_best": True})
    assert read.hands[0].actions[2] == f"give {unknown(read)[0]['cards']['1']}"
    assert read.hands[0].actions[3] == "give 9H"


def test_partners_best_that_is_not_told_is_refused():
    assert refused(ALONE, tricks(LONE), rules={"partners_best": True}).reason == "exchange-unknown"
    some = bidding("Pass", "Order", isAlone=True, cardExchanges=[{**HERE_YOU_ARE, "cards": ["Xh"]}])
    assert refused(some, tricks(LONE), rules={"partners_best": True}).reason == "exchange-unknown"


UNDER = [
    ["9s", "9h", "Qs", "Ks"],
    ["Jh", "Tc", "Ah", "Ts"],
    ["Qh", "Jc", "Jd", "Js"],
    ["Ad", "Qd", "Kh", "Qc"],
    ["Th", "Kc", "As", "Ac"],
]
"""P0 had 9s Ts 9d Td 9c and took Js Ac Qd for the last three; the dealer P3 put the king of diamonds out."""


def test_going_under():
    calls = {**ORDERED, "discard": "Kd", "cardExchanges": [{"receiver": 0, "cards": ["Js", "Ac", "Qd"]}]}
    whole = [["9s", "Ts", "9d", "Td", "9c"], [], [], []]
    for told in ({}, {"playerCards": whole}):
        read = hand(calls, tricks(UNDER), rules={"go_under": True}, **told)
        assert unknown(read) == []
        assert read.hands[0].actions[0] == "swap 9C 9D TD"
        assert [one["points"] for one in replay(read).as_json()["hands"]] == [[0, 2]]
    shown = [
        {"receiver": 0, "cards": ["Js", "Ac", "Qd"]},
        {"sender": 0, "receiver": 0, "cards": ["Td", "9d", "9c"]},
    ]
    read = hand({**calls, "cardExchanges": shown}, rules={"go_under": True}, playerCards=whole)
    assert read.hands[0].actions[0] == "swap 9C 9D TD"
    high = [["As", "Ks", "Qs", "Ts", "9s"], [], [], []]
    taken = {**bidding("Pass"), "cardExchanges": [{"receiver": 0, "cards": ["Js", "Ac", "Qd"]}]}
    assert refused(taken, rules={"go_under": True}, playerCards=high).reason == "not-asked"
    del calls["discard"]
    [mark] = unknown(hand(calls, tricks(UNDER), rules={"go_under": True}))
    assert {seat: set(cards.split()) for seat, cards in mark["cards"].items()} == {
        "0": {"9C", "9D", "TD"},
        "3": {"KD"},
    }
    assert refused(calls, tricks(UNDER)).reason == "not-asked"


def test_a_redeal_is_told_by_the_next_deal():
    poor = [["9s", "Ts", "9d", "Td", "9c"], ["9h", "Th", "Jh", "Qh", "Kh"], [], []]
    first = deal(start={"playerCards": poor})
    second = deal(ORDERED, tricks(TRICKS), dealNumber=1)
    read = record(first, second, rules={"farmers": True})
    assert read.hands[0].actions == ("redeal",)
    assert replay(read).as_json()["score"] == [0, 2]
    with pytest.raises(RecordError) as error:
        record(first, second)
    assert (error.value.reason, error.value.hand) == ("hand-unfinished", 2)


# ------------------------------------------------------------------ unfinished, and wrong


@pytest.mark.parametrize(
    ("phases", "phase", "seat"),
    [
        ((), "auction", 0),
        ((bidding(),), "auction", 0),
        ((bidding("Pass", "Pass"),), "auction", 2),
        ((bidding("Pass", "Order"),), "exchange", 3),
        ((bidding("Pass", "Order", discard="9d"),), "play", 0),
        ((ORDERED, tricks(TRICKS[:1])), "play", 1),
        ((ORDERED, tricks([*TRICKS[:1], ["Jh", "Tc"]])), "play", 3),
        ((ORDERED, tricks(TRICKS)), "deal", None),
    ],
)
def test_a_game_may_stop_anywhere(phases, phase, seat):
    printed = replay(hand(*phases)).as_json()
    assert (printed["phase"], printed["to_act"]) == (phase, seat)


def test_reneges_are_all_named():
    """P2 throws a club on spades and follows later; P3 a diamond on hearts with the ace in hand."""
    plays = [
        ["9s", "9h", "9c", "Td"],
        ["Jh", "Tc", "Qd", "Ts"],
        ["Qh", "Js", "Ah", "Qs"],
        ["Kh", "Qc", "Kd", "Ks"],
        ["Th", "Kc", "Ad", "As"],
    ]
    error = refused(ORDERED, tricks(plays))
    assert isinstance(error, egn.IllegalGame)
    found = [(fault.hand, fault.action, fault.seat, fault.text, fault.reason) for fault in error.faults]
    assert found == [(1, 5, 2, "9C", "must-follow"), (1, 9, 3, "QD", "must-follow")]
    assert len(error.line().splitlines()) == 2
    assert [fault["text"] for fault in error.as_json()["faults"]] == ["9C", "QD"]


@pytest.mark.parametrize(
    ("phases", "start", "reason", "where"),
    [
        ((bidding("Order", "Pass"),), {}, "auction-closed", (1, 2)),
        ((bidding("s"),), {}, "wrong-call", (1, 1)),
        ((bidding(*["Pass"] * 4, "Order"),), {}, "wrong-call", (1, 5)),
        ((bidding(*["Pass"] * 4, "h"),), {}, "suit-turned-down", (1, 5)),
        ((bidding(*["Pass"] * 4, "x"), tricks(TRICKS)), {}, "auction-open", (1, None)),
        ((bidding("Pass"), tricks(TRICKS)), {}, "auction-open", (1, None)),
        ((ORDERED, tricks(TRICKS)), {"upCard": "Ax"}, "auction-open", (1, None)),
        ((ORDERED, tricks([*TRICKS, ["Js"]])), {}, "hand-over", (1, 23)),
        ((ORDERED, tricks([["9s", "9h"], ["Jh"]])), {}, "wrong-trick", (1, None)),
        ((ALONE, tricks(TRICKS)), {}, "wrong-trick", (1, None)),
        ((ORDERED, tricks([["9s", "Xh"]])), {}, "unknown-card-played", (1, 4)),
        ((ORDERED, tricks([["9s", "7h"]])), {}, "not-in-deck", (1, 4)),
        ((ORDERED, tricks([["9s", "9h", "9s"]])), {}, "card-dealt-twice", (1, None)),
        ((ORDERED, tricks([["Ah"]])), {}, "card-dealt-twice", (1, None)),
        ((ORDERED, tricks([["9s"]])), {"kitty": ["9s", "", ""]}, "card-dealt-twice", (1, None)),
        (
            (ORDERED, tricks(TRICKS)),
            {"playerCards": [*HANDS[:3], [*HANDS[3][:4], "Jd"]]},
            "wrong-hand-size",
            (1, None),
        ),
        ((ORDERED, tricks([["Js"]])), {"playerCards": HANDS}, "wrong-hand-size", (1, None)),
        ((ORDERED,), {"playerCards": HANDS[:3]}, "wrong-number-of-hands", (1, None)),
        ((ORDERED,), {"playerCards": [*HANDS[:3], [*HANDS[3], "Jd"]]}, "wrong-hand-size", (1, None)),
        ((ORDERED,), {"dealer": 4}, "no-such-seat", (1, None)),
        (({**ALONE, "discard": "9d"},), {}, "exchange-closed", (1, None)),
        (({**ORDERED, "discard": "9s"}, tricks(TRICKS)), {}, "card-dealt-twice", (1, None)),
        ((ORDERED, tricks(TRICKS, initialLead=2)), {}, "wrong-leader", (1, None)),
    ],
)  # fmt: skip
def test_what_is_not_legal_says_where(phases, start, reason, where):
    error = refused(*phases, **start)
    assert (error.reason, error.hand, error.action) == (reason, *where)
    assert "\n" not in error.line()


@pytest.mark.parametrize(
    ("deals", "keys", "reason", "number"),
    [
        ([deal(ORDERED), deal(ORDERED, start={"dealer": 0})], {}, "hand-unfinished", 2),
        ([PLAYED, deal(ORDERED)], {}, "wrong-dealer", 2),
        ([PLAYED, deal(ORDERED, start={"dealer": 0})], {"initialScore": [0, 8]}, "match-over", 2),
        ([deal(ORDERED)], {"initialScore": [10, 8]}, "already-won", None),
        ([], {"initialScore": [0, 10]}, "already-won", None),
        ([PLAYED], {"initialScore": [0, 9], "finalScore": [0, 10]}, "final-score-differs", None),
        ([deal(ORDERED)], {"players": ["Ana"]}, "wrong-egn", None),
    ],
)  # fmt: skip
def test_deals_must_make_a_game(deals, keys, reason, number):
    with pytest.raises(RecordError) as error:
        record(*deals, **keys)
    assert (error.value.reason, error.value.hand) == (reason, number)


# ------------------------------------------------------------------ published games


def test_published_games_replay_to_their_scores():
    found = real_games()
    expected = json.loads((found[0].parent / "expected.json").read_text())
    assert {path.name for path in found} == {*expected}
    for path in found:
        wanted = expected[path.name]
        if wanted["renege_errors"]:
            continue
        printed = replay(egn.record_of(egn.loads(path.read_text("utf-8")))).as_json()
        assert [one["score"] for one in printed["hands"]] == wanted["scores_after_each_deal"], path.name
        assert printed["score"] == wanted["final"]


def test_published_reneges_are_each_named():
    """``renege_errors`` counts, for each card that did not follow, the cards that should have been played."""
    found = real_games()
    expected = json.loads((found[0].parent / "expected.json").read_text())
    for path in found:
        if not expected[path.name]["renege_errors"]:
            continue
        with pytest.raises(egn.IllegalGame) as error:
            egn.record_of(egn.loads(path.read_text("utf-8")))
        reneges = [fault for fault in error.value.faults if fault.reason == "must-follow"]
        due = [card for fault in reneges for card in fault.message.split("play ")[1].split()]
        assert len(due) == expected[path.name]["renege_errors"]
        assert {fault.hand for fault in reneges} == {1, 2}


def test_published_games_keep_everything_on_every_way():
    for path in real_games():
        read = egn.loads(path.read_text("utf-8"))
        written = egn.dumps(read)
        assert egn.loads(written) == read
        assert egn.dumps(egn.loads(written)) == written
        try:
            first = egn.record_of(read)
        except egn.IllegalGame:
            continue
        second = egn.game_of(loads(dumps(first)))
        assert dumps(egn.record_of(second)) == dumps(first)
        for before, after in zip(read.deals, second.deals, strict=True):
            assert after.alternatives == before.alternatives
            assert after.line.calls == before.line.calls
            assert after.line.cards == before.line.cards
            assert after.line.call_notes == before.line.call_notes
            assert after.line.play_notes == before.line.play_notes
            assert after.number == before.number
        assert second.about == read.about
