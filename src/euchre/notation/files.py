"""Record files: one match in ``.json``, one a line in ``.jsonl``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from euchre.errors import NotationError
from euchre.notation.record import Record, RecordError, dumps, loads

LARGEST = 64 * 1024 * 1024
"""A record file may have at most this many bytes."""


def texts(path: Path) -> Iterator[tuple[str, str]]:
    """The record texts of a file with the name to call each: the path, and the line in a ``.jsonl`` file.

    Raises: `RecordError` (``cannot-read``, ``not-text``).
    """
    try:
        if path.stat().st_size > LARGEST:
            raise RecordError(NotationError("cannot-read", f"{path} is larger than {LARGEST} bytes"))
        content = path.read_text("utf-8-sig")
    except OSError as error:
        raise RecordError(NotationError("cannot-read", f"{path}: {error.strerror or error}")) from error
    except UnicodeDecodeError as error:
        raise RecordError(NotationError("not-text", f"{path} is not UTF-8 text")) from error
    if path.suffix == ".jsonl":
        for number, line in enumerate(content.split("\n"), start=1):
            if line.strip():
                yield f"{path}:{number}", line
    else:
        yield str(path), content


def read(path: Path) -> list[Record]:
    """All records of a file.

    Raises: `RecordError`.
    """
    return [loads(text) for _, text in texts(path)]


def write(path: Path, records: Iterable[Record]) -> None:
    """Write records, one a line; a ``.json`` file holds exactly one."""
    lines = [dumps(record) for record in records]
    if path.suffix != ".jsonl" and len(lines) != 1:
        raise RecordError(NotationError("one-record-a-file", f"{path} holds one record: use .jsonl for more"))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
