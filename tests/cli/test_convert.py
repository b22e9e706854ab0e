"""``euchre convert`` and ``euchre replay`` on Euchre Game Notation, as a user types them."""

from __future__ import annotations

import json

import pytest

from euchre.cli import main
from tests.notation.egn_files import ALONE, LONE, ORDERED, TRICKS, bidding, deal, real_games, text, tricks

NOTED = deal(
    {**ORDERED, "callAnnotations": {"1": ["[!]good"]}},
    tricks(TRICKS, playAnnotations={"3": ["[?]why"]}),
    alternativeLines=[{"branchIndex": 1, "phases": [bidding("Pass", "Pass")]}],
)
RENEGED = deal(
    ORDERED, tricks([["9s", "9h", "9c", "Td"], ["Jh", "Tc", "Qd", "Ts"], ["Qh", "Jc", "Ah", "Qs"]])
)


@pytest.fixture
def noted(tmp_path):
    path = tmp_path / "noted.egn"
    path.write_text(text(NOTED, title="An evening"))
    return path


@pytest.mark.parametrize("way", [".json", ".jsonl", ".emn", ".egn"])
def test_comments_and_lines_survive_every_way_there_and_back(noted, tmp_path, capsys, way):
    there, back = tmp_path / f"there{way}", tmp_path / "back.egn"
    if way == ".jsonl":
        assert main(["convert", str(noted), str(tmp_path / "first.emn")]) == 0
        assert main(["convert", str(tmp_path / "first.emn"), str(there)]) == 0
    else:
        assert main(["convert", str(noted), str(there)]) == 0
    assert main(["convert", str(there), str(back)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"1 match written to {back}"
    written = json.loads(back.read_text("utf-8"))
    assert written["metadata"]["title"] == "An evening"
    assert written["deals"][0]["phases"][0]["callAnnotations"] == {"1": ["[!]good"]}
    assert written["deals"][0]["phases"][1]["playAnnotations"] == {"3": ["[?]why"]}
    assert written["deals"][0]["alternativeLines"][0]["branchIndex"] == 1
    assert main(["replay", str(back)]) == 0
    assert json.loads(capsys.readouterr().out)["score"] == [0, 2]


def test_a_game_is_replayed_like_a_record(noted, capsys):
    assert main(["replay", str(noted)]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["rules"] == "euchre"
    assert [hand["points"] for hand in printed["hands"]] == [[0, 2]]
    assert printed["unknown"] == [{"hand": 1, "cards": {"3": "JS"}, "discard": True}]


def test_cards_that_nothing_tells_are_not_offered_as_legal(tmp_path, capsys):
    path = tmp_path / "cut.egn"
    path.write_text(text(deal(ORDERED, tricks(TRICKS[:1]))))
    assert main(["replay", str(path)]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert (printed["to_act"], printed["legal"]) == (1, None)
    path.write_text(text(deal(bidding("Pass"))))
    assert main(["replay", str(path)]) == 0
    assert set(json.loads(capsys.readouterr().out)["legal"]) == {"pass", "order", "order alone"}


def test_every_renege_is_one_line(tmp_path, capsys):
    path = tmp_path / "reneged.egn"
    path.write_text(text(RENEGED))
    for command in (["replay", str(path)], ["convert", str(path), str(tmp_path / "out.json")]):
        assert main(command) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.splitlines() == [
            "hand 1, action 9, seat 3: 'QD' must-follow: trick 2: QD does not follow hearts: play AH"
        ]
    assert not (tmp_path / "out.json").exists()


def test_a_match_file_is_replayed_game_by_game(tmp_path, capsys):
    games = tmp_path / "games.jsonl"
    for name, one in (("one", NOTED), ("two", deal(ALONE, tricks(LONE)))):
        (tmp_path / f"{name}.egn").write_text(text(one))
        assert main(["convert", str(tmp_path / f"{name}.egn"), str(tmp_path / f"{name}.json")]) == 0
    games.write_text(
        "\n".join(json.dumps(json.loads((tmp_path / f"{n}.json").read_text())) for n in ("one", "two"))
    )
    assert main(["convert", str(games), str(tmp_path / "evening.emn")]) == 0
    capsys.readouterr()
    assert main(["replay", str(tmp_path / "evening.emn")]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["score"] for line in lines] == [[0, 2], [0, 4]]
    assert [line["file"].rpartition(":")[2] for line in lines] == ["1", "2"]
    for ending, kept in ((".egn", ".emn"), (".json", ".jsonl")):
        assert main(["convert", str(tmp_path / "evening.emn"), str(tmp_path / f"one{ending}")]) == 2
        assert f"use {kept}" in capsys.readouterr().err


def record(*actions, rules="euchre", **keys):
    hands = ["9S TS QS KS AS", "9H TH JH QH KH", "9C TC JC QC KC", "9D TD QD KD AD"]
    hand = {"dealer": 3, "deal": {"hands": hands, "upcard": "AH"}, "actions": list(actions)}
    return json.dumps({"rules": {"id": rules}, "hands": [hand], **keys})


def test_rules_that_egn_cannot_state_are_named(tmp_path, capsys):
    (tmp_path / "ours.json").write_text(record("pass", "order", "alone", "decline", "decline"))
    assert main(["convert", str(tmp_path / "ours.json"), str(tmp_path / "ours.egn")]) == 0
    said = capsys.readouterr().err.splitlines()
    assert {line.split("no rule for ")[1].split(":")[0] for line in said} == {
        "alone.makers", "alone.defenders", "exchange.may_leave", "exchange.any_of_six",
    }  # fmt: skip
    rules = json.loads((tmp_path / "ours.egn").read_text())["metadata"]["ruleset"]
    assert rules == {"std": False, "canadian": False, "loner_lead": "LEFT_OF_LONER"}


@pytest.mark.parametrize(
    ("written", "target", "reason"),
    [
        (record("pass", "order", "decline", "alone"), "x.egn", "not-in-egn"),
        (record(), "x.txt", "wrong-ending"),
        (record(), "x", "wrong-ending"),
        (record("pass", "alone"), "x.jsonl", "not-asked"),
        ("{", "x.jsonl", "not-json"),
        (json.dumps({"rules": {"id": "bid-euchre"}}), "x.egn", "not-in-egn"),
        (record(unknown=[{"hand": 1, "cards": {"0": "nonsense"}}]), "x.egn", "unknown-card"),
        (record(unknown={"hand": 1}), "x.egn", "wrong-record"),
        (record(egn={"deals": [{"hand": 1, "callAnnotations": 7}]}), "x.egn", "wrong-egn"),
        (record(egn=[]), "x.egn", "wrong-egn"),
        (record(egn={"deals": 1}), "x.egn", "wrong-egn"),
    ],
)
def test_what_cannot_be_converted_is_one_line_and_writes_nothing(tmp_path, capsys, written, target, reason):
    (tmp_path / "in.json").write_text(written)
    assert main(["convert", str(tmp_path / "in.json"), str(tmp_path / target)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert f"{reason}: " in captured.err
    assert not (tmp_path / target).exists()


def test_names_that_utf_8_cannot_write_are_escaped(tmp_path):
    (tmp_path / "odd.egn").write_text(text(NOTED, title="\ud800"))
    for source, target in (
        ("odd.egn", "a.json"),
        ("a.json", "b.egn"),
        ("b.egn", "c.emn"),
        ("c.emn", "d.jsonl"),
    ):
        assert main(["convert", str(tmp_path / source), str(tmp_path / target)]) == 0
    assert "\\ud800" in (tmp_path / "d.jsonl").read_text("utf-8")


def test_published_games_are_converted_and_replayed(tmp_path, capsys):
    expected = json.loads((real_games()[0].parent / "expected.json").read_text())
    for path in real_games():
        wanted = expected[path.name]
        there = tmp_path / f"{path.stem}.json"
        assert main(["convert", str(path), str(there)]) == (2 if wanted["renege_errors"] else 0)
        assert there.exists() == (not wanted["renege_errors"])
        capsys.readouterr()
        if there.exists():
            assert main(["replay", str(there)]) == 0
            assert json.loads(capsys.readouterr().out)["score"] == wanted["final"]
