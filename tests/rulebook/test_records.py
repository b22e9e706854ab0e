"""Whole matches and unfinished hands with a known outcome, and records that must be refused, and where.

They were made by another implementation of the same rulebook.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from euchre.notation import RecordError, dumps, from_json, loads, replay
from euchre.rules import variant_ids

FOLDER = Path(__file__).parent / "given"
RECORDS = sorted(FOLDER.glob("*.json"))
ILLEGAL = sorted((FOLDER / "illegal").glob("*.json"))
PLACE = re.compile(r"hand (\d+)(?:, action (\d+), P(\d))?")

REASONS = {
    "01-euchre-renege-with-left-bower": "must-follow",
    "03-railroad-joker-led-not-followed": "must-follow",
    "05-indiana-left-bower-led-followed-with-printed-suit-only": "must-follow",
    "07-two-handed-winner-must-lead": "not-your-card",
    "09-euchre-sitting-partner-plays": "not-your-card",
    "11-british-names-the-suit-the-joker-stood-for": "suit-turned-down",
    "13-british-dealer-passes-joker": "must-name",
    "15-three-handed-orders-in-round-two": "wrong-call",
    "17-euchre-order-alone": "wrong-call",
    "19-two-handed-alone": "auction-closed",
    "21-british-no-trump": "no-trump-not-played",
    "23-euchre-accepting-dealer-discards-upcard": "must-take-upcard",
    "25-euchre-32-discard-after-round-two": "exchange-closed",
    "27-railroad-gives-two": "wrong-number-of-cards",
    "29-buck-maker-drops": "auction-closed",
    "31-bid-euchre-bid-not-higher": "bid-too-low",
    "33-bid-euchre-low": "strain-not-played",
    "35-indiana-bid-after-final-passes": "auction-closed",
    "37-barrie-8-over-call-two": "bid-too-low",
    "39-pepper-bid-6": "no-such-bid",
    "41-pepper-pass-after-big-pepper": "must-name",
    "43-hasenpfeffer-forced-player-bids-4": "must-bid",
    "45-nap-wellington-over-four": "bid-not-open",
    "47-nap-blucher-over-nap": "bid-not-open",
    "49-kokomo-stuck-dealer-passes": "dealer-must-call",
    "51-bid-euchre-partner-gives-1-for-2": "wrong-number-of-cards",
    "53-midwest-partner-gives-after-nothing": "exchange-closed",
    "55-kokomo-discards-3": "wrong-number-of-cards",
    "57-euchre-duplicate-card": "card-dealt-twice",
    "59-euchre-six-cards": "wrong-hand-size",
    "61-barrie-card-not-in-deck": "not-in-deck",
    "63-unknown-variant": "unknown-variant",
    "65-missing-upcard": "wrong-upcard",
    "67-widow-too-small": "wrong-widow",
    "69-score-of-wrong-length": "wrong-record",
    "71-first-hand-without-dealer": "missing-dealer",
    "73-euchre-action-after-the-hand": "hand-over",
    "75-bid-euchre-hand-after-the-match": "match-over",
    "77-nonsense-action": "unknown-action",
}


def read(path: Path) -> dict[str, Any]:
    data = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def expected(path: Path) -> dict[str, Any]:
    return ordered(read(path.parent / "expected" / path.name))


def ordered(shown: dict[str, Any]) -> dict[str, Any]:
    shown = {key: value for key, value in shown.items() if key != "fingerprint"}
    return {**shown, "legal": sorted(shown["legal"])} if "legal" in shown else shown


def named(path: Path) -> str:
    return path.stem


def test_all_records_are_here():
    names = [path.stem.rpartition("-")[0] for path in RECORDS]
    assert {name: names.count(name) for name in names} == dict.fromkeys(variant_ids(), 13)
    assert {path.stem for path in ILLEGAL} == set(REASONS)
    assert all((FOLDER / "expected" / path.name).exists() for path in RECORDS)


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_the_outcome_is_the_known_one(path):
    assert ordered(replay(from_json(read(path))).as_json()) == expected(path)


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_record_written_again_is_the_same_match(path):
    written = dumps(from_json(read(path)))
    assert ordered(replay(loads(written)).as_json()) == expected(path)
    assert dumps(loads(written)) == written


def place_in(why: str) -> dict[str, int]:
    """Hand, action and seat as a .why file names them."""
    found = PLACE.match(why)
    numbers = found.groups() if found else ()
    return {
        name: int(number)
        for name, number in zip(("hand", "action", "seat"), numbers, strict=False)
        if number is not None
    }


@pytest.mark.parametrize("path", ILLEGAL, ids=named)
def test_an_illegal_record_is_refused_where_it_is_wrong(path):
    with pytest.raises(RecordError) as caught:
        replay(from_json(read(path)))
    error = caught.value
    place = place_in(path.with_suffix(".why").read_text(encoding="utf-8"))
    assert {name: getattr(error, name) for name in place} == place
    assert error.reason == REASONS[path.stem]
    assert "\n" not in error.line()
    assert error.reason in error.line()


# ------------------------------------------------------------------ by the command


def command(*paths: Path) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "euchre.cli", "replay", *map(str, paths)]
    return subprocess.run(program, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("path", RECORDS[::29], ids=named)
def test_the_command_prints_the_outcome(path):
    done = command(path)
    assert (done.returncode, done.stderr) == (0, "")
    assert ordered(json.loads(done.stdout)) == expected(path)


@pytest.mark.parametrize("path", ILLEGAL[::9], ids=named)
def test_the_command_refuses_in_one_line(path):
    done = command(path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert REASONS[path.stem] in done.stderr


def test_the_command_goes_through_many_files():
    paths = [*RECORDS, *ILLEGAL]
    done = command(*paths)
    assert done.returncode == 2
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["file"] for line in lines] == [str(path) for path in paths]
    for path, line in zip(paths, lines, strict=True):
        del line["file"]
        if path in RECORDS:
            assert ordered(line) == expected(path)
        else:
            assert set(line["error"]) == {"hand", "action", "seat", "text", "reason", "message"}
            assert line["error"]["reason"] == REASONS[path.stem]
