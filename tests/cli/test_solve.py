"""``euchre solve`` and ``euchre study`` as a user types them."""

from __future__ import annotations

import json

import pytest

from euchre.analysis.openhand import OpenHands
from euchre.analysis.review import decide
from euchre.analysis.story import stories
from euchre.cli import main
from euchre.notation import dumps
from tests.analysis.games import played

HAND = ["--hand", "JS JC AS KH 9D", "--up", "QS", "--worlds", "32"]


def solved(capsys, *options: str):
    assert main(["solve", *options, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_hand_that_everybody_orders(capsys):
    data = solved(capsys, *HAND, "--calls", "pass", "--score", "6:9")
    assert (data["seat"], data["dealer"], data["score"], data["phase"]) == (2, 0, [6, 9], "auction")
    assert data["best"] == "order"
    assert {choice["action"] for choice in data["choices"]} == {"order", "pass"}
    assert all(0 < choice["match"] < 1 for choice in data["choices"])


@pytest.mark.parametrize(
    ("options", "seat", "actions"),
    [
        (["--calls", "pass pass pass pass"], 1, {"pass", "name C", "name H", "name D"}),
        (["--calls", "pass, pass,pass,pass, pass"], 2, {"pass", "name C", "name H", "name D"}),
        (["--calls", "order"], 1, {"alone", "decline"}),
        (
            ["--calls", "order", "--seat", "0"],
            0,
            {f"discard {c}" for c in ["JS", "JC", "AS", "KH", "9D", "QS"]},
        ),
        (["--calls", "order", "--plays", ""], 1, {"JS", "JC", "AS", "KH", "9D"}),
        (
            ["--calls", "order", "--alone", "1", "--left", "--plays", ""],
            2,
            {"JS", "JC", "AS", "KH", "9D"},
        ),
        (["--dealer", "2", "--calls", "order", "--plays", "9H TH", "--seat", "1"], 1, {"KH"}),
    ],
)
def test_what_is_decided(options, seat, actions, capsys):
    data = solved(capsys, *HAND, *options)
    assert data["seat"] == seat
    assert {choice["action"] for choice in data["choices"]} == actions


def test_bids_and_other_rules(capsys):
    hand = "JS JS JC AS AS KS QS TS AH AH KD 9C"
    data = solved(
        capsys, "--variant", "bid-euchre", "--hand", hand, "--calls", "bid 5 H, pass", "--worlds", "4"
    )
    assert (data["seat"], data["phase"]) == (3, "auction")
    texts = {choice["action"] for choice in data["choices"]}
    assert {"pass", "bid 6 S", "bid alone S"} <= texts and "bid 5 S" not in texts
    stuck = solved(
        capsys, *HAND, "--set", "auction.dealer_must_call=true", "--calls", ", ".join(["pass"] * 7)
    )
    assert "pass" not in {choice["action"] for choice in stuck["choices"]}


def test_the_table_for_people(capsys):
    assert main(["solve", *HAND]) == 0
    text = capsys.readouterr().out
    assert "West to decide, South deals, score 0–0" in text
    assert "holds JS" in text and "upcard QS" in text
    assert max(map(len, text.splitlines())) <= 80
    assert "cli-" not in text
    assert main(["solve", *HAND, "--dealer", "2", "--calls", "order", "--plays", "9H TH", "--seat", "1"]) == 0
    assert "only one choice: KH" in capsys.readouterr().out


@pytest.fixture
def match(tmp_path):
    path = tmp_path / "match.json"
    path.write_text(dumps(played("euchre", 8, 2)))
    return path


def test_a_position_of_a_record(match, capsys):
    data = solved(capsys, str(match), "--at", "2.3", "--worlds", "32")
    record = played("euchre", 8, 2)
    story = stories(record)[1]
    turn = story.turns[2]
    assert (data["seat"], data["dealer"]) == (turn.seat, story.dealer)
    priced = decide(story, turn, OpenHands(record.rules), 32, 0)
    assert {one["action"]: one["open"] for one in data["choices"]} == {
        str(one.action): one.open for one in priced.choices
    }


def test_the_same_position_written_or_recorded_has_the_same_values(match, capsys):
    story = stories(played("euchre", 8, 2))[0]
    turn = story.turns[0]
    recorded = solved(capsys, str(match), "--at", "1.1", "--worlds", "32")
    written = solved(
        capsys,
        "--dealer", str(story.dealer), "--hand", " ".join(card.text for card in turn.observation.cards),
        "--up", str(turn.observation.upcard), "--worlds", "32",
    )  # fmt: skip
    assert [{**one, "open": None} for one in recorded["choices"]] == written["choices"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ([], "give a record, or a position"),
        (["--hand", "JS JC"], "say which card was turned up"),
        (["--hand", "JS JC XX", "--up", "QS"], "--hand: "),
        (["--hand", "JS JC AS KH 9D", "--up", "QS QD"], "name one card"),
        ([*HAND, "--calls", "whatever"], "--calls: "),
        ([*HAND, "--calls", "pass, discard 9S"], "--calls: discard 9S is no call"),
        ([*HAND, "--score", "6"], "has 2 sides"),
        ([*HAND, "--score", "six:nine"], "write points per side"),
        ([*HAND, "--score", "6:10"], "already won"),
        ([*HAND, "--dealer", "7"], "the seats are 0 to 3"),
        ([*HAND, "--variant", "whist"], "whist"),
        ([*HAND, "--at", "1.1"], "give the file too"),
        ([*HAND, "--seat", "3"], "it is the turn of seat 1"),
    ],
)
def test_a_wrong_position_is_one_line_that_names_what_is_wrong(options, said, capsys):
    assert main(["solve", *options]) == 2
    printed = capsys.readouterr()
    assert said in printed.err and printed.err.count("\n") == 1 and printed.out == ""


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--at", "3.1"], "the record has hands 1 to 2"),
        (["--at", "1.99"], "it has actions 1 to"),
        (["--at", "1"], "write HAND.ACTION"),
        (["--hand", "JS"], "leave it out beside a record"),
        (["--left"], "leave it out beside a record"),
    ],
)
def test_a_wrong_place_in_a_record(match, options, said, capsys):
    assert main(["solve", str(match), *options]) == 2
    assert said in capsys.readouterr().err


# ------------------------------------------------------------------ studies


def test_studies_are_listed(capsys):
    assert main(["study"]) == 0
    names = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert names == ["ordering", "partner", "bower", "next", "donation", "alone", "lead"]


def test_a_study_prints_a_table(capsys):
    assert main(["study", "partner", "--hands", "1", "--deals", "1", "--worlds", "8"]) == 0
    text = capsys.readouterr().out
    assert max(map(len, text.splitlines())) <= 80
    assert "study-" not in text and text.count("played out") >= 4


def test_a_study_as_json(capsys):
    assert main(["study", "donation", "--hands", "1", "--deals", "1", "--worlds", "8", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["study"], data["unit"], len(data["cells"])) == ("donation", "chance", 12)


def test_an_unknown_study(capsys):
    assert main(["study", "weather"]) == 2
    assert "choose one of ordering" in capsys.readouterr().err
