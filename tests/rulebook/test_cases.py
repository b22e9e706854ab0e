"""Every worked case of the rulebook, on the engine: legal cards, winners, leads, auctions, scores, wins."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from euchre.cards import Card, Strain, Suit
from euchre.errors import EuchreError
from euchre.game import Match, State, apply, parse_action, to_act
from euchre.game.contract import Dealing, Made, Setup
from euchre.game.play import Tricks, after_card, playable, refusal, winner
from euchre.notation import from_json, replay
from euchre.rules import Rules, variant

FOLDER = Path(__file__).parent
CASES = json.loads((FOLDER / "cases.json").read_text(encoding="utf-8"))
ALL = {case["id"].partition("-")[0] for kind in CASES.values() for case in kind}

RULEBOOK = """
A1 A2 A5 A6 A7 A10 A11 A12 A15 A16 A17
B19 B22 B23 B24 B27 B28 B29 B32 B33 B34 B37 B38 B39 B42 B43 B44
C46 C49 C50 C51 C54 C55 C56 C59 C60 C61 C64 C65 C66
D67 D68 D71 D72 D73 D76 D77 D78 D81 D82 D83 D86
D87 D88 D91 D92 D93 D96 D97 D98 D101 D102 D103 D106 D107 D108 D111 D112 D113
E114 E115 E118 E119 E120 E123 E124 E125 E128 E129 E130 E133 E134 E135 E138 E139 E140 E143 E144 E145
E148 E149 E150 E153 E154 E155 E158 E159 E160 E163 E164 E165
F167 F170 F171 F172 F175 F176 F177 F180 F181 F182 F185 F186
"""


def test_no_case_is_missing():
    assert not set(RULEBOOK.split()) - ALL
    assert (len(CASES["plays"]), len(CASES["tricks"])) == (11 * 8, 16 * 8)
    assert len(CASES["records"]) >= 130


def cards(texts: list[str]) -> list[Card]:
    return [Card.parse(text) for text in texts]


def table(rules: Rules, strain: str, first: int, active: tuple[int, ...]) -> Tricks:
    """Trick play about to begin."""
    upcard = rules.cards.faces[0] if rules.deal.upcard else None
    setup = Setup(rules, 0, (0,) * rules.sides, upcard)
    contract = Made(first, Strain.parse(strain), bid=next(iter(rules.levels), None))
    return Tricks(setup, contract, active, first, first, (), ())


def rules_of(case: dict[str, Any]) -> Rules:
    return variant(case["variant"], case.get("set", {}))


def named(case: dict[str, Any]) -> str:
    return f"{case['id']}-{case['suits']}" if "suits" in case else case["id"]


@pytest.mark.parametrize("case", CASES["plays"], ids=named)
def test_legal_cards(case):
    """Led by seat 0, held by seat 1."""
    rules = rules_of(case)
    led = Card.parse(case["led"])
    public = after_card(table(rules, case["strain"], 0, tuple(range(rules.count))), led)
    assert isinstance(public, Tricks)
    hand = rules.cards.take(cards(case["hand"]), rules.cards.all)
    may = rules.cards.cards(playable(public, hand))
    assert sorted(may) == sorted(cards(case["legal"]))
    for card in cards(case["hand"]):
        why = refusal(public, hand, card)
        assert (why is None) == (card in may)
        assert why is None or why.reason == "must-follow"


@pytest.mark.parametrize("case", CASES["tricks"], ids=named)
def test_trick_winner(case):
    rules = rules_of(case)
    plays = tuple((seat, Card.parse(text)) for seat, text in case["plays"])
    tables = rules.tables(Strain.parse(case["strain"]))
    assert winner(plays, tables, rules.play.twins) == case["winner"]
    active = tuple(sorted(seat for seat, _ in plays))
    public = table(rules, case["strain"], plays[0][0], active)
    for seat, card in plays:
        assert public.to_act == seat
        after = after_card(public, card)
        assert isinstance(after, Tricks)
        public = after
    assert public.to_act == case["winner"], "the winner leads"
    assert public.done[-1].winner == case["winner"]


def test_bower_cases_come_in_all_trumps():
    for case_id in ("A1", "A2", "A5", "B19", "B22", "B27", "B28", "B33", "B34", "B37"):
        found = [case for case in [*CASES["plays"], *CASES["tricks"]] if case["id"] == case_id]
        assert {case["strain"] for case in found} == {suit.text for suit in Suit}, case_id
        assert len({case["suits"] for case in found}) == 8, case_id


# ------------------------------------------------------------------ cases that are records


def load(folder: str, name: str) -> dict[str, Any]:
    data = json.loads((FOLDER / folder / name).read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def cut(record: dict[str, Any], actions: int) -> dict[str, Any]:
    """The record of a single hand up to so many actions."""
    (hand,) = record["hands"]
    return {**record, "hands": [{**hand, "actions": hand["actions"][:actions]}]}


def match_of(record: dict[str, Any]) -> Match:
    match = replay(from_json(record)).match
    assert match is not None
    return match


def shown(record: dict[str, Any]) -> dict[str, Any]:
    """What a replay prints, the legal actions as a sorted list."""
    found = replay(from_json(record)).as_json()
    del found["fingerprint"]
    return ordered(found)


def ordered(found: dict[str, Any]) -> dict[str, Any]:
    return {**found, "legal": sorted(found["legal"])} if "legal" in found else found


def is_legal(state: State, text: str) -> bool:
    try:
        apply(state, parse_action(text))
    except EuchreError:
        return False
    return True


@pytest.mark.parametrize("case", CASES["records"], ids=named)
def test_the_record_that_shows_it(case):
    record = load("records", case["record"])
    found = shown(record)
    assert found == ordered(load("expected", case["record"])), case["text"]
    outcome = case.get("outcome", {})
    if outcome:
        (hand,) = found["hands"]
        assert {key: hand[key] for key in outcome} == outcome, case["text"]
    final = case.get("final", {})
    assert {key: found[key] for key in final} == final, case["text"]
    assert outcome or final or case.get("checks"), "the case says nothing"


@pytest.mark.parametrize("case", [case for case in CASES["records"] if case.get("checks")], ids=named)
def test_the_moments_it_speaks_of(case):
    record = load("records", case["record"])
    for check in case["checks"]:
        part = cut(record, check["after"])
        state = match_of(part).state
        assert to_act(state) == check["to_act"], case["text"]
        found = shown(part)
        assert found["phase"] == check.get("phase", found["phase"])
        if "legal" in check:
            assert found["legal"] == sorted(check["legal"]), case["text"]
        for text in [*check.get("legal", []), *check.get("allowed", [])]:
            assert is_legal(state, text), f"{text}: {case['text']}"
        for text in check.get("refused", []):
            assert not is_legal(state, text), f"{text}: {case['text']}"
        for seat, text in check.get("hands", {}).items():
            assert not isinstance(state, Dealing)
            held = record_cards(state, int(seat))
            assert held == sorted(cards(text.split())), case["text"]


def record_cards(state: State, seat: int) -> list[Card]:
    assert not isinstance(state, Dealing)
    return sorted(state.public.setup.rules.cards.cards(state.cards.hands[seat]))


def test_laps_and_slam():
    case = next(case for case in CASES["records"] if case["id"] == "F170")
    match = match_of(load("records", case["record"]))
    assert match.games == case["match"]["games_won"]
    assert list(match.next_start) == case["match"]["next_start"]
