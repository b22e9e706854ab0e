"""The arrows between packages run one way; and the test that says so can fail."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def lint(folder):
    """Run the contracts of pyproject.toml over the package in folder/src; return (kept, what was printed)."""
    # -S: the installed package must not stand before the copy.
    paths = [str(folder / "src"), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    done = subprocess.run(
        [sys.executable, "-S", "-c", LINT, "--no-logo", "--no-cache"],
        cwd=folder,
        env={"PYTHONPATH": os.pathsep.join(paths), "NO_COLOR": "1", "COLUMNS": "200"},
        capture_output=True,
        text=True,
    )
    return done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def copy(tmp_path):
    """A copy of the package's Python files to break."""
    only_python = shutil.ignore_patterns("__pycache__", "web", "*.ftl", "*.toml")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=only_python)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def add_line(folder, module, line):
    """Append a line to a module of the copy, making the module if there is none."""
    path = folder / "src" / Path(*module.split(".")).with_suffix(".py")
    if path.with_suffix("").is_dir():
        path = path.with_suffix("") / "__init__.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as source:
        source.write(f"\n{line}\n")


def test_the_layers_hold():
    kept, said = lint(ROOT)
    assert kept, said


def test_the_copy_holds_too(copy):
    kept, said = lint(copy)
    assert kept, said


# One wrong import each, and the module that the complaint has to name.
WRONG = {
    "rules import the game": ("euchre.rules.model", "from euchre.game import state"),
    "cards import rules": ("euchre.cards.card", "import euchre.rules"),
    "the game imports bots": ("euchre.game.auction", "import euchre.bots"),
    "bots import the server": ("euchre.bots.base", "import euchre.server"),
    "errors import locales": ("euchre.errors", "import euchre.locales"),
    "an observation knows the state": ("euchre.game.observation", "from euchre.game.state import State"),
    "events know the state": ("euchre.game.events", "import euchre.game.state"),
    "a bot knows the state": ("euchre.bots.peeking", "from euchre.game.state import State"),
    "a bot knows the state by a detour": ("euchre.bots.peeking", "from euchre.game import perception"),
    "the protocol knows the state": ("euchre.server.protocol", "from euchre.game.state import State"),
}


@pytest.mark.parametrize(("module", "line"), WRONG.values(), ids=WRONG)
def test_a_wrong_import_is_found(copy, module, line):
    add_line(copy, module, line)
    kept, said = lint(copy)
    assert not kept
    assert module in said, said


def test_a_package_without_a_place_is_found(copy):
    add_line(copy, "euchre.gossip.__init__", '"""Belongs nowhere."""')
    kept, said = lint(copy)
    assert not kept
    assert "gossip" in said, said


def test_worlds_and_arena_may_know_the_state(copy):
    add_line(copy, "euchre.bots.worlds", "from euchre.game import state")
    add_line(copy, "euchre.bots.arena", "from euchre.game import state")
    kept, said = lint(copy)
    assert kept, said


def test_a_cycle_inside_a_package_is_found(copy):
    add_line(copy, "euchre.cards.chicken", "from euchre.cards import egg")
    add_line(copy, "euchre.cards.egg", "from euchre.cards import chicken")
    kept, said = lint(copy)
    assert not kept
    assert "chicken" in said, said
