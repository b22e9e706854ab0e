"""Run the checks that need no running code: format, lint, types, layers and the web client."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

# What is checked, and the command that checks it; each ends with 0 if all is well.
STEPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("format", (str(BIN / "ruff"), "format", "--check", ".")),
    ("lint", (str(BIN / "ruff"), "check", ".")),
    ("types", (str(BIN / "mypy"),)),
    ("layers", (str(BIN / "lint-imports"), "--no-logo", "--cache-dir", ".cache/import_linter")),
    ("protocol", (sys.executable, "scripts/protocol.py", "--check")),
    ("docs", (sys.executable, "scripts/docs.py", "--check")),
    ("web types", (sys.executable, "scripts/web.py", "run", "check")),
)


def main() -> int:
    """Run every step, show the output of those that fail, and return the number of failures."""
    failed = 0
    for name, command in STEPS:
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        print(f"{name:<12} {'ok' if done.returncode == 0 else 'FAILED'}", flush=True)
        if done.returncode:
            failed += 1
            print(done.stdout, flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
