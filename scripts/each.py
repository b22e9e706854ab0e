"""Run every script of a folder, one after the other; end with failure if one fails or there is none.

Of a long run those are left out that take hours; each has a make target of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HOURS = {"bots.py", "calibration.py"}
ROOT = Path(__file__).resolve().parent.parent


def main(folder: str) -> int:
    """Run folder/*.py, except the common.py they share; return the exit code."""
    left_out = {"common.py"} | (HOURS if os.environ.get("QUICK", "") in ("", "0") else set())
    scripts = [path for path in sorted((ROOT / folder).glob("*.py")) if path.name not in left_out]
    if not scripts:
        print(f"There is no script in {folder}/.", file=sys.stderr)
        return 1
    failed = []
    for script in scripts:
        print(f"--- {folder}/{script.name}", flush=True)
        if subprocess.run([sys.executable, str(script)], cwd=ROOT).returncode:
            failed.append(script.name)
    if failed:
        print(f"Failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
