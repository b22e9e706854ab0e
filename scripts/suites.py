"""The table of test suites: what `make test` runs, in this order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Need = Literal["chromium", "postgresql", "web packages", "web build"]


@dataclass(frozen=True)
class Suite:
    """One line of the test report.

    `key` picks the suite (`make test SUITE=key`; a key up to its dash picks all that share it).
    `paths` are globs from the project's folder. `limit` is in seconds; past it the suite is ended and fails.
    Suites that mostly wait for servers and pages run beside those that compute, in a `lane` of their own.
    """

    key: str
    title: str
    kind: Literal["check", "pytest", "vitest"]
    paths: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    needs: tuple[Need, ...] = ()
    limit: int = 900
    lane: Literal["computing", "waiting"] = "computing"


TWO_AT_ONCE = ("-n", "2")
SERVER = ("tests/server", "tests/storage")
# What another database could do otherwise: words and views are the same on every one.
POSTGRES = (
    "tests/storage",
    *(f"tests/server/test_{part}.py" for part in ("advice", "api", "clocks", "sockets", "workers")),
)

# Of tests/, the unit suite takes whatever no other suite names, so no test file can be left out.
UNIT = Suite("unit", "unit and engine", "pytest", ("tests",), TWO_AT_ONCE)

SUITES = (
    Suite("check", "checks", "check"),
    UNIT,
    Suite("rulebook", "rulebook", "pytest", ("tests/rulebook",), TWO_AT_ONCE),
    Suite("perft", "perft", "pytest", ("tests/perft",), TWO_AT_ONCE),
    Suite("laws", "laws", "pytest", ("tests/test_laws*.py", "tests/laws"), TWO_AT_ONCE),
    Suite("secrecy", "secrecy", "pytest", ("tests/test_secrecy*.py", "tests/secrecy"), TWO_AT_ONCE),
    Suite("kill", "kill", "pytest", ("tests/kill",), TWO_AT_ONCE, lane="waiting"),
    Suite("web", "web unit", "vitest", needs=("web packages",), lane="waiting"),
    Suite(
        "browser",
        "browser",
        "pytest",
        ("tests/e2e",),
        TWO_AT_ONCE,
        needs=("chromium", "web build"),
        lane="waiting",
    ),
    Suite("server-sqlite", "server (SQLite)", "pytest", SERVER, TWO_AT_ONCE, lane="waiting"),
    Suite(
        "server-postgresql",
        "server (PostgreSQL)",
        "pytest",
        POSTGRES,
        TWO_AT_ONCE,
        needs=("postgresql",),
        lane="waiting",
    ),
)

# Not part of `make test`: minutes to hours.
SOAK = Suite("soak", "soak", "pytest", ("tests",), ("-m", "soak", *TWO_AT_ONCE), limit=6 * 3600)


def pick(words: list[str]) -> tuple[Suite, ...]:
    """Return the suites these words name (none: all); raise ValueError for a word that names nothing."""
    chosen = []
    for word in words:
        found = [suite for suite in (*SUITES, SOAK) if word in (suite.key, suite.key.split("-")[0])]
        if not found:
            known = ", ".join(suite.key for suite in (*SUITES, SOAK))
            raise ValueError(f"no suite is called {word!r}; there are: {known}")
        chosen += found
    return tuple(chosen) or SUITES
