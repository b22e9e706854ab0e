"""Run the kernel under the address and undefined-behaviour sanitizers.

python scripts/sanitize.py              all native tests on samples, and the fuzz corpus
python scripts/sanitize.py short        the short native tests and the corpus
python scripts/sanitize.py fuzz SECONDS search for new inputs with libFuzzer (Clang); what it finds stays in
                                        build/fuzz, and reproducers of failures are kept as crash-… there
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import native

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT / "fuzz" / "corpus"
SHORT = "every_deck_strain_and_table"


def run(*command: str | Path) -> None:
    """Run a command; end with its failure."""
    done = subprocess.run([str(part) for part in command], cwd=ROOT)
    if done.returncode:
        sys.exit(f"sanitize: this command failed, its reason is above: {command[0]}")


def build(folder: Path, *settings: str) -> None:
    """Configure and build the project in fuzz/, sanitized."""
    cmake = native.check_tools()
    generator = ("-G", "Ninja") if native.program("ninja") else ()
    common = ("-DEUCHRE_SANITIZE=ON", "-DCMAKE_BUILD_TYPE=Release")
    run(
        cmake,
        "-S",
        ROOT / "fuzz",
        "-B",
        folder,
        *generator,
        *common,
        *settings,
        "-Wno-dev",
        "--log-level=ERROR",
    )
    run(cmake, "--build", folder)


def check(only: tuple[str, ...]) -> None:
    """Run native tests and the corpus."""
    folder = ROOT / "build" / "sanitize"
    build(folder)
    run(folder / "kernel" / "tests" / "euchre_kernel_tests", *only)
    run(folder / "euchre_replay", *sorted(CORPUS.iterdir()))


def fuzz(seconds: int) -> None:
    """Search for inputs that reach new code or break a claim."""
    names = ("clang++", *(f"clang++-{version}" for version in range(30, 13, -1)))
    clang = next(filter(None, map(shutil.which, names)), None)
    if clang is None:
        sys.exit("sanitize: fuzzing needs clang++ (Debian, Ubuntu: apt-get install clang libclang-rt-14-dev)")
    folder, found = ROOT / "build" / "fuzz-build", ROOT / "build" / "fuzz"
    found.mkdir(parents=True, exist_ok=True)
    build(folder, f"-DCMAKE_CXX_COMPILER={clang}", "-DEUCHRE_LIBFUZZER=ON", "-DEUCHRE_KERNEL_TESTS=OFF")
    limits = (f"-max_total_time={seconds}", "-max_len=512", "-timeout=20", f"-artifact_prefix={found}/")
    run(folder / "euchre_fuzz", *limits, found, CORPUS)


def main(arguments: list[str]) -> None:
    """Run one of the three commands."""
    match arguments:
        case []:
            check(())
        case ["short"]:
            check((SHORT,))
        case ["fuzz", seconds] if seconds.isdigit():
            fuzz(int(seconds))
        case _:
            sys.exit(f"sanitize: unknown arguments {arguments}; read the top of this file")


if __name__ == "__main__":
    main(sys.argv[1:])
