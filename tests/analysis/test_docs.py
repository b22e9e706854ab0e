"""The page of the old questions says what was measured."""

import copy
import importlib
from pathlib import Path

import pytest

from euchre.analysis.questions import QUESTIONS

with pytest.MonkeyPatch.context() as patch:
    patch.syspath_prepend(Path(__file__).resolve().parents[2] / "scripts")
    docs = importlib.import_module("strategy_docs")

REPORT = docs.report("strategy")


def test_the_pages_are_current():
    assert {path: path.read_text("utf-8") for path in docs.pages()} == docs.pages()


def test_a_review_of_a_match_was_within_its_time_and_added_up():
    found = docs.report("review")["results"]
    assert found["euchre"]["longest_s"] <= 20
    assert found["bid-euchre"]["longest_s"] <= 60
    assert max(one["gap"] for one in found.values()) < 1e-6


def test_every_cell_of_every_study_was_measured():
    found = {
        (name, cell["row"], cell["column"])
        for name, study in REPORT["results"]["studies"].items()
        for cell in study["cells"]
    }
    wanted = {
        (name, row, column)
        for name, asked in QUESTIONS.items()
        for row in asked.rows
        for column in asked.columns
    }
    assert found == wanted


def test_all_is_worded():
    text = docs.figures(REPORT)
    assert "study-" not in text
    for asked in QUESTIONS.values():
        for part in (
            *(f"row-{row}" for row in asked.rows),
            *(f"column-{column}" for column in asked.columns),
        ):
            assert docs.say(f"study-{part}") != f"study-{part}"


@pytest.mark.parametrize("which", ["searched", "played"])
def test_another_figure_makes_another_page(which):
    other = copy.deepcopy(REPORT)
    cell = other["results"]["studies"]["bower"]["cells"][0]
    assert cell[which] is not None
    cell[which]["value"] += 0.5
    assert docs.figures(other) != docs.figures(REPORT)


def mean(value: float, error: float = 0.1, count: int = 9) -> dict[str, float]:
    return {"value": value, "error": error, "count": count}


@pytest.mark.parametrize(
    ("searched", "played", "says"),
    [
        (mean(0.3), mean(0.4), 1),
        (mean(0.3), mean(0.1), 1),
        (mean(0.3), None, 1),
        (mean(0.3), mean(-0.4), 0),
        (mean(0.1), mean(0.4), 0),
        (mean(-0.3), mean(0.1), -1),
        (mean(-0.3), mean(0.4), 0),
        (mean(0.3, 0.0, 1), None, 0),
    ],
)
def test_what_counts_as_decided(searched, played, says):
    assert docs.verdict({"searched": searched, "played": played}) == says
