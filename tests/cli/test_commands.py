"""The commands as a user types them."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from euchre.cli import main
from euchre.rules import key_specs, variant, variant_ids

HANDS = ["AC QD TC TS TD", "9C KD AS AD 9H", "KS QS JC AH 9D", "JD QC QH 9S TH"]


def record(*actions: str) -> str:
    hand = {"dealer": 2, "deal": {"hands": HANDS, "upcard": "KC"}, "actions": actions}
    return json.dumps({"rules": {"id": "euchre"}, "hands": [hand]})


def test_one_record_prints_one_object(tmp_path, capsys):
    (tmp_path / "game.json").write_text(record("pass", "order"))
    assert main(["replay", str(tmp_path / "game.json")]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert (printed["phase"], printed["to_act"], set(printed["legal"])) == (
        "auction",
        0,
        {"alone", "decline"},
    )


def test_an_illegal_record_is_one_line_and_status_2(tmp_path):
    (tmp_path / "game.json").write_text(record("pass", "alone"))
    command = [sys.executable, "-m", "euchre.cli", "replay", str(tmp_path / "game.json")]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    assert ran.stderr.startswith("hand 1, action 2, seat 0: 'alone' not-asked: ")


def test_of_several_records_the_good_ones_are_replayed(tmp_path, capsys):
    good, bad, lines = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "many.jsonl"
    good.write_text(record("pass"))
    bad.write_text(record("pass", "alone"))
    lines.write_text(record() + "\n\n" + "nonsense\n")
    assert main(["replay", str(bad), str(good), str(lines), str(tmp_path / "none.json")]) == 2
    printed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [next(iter(line)) for line in printed] == ["file"] * 5
    assert [line.get("error", {}).get("reason") for line in printed] == [
        "not-asked", None, None, "not-json", "cannot-read",
    ]  # fmt: skip
    assert printed[2]["file"] == f"{lines}:1"
    assert set(printed[0]["error"]) == {"hand", "action", "seat", "text", "reason", "message"}


@pytest.mark.parametrize("name", variant_ids())
def test_a_variant_is_shown_with_every_key_worded(name, capsys):
    assert main(["variants", "show", name, "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert shown["fingerprint"] == variant(name).fingerprint
    assert {key["key"] for key in shown["keys"]} == set(key_specs())
    assert all(not key["meaning"].startswith("key-") for key in shown["keys"])
    assert not shown["title"].startswith("variant-")
    assert main(["variants", "show", name]) == 0
    assert "key-" not in capsys.readouterr().out


def shown_keys(name, capsys):
    assert main(["variants", "show", name, "--json"]) == 0
    return {key["key"]: key for key in json.loads(capsys.readouterr().out)["keys"]}


def test_a_key_says_whether_it_applies_and_what_it_brings_along(capsys):
    euchre, bids = shown_keys("euchre", capsys), shown_keys("bid-euchre", capsys)
    for keys, there, missing in (
        (euchre, ("auction.joker_up", "scoring.rows", "auction.farmers_hand"), "auction.minimum"),
        (bids, ("auction.minimum", "auction.special", "scoring.bonus"), "scoring.rows"),
    ):
        assert all(keys[key]["applies"] for key in (*there, "deck.ranks", "match.target"))
        assert not keys[missing]["applies"]
    assert not bids["auction.farmers_hand"]["applies"]
    assert euchre["deck.joker"]["brings"] == {"true": ["auction.joker_up"]}
    assert euchre["match.target"]["brings"] == {}
    assert main(["variants", "show", "euchre"]) == 0
    assert "set to true it changes auction.joker_up too" in capsys.readouterr().out


def test_house_rules_change_what_is_shown(capsys):
    assert main(["variants", "show", "euchre", "--set", "match.target=5", "--toml"]) == 0
    assert "target = 5" in capsys.readouterr().out


def test_all_variants_are_listed(capsys):
    assert main(["variants"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(variant_ids())


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["variants", "show", "bridge"], "unknown-variant"),
        (["variants", "show", "euchre", "--set", "match.target"], "wrong-setting"),
        (["variants", "show", "euchre", "--set", "match.goal=5"], "unknown-key"),
        (["variants", "show", "euchre", "--set", "match.target=x"], "wrong-value"),
        (["perft", "euchre", "--dealer", "4"], "no-such-seat"),
        (["perft", "euchre", "--depth", "0"], "wrong-depth"),
        (["play", "euchre", "--bot", "oracle"], "unknown-bot"),
        (["play", "euchre", "--record", "/no/such/folder/game.json"], "cannot-write"),
        (["play", "euchre", "--record", "/"], "cannot-write"),
        (["serve", "--port", "70000"], "bad-setting"),
    ],
)
def test_bad_input_is_one_line_with_its_reason(arguments, reason, capsys):
    assert main(arguments) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"euchre: {reason}: ")
    assert shown.err.count("\n") == 1


def test_a_file_without_records_has_no_position(tmp_path, capsys):
    (tmp_path / "none.jsonl").write_text("\n")
    assert main(["perft", str(tmp_path / "none.jsonl")]) == 2
    assert capsys.readouterr().err.startswith("euchre: no-position: ")


def run(*arguments, **options):
    command = [sys.executable, "-m", "euchre.cli", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, check=False, **options)


@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "latin-1"])
def test_what_the_output_cannot_carry_is_written_as_escapes(encoding, tmp_path):
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(record("pass"))
    bad.write_text(record("\ud800"))
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    replayed = run("replay", bad, good, env=environment)
    assert (replayed.returncode, replayed.stderr) == (2, b"")
    assert [json.loads(line)["file"] for line in replayed.stdout.splitlines()] == [str(bad), str(good)]
    shown = run("variants", "show", "euchre", env=environment)
    assert (shown.returncode, shown.stderr) == (0, b"")


@pytest.mark.parametrize("said", [b"", b"9" * 5_000 + b"\n", b"\xff\xfe\n", b"jump\n0\n-1\n99\n\n", None])
def test_whatever_is_typed_the_match_can_be_left(said):
    closed = {} if said is not None else {"preexec_fn": lambda: os.close(0)}
    played = run("play", "euchre", "--seed", "1", input=said, **closed)
    assert (played.returncode, played.stderr) == (0, b"")
    assert "You left the match." in played.stdout.decode()


def test_a_failing_output_is_one_line():
    with open("/dev/full", "wb") as full:
        command = [sys.executable, "-u", "-m", "euchre.cli", "variants"]
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert ran.returncode == 1
    assert ran.stderr.count(b"\n") == 1


def test_an_unknown_command_is_one_line(capsys):
    with pytest.raises(SystemExit) as left:
        main(["deal"])
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_perft_counts_under_each_action(capsys):
    assert main(["perft", "two-handed", "--depth", "2", "--seed", "3"]) == 0
    *lines, total = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["pass", "order"]
    assert total.startswith(f"{sum(int(line.split()[-1]) for line in lines)} leaves")
