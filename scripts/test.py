"""Run the test suites and report truthfully what ran; `make test` calls this.

    python scripts/test.py [SUITE…]

Suites that compute run one after the other, and beside them those that wait for servers and pages. One line
a suite; the output of each is kept in build/test-logs. A suite that cannot run, or finds no test, says
NOT RUN with the reason and counts as one failure. The last line reads `N passed, N failed`.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

import check
import report
import services
from report import Counts
from suites import SOAK, SUITES, UNIT, Suite, pick

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "bench"))
import common  # noqa: E402 - it lies beside the benchmarks

LOGS = ROOT / "build" / "test-logs"
BUDGET = 12 * 60
SHOWN = 150
# What a host sets for a server must not reach the tests.
SERVER_SETTINGS = ("HOST", "PORT", "DATABASE_URL", "REDIS_URL")

RUNNING: set[subprocess.Popen[bytes]] = set()
INTERRUPTED: list[int] = []
PROVIDING, PRINTING = threading.Lock(), threading.Lock()


class NotRun(Exception):
    """The suite cannot run; the message is the reason."""


@dataclass(frozen=True)
class Result:
    """What became of one suite: its counts, or the reason why it did not run."""

    suite: Suite
    counts: Counts
    seconds: float
    not_run: str = ""
    trouble: str = ""

    @property
    def is_good(self) -> bool:
        """Whether every test ran to a good end."""
        return not (self.not_run or self.trouble or self.counts.failed)

    def line(self) -> str:
        """Return the suite's line of the report."""
        if self.not_run:
            return f"{self.suite.title:<21} NOT RUN   {self.not_run}"
        counts = self.counts
        skipped = f", {counts.skipped} skipped" if counts.skipped else ""
        said = f"{counts.ran:>5} ran, {counts.passed:>5} passed, {counts.failed:>3} failed{skipped}"
        return (
            f"{self.suite.title:<21} {said}, {self.seconds:.1f} s{'   ' * bool(self.trouble)}{self.trouble}"
        )


def clean_environment() -> dict[str, str]:
    """Return the environment without settings of the product, and with plain output asked for."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in (*SERVER_SETTINGS, "FORCE_COLOR") and not name.startswith("EUCHRE_")
    }
    return kept | {"NO_COLOR": "1"}


def run(command: list[str], suite: Suite, log: Path, env: dict[str, str]) -> int | None:
    """Run a command into the log; return its exit code, or None if it took longer than the suite's limit.

    Whatever it left running in its process group is ended with it.
    """
    with log.open("ab") as output:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=env,
            stdout=output,
            stderr=output,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )
        RUNNING.add(process)
        try:
            return process.wait(timeout=suite.limit)
        except subprocess.TimeoutExpired:
            return None
        finally:
            RUNNING.discard(process)
            end(process)
            process.wait()


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and all that it started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def interrupt(number: int, _frame: object) -> None:
    """Ended from outside: stop what was started, and start nothing more."""
    INTERRUPTED.append(number)
    for process in list(RUNNING):
        end(process)


def provide(suite: Suite, log: Path, stack: ExitStack) -> dict[str, str]:
    """Get what the suite needs and return the environment that leads to it, or raise NotRun."""
    env = clean_environment()
    try:
        services.install(*(need for need in suite.needs if need in services.PACKAGES))
        if "chromium" in suite.needs:
            env["EUCHRE_CHROMIUM"] = str(services.chromium())
        if "postgresql" in suite.needs:
            env["EUCHRE_TEST_POSTGRES"] = stack.enter_context(services.postgres())
    except services.Missing as missing:
        raise NotRun(str(missing)) from missing
    for need, command in (("web packages", "install"), ("web build", "build")):
        if need in suite.needs and run([sys.executable, "scripts/web.py", command], suite, log, env):
            raise NotRun(f"`scripts/web.py {command}` failed: {last_line(log)}")
    return env


def last_line(log: Path) -> str:
    """Return the last line of a log that says something."""
    lines = [line for line in log.read_text(errors="replace").splitlines() if line.strip()]
    return lines[-1].strip() if lines else "it printed nothing"


def run_check(suite: Suite, log: Path, env: dict[str, str]) -> tuple[Counts, str]:
    """Run the steps of check.py, each counting as one test."""
    counts = Counts()
    for name, command in check.STEPS:
        with log.open("a") as output:
            output.write(f"--- {name}\n")
        ok = run(list(command), suite, log, env) == 0
        counts += Counts(passed=int(ok), failed=int(not ok))
    return counts, ""


def found_paths(suite: Suite) -> list[str]:
    """Return what the suite's globs find."""
    return [str(path.relative_to(ROOT)) for glob in suite.paths for path in sorted(ROOT.glob(glob))]


