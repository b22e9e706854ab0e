"""Read how many tests ran, passed and failed from what pytest and vitest write down."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree


@dataclass(frozen=True)
class Counts:
    """How many tests passed, failed and were skipped; a test that could not be loaded has failed."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    @property
    def ran(self) -> int:
        """How many were carried out."""
        return self.passed + self.failed

    def __add__(self, other: Counts) -> Counts:
        """Add field by field."""
        return Counts(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)


def of_junit(path: Path) -> Counts:
    """Count the tests of a junit.xml; one with several entries (call and teardown) counts once, the worst."""
    found = [test["outcome"] for test in tests_of_junit(path).values()]
    return Counts(found.count("passed"), found.count("failed"), found.count("skipped"))


def tests_of_junit(path: Path) -> dict[str, dict[str, Any]]:
    """Return each test of a junit.xml by its name, with its worst outcome and all its seconds."""
    tests: dict[str, dict[str, Any]] = {}
    order = {"skipped": 0, "passed": 1, "failed": 2}
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        tags = {child.tag for child in case}
        outcome = "failed" if tags & {"failure", "error"} else "skipped" if "skipped" in tags else "passed"
        name = f"{case.get('classname', '')}::{case.get('name', '')}"
        test = tests.setdefault(name, {"outcome": "skipped", "seconds": 0.0})
        test["outcome"] = max(outcome, str(test["outcome"]), key=order.__getitem__)
        test["seconds"] = round(float(test["seconds"]) + float(case.get("time", 0)), 2)
    return tests


def of_vitest(path: Path) -> Counts:
    """Count the tests of vitest's JSON report; a file that failed without a failed test counts as one."""
    report: dict[str, Any] = json.loads(path.read_text())
    counts = Counts()
    for file in report["testResults"]:
        statuses = [test["status"] for test in file["assertionResults"]]
        passed, failed = statuses.count("passed"), statuses.count("failed")
        if file["status"] == "failed" and not failed:
            failed = 1
        counts += Counts(passed, failed, len(statuses) - statuses.count("passed") - statuses.count("failed"))
    return counts
