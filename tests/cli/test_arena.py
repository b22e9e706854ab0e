"""The arena as a user types it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from euchre.bots.arena_run import Contest
from euchre.cli import main
from euchre.cli.arena import Bar
from euchre.rules import variant

PAGE = Path(__file__).resolve().parents[2] / "docs" / "arena.md"
SHORT = ["arena", "book", "uniform", "--workers", "1", "--deals", "12", "--seed", "2"]
FEW = ["--workers", "1", "--deals", "4", "--variant", "two-handed"]
KEYS = {
    "arena", "version", "variant", "set", "rules", "players", "seed", "deals_wanted", "early_stop", "seconds",
    "not_blind", "deals", "hands", "points_per_deal", "standard_error", "interval", "settled", "stopped",
    "match_wins", "match_wins_standard_error", "elo", "elo_interval", "ms_per_decision",
    "opponent_ms_per_decision", "matches", "interrupted",
}  # fmt: skip


@pytest.fixture(autouse=True)
def few_drawn_matches(monkeypatch):
    """Match wins to a few in a hundred are enough here."""
    monkeypatch.setattr("euchre.bots.arena_stats.DRAWN_HANDS", 5000)


def shown(capsys, *arguments):
    assert main([*SHORT, *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_one_object_from_the_first_players_side(capsys):
    whole = shown(capsys, "--matches", "1")
    assert set(whole) == KEYS
    assert (whole["deals"], whole["hands"], whole["stopped"]) == (12, 24, "played")
    assert whole["points_per_deal"] > 0
    assert 0.5 < whole["match_wins"] <= 1
    assert whole["elo_interval"][0] <= whole["elo"] <= whole["elo_interval"][1]
    assert whole["interval"][0] < whole["points_per_deal"] < whole["interval"][1]
    assert set(whole["ms_per_decision"]) == {"decisions", "median", "p99", "mean", "phases"}
    assert set(whole["ms_per_decision"]["phases"]) == {"auction", "exchange", "play"}
    assert whole["ms_per_decision"]["median"] > whole["opponent_ms_per_decision"]["median"]
    assert (whole["matches"]["number"], whole["matches"]["played"]) == (1, 2)
    assert whole["matches"]["hands"] >= 6


def test_the_page_names_every_key(capsys):
    page = PAGE.read_text("utf-8").partition("## The object")[2]
    unnamed = {key for key in KEYS - {"arena"} if f"`{key}`" not in page}
    assert not unnamed


def test_the_other_side_sees_the_same_with_the_other_sign(capsys):
    one = shown(capsys)
    assert main(["arena", "uniform", "book", *SHORT[3:], "--json"]) == 0
    other = json.loads(capsys.readouterr().out)
    assert one["points_per_deal"] == -other["points_per_deal"]
    assert one["standard_error"] == other["standard_error"]


def test_the_table_says_the_same(capsys):
    whole = shown(capsys)
    assert main(SHORT) == 0
    text = capsys.readouterr().out
    assert "book against uniform in euchre" in text
    assert f"{whole['points_per_deal']:+.3f}" in text
    assert f"{whole['standard_error']:.3g}" in text
    assert "cli-arena" not in text
    assert max(map(len, text.splitlines())) <= 80


def test_three_players(capsys):
    assert main(["arena", "book", "uniform", "book", *FEW, "--json"]) == 0
    whole = json.loads(capsys.readouterr().out)
    assert [pair["players"] for pair in whole["pairs"]] == [
        ["book", "uniform"], ["book", "book"], ["uniform", "book"],
    ]  # fmt: skip
    assert [one["player"] for one in whole["ratings"]] == ["book", "uniform", "book"]
    assert main(["arena", "book", "uniform", "book", *FEW]) == 0
    text = capsys.readouterr().out
    assert text.count(" against ") == 3
    assert "Elo of all" in text
    assert "cli-arena" not in text


@pytest.mark.parametrize("name", ["two-handed", "bid-euchre"])
def test_other_games_and_house_rules(capsys, name):
    whole = shown(capsys, "--variant", name, "--set", "match.target=7", "--deals", "4")
    assert (whole["variant"], whole["set"], whole["deals"]) == (name, {"match.target": 7}, 4)


def test_a_single_deal_knows_no_error(capsys):
    whole = shown(capsys, "--deals", "1")
    assert whole["standard_error"] is None
    assert whole["interval"] == [None, None]
    assert main([*SHORT, "--deals", "1"]) == 0
    assert "standard error –" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["arena", "book"], "too-few-players"),
        (["arena", "book", "genius"], "unknown-bot"),
        (["arena", "book", "exec:"], "no-such-program"),
        (["arena", "book", "http://"], "wrong-address"),
        (["arena", "book", "openspiel:x"], "wrong-address"),
        (["arena", "book", "uniform", "--variant", "bridge"], "unknown-variant"),
        (["arena", "book", "uniform", "--set", "match.target"], "wrong-setting"),
        (["arena", "book", "uniform", "--deals", "0"], "wrong-number"),
        (["arena", "book", "uniform", "--workers", "0"], "wrong-number"),
        (["arena", "book", "uniform", "--matches", "-1"], "wrong-number"),
        (["arena", "book", "uniform", "--timeout", "0"], "wrong-number"),
        (["arena", "book", "uniform", "--timeout", "nan"], "wrong-number"),
        (["arena", "book", "uniform", "--resume", "/no/such/folder/run.jsonl"], "cannot-write"),
    ],
)
def test_bad_input_is_one_line_with_its_reason(arguments, reason, capsys):
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"euchre: {reason}: ")
    assert printed.err.count("\n") == 1


def test_a_player_that_fails_is_one_line_and_finished_deals_are_kept(tmp_path, capsys):
    kept = tmp_path / "run.jsonl"
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import json, sys\n"
        "for number, line in enumerate(sys.stdin):\n"
        "    print(json.loads(line)['legal'][0] if number < 60 else 'I resign', flush=True)\n"
    )
    arguments = ["arena", f"exec:{sys.executable} {bot}", "uniform", "--deals", "40", "--workers", "1"]
    assert main([*arguments, "--resume", str(kept)]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("euchre: garbage-answer: exec:")) == ("", 1)
    assert "answered 'I resign'" in printed.err
    assert len(kept.read_text().splitlines()) > 1


LONG = ["arena", "book", "uniform", "--deals", "100000", "--no-early-stop", "--json"]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_run_says_what_it_knows_and_goes_on(tmp_path, capsys, monkeypatch, workers):
    kept, told = tmp_path / "run.jsonl", []

    def interrupt(bar, found):
        told.append(len(found[-1].deals))
        if len(told) == 5:
            raise KeyboardInterrupt

    monkeypatch.setattr(Bar, "tell", interrupt)
    assert main([*LONG, "--workers", workers, "--resume", str(kept)]) == 130
    printed = capsys.readouterr()
    whole = json.loads(printed.out)
    assert (whole["interrupted"], whole["stopped"], whole["deals"]) == (True, "interrupted", 20)
    assert printed.err == "Interrupted: this is what is known so far.\n"
    assert main([*LONG, "--deals", "20", "--workers", "1", "--resume", str(kept)]) == 0
    resumed = json.loads(capsys.readouterr().out)
    assert resumed["points_per_deal"] == whole["points_per_deal"]
    assert resumed["ms_per_decision"] == whole["ms_per_decision"]
    assert len(told) == 10


def test_an_interruption_before_anything_is_known(capsys, monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("euchre.bots.arena_pool.work", interrupt)
    assert main([*LONG, "--workers", "1"]) == 130
    assert capsys.readouterr() == ("", "Interrupted before anything was known.\n")


def test_control_c_ends_all_processes_and_prints(tmp_path):
    kept = tmp_path / "run.jsonl"
    command = [sys.executable, "-m", "euchre.cli", *LONG, "--workers", "2", "--resume", str(kept)]
    ran = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    while ran.poll() is None and not (kept.exists() and kept.read_text().count("\n") > 2):
        with suppress(subprocess.TimeoutExpired):
            ran.wait(0.05)
    os.killpg(ran.pid, signal.SIGINT)
    # To the end of the output, which the workers hold open too.
    out, errors = ran.communicate(timeout=60)
    assert (ran.returncode, json.loads(out)["stopped"]) == (130, "interrupted")
    assert errors.splitlines()[-1] == "Interrupted: this is what is known so far."
    assert "Traceback" not in errors


def test_progress_is_told_on_standard_error_alone(capsys):
    assert main([*SHORT, "--json"]) == 0
    printed = capsys.readouterr()
    json.loads(printed.out)
    lines = printed.err.splitlines()
    assert lines[-1].startswith("book – uniform 12 of 12 deals, +")
    assert 1 <= len(lines) <= 11


class Terminal:
    """Standard error that is a terminal."""

    def __init__(self):
        self.text = ""

    def isatty(self):
        return True

    def write(self, text):
        self.text += text

    def flush(self):
        pass


def test_in_a_terminal_a_bar_grows_to_its_end(monkeypatch):
    monkeypatch.setattr("euchre.cli.arena.OFTEN", 0.0)
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    assert main([*SHORT, "--json"]) == 0
    bars = [part for part in terminal.text.split("\r") if part]
    full = [bar.count("#") for bar in bars]
    assert full == sorted(full)
    assert (len(full), full[0], full[-1]) == (3, 8, 24)
    assert terminal.text.endswith("\n")
    assert "0 to go" not in bars[-1]


def test_a_bar_that_showed_nothing_leaves_nothing(monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    Bar(Contest(variant("euchre"), ("book", "uniform"), 4)).close()
    assert terminal.text == ""
