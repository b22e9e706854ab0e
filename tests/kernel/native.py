"""Builds the kernel's native programs, object by object, so that nothing is compiled twice."""

import fcntl
import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
KERNEL = ROOT / "kernel"
OBJECTS = ROOT / "build" / "native-tests"
COMPILER = os.environ.get("CXX") or shutil.which("c++") or shutil.which("g++") or "c++"
FLAGS = (
    "-std=c++20",
    "-O1",
    "-pthread",
    f"-I{KERNEL / 'include'}",
    f"-I{KERNEL / 'src'}",
    f"-I{KERNEL / 'tests'}",
)


def headers():
    """What every source may include."""
    return sorted(path for folder in ("include", "src", "tests") for path in (KERNEL / folder).rglob("*.hpp"))


def knows(source, word):
    """Whether a source or a header of the kernel's that it includes speaks of something."""
    seen, open_ = set(), [source]
    while open_:
        path = open_.pop()
        text = path.read_text("utf-8")
        if word in text.lower():
            return True
        seen.add(path)
        found = (path.parent / name for name in re.findall(r'#include "(.*?)"', text))
        open_ += [header for header in found if header.exists() and header not in seen]
    return False


def object_of(source, flags, compiler=COMPILER):
    """Compile a source, unless that was done before with the same text, headers and flags."""
    digest = hashlib.sha256(" ".join([compiler, *flags, str(source)]).encode())
    for path in [source, *headers()]:
        digest.update(path.read_bytes())
    target = OBJECTS / f"{source.stem}-{digest.hexdigest()[:24]}.o"
    OBJECTS.mkdir(parents=True, exist_ok=True)
    with target.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not target.exists():
            made = target.with_suffix(".new")
            run([compiler, *flags, "-c", str(source), "-o", str(made)])
            made.rename(target)
    return target


def run(command):
    """Run a command that has to succeed."""
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def sources(*without):
    """The kernel without its Python module and these files."""
    left_out = {"bindings", *without}
    return [path for path in sorted((KERNEL / "src").glob("*.cpp")) if path.stem not in left_out]


def program(target, parts, *flags, fault=None, compiler=COMPILER):
    """Build a program from its sources; a fault is compiled into the files that know of it."""
    objects = []
    for source in parts:
        wanted = (*FLAGS, *flags)
        if fault and knows(source, f"fault_{fault.replace('-', '_')}"):
            wanted += (f"-DEUCHRE_FAULT_{fault.upper().replace('-', '_')}",)
        objects.append(str(object_of(source, wanted, compiler)))
    run([compiler, *FLAGS, *flags, *objects, "-o", str(target)])
    return target


def native_tests(folder, *flags, fault=None):
    """The kernel's own tests."""
    solver = sources("sample", "rollout", "perft")
    return program(
        folder / "tests", [*solver, *sorted((KERNEL / "tests").glob("*.cpp"))], *flags, fault=fault
    )
