"""Compare the plain implementation with a folder of records: python -m tests.plain.check_records FOLDER

The folder holds NAME.json, expected/NAME.json and illegal/NAME.json with illegal/NAME.why beside it.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

from .cards import RefusedError
from .replay import replay

RECORD = re.compile(r"(.*)-\d+$")
PLACE = re.compile(r"hand (\d+)(?:, action (\d+), P(\d))?")


def load(path: Path) -> Any:
    """The JSON in a file."""
    return json.loads(path.read_text(encoding="utf-8"))


def same(found: dict[str, Any], expected: dict[str, Any]) -> bool:
    """Whether two replays say the same, the list of legal actions in any order."""
    found = {**found, "legal": sorted(found.get("legal", []))}
    expected = {**expected, "legal": sorted(expected.get("legal", []))}
    expected.pop("fingerprint", None)
    return found == expected


def records(folder: Path) -> list[Path]:
    """The records in a folder."""
    return sorted(path for path in folder.glob("*.json") if RECORD.fullmatch(path.stem))


def illegal_records(folder: Path) -> list[Path]:
    """The illegal records in a folder."""
    return sorted((folder / "illegal").glob("*.json"))


def refused_where(path: Path) -> dict[str, Any]:
    """Where the record is refused; raises AssertionError if it is not."""
    try:
        replay(load(path))
    except RefusedError as refusal:
        return refusal.where
    raise AssertionError(f"{path.name} was not refused")


def place_in(why: str) -> dict[str, Any]:
    """Hand, action and seat as a .why file names them."""
    found = PLACE.match(why)
    if found is None:
        return {}
    names = ("hand", "action", "seat")
    return {name: int(text) for name, text in zip(names, found.groups(), strict=True) if text is not None}


def main(folder: Path) -> int:
    """Check the whole folder, print the counts and return how many records disagree."""
    wrong: list[str] = []
    good = [
        path for path in records(folder) if same(replay(load(path)), load(folder / "expected" / path.name))
    ]
    wrong += [path.name for path in records(folder) if path not in good]
    refused = 0
    for path in illegal_records(folder):
        expected = place_in(path.with_suffix(".why").read_text(encoding="utf-8"))
        where = refused_where(path)
        if all(where.get(name) == value for name, value in expected.items()):
            refused += 1
        else:
            wrong.append(f"{path.name}: refused at {where}, expected {expected}")
    print(f"{len(good)} records as expected, {refused} illegal records refused, {len(wrong)} wrong")
    for line in wrong:
        print(f"  {line}")
    return len(wrong)


if __name__ == "__main__":
    sys.exit(1 if main(Path(sys.argv[1])) else 0)