def run_pytest(suite: Suite, log: Path, env: dict[str, str]) -> tuple[Counts, str]:
    """Run pytest on the suite's paths and count by its junit.xml."""
    paths = found_paths(suite)
    if not paths:
        raise NotRun(f"there is no {' or '.join(suite.paths)}")
    if suite is UNIT:
        paths += [f"--ignore={path}" for other in SUITES if other is not UNIT for path in found_paths(other)]
    if suite is SOAK:
        env = env | {"HYPOTHESIS_PROFILE": "soak"}
    xml = log.with_suffix(".xml")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "--tb=short",
        f"--junitxml={xml}",
        *suite.options,
        *paths,
    ]
    code = run(command, suite, log, env)
    if code == 5:
        raise NotRun("pytest found no test")
    counts = report.of_junit(xml) if xml.exists() else Counts()
    if counts.ran == 0 and code == 0:
        raise NotRun(f"none of its tests ran, {counts.skipped} skipped")
    if counts.ran == 0 and code is not None:
        raise NotRun(f"pytest ended with exit code {code}: {last_line(log)}")
    return counts, trouble_of(suite, code, counts)


def run_vitest(suite: Suite, log: Path, env: dict[str, str]) -> tuple[Counts, str]:
    """Run vitest in web/ and count by its JSON report."""
    written = log.with_suffix(".json")
    reporters = ("--reporter=default", "--reporter=json", f"--outputFile.json={written}")
    command = [sys.executable, "scripts/web.py", "run", "test", "--", *reporters]
    code = run(command, suite, log, env)
    counts = report.of_vitest(written) if written.exists() else Counts()
    if counts.ran == 0 and not counts.failed:
        raise NotRun(f"vitest ran no test: {last_line(log)}")
    return counts, trouble_of(suite, code, counts)


def trouble_of(suite: Suite, code: int | None, counts: Counts) -> str:
    """Name what the counts do not tell: a run cut short, or an exit code without a failed test."""
    if code is None:
        return f"ended: it took longer than {suite.limit} s"
    if code and not counts.failed:
        return f"ended with exit code {code} though no test failed"
    return ""


RUNNERS = {"check": run_check, "pytest": run_pytest, "vitest": run_vitest}


def run_suite(suite: Suite) -> Result:
    """Run one suite and report it."""
    log = LOGS / f"{suite.key}.log"
    for old in LOGS.glob(f"{suite.key}.*"):
        old.unlink()
    log.touch()
    began = time.monotonic()
    try:
        if INTERRUPTED:
            raise NotRun("interrupted")
        with ExitStack() as provided:
            with PROVIDING:
                env = provide(suite, log, provided)
            counts, trouble = RUNNERS[suite.kind](suite, log, env)
        result = Result(suite, counts, time.monotonic() - began, trouble=trouble)
    except NotRun as reason:
        result = Result(suite, Counts(), time.monotonic() - began, not_run=str(reason))
    with PRINTING:
        tell(result, log)
    return result


def tell(result: Result, log: Path) -> None:
    """Print the line of a suite, with the end of its output if something is wrong."""
    print(result.line(), flush=True)
    if not result.is_good:
        lines = log.read_text(errors="replace").splitlines()
        shown = lines[-SHOWN:]
        for line in shown:
            print(f"    {line}")
        print(f"    ({len(shown)} of {len(lines)} lines; all in {log.relative_to(ROOT)})", flush=True)


def run_all(suites: tuple[Suite, ...]) -> list[Result]:
    """Run the lanes beside each other, each in order; the results in the order of the suites."""
    lanes = {suite.lane: [one for one in suites if one.lane == suite.lane] for suite in suites}
    with ThreadPoolExecutor(len(lanes)) as pool:
        done = pool.map(lambda lane: [run_suite(suite) for suite in lane], lanes.values())
        results = [result for lane in done for result in lane]
    return sorted(results, key=lambda result: suites.index(result.suite))


def write_soak(result: Result) -> None:
    """Write bench/results/soak.json: each test of the long run with its outcome and seconds."""
    xml = LOGS / f"{SOAK.key}.xml"
    tests = report.tests_of_junit(xml) if xml.exists() else {}
    units = {"seconds": "seconds of a test, set-up included", "outcome": "passed, failed or skipped"}
    whole = {"ran": result.counts.ran, "failed": result.counts.failed, "seconds": round(result.seconds, 1)}
    common.write("soak", units, {"whole": whole, "tests": tests})


def main(words: list[str]) -> int:
    """Run the suites these words pick, print the summary and return the exit code."""
    try:
        chosen = pick(words)
    except ValueError as error:
        print(f"test: {error}", file=sys.stderr)
        return 2
    for ending in (signal.SIGTERM, signal.SIGINT):
        signal.signal(ending, interrupt)
    LOGS.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    if SOAK in chosen:
        print(f"The long run writes its progress to {LOGS.relative_to(ROOT)}/{SOAK.key}.log", flush=True)
    results = run_all(chosen)
    for result in results:
        if result.suite is SOAK:
            write_soak(result)
    seconds = time.monotonic() - began
    print()
    for result in results:
        if not result.is_good:
            print(f"not good: {result.line()}")
    budget = f", over its budget of {BUDGET} s" if chosen == SUITES and seconds > BUDGET else ""
    print(f"{len(results)} suites, {seconds:.0f} s{budget}")
    total = sum((result.counts for result in results), Counts())
    unrun = sum(1 for result in results if result.not_run or (result.trouble and not result.counts.failed))
    skipped = f", {total.skipped} skipped" if total.skipped else ""
    print(f"{total.passed} passed, {total.failed + unrun} failed{skipped}")
    if INTERRUPTED:
        return 128 + INTERRUPTED[0]
    return 0 if all(result.is_good for result in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
