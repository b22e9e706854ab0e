"""Files of matches by their ending: records (``.json``, ``.jsonl``), EGN (``.egn``) and EMN (``.emn``)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from euchre.errors import NotationError
from euchre.notation import egn, emn
from euchre.notation.record import Record, RecordError, dumps, loads, of_match
from euchre.notation.replay import replay

LARGEST = 64 * 1024 * 1024
"""A record file may have at most this many bytes."""

ENDINGS = (".json", ".jsonl", ".egn", ".emn")
"""The endings of files that can be written."""


def texts(path: Path) -> Iterator[tuple[str, str]]:
    """The texts of the matches in a file, each with the name to call it.

    That is the path, with the line in a ``.jsonl`` file and the game's number, from 1, in an ``.emn`` file.

    Raises: `RecordError` (``cannot-read``, ``not-text``, and what is wrong with an ``.emn`` file as a whole).
    """
    content = _content(path)
    if path.suffix == ".jsonl":
        for number, line in enumerate(content.split("\n"), start=1):
            if line.strip():
                yield f"{path}:{number}", line
    elif path.suffix == ".emn":
        for number, game in enumerate(emn.loads(content).games, start=1):
            yield f"{path}:{number}", egn.dumps(game.game)
    else:
        yield str(path), content


def record(path: Path, text: str) -> Record:
    """The record of one of the `texts` of a file.

    Raises: `RecordError`.
    """
    return egn.record_of(egn.loads(text)) if path.suffix in (".egn", ".emn") else loads(text)


def read(path: Path) -> list[Record]:
    """All records of a file.

    Raises: `RecordError`.
    """
    if path.suffix == ".emn":
        return emn.records_of(emn.loads(_content(path)))
    named = list(texts(path))
    records = []
    for number, (_, text) in enumerate(named, start=1):
        with of_match(number, len(named)):
            records.append(record(path, text))
    return records


def write(path: Path, records: Iterable[Record]) -> None:
    """Write records in the form that the file's ending names; ``.json`` and ``.egn`` hold exactly one.

    Raises: `RecordError` (``wrong-ending``, ``one-record-a-file``, ``not-in-egn``).
    """
    written = list(records)
    text = _RENDER[_ending(path, len(written))](written)
    path.write_text(text, encoding="utf-8")


@dataclass(frozen=True)
class Converted:
    """What a conversion wrote: how many matches, and keys of their rules that the form cannot state."""

    count: int
    left_out: tuple[str, ...]


def convert(source: Path, target: Path) -> Converted:
    """Write the matches of one file in the form of another; only legal matches are written.

    Between ``.egn`` and ``.emn`` everything that the files know is kept; so it is through records, but for
    cards that are written by what they may be (``Xh``, ``Jx``).

    Raises: `RecordError`.
    """
    if source.suffix in (".egn", ".emn") and target.suffix in (".egn", ".emn"):
        match = _match(source)
        _ending(target, len(match.games))
        emn.records_of(match)
        text = emn.dumps(match) if target.suffix == ".emn" else egn.dumps(match.games[0].game)
        target.write_text(text, encoding="utf-8")
        return Converted(len(match.games), ())
    records = read(source)
    for number, one in enumerate(records, start=1):
        with of_match(number, len(records)):
            replay(one)
    write(target, records)
    if target.suffix not in (".egn", ".emn"):
        return Converted(len(records), ())
    return Converted(len(records), tuple(dict.fromkeys(key for one in records for key in egn.left_out(one))))


def _content(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise RecordError(NotationError("cannot-read", f"{path} is larger than {LARGEST} bytes"))
        return path.read_text("utf-8-sig")
    except OSError as error:
        raise RecordError(NotationError("cannot-read", f"{path}: {error.strerror or error}")) from error
    except UnicodeDecodeError as error:
        raise RecordError(NotationError("not-text", f"{path} is not UTF-8 text")) from error


def _match(path: Path) -> emn.MatchFile:
    if path.suffix == ".emn":
        return emn.loads(_content(path))
    return emn.combine([egn.loads(_content(path))])


def _ending(path: Path, count: int) -> str:
    if path.suffix not in ENDINGS:
        wrong = f"{path}: write a file that ends with {', '.join(ENDINGS)}"
        raise RecordError(NotationError("wrong-ending", wrong))
    many = {".json": ".jsonl", ".egn": ".emn"}.get(path.suffix)
    if many and count != 1:
        wrong = f"{path} holds one match, and there are {count}: use {many}"
        raise RecordError(NotationError("one-record-a-file", wrong))
    return path.suffix


def _lines(records: Sequence[Record]) -> str:
    lines = [dumps(one) for one in records]
    try:
        "".join(lines).encode()
    except UnicodeEncodeError:
        lines = [json.dumps(json.loads(line)) for line in lines]
    return "\n".join(lines) + "\n" if lines else ""


def _egn(records: Sequence[Record]) -> str:
    return egn.dumps(egn.game_of(records[0]))


def _emn(records: Sequence[Record]) -> str:
    return emn.dumps(emn.match_of([egn.game_of(one) for one in records], records))


_RENDER = {".json": _lines, ".jsonl": _lines, ".egn": _egn, ".emn": _emn}
