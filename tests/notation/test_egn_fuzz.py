"""Changed EGN and EMN files: only a `RecordError` comes of them, and the fuzzer notices other errors."""

from __future__ import annotations

import pytest

from euchre.notation import egn_export, egn_read, egn_record, egn_write
from fuzz.notation import Failure, Fuzzer, check, corpus
from tests.laws.samples import SCALE


@pytest.mark.parametrize("path", corpus(), ids=lambda path: path.name)
def test_the_corpus_breaks_nothing(path):
    check(path.read_text("utf-8"))


@pytest.mark.parametrize("count", [150, pytest.param(30_000 * SCALE, marks=pytest.mark.soak, id="soak")])
def test_changed_files_break_nothing(count):
    fuzzer = Fuzzer.start(7)
    steps(fuzzer, count)
    assert fuzzer.legal > count // 20, "the changes leave enough games to be replayed"


def steps(fuzzer: Fuzzer, count: int) -> None:
    for _ in range(count):
        fuzzer.step()


def crash(*_args, **_keys):
    raise KeyError("a planted fault")


def lose_notes(notes):
    return {}


def keep_the_lead(phase):
    return {**written_play(phase), "initialLead": 1}


written_play = egn_write._play_json


@pytest.mark.parametrize(
    ("module", "name", "planted"),
    [
        (egn_read, "_exchange", crash),
        (egn_read, "notes_of", crash),
        (egn_record, "_give", crash),
        (egn_export, "_write_alone", crash),
        (egn_write, "notes_json", lose_notes),
        (egn_write, "_play_json", keep_the_lead),
    ],
)
def test_the_fuzzer_finds_a_planted_fault(monkeypatch, module, name, planted):
    monkeypatch.setattr(module, name, planted)
    with pytest.raises(Failure):
        steps(Fuzzer.start(7), 2000)
