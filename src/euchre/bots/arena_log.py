"""The file of a run: a first line that says which run it is, then one line for every finished job."""

from __future__ import annotations

import json
from pathlib import Path
from typing import IO, Any

from euchre.bots.arena import Done, Job
from euchre.errors import EuchreError

Key = tuple[int, str, int, int]
"""(pair, kind, first, count)."""


class ArenaError(EuchreError):
    """A run that cannot be made, or continued."""


class Log:
    """Finished jobs, in memory and, where there is a path, in a file that outlives the run."""

    def __init__(self, path: Path | None, head: dict[str, Any]) -> None:
        self.known: dict[Key, Done] = {}
        self._path, self._file = path, None if path is None else self._open(path, head)

    def _open(self, path: Path, head: dict[str, Any]) -> IO[str]:
        """Read what is there, and open the file for more.

        Raises: `ArenaError` (``cannot-write``, ``other-run``, ``no-run``).
        """
        try:
            text = path.read_text("utf-8") if path.exists() else ""
            kept = self._read(path, text, head) if text else ""
            file = path.open("r+" if text else "w", encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ArenaError("cannot-write", f"the run cannot be kept in {path}: {error}") from error
        # The last line of a run that was killed may be half a line.
        file.seek(len(kept.encode()))
        file.truncate()
        if not text:
            file.write(json.dumps(head, ensure_ascii=False) + "\n")
            file.flush()
        return file

    def _read(self, path: Path, text: str, head: dict[str, Any]) -> str:
        """Remember the finished jobs; gives the part of the text that is whole."""
        lines = text.splitlines(keepends=True)
        whole = [line for line in lines if line.endswith("\n")]
        if not whole:
            raise ArenaError("no-run", f"{path} does not begin as the file of a run: name another file")
        _compare(path, _parsed(path, 1, whole[0]), head)
        for number, line in enumerate(whole[1:], 2):
            data = _parsed(path, number, line)
            try:
                pair, kind, first, count = data["job"]
                self.known[pair, kind, first, count] = Done(
                    results=data["results"], times=data["times"], fault=[]
                )
            except (KeyError, TypeError, ValueError) as error:
                raise ArenaError(
                    "no-run", f"line {number} of {path} is no finished job: remove the line, or the file"
                ) from error
        return "".join(whole)

    def add(self, pair: int, job: Job, done: Done) -> None:
        """Keep a finished job."""
        self.known[pair, *job.key] = done
        if self._file is not None:
            line = {"job": [pair, *job.key], "results": done["results"], "times": done["times"]}
            self._file.write(json.dumps(line, separators=(",", ":")) + "\n")
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()


def _parsed(path: Path, number: int, line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        data = None
    if isinstance(data, dict):
        return data
    raise ArenaError("no-run", f"line {number} of {path} is no JSON object: name the file of a run")


def _compare(path: Path, found: dict[str, Any], head: dict[str, Any]) -> None:
    """Raise `ArenaError` (``other-run``), naming all that differs."""
    if "arena" not in found:
        raise ArenaError("no-run", f"{path} does not begin as the file of a run: name another file")
    differs = [
        f"its {key} is {json.dumps(found.get(key))}, this run's is {json.dumps(head[key])}"
        for key in head
        if found.get(key) != head[key]
    ]
    if differs:
        raise ArenaError(
            "other-run",
            f"{path} holds another run: {'; '.join(differs)}. Ask for the same again, or name another file",
        )
