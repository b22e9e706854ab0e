"""Where servers for tests come from: a process that has loaded everything once and forks one for each wish.

A forked server is a process of its own, to be killed like any other; it only starts in a tenth of the time.
Run as a program it reads a request a line and answers each with a line.
"""

import json
import os
import subprocess
import sys
import threading
from typing import Any


class Nursery:
    """The asking side."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def _ask(self, **request: Any) -> Any:
        pipe, answers = self._process.stdin, self._process.stdout
        assert pipe is not None
        assert answers is not None
        with self._lock:
            pipe.write(json.dumps(request) + "\n")
            pipe.flush()
            return json.loads(answers.readline())

    def start(self, env: dict[str, str], log: str) -> int:
        """Starts a server in this environment; gives its process id."""
        return int(self._ask(env=env, log=log))

    def status(self, pid: int) -> int | None:
        """How a server ended (minus the signal's number if it was killed); None while it runs."""
        found: int | None = self._ask(pid=pid)
        return found

    def close(self) -> None:
        """Ends the nursery, and every server with it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


def _serve(env: dict[str, str], log: str) -> None:
    """The life of a forked server."""
    out = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.environ.clear()
    os.environ.update(env)
    try:
        status = serve(Settings.from_env())
    except EuchreError as error:
        print(error.message, file=sys.stderr)
        status = 2
    sys.exit(status)


def _statuses(running: dict[int, int | None]) -> None:
    """Notes who has ended."""
    for pid, status in running.items():
        if status is None:
            ended, code = os.waitpid(pid, os.WNOHANG)
            if ended:
                running[pid] = os.waitstatus_to_exitcode(code)


def main() -> None:
    """Answers requests until there are no more."""
    running: dict[int, int | None] = {}
    for line in sys.stdin:
        request = json.loads(line)
        if "env" in request:
            sys.stdout.flush()
            pid = os.fork()
            if pid == 0:
                _serve(request["env"], request["log"])
            running[pid] = None
            print(pid, flush=True)
        else:
            _statuses(running)
            print(json.dumps(running.get(request["pid"])), flush=True)
    _statuses(running)
    for pid, status in running.items():
        if status is None:
            os.kill(pid, 9)
            os.waitpid(pid, 0)


if __name__ == "__main__":
    from euchre.errors import EuchreError
    from euchre.server.run import serve
    from euchre.server.settings import Settings

    main()
