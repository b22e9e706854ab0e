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


def copy_of_the_package(folder):
    """Copy the package's Python files and the contracts into a folder, to be broken there."""
    only_python = shutil.ignore_patterns("__pycache__", "web", "*.ftl", "*.toml")
    shutil.copytree(ROOT / "src", folder / "src", ignore=only_python)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


@pytest.fixture
def copy(tmp_path):
    """A copy of the package to break."""
    return copy_of_the_package(tmp_path)


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


# Wrong imports, and the link that the complaint about each has to show.
WRONG = {
    "rules import the game": ("euchre.rules.model", "euchre.game.play"),
    "cards import rules": ("euchre.cards.card", "euchre.rules.load"),
    "the game imports bots": ("euchre.game.auction", "euchre.bots.base"),
    "bots import the server": ("euchre.bots.base", "euchre.server.settings"),
    "notation imports storage": ("euchre.notation.gossip", "euchre.storage.schema"),
    "errors import locales": ("euchre.errors", "euchre.locales"),
    "an observation knows the state": ("euchre.game.observation", "euchre.game.state"),
    "events know the state": ("euchre.game.events", "euchre.game.state"),
    "a bot knows the state": ("euchre.bots.peeking", "euchre.game.state"),
    "a bot knows the state by a detour": ("euchre.bots.sly", "euchre.game.perception"),
    "the protocol knows the state": ("euchre.server.protocol", "euchre.game.state"),
}


@pytest.fixture(scope="module")
def complaints(tmp_path_factory):
    """What is said of a copy with all the wrong imports."""
    folder = copy_of_the_package(tmp_path_factory.mktemp("wrong"))
    add_line(folder, "euchre.cards.egg", "import euchre.cards.chicken")
    add_line(folder, "euchre.cards.chicken", "import euchre.cards.egg")
    for importer, imported in WRONG.values():
        add_line(folder, importer, f"import {imported}")
    kept, said = lint(folder)
    assert not kept
    return said


@pytest.mark.parametrize(("importer", "imported"), WRONG.values(), ids=WRONG)
def test_a_wrong_import_is_found(complaints, importer, imported):
    assert f"{importer} -> {imported}" in complaints, complaints


def test_a_cycle_inside_a_package_is_found(complaints):
    assert "No cycles are allowed in euchre.cards." in complaints
    assert ".egg" in complaints


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
