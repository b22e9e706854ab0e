"""Records: lenient to read, strict to write, and every wrong one refused in one sentence."""

from __future__ import annotations

import json

import pytest

from euchre.notation import RecordError, dumps, loads, replay
from euchre.rules import variant

DEAL = {
    "hands": ["AC QD TC TS TD", "9C KD AS AD 9H", "KS QS JC AH 9D", "JD QC QH 9S TH"],
    "upcard": "KC",
}
HAND = {"dealer": 2, "deal": DEAL, "actions": ["pass"]}
RECORD = {"rules": {"id": "euchre"}, "hands": [HAND]}


def record(**changes: object) -> str:
    return json.dumps({**RECORD, **changes})


def hand(**changes: object) -> list[dict[str, object]]:
    return [{**HAND, **changes}]


def test_a_written_record_carries_every_key_and_reads_back():
    written = json.loads(dumps(loads(record())))
    assert written["format"] == "euchre-record"
    assert written["rules"]["fingerprint"] == variant("euchre").fingerprint
    assert written["score"] == [0, 0]
    assert written["hands"][0]["deal"] == DEAL
    assert dumps(loads(json.dumps(written))) == json.dumps(written, ensure_ascii=False)


def test_house_rules_travel_with_the_record():
    text = record(rules={"id": "euchre", "set": {"match.target": 5, "auction.dealer_must_call": True}})
    rules = loads(text).rules
    assert (rules.match.target, rules.auction.dealer_must_call) == (5, True)
    assert json.loads(dumps(loads(text)))["rules"]["set"] == {
        "auction.dealer_must_call": True,
        "match.target": 5,
    }


def test_lenient_cards_are_written_strictly():
    deal = {"hands": ["ac q♦ 10C ts TD", *DEAL["hands"][1:]], "upcard": "k♣"}
    written = json.loads(dumps(loads(record(hands=hand(deal=deal)))))
    assert written["hands"][0]["deal"] == DEAL


def test_unknown_keys_of_the_file_are_kept():
    assert json.loads(dumps(loads(record(event="club evening"))))["event"] == "club evening"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not-json"),
        ("{", "not-json"),
        ("[" * 100_000, "not-json"),
        ("[]", "wrong-record"),
        ("7", "wrong-record"),
        (record(format="egn"), "wrong-format"),
        (record(version=2), "wrong-format"),
        (record(rules=None), "wrong-record"),
        (record(rules={"id": "bridge"}), "unknown-variant"),
        (record(rules={"id": "euchre", "set": []}), "wrong-record"),
        (record(rules={"id": "euchre", "set": {"auction.dealer_must_cal": True}}), "unknown-key"),
        (record(rules={"id": "euchre", "set": {"match.target": "many"}}), "wrong-value"),
        (record(rules={"id": "euchre", "set": {"auction.low_no_trump": True}}), "not-applicable"),
        (record(rules={"id": "euchre", "fingerprint": "0" * 64}), "fingerprint-differs"),
        (record(players=["Ana"]), "wrong-record"),
        (record(players="Ana"), "wrong-record"),
        (record(score=[0]), "wrong-record"),
        (record(score=[0, True]), "wrong-record"),
        (record(hands={}), "wrong-record"),
        (record(hands=["x"]), "wrong-record"),
        (record(hands=hand(dealer="2")), "wrong-record"),
        (record(hands=hand(dealer=4)), "wrong-record"),
        (record(hands=hand(actions="pass")), "wrong-record"),
        (record(hands=hand(actions=[1])), "wrong-record"),
        (record(hands=hand(deal={"hands": "AS"})), "wrong-record"),
        (record(hands=hand(deal={"hands": [7]})), "wrong-record"),
        (record(hands=hand(deal={**DEAL, "upcard": "KC AS"})), "wrong-record"),
        (record(hands=hand(deal={**DEAL, "upcard": "XX"})), "unknown-card"),
        (record(hands=hand(deal={**DEAL, "upcard": "2C"})), "not-in-deck"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(text: str, reason: str):
    with pytest.raises(RecordError) as refused:
        loads(text)
    assert refused.value.reason == reason
    assert "\n" not in refused.value.line()


@pytest.mark.parametrize(
    ("changes", "reason", "where"),
    [
        ({"score": [10, 0]}, "already-won", (None, None)),
        ({"hands": hand(dealer=None)}, "missing-dealer", (1, None)),
        ({"hands": hand(deal={"hands": DEAL["hands"]})}, "wrong-upcard", (1, None)),
        ({"hands": hand(deal={**DEAL, "hands": DEAL["hands"][:3]})}, "wrong-number-of-hands", (1, None)),
        ({"hands": hand(deal={**DEAL, "widow": "JS"})}, "wrong-widow", (1, None)),
        ({"hands": hand(deal={**DEAL, "upcard": "AC"})}, "card-dealt-twice", (1, None)),
        ({"hands": hand(actions=["pass", "name H"])}, "wrong-call", (1, 2)),
        ({"hands": hand(actions=["pass", "xyzzy"])}, "unknown-action", (1, 2)),
        ({"hands": [HAND, HAND]}, "hand-unfinished", (2, None)),
    ],
)
def test_what_cannot_be_replayed_says_where(
    changes: dict[str, object], reason: str, where: tuple[object, ...]
):
    with pytest.raises(RecordError) as refused:
        replay(loads(record(**changes)))
    error = refused.value
    assert (error.reason, error.hand, error.action) == (reason, *where)


def test_a_record_without_hands_waits_for_a_dealer():
    printed = replay(loads(record(hands=[], score=[3, 4]))).as_json()
    assert (printed["phase"], printed["dealer"], printed["score"], printed["legal"]) == (
        "deal",
        None,
        [3, 4],
        [],
    )


def test_long_lists_of_actions_are_counted():
    hands = ["9S TS JS QS KS AS 9C TC JC QC KC AC"] + [
        " ".join(f"{rank}{suit}" for suit in pair for rank in "9TJQKA") for pair in ("HD", "SC", "HD")
    ]
    bid = {"dealer": 3, "deal": {"hands": hands}, "actions": ["bid alone S", "give 9C TC QC"]}
    printed = replay(loads(json.dumps({"rules": {"id": "bid-euchre"}, "hands": [bid]}))).as_json()
    assert printed["phase"] == "exchange"
    assert len(printed["legal"]) == 220
    four = {"rules": {"id": "bid-euchre"}, "hands": [{**bid, "actions": ["bid alone S"]}]}
    assert len(replay(loads(json.dumps(four))).as_json()["legal"]) == 1 + 12 + 66 + 220
