"""The native tests and the fuzz corpus under the sanitizers: minutes, so `make soak` runs it."""

import subprocess
import sys

import pytest

from tests.kernel.native import ROOT


@pytest.mark.soak
def test_no_undefined_behaviour():
    command = [sys.executable, "scripts/sanitize.py"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
