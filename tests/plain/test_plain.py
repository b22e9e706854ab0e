"""The plain implementation against the rulebook's cases, given records and its own counts."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.plain.cards import RefusedError, playable, winner
from tests.plain.check_records import illegal_records, load, place_in, records, refused_where, same
from tests.plain.divide import divide, position
from tests.plain.facts import HAND_SIZE, NO_BOWERS, SEATS
from tests.plain.game import Hand
from tests.plain.make_cases import agrees, find_record
from tests.plain.make_perft import random_deal
from tests.plain.match import Match
from tests.plain.perft import perft
from tests.plain.replay import replay
from tests.plain.settings import DEFAULTS
from tests.plain.worked_calls import LEADS
from tests.plain.worked_tricks import RENAMINGS

TESTS = Path(__file__).parent.parent
RULEBOOK = TESTS / "rulebook"
GIVEN = RULEBOOK / "given"
CASES = json.loads((RULEBOOK / "cases.json").read_text(encoding="utf-8"))
SMALL = 3000
TINY = 300
"""Counted again here: positions of the three first games with fewer leaves than the one, others the other."""
FIRST = ("euchre", "two-handed", "bid-euchre")


def perft_entries() -> list[dict[str, Any]]:
    """The perft entries small enough to be counted again here."""
    entries = [entry for path in sorted((TESTS / "perft").glob("*.json")) for entry in load(path)["quick"]]
    return [entry for entry in entries if entry["leaves"] <= (SMALL if entry["variant"] in FIRST else TINY)]


@pytest.mark.parametrize("case", CASES["plays"], ids=lambda case: f"{case['id']}-{case['suits']}")
def test_legal_plays(case: dict[str, Any]) -> None:
    bowers = case["variant"] not in NO_BOWERS
    found = playable(case["hand"], case["led"], case["strain"], bowers=bowers)
    assert set(found) == set(case["legal"])


@pytest.mark.parametrize("case", CASES["tricks"], ids=lambda case: f"{case['id']}-{case['suits']}")
def test_trick_winners(case: dict[str, Any]) -> None:
    bowers = case["variant"] not in NO_BOWERS
    plays = [(seat, card) for seat, card in case["plays"]]
    assert winner(plays, case["strain"], bowers=bowers) == case["winner"]


def test_every_renaming_keeps_mates_together() -> None:
    assert len(set(RENAMINGS)) == 8
    for renaming in RENAMINGS:
        assert {renaming[:2], renaming[2:]} <= {"SC", "CS", "HD", "DH"}


@pytest.mark.parametrize("case", CASES["records"], ids=lambda case: case["id"])
def test_worked_records(case: dict[str, Any]) -> None:
    record = load(RULEBOOK / "records" / case["record"])
    assert agrees(case, record)
    assert same(replay(record), load(RULEBOOK / "expected" / case["record"]))


def test_a_case_can_disagree() -> None:
    case = next(case for case in CASES["records"] if case["id"] == "E114")
    record = load(RULEBOOK / "records" / case["record"])
    assert not agrees({**case, "outcome": {"points": [2, 0]}}, record)
    assert not agrees({**case, "checks": [{"after": 0, "to_act": 1}]}, record)


def test_records_are_found_again() -> None:
    for case in LEADS[:2]:
        assert find_record(case) == load(RULEBOOK / "records" / f"{case['id']}.json")


def test_laps_and_slam() -> None:
    case = next(case for case in CASES["records"] if case["id"] == "F170")
    record = load(RULEBOOK / "records" / case["record"])
    match = Match("euchre", record["rules"]["set"], record["score"])
    written = record["hands"][0]
    hand = Hand("euchre", record["rules"]["set"], written["dealer"], written["deal"])
    for action in written["actions"]:
        hand = hand.play(action)
    match.add(hand)
    assert {"games_won": match.games_won(), "next_start": match.next_start()} == case["match"]


@pytest.mark.parametrize("path", records(GIVEN), ids=lambda path: path.stem)
def test_given_records(path: Path) -> None:
    assert same(replay(load(path)), load(GIVEN / "expected" / path.name))


@pytest.mark.parametrize("path", illegal_records(GIVEN), ids=lambda path: path.stem)
def test_given_illegal_records(path: Path) -> None:
    expected = place_in(path.with_suffix(".why").read_text(encoding="utf-8"))
    where = refused_where(path)
    assert {name: where.get(name) for name in expected} == expected


@pytest.mark.parametrize("entry", perft_entries(), ids=lambda entry: f"{entry['variant']}: {entry['name']}")
def test_small_counts(entry: dict[str, Any]) -> None:
    hand = position(entry)
    count = perft(hand, entry["depth"])
    assert (count.leaves, count.over) == (entry["leaves"], entry["over"])
    assert (count.points, count.tricks) == (entry["points"], entry["tricks"])
    assert sum(divide(hand, entry["depth"]).values()) == entry["leaves"]


@pytest.mark.parametrize("variant", list(DEFAULTS))
def test_every_house_rule_of_a_hand_is_counted(variant: str) -> None:
    lists = load(TESTS / "perft" / f"{variant}.json")
    switched = {key for entry in lists["quick"] for key in entry["set"]}
    assert switched == {key for key in DEFAULTS[variant] if not key.startswith("match.")}


@pytest.mark.parametrize("variant", list(DEFAULTS))
def test_random_hands_end_with_all_tricks_taken(variant: str) -> None:
    dice = random.Random(f"hands of {variant}")
    played = 0
    while played < 15:
        hand = Hand(variant, {}, dice.randrange(SEATS[variant]), random_deal(variant, dice))
        while not hand.is_over():
            before = json.dumps(hand.hands)
            after = hand.play(dice.choice(hand.legal()))
            assert json.dumps(hand.hands) == before
            hand = after
        result = hand.outcome()
        if not result["void"]:
            played += 1
            assert sum(result["tricks"]) == HAND_SIZE[variant]
            assert result["success"] in (*range(hand.sides), *([None] if hand.sides > 2 else []))
        assert hand.legal() == []
        with pytest.raises(RefusedError):
            hand.play("pass")


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("euchre", {"auction.low_no_trump": True}),
        ("two-handed", {"auction.canadian_loner": True}),
        ("bid-euchre", {"auction.minimum": 13}),
        ("bid-euchre", {"auction.turns": "once"}),
        ("euchre", {"match.laps": 1}),
        ("whist", {}),
    ],
)
def test_settings_that_do_not_fit_are_refused(variant: str, options: dict[str, Any]) -> None:
    with pytest.raises(RefusedError):
        Match(variant, options)
