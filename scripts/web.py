"""Install the web client's packages and build it, each only when its sources changed.

python scripts/web.py install    web/node_modules, exactly as web/package-lock.json says
python scripts/web.py build      the same, then web/dist
python scripts/web.py run ARG…   npm run ARG… in web/
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import node

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
INSTALLED = WEB / "node_modules" / ".package-lock.json"
BUILT = WEB / "dist" / "index.html"
NOT_SOURCES = {"node_modules", "dist", "coverage"}


def sources() -> Iterator[Path]:
    """Yield every file the built client depends on."""
    for path in WEB.iterdir():
        if path.is_file():
            yield path
        elif path.name not in NOT_SOURCES:
            yield from (found for found in path.rglob("*") if found.is_file())
    yield from (ROOT / "src" / "euchre" / "locales").rglob("*.ftl")


def is_newer(target: Path, *inputs: Path) -> bool:
    """Say whether target exists and no input was changed after it was made."""
    return target.exists() and all(target.stat().st_mtime >= path.stat().st_mtime for path in inputs)


def npm(*arguments: str) -> None:
    """Run npm in web/, ending with its exit code if it fails."""
    found = node.find()
    env = found.environment()
    home = env.get("HOME", "")
    if not (home and os.access(home, os.W_OK)):
        env.setdefault("npm_config_cache", str(ROOT / ".cache" / "npm"))
    done = subprocess.run([*found.npm, *arguments], cwd=WEB, env=env)
    if done.returncode:
        sys.exit(f"web: `npm {' '.join(arguments)}` failed in web/, its reason is above")


def install() -> None:
    """Install the packages if package-lock.json changed since they were installed."""
    if not is_newer(INSTALLED, WEB / "package.json", WEB / "package-lock.json"):
        print("Installing the packages of the web client …", flush=True)
        npm("ci", "--silent", "--no-audit", "--no-fund")
        INSTALLED.touch()


def build() -> None:
    """Build web/dist if any source changed since it was built."""
    install()
    if not is_newer(BUILT, *sources()):
        print("Building the web client …", flush=True)
        npm("run", "--silent", "build")
        if not BUILT.exists():
            sys.exit("web: `npm run build` left no web/dist/index.html")
        BUILT.touch()


def main(arguments: list[str]) -> None:
    """Run one of the three commands."""
    if not (WEB / "package.json").exists():
        sys.exit("web: web/package.json is missing: the source tree is not complete")
    match arguments:
        case ["install"]:
            install()
        case ["build"]:
            build()
        case ["run", *rest] if rest:
            install()
            npm("run", *rest)
        case _:
            sys.exit(f"web: unknown arguments {arguments}; read the top of this file")


if __name__ == "__main__":
    main(sys.argv[1:])
