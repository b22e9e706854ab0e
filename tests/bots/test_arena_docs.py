"""docs/bots-arena.md shows the stored figures, and is written from any."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from euchre.bots.arena import Job, work
from euchre.bots.arena_calibration import tenths
from euchre.bots.arena_report import of_pair
from euchre.bots.arena_run import Findings
from euchre.rules import variant

ROOT = Path(__file__).resolve().parents[2]
HEAD = {
    "quick": False,
    "commit": "0123abc",
    "date": "2026-01-02",
    "machine": {"processor": "Abacus", "cores": 2, "python": "CPython 3.11.0", "load_before": 0.1},
}


def write_pages(folder, *arguments):
    """(exit status, what was printed) of the script that writes the page there."""
    command = [sys.executable, str(folder / "scripts" / "bots_docs.py"), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_the_figures_are_those_of_the_last_measurement():
    status, said = write_pages(ROOT, "--check")
    assert status == 0, said


@pytest.fixture
def folder(tmp_path):
    """A project with the scripts, the page, and figures of its own."""
    for name in ("scripts/bots_docs.py", "scripts/written.py", "docs/bots-arena.md"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    players = ("book", "uniform")
    found = Findings(variant("two-handed"), players)
    found.add("deals", work(Job("two-handed", (), players, 0, "deals", 0, 8, 60.0)))
    duel = {"variant": "two-handed", "set": {}, **of_pair(found), "cpu_seconds": 5400.0}
    rows = [[at, at / 10, (at * 7 % 13) / 10] for at in range(40)]
    game = {"points": tenths(rows), "phases": {"play": tenths(rows)}, "equity": tenths(rows)}
    results = tmp_path / "bench" / "results"
    results.mkdir(parents=True)
    (results / "bots.json").write_text(
        json.dumps({**HEAD, "results": {"duels": {"two-handed/book/uniform": duel}}})
    )
    calibrated = {"worlds": 256, "player_of_matches": "level3", "games": {"two-handed": game}}
    (results / "calibration.json").write_text(json.dumps({**HEAD, "results": calibrated}))
    return tmp_path, duel


def test_page_and_plot_are_written_from_the_figures(folder):
    path, duel = folder
    assert write_pages(path, "--check")[0] == 1
    assert write_pages(path)[0] == 0
    assert write_pages(path, "--check")[0] == 0
    page = (path / "docs" / "bots-arena.md").read_text("utf-8")
    row = next(line for line in page.splitlines() if line.startswith("| book – uniform"))
    assert f"| {duel['points_per_deal']:+.3f} |" in row
    assert row.endswith("| interrupted | 1.50 h |")
    assert "| `two-handed`, book |" in page
    assert "commit `0123abc`: Abacus" in page
    plot = ElementTree.parse(path / "docs" / "bots-calibration.svg")
    dots = plot.findall(".//{http://www.w3.org/2000/svg}circle")
    assert len(dots) == 20
    assert all(0 < float(dot.attrib["cy"]) < 300 for dot in dots)


def test_a_page_without_figures_says_so(folder):
    path, _ = folder
    for name in ("bots", "calibration"):
        (path / "bench" / "results" / f"{name}.json").unlink()
    assert write_pages(path)[0] == 0
    assert (path / "docs" / "bots-arena.md").read_text("utf-8").count("Not measured yet.") == 2
