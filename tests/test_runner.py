"""The test runner tells the truth: about what failed, what was skipped, and what did not run at all."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GOOD = "def test_good(): pass\n"
BAD = "def test_bad(): assert 1 == 2\n"
SKIPPED = "import pytest\n@pytest.mark.skip(reason='rain')\ndef test_skipped(): pass\n"


@pytest.fixture
def project(tmp_path):
    """A project with the real runner, one test at a time, and no tests yet."""
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "bench").mkdir()
    shutil.copy(ROOT / "bench" / "common.py", tmp_path / "bench")
    suites = tmp_path / "scripts" / "suites.py"
    table = suites.read_text()
    assert 'TWO_AT_ONCE = ("-n", "2")' in table
    suites.write_text(table.replace('TWO_AT_ONCE = ("-n", "2")', "TWO_AT_ONCE = ()"))
    (tmp_path / "tests").mkdir()
    return tmp_path


def write(project, path, text):
    """Write a test file into the project."""
    (project / path).parent.mkdir(parents=True, exist_ok=True)
    (project / path).write_text(text)


def run(project, *suites):
    """Run suites of the project; return (exit code, lines printed)."""
    env = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, project / "scripts" / "test.py", *suites]
    done = subprocess.run(command, cwd=project, env=env, capture_output=True, text=True)
    assert "Error" not in done.stderr
    return done.returncode, done.stdout.splitlines()


def test_all_good(project):
    write(project, "tests/test_a.py", GOOD)
    write(project, "tests/rulebook/test_b.py", GOOD + GOOD.replace("good", "better") + SKIPPED)
    code, lines = run(project, "unit", "rulebook")
    assert (code, lines[-1]) == (0, "3 passed, 0 failed, 1 skipped")
    assert "1 ran" in lines[0]
    assert "2 ran" in lines[1]


def test_a_failure_is_counted_and_shown(project):
    write(project, "tests/test_a.py", GOOD + BAD)
    code, lines = run(project, "unit")
    assert (code, lines[-1]) == (1, "1 passed, 1 failed")
    assert any("assert 1 == 2" in line for line in lines)


def test_a_file_that_cannot_be_loaded_is_a_failure(project):
    write(project, "tests/test_a.py", GOOD)
    write(project, "tests/test_b.py", "import nothing_of_the_kind\n")
    code, lines = run(project, "unit")
    assert code == 1
    assert lines[-1].endswith(" 1 failed")


def test_a_failing_teardown_is_a_failure(project):
    broken = (
        "import pytest\n@pytest.fixture\ndef f():\n    yield\n    raise OSError\ndef test_good(f): pass\n"
    )
    write(project, "tests/test_a.py", broken)
    code, lines = run(project, "unit")
    assert (code, lines[-1]) == (1, "0 passed, 1 failed")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (None, "there is no tests/rulebook"),
        ("", "pytest found no test"),
        (SKIPPED, "none of its tests ran, 1 skipped"),
    ],
)
def test_a_suite_without_a_test_has_not_run(project, text, reason):
    if text is not None:
        write(project, "tests/rulebook/test_a.py", text)
    code, lines = run(project, "rulebook")
    assert (code, lines[-1]) == (1, "0 passed, 1 failed")
    assert lines[0].startswith(f"{'rulebook':<21} NOT RUN   {reason}")


def test_a_run_that_dies_halfway_is_a_failure(project):
    write(project, "tests/rulebook/test_a.py", GOOD + "def test_dying():\n    import os\n    os._exit(0)\n")
    code, lines = run(project, "rulebook")
    assert code == 1
    assert not lines[-1].endswith(" 0 failed")


def test_the_unit_suite_takes_what_no_other_names(project):
    write(project, "tests/test_a.py", GOOD)
    write(project, "tests/anything/test_b.py", GOOD)
    write(project, "tests/perft/test_c.py", BAD)
    write(project, "tests/test_laws_of_play.py", BAD)
    code, lines = run(project, "unit")
    assert (code, lines[-1]) == (0, "2 passed, 0 failed")


def test_an_unknown_suite_is_named(project):
    done = subprocess.run(
        [sys.executable, project / "scripts" / "test.py", "secrets"], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "no suite is called 'secrets'; there are: check, unit," in done.stderr


def test_the_long_run_is_written_down(project):
    marked = "import pytest\n@pytest.mark.soak\ndef test_long(): pass\n"
    write(project, "tests/test_a.py", marked + GOOD)
    (project / "pytest.ini").write_text("[pytest]\nmarkers = soak\n")
    code, lines = run(project, "soak")
    assert (code, lines[-1]) == (0, "1 passed, 0 failed")
    written = json.loads((project / "bench" / "results" / "soak.json").read_text())
    assert written["results"]["whole"]["ran"] == 1
    assert [name.rpartition("::")[2] for name in written["results"]["tests"]] == ["test_long"]
