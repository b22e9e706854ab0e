"""Make or update the project's environment `.venv`; run by the Makefile with the machine's own Python.

python3 scripts/bootstrap.py venv           an environment that holds uv
python3 scripts/bootstrap.py install GROUP…  the package (editable), its requirements and these groups
python3 scripts/bootstrap.py group GROUP…    the requirements of these groups alone
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
OLDEST = (3, 11)

NO_VENV = """\
This Python ({python}) cannot make an environment with pip in it, and none of the ways around it is here.
Any one of these helps, then run the same command again:
  apt-get install python3-venv      (Debian, Ubuntu)
  apt-get install python3-pip
  a `uv` program on PATH"""


def stop(message: str) -> None:
    """Say what is wrong and what would be right, and end."""
    sys.exit(f"bootstrap: {message}")


def environment() -> dict[str, str]:
    """Return the environment to run installers in; caches go into the project if HOME cannot take them."""
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "VIRTUAL_ENV")}
    env["UV_PYTHON_DOWNLOADS"] = "never"
    env.setdefault("PIP_DISABLE_PIP_VERSION_CHECK", "1")
    home = env.get("HOME", "")
    if not (home and os.access(home, os.W_OK)):
        env.setdefault("UV_CACHE_DIR", str(ROOT / ".cache" / "uv"))
        env.setdefault("PIP_CACHE_DIR", str(ROOT / ".cache" / "pip"))
    return env


def run(*command: str) -> bool:
    """Run a command in the project's folder and say whether it succeeded."""
    return subprocess.run(command, cwd=ROOT, env=environment()).returncode == 0


def require(*command: str) -> None:
    """Run a command that has to succeed."""
    if not run(*command):
        stop(f"this command failed, its reason is above: {' '.join(command)}")


def has_module(name: str) -> bool:
    """Say whether the running Python can import a module; Debian splits ensurepip off."""
    command = [sys.executable, "-c", f"import {name}"]
    return subprocess.run(command, capture_output=True).returncode == 0


def pinned(name: str) -> str:
    """Return the requirement `name==version` that constraints.txt holds."""
    for line in (ROOT / "constraints.txt").read_text().splitlines():
        if line.split("==")[0] == name:
            return line.split(";")[0].strip()
    stop(f"constraints.txt does not name {name}; make it anew with: make constraints")
    raise AssertionError


def make_venv() -> None:
    """Make `.venv` with uv in it, by whichever of four ways this machine has."""
    if not has_module("venv"):
        stop(NO_VENV.format(python=sys.executable))
    shutil.rmtree(VENV, ignore_errors=True)
    uv = pinned("uv")
    if has_module("ensurepip"):
        require(sys.executable, "-m", "venv", str(VENV))
        require(str(PYTHON), "-m", "pip", "install", "--quiet", uv)
        return
    require(sys.executable, "-m", "venv", "--without-pip", str(VENV))
    found = shutil.which("uv")
    if found is not None and run(found, "pip", "install", "--quiet", "--python", str(PYTHON), uv):
        return
    pip = (sys.executable, "-m", "pip", "--python", str(PYTHON), "install", "--quiet", uv)
    if has_module("pip") and run(*pip):
        return
    shutil.rmtree(VENV, ignore_errors=True)
    stop(NO_VENV.format(python=sys.executable))


def uv_install(*arguments: str) -> None:
    """Install into `.venv` with the versions of constraints.txt."""
    uv = str(VENV / "bin" / "uv")
    target = ("--python", str(PYTHON), "--constraint", "constraints.txt")
    require(uv, "pip", "install", "--quiet", *target, *arguments)


def install(groups: list[str]) -> None:
    """Install the requirements first, then the package itself, editable, with the build tools of `.venv`."""
    if shutil.which("cmake") is None:
        groups = [*groups, "cmake"]
    print("Installing Euchre and the packages it needs …", flush=True)
    flags = [flag for group in groups for flag in ("--group", group)]
    uv_install("--requirements", "pyproject.toml", *flags)
    os.environ["PATH"] = f"{VENV / 'bin'}{os.pathsep}{os.environ['PATH']}"
    uv_install("--no-build-isolation", "--no-deps", "--editable", ".")


def main(arguments: list[str]) -> None:
    """Run one of the three commands."""
    if sys.version_info < OLDEST:
        stop(
            f"Python {'.'.join(map(str, OLDEST))} or newer is needed; {sys.executable} is "
            f"{sys.version.split()[0]}. Choose another: make PYTHON=python3.12 …"
        )
    match arguments:
        case ["venv"]:
            make_venv()
        case ["install", *groups]:
            install(groups)
        case ["group", *groups] if groups:
            print(f"Installing what the group {', '.join(groups)} needs …", flush=True)
            uv_install(*[flag for group in groups for flag in ("--group", group)])
        case _:
            stop(f"unknown arguments {arguments}; read the top of this file")


if __name__ == "__main__":
    main(sys.argv[1:])
