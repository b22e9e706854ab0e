"""Every input that fuzzing found worth keeping is a test; and the fuzz target notices a known bug."""

import subprocess

import pytest

from tests.kernel.native import ROOT, program, sources

CORPUS = sorted((ROOT / "fuzz" / "corpus").iterdir())
TARGET = (ROOT / "fuzz" / "kernel.cpp", ROOT / "fuzz" / "replay.cpp")


def replay(folder, fault=None):
    """Run the corpus through the fuzz target."""
    built = program(folder / "replay", [*sources(), *TARGET], fault=fault)
    return subprocess.run([built, *CORPUS], capture_output=True, text=True)


def test_the_corpus_replays(tmp_path):
    assert len(CORPUS) > 20
    done = replay(tmp_path)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout == f"{len(CORPUS)} inputs\n"


@pytest.mark.parametrize("fault", ["left-bower", pytest.param("last-twin", marks=pytest.mark.soak)])
def test_the_fuzz_target_can_fail(fault, tmp_path):
    done = replay(tmp_path, fault)
    assert done.returncode != 0
    assert "fuzz: " in done.stderr
