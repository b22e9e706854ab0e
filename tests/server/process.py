"""A server in a process of its own, as a host runs it."""

import atexit
import os
import signal
import socket
import time
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from tests.server.nursery import Nursery

START = (
    "import sys; from euchre.server.run import serve; from euchre.server.settings import Settings; "
    "sys.exit(serve(Settings.from_env()))"
)
READY_SECONDS = 60.0
POLL_SECONDS = 0.01


@cache
def nursery() -> Nursery:
    """This test process's own nursery; it ends with the process."""
    made = Nursery()
    atexit.register(made.close)
    return made


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """Runs from `start` to `stop` or `kill`; the database outlives it."""

    def __init__(self, database_url: str, folder: Path, **env: str) -> None:
        self.port = free_port()
        self.env = {"DATABASE_URL": database_url, "HOST": "127.0.0.1", "PORT": str(self.port), **env}
        self._log = folder / f"server-{self.port}.log"
        self._pid: int | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")

    @property
    def returncode(self) -> int | None:
        """How the process ended; None while it runs, or before it was started."""
        return None if self._pid is None else nursery().status(self._pid)

    def start(self, **env: str) -> None:
        """Starts the process; returns when it serves, or has died at the point where it was told to."""
        surroundings = {key: value for key, value in os.environ.items() if not key.startswith("EUCHRE_")}
        self._pid = nursery().start({**surroundings, **self.env, **env}, str(self._log))
        deadline = time.monotonic() + READY_SECONDS
        while not self._is_ready():
            if "EUCHRE_CRASH_AT" in env and self.returncode == -signal.SIGKILL:
                return
            if self.returncode is not None:
                raise AssertionError(f"the server ended with status {self.returncode}:\n{self.log}")
            if time.monotonic() > deadline:
                self.kill()
                raise AssertionError(f"the server is not ready after {READY_SECONDS} s:\n{self.log}")
            time.sleep(POLL_SECONDS)

    def _is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Kills the process where it stands."""
        self._signal(signal.SIGKILL)

    def stop(self) -> int:
        """Asks the process to end; gives its status."""
        return self._signal(signal.SIGTERM)

    def _signal(self, number: signal.Signals) -> int:
        assert self._pid is not None
        deadline = time.monotonic() + READY_SECONDS
        if self.returncode is None:
            os.kill(self._pid, number)
        while (status := self.returncode) is None:
            assert time.monotonic() < deadline, f"the server does not end:\n{self.log}"
            time.sleep(POLL_SECONDS)
        return status

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
