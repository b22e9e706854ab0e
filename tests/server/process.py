"""A server in a process of its own, as a host runs it."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

START = (
    "import sys; from euchre.server.run import serve; from euchre.server.settings import Settings; "
    "sys.exit(serve(Settings.from_env()))"
)
READY_SECONDS = 30.0


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
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")

    @property
    def returncode(self) -> int | None:
        return self._process.poll() if self._process is not None else None

    def start(self, **env: str) -> None:
        """Starts the process; returns when it serves."""
        surroundings = {key: value for key, value in os.environ.items() if not key.startswith("EUCHRE_")}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", START],
                env={**surroundings, **self.env, **env},
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        deadline = time.monotonic() + READY_SECONDS
        while not self._is_ready():
            if self.returncode is not None:
                raise AssertionError(f"the server ended with status {self.returncode}:\n{self.log}")
            if time.monotonic() > deadline:
                self.kill()
                raise AssertionError(f"the server is not ready after {READY_SECONDS} s:\n{self.log}")
            time.sleep(0.02)

    def _is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Kills the process where it stands."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> int:
        """Asks the process to end; gives its status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(timeout=20)

    def wait(self, seconds: float) -> int:
        """Waits until the process has ended by itself; gives its status."""
        assert self._process is not None
        return self._process.wait(timeout=seconds)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
