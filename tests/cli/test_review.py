"""``euchre review`` as a user types it."""

from __future__ import annotations

import json
import signal
import sys

import pytest

from euchre.analysis.review import decisions
from euchre.cli import main, review
from euchre.notation import dumps, egn
from tests.analysis.games import played


@pytest.fixture(scope="module")
def match(tmp_path_factory):
    """Two hands in a file."""
    path = tmp_path_factory.mktemp("records") / "match.json"
    path.write_text(dumps(played("euchre", 8, 2, players=("book", "uniform"))))
    return path


@pytest.fixture(scope="module")
def hand(tmp_path_factory):
    """One hand, face to face, in a file."""
    path = tmp_path_factory.mktemp("records") / "hand.json"
    path.write_text(dumps(played("two-handed", 3, 1, players=("book", "uniform"))))
    return path


def test_the_table_fits_a_terminal_and_says_what_decisions_cost(match, capsys):
    assert main(["review", str(match), "--worlds", "16", "--choices"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    text = "\n".join(lines)
    assert "cli-" not in text
    for wanted in ("Hand 1:", "Hand 2:", "Luck", "Skill", "In chance of winning the match", "By seat"):
        assert wanted in text
    assert any("?" in line for line in lines if "±" in line), "players at random make mistakes"


def test_json_is_one_object_and_the_same_each_time(hand, capsys):
    answers = []
    for _ in range(2):
        assert main(["review", str(hand), "--worlds", "8", "--json", "--seed", "3"]) == 0
        answers.append(capsys.readouterr().out)
    assert answers[0] == answers[1]
    data = json.loads(answers[0])
    assert (data["format"], data["worlds"], data["seed"], data["complete"]) == ("euchre-review", 8, 3, True)
    assert [hand["hand"] for hand in data["hands"]] == [1]


def test_the_decisions_of_one_seat(match, capsys):
    assert main(["review", str(match), "--worlds", "8", "--seat", "1"]) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if "±" in line and line[0].isdigit()]
    assert rows and all(" West " in row for row in rows)


def test_the_review_is_written_to_a_file(hand, tmp_path, capsys):
    out = tmp_path / "review.json"
    assert main(["review", str(hand), "--worlds", "8", "--out", str(out)]) == 0
    assert json.loads(out.read_text())["format"] == "euchre-review"
    assert str(out) in capsys.readouterr().err


def test_labels_and_comments_are_written_into_a_game(match, tmp_path, capsys):
    out = tmp_path / "review.egn"
    assert main(["review", str(match), "--worlds", "16", "--json", "--out", str(out)]) == 0
    data = json.loads(capsys.readouterr().out)
    wanted = [one["label"] for hand in data["hands"] for one in hand["decisions"] if one["label"]]
    game = egn.loads(out.read_text())
    lines = [part for deal in game.deals for part in (deal.line.bidding, deal.line.play) if part is not None]
    written = [str(note.label) for line in lines for notes in line.notes.values() for note in notes]
    assert written and sorted(written) == sorted(wanted)
    assert main(["review", str(out), "--worlds", "8", "--json"]) == 0, "and it is read again"
    assert [hand["hand"] for hand in json.loads(capsys.readouterr().out)["hands"]] == [1, 2]


def test_a_game_that_cannot_be_stated_so_is_refused_before_the_work(tmp_path, capsys):
    record, out = tmp_path / "bid.json", tmp_path / "bid.egn"
    record.write_text(dumps(played("bid-euchre", 1, 1)))
    assert main(["review", str(record), "--worlds", "100000", "--out", str(out)]) == 2
    assert not out.exists()


def test_several_records_are_reviewed_one_after_the_other(tmp_path, capsys):
    lines, out = tmp_path / "many.jsonl", tmp_path / "out.jsonl"
    lines.write_text("\n".join(dumps(played("two-handed", seed, 1)) for seed in (1, 2)) + "\n")
    assert main(["review", str(lines), "--worlds", "8", "--json", "--out", str(out)]) == 0
    printed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["rules"] for one in printed] == ["two-handed", "two-handed"]
    assert out.read_text().count("\n") == 2


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--seat", "4"], "--seat 4: the seats are 0 to 3"),
        (["--out", "review.txt"], "a review is written to a file ending in"),
        (["--out", "no/such/folder/review.json"], "cannot be written to"),
    ],
)
def test_what_cannot_be_done_is_one_line(match, options, said, capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert main(["review", str(match), *options]) == 2
    assert said in capsys.readouterr().err


def test_the_record_itself_is_not_written_over(match, capsys):
    before = match.read_bytes()
    assert main(["review", str(match), "--out", str(match)]) == 2
    assert "that is the record itself" in capsys.readouterr().err
    assert match.read_bytes() == before


def test_records_that_cannot_be_reviewed(tmp_path, capsys):
    empty, broken, two = tmp_path / "empty.json", tmp_path / "broken.json", tmp_path / "two.jsonl"
    empty.write_text('{"rules": {"id": "euchre"}, "hands": []}')
    broken.write_text(dumps(played("euchre", 1, 1)).replace('"pass"', '"alone"', 1))
    two.write_text((dumps(played("euchre", 1, 1)) + "\n") * 2)
    wrong = {empty: "has no hand to review", broken: "not-asked", tmp_path / "none": "cannot-read"}
    for path, said in wrong.items():
        assert main(["review", str(path)]) == 2
        printed = capsys.readouterr()
        assert said in printed.err and printed.out == ""
    assert main(["review", str(two), "--out", str(tmp_path / "one.json")]) == 2
    assert "2 records are written to a .jsonl file" in capsys.readouterr().err


@pytest.mark.parametrize("worlds", ["0", "-1", "many", "1000000000"])
def test_a_wrong_number_of_worlds(match, worlds, capsys):
    with pytest.raises(SystemExit) as left:
        main(["review", str(match), "--worlds", worlds])
    assert left.value.code == 2
    assert "give a whole number from 1 to" in capsys.readouterr().err


@pytest.mark.parametrize("as_json", [False, True])
def test_interrupted_it_says_how_far_it_came(match, as_json, tmp_path, capsys, monkeypatch):
    real, out = decisions, tmp_path / "part.json"

    def interrupted(*arguments):
        for number, decision in enumerate(real(*arguments)):
            if number == 5:
                signal.raise_signal(signal.SIGINT)
            yield decision

    monkeypatch.setattr(review, "decisions", interrupted)
    options = ["--json"] if as_json else []
    assert main(["review", str(match), "--worlds", "8", "--out", str(out), *options]) == 130
    printed = capsys.readouterr()
    assert "Interrupted after 5 of" in printed.err
    if as_json:
        assert json.loads(printed.out)["complete"] is False
    else:
        assert "Hand 1:" in printed.out and "unfinished" in printed.out
    assert sum(len(hand["decisions"]) for hand in json.loads(out.read_text())["hands"]) == 5


def test_progress_is_told_on_a_terminal_only(hand, capsys, monkeypatch):
    assert main(["review", str(hand), "--worlds", "8"]) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["review", str(hand), "--worlds", "8"]) == 0
    told = capsys.readouterr().err
    assert "hand 1 of 1, decision 1 of" in told
    assert told.endswith("\r\x1b[K"), "the line is taken away at the end"
