"""A player that is another program: an observation as a line of JSON on its stdin, an action text back.

One process answers for all seats of a player; every line holds everything that its seat knows.
"""

from __future__ import annotations

import contextlib
import json
import queue
import random
import shlex
import shutil
import subprocess
import tempfile
import threading
from typing import IO

from euchre.bots.adapters_player import Player, PlayerFault
from euchre.bots.adapters_view import as_json
from euchre.errors import EuchreError
from euchre.game.actions import Action, parse_action
from euchre.game.observation import Observation

LONGEST = 500
"""Bytes of an answer that are read."""

SHOWN = 200
"""Characters of what a player said that an error repeats."""


def make(address: str, timeout: float) -> Player:
    """The player of ``exec:COMMAND``; the command is split as a shell would, without one.

    Raises: `PlayerFault` (``no-such-program``).
    """
    command = address.removeprefix("exec:")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise PlayerFault("no-such-program", f"{address}: {error} in the command") from error
    if not words or shutil.which(words[0]) is None:
        name = repr(words[0]) if words else "nothing"
        raise PlayerFault(
            "no-such-program",
            f"{address} runs {name}, which is no program here: write exec:COMMAND, such as "
            "'exec:python3 bot.py'",
        )
    program = Program(address, words, timeout)
    return Player(address, bot=program, outside=True, close=program.close)


def read_answer(name: str, text: str) -> Action:
    """The action that an outside player said.

    Raises: `PlayerFault` (``garbage-answer``).
    """
    try:
        return parse_action(text.strip())
    except EuchreError as error:
        raise PlayerFault(
            "garbage-answer", f"{name} answered {text.strip()[:SHOWN]!r}: {error.message}", player=name
        ) from error


class Program:
    """A running program; started when it is first asked."""

    def __init__(self, name: str, words: list[str], timeout: float) -> None:
        self.name = name
        self._words, self._timeout = words, timeout
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._errors: IO[bytes] | None = None

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        """What the program says.

        Raises: `PlayerFault` (``no-answer``, ``garbage-answer``, ``player-ended``).
        """
        process = self._process or self._begin()
        if not self._lines.empty():
            raise self._unasked()
        line = json.dumps(as_json(observation, rng.getrandbits(32)), separators=(",", ":"))
        assert process.stdin is not None
        try:
            process.stdin.write(line.encode() + b"\n")
            process.stdin.flush()
            said = self._lines.get(timeout=self._timeout)
        except OSError:
            said = b""
        except queue.Empty:
            self.close()
            raise PlayerFault(
                "no-answer", f"{self.name} did not answer within {self._timeout:g} s", player=self.name
            ) from None
        if not said.endswith(b"\n"):
            raise self._ended(said)
        return read_answer(self.name, said.decode(errors="replace"))

    def _begin(self) -> subprocess.Popen[bytes]:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        try:
            self._process = subprocess.Popen(
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,
            )
        except OSError as error:
            raise PlayerFault("no-such-program", f"{self.name} cannot be run: {error.strerror}") from error
        assert self._process.stdout is not None
        self._lines = queue.SimpleQueue()
        reader = threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True)
        reader.start()
        return self._process

    def _unasked(self) -> PlayerFault:
        """The error for a program that has spoken, or ended, since its last answer."""
        said = self._lines.get()
        if not said.endswith(b"\n"):
            return self._ended(said)
        self.close()
        text = said.decode(errors="replace").strip()[:SHOWN]
        why = f"said {text!r} without being asked: print one line for each line that is read"
        return PlayerFault("garbage-answer", f"{self.name} {why}", player=self.name)

    def _ended(self, said: bytes) -> PlayerFault:
        """The error for a program that answered no whole line."""
        if len(said) >= LONGEST:
            self.close()
            text = said[:40].decode(errors="replace")
            why = f"answered more than {LONGEST} bytes without an end of line, beginning {text!r}"
            return PlayerFault("garbage-answer", f"{self.name} {why}", player=self.name)
        assert self._process is not None and self._errors is not None
        status = self._wait()
        self._errors.seek(0)
        last = self._errors.read().decode(errors="replace").strip().splitlines()[-1:]
        self.close()
        complaint = f"; it complained: {last[0][:SHOWN]!r}" if last else ""
        unfinished = f" after saying {said.decode(errors='replace')[:SHOWN]!r}" if said else ""
        return PlayerFault(
            "player-ended",
            f"{self.name} ended with status {status}{unfinished} instead of answering{complaint}",
            player=self.name,
        )

    def _wait(self) -> int | None:
        """The exit status of a program that closed its output; it is ended where it goes on without."""
        assert self._process is not None
        try:
            return self._process.wait(timeout=min(5.0, self._timeout))
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    _close(pipe)
        if self._errors is not None:
            self._errors.close()
            self._errors = None


def _read(output: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """Hand on line after line; what has no end of line (too much, or the last) comes as it is."""
    whole = True
    while whole:
        try:
            line = output.readline(LONGEST)
        except (OSError, ValueError):
            line = b""
        whole = line.endswith(b"\n")
        lines.put(line)


def _close(pipe: IO[bytes]) -> None:
    """Close a pipe whose other end may be gone."""
    with contextlib.suppress(OSError):
        pipe.close()
