"""Build the native kernel into the source tree, for editable installs; does nothing when it is up to date.

python scripts/native.py build    src/euchre/kernel/_kernel.abi3.so, by way of build/native
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "native"
CONFIGURED = BUILD / "configured-for"
COMPILERS = ("c++", "g++", "clang++")


def search_path() -> str:
    """PATH with the running Python's own programs first."""
    return f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"


def program(name: str) -> str | None:
    """Find a program."""
    return shutil.which(name, path=search_path())


def requirements() -> list[str]:
    """Return the packages that have to be installed because the machine lacks the program."""
    missing = [] if program("cmake") else ["cmake>=3.25"]
    if not (program("ninja") or program("make")):
        missing.append("ninja>=1.11")
    return missing


def check_tools() -> str:
    """Return the path of cmake, or end and say what is missing."""
    cmake = program("cmake")
    if cmake is None:
        sys.exit("native: there is no cmake; `make env` installs it, and so does: pip install cmake ninja")
    if not os.environ.get("CXX") and not any(program(name) for name in COMPILERS):
        sys.exit(
            "native: there is no C++ compiler, and the kernel is C++20. Install one (Debian, Ubuntu: "
            "apt-get install g++) or name it in CXX, then run the same command again"
        )
    return cmake


def run(*command: str) -> None:
    """Run a command quietly; end and show what it printed if it fails."""
    env = dict(os.environ) | {"PATH": search_path()}
    done = subprocess.run(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        sys.exit(f"native: this command failed, its reason is above: {' '.join(command)}")


def build() -> None:
    """Configure if this Python has not been configured for, and build what changed."""
    cmake = check_tools()
    wanted = f"{sys.executable} {sys.version_info[:3]} {cmake}"
    if not CONFIGURED.exists() or CONFIGURED.read_text("utf-8") != wanted:
        shutil.rmtree(BUILD, ignore_errors=True)
        generator = ("-G", "Ninja") if program("ninja") else ()
        settings = ("-DEUCHRE_WEB=OFF", "-DEUCHRE_IN_TREE=ON", "-DCMAKE_BUILD_TYPE=Release")
        python = f"-DPython_EXECUTABLE={sys.executable}"
        run(cmake, "-S", str(ROOT), "-B", str(BUILD), *generator, *settings, python)
        CONFIGURED.write_text(wanted, "utf-8")
    run(cmake, "--build", str(BUILD))


if __name__ == "__main__":
    if sys.argv[1:] != ["build"]:
        sys.exit(f"native: unknown arguments {sys.argv[1:]}; read the top of this file")
    build()
