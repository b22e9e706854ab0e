"""What all benchmarks share: results as JSON with units, machine and commit; `QUICK=1` for short runs."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from euchre.rules import variant_ids

ROOT = Path(__file__).resolve().parent.parent
RESULTS = Path(__file__).resolve().parent / "results"


SHORT_RUN = ("euchre", "two-handed", "bid-euchre")
"""The games that a short run measures."""


def games() -> tuple[str, ...]:
    """The variants to measure: those in ``GAMES`` of the environment, else all, or in a short run three."""
    chosen = tuple(os.environ.get("GAMES", "").split())
    unknown = set(chosen) - set(variant_ids())
    if unknown:
        raise SystemExit(f"GAMES: no game is called {min(unknown)!r}; there are {', '.join(variant_ids())}")
    return chosen or (SHORT_RUN if quick() else variant_ids())


def quick() -> bool:
    """Whether a short run is wanted (the environment says ``QUICK=1``)."""
    return os.environ.get("QUICK", "") not in ("", "0")


def note(text: str) -> None:
    """Tell progress on standard error."""
    print(text, file=sys.stderr, flush=True)


def write(name: str, units: Mapping[str, str], results: Mapping[str, Any]) -> Path:
    """Write bench/results/NAME.json and return its path.

    ``units`` says of each field of a result what it counts; a short run is marked as such.
    """
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{name}.json"
    report = {
        "bench": name,
        "quick": quick(),
        "commit": commit(),
        "date": time.strftime("%Y-%m-%d"),
        "machine": machine(),
        "units": dict(units),
        "results": results,
    }
    path.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    note(f"written: {path.relative_to(ROOT)}")
    return path


def machine() -> dict[str, Any]:
    """Processor, cores, operating system and Python of this machine."""
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "load_before": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
    }


def commit() -> str:
    """The commit measured, with ``-dirty`` where tracked files differ from it; ``unknown`` outside git."""
    command = ["git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return done.stdout.strip()


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown"
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"
