"""Build the wheel and try it on every Python that it is for, each in a fresh environment.

python scripts/wheel.py [no-web]         one wheel for CPython 3.11 and newer, tried on 3.11, 3.12 and 3.13
python scripts/wheel.py [no-web] static  one wheel a Python, with nanobind's runtime linked in
python scripts/wheel.py [no-web] bare    as without, built where PATH has neither CMake nor Ninja nor make

`no-web` leaves out the web client, which needs Node.js. Every step is printed; what is made stays in
build/wheel-tried.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "wheel-tried"
PYTHONS = ("3.11", "3.12", "3.13")
CMAKE_AND_LIKE = {"cmake", "cmake3", "ninja", "ninja-build", "make", "gmake"}
STATIC = ("-C", "cmake.define.EUCHRE_STATIC_NANOBIND=ON", "-C", "wheel.py-api=")
PROBE = """
import hashlib, sys
import numpy as np
from euchre.cards import Strain
from euchre.game.contract import Made, Setup
from euchre.game.play import begin
from euchre.kernel import Constraints, Place, Unit, Worlds, rollout, solve_worlds
from euchre.kernel.native import _kernel
from euchre.rules import variant

told = hashlib.sha256()
for name, hand in (("euchre", 5), ("bid-euchre", 6)):
    rules = variant(name)
    made = Made(0, Strain.SPADES, next(iter(rules.levels), None))
    public = begin(Setup(rules, 0, (0,) * rules.sides, None), made)
    rest = rules.cards.size - 4 * hand
    places = (Place(hand),) * 4 + ((Place(rest),) if rest else ())
    worlds = np.ascontiguousarray(Worlds(Constraints(rules, rules.cards.all, places)).sample(50, 1)[:, :4])
    told.update(solve_worlds(public, worlds, Unit.TRICKS, threads=2).values.tobytes())
    told.update(rollout(public, worlds, unit=Unit.TRICKS, seed=1).tobytes())
print(told.hexdigest()[:16])
print(_kernel.__file__.rpartition("/")[2])
"""


def say(text: str) -> None:
    """Tell what is done."""
    print(text, flush=True)


def run(*command: str | Path, env: dict[str, str] | None = None) -> str:
    """Run a command and return what it printed; end with its output if it fails."""
    shown = " ".join(str(part) for part in command if "\n" not in str(part))
    say(f"  $ {shown}")
    begin = time.monotonic()
    words = [str(part) for part in command]
    done = subprocess.run(
        words, cwd=HOME, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nwheel: this command failed, its reason is above: {shown}")
    say(f"    {time.monotonic() - begin:.1f} s")
    return done.stdout


def python_of(version: str) -> Path | None:
    """Find a Python of this version on the PATH or among pyenv's."""
    on_path = [shutil.which(f"python{version}")]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    for found in [*on_path, *sorted(pyenv.glob(f"{version}.*/bin/python"), reverse=True)]:
        if found is None:
            continue
        asked = subprocess.run(
            [found, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"], capture_output=True, text=True
        )
        if asked.stdout.strip() == version:
            return Path(found)
    return None


def path_without(names: set[str]) -> str:
    """A PATH with links to all programs but these."""
    folder = HOME / "bin"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for part in os.environ.get("PATH", os.defpath).split(os.pathsep):
        for program in sorted(Path(part).iterdir()) if Path(part).is_dir() else ():
            link = folder / program.name
            if program.name not in names and not link.is_symlink() and os.access(program, os.X_OK):
                link.symlink_to(program)
    return str(folder)


def environment(python: Path, name: str) -> Path:
    """Make a fresh environment; return its Python."""
    folder = HOME / name
    shutil.rmtree(folder, ignore_errors=True)
    run(python, "-m", "venv", folder)
    return folder / "bin" / "python"


def build(python: Path, settings: tuple[str, ...], env: dict[str, str] | None) -> Path:
    """Build a wheel as `pip install` does, in an environment that pip makes for it."""
    folder, work = HOME / "dist", HOME / "work"
    for old in (folder, work):
        shutil.rmtree(old, ignore_errors=True)
    settings = (*settings, "-C", f"build-dir={work}")
    run(python, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", folder, *settings, ROOT, env=env)
    (made,) = folder.glob("*.whl")
    say(f"    {made.name}: {made.stat().st_size / 1024:.0f} KiB")
    return made


def try_out(python: Path, wheel: Path) -> tuple[str, str]:
    """Install the wheel and play with its kernel: a digest of the answers, and the module's name."""
    run(python, "-m", "pip", "install", "--quiet", wheel)
    digest, module = run(python, "-c", PROBE).splitlines()[-2:]
    say(f"    {module} answers {digest}")
    return digest, module


def main(arguments: list[str]) -> None:
    """Build and try."""
    ways, web = [word for word in arguments if word != "no-web"], "no-web" not in arguments
    if ways not in ([], ["static"], ["bare"]):
        sys.exit(f"wheel: unknown arguments {arguments}; read the top of this file")
    HOME.mkdir(parents=True, exist_ok=True)
    settings = () if web else ("-C", "cmake.define.EUCHRE_WEB=OFF")
    env = dict(os.environ) | {"PATH": path_without(CMAKE_AND_LIKE)} if ways == ["bare"] else None
    pythons = {version: python_of(version) for version in PYTHONS}
    answers, wheel = set(), None
    for version, python in pythons.items():
        say(f"Python {version}: {python or 'NOT RUN, there is none on this machine'}")
        if python is None:
            continue
        own = environment(python, f"venv-{version}")
        if ways == ["static"]:
            wheel = build(own, (*settings, *STATIC), env)
        elif wheel is None:
            wheel = build(own, settings, env)
        answers.add(try_out(own, wheel)[0])
    if len(answers) != 1:
        sys.exit(f"wheel: the Pythons differ in their answers, or there is none: {sorted(answers)}")
    say(f"all answer alike; NOT RUN: {', '.join(v for v, found in pythons.items() if not found) or 'none'}")


if __name__ == "__main__":
    main(sys.argv[1:])
