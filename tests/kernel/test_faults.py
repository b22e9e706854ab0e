"""The kernel's own tests pass, and fail when a known bug is compiled in."""

import re
import subprocess

import pytest

from tests.kernel.native import native_tests

FAULTS = ("left-bower", "last-twin", "sitting-partner", "relevance")
SHORT = "every_deck_strain_and_table"


def test_the_native_tests_pass_on_samples(tmp_path):
    done = subprocess.run([native_tests(tmp_path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    run = re.fullmatch(r"(\d+) cases, 0 failed", done.stdout.splitlines()[-1])
    assert run
    assert int(run[1]) > 25


@pytest.mark.parametrize("fault", FAULTS)
def test_a_known_bug_is_noticed(fault, tmp_path):
    done = subprocess.run([native_tests(tmp_path, fault=fault), SHORT], capture_output=True, text=True)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "FAIL" in done.stdout


@pytest.mark.soak
def test_all_native_tests_pass(tmp_path):
    done = subprocess.run([native_tests(tmp_path, "-O2"), "--full"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
