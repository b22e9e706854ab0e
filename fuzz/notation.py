"""Fuzz the readers of Euchre Game and Match Notation with changed files.

``python fuzz/notation.py SECONDS [SEED]`` changes the fixtures of the tests and the files of ``fuzz/egn``,
reads, replays and writes the result. Nothing but a `RecordError` may come of it, and what was read must be
written stably. A file that breaks this is kept as ``fuzz/egn/crash-…``; it joins the corpus for good, which
``tests/notation/test_egn_fuzz.py`` replays.
"""

from __future__ import annotations

import copy
import hashlib
import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from euchre.notation import RecordError, dumps, egn, emn, loads
from euchre.notation.replay import replay

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT / "fuzz" / "egn"
SOURCES = (CORPUS, ROOT / "tests" / "notation" / "egn")
KEYS = (
    "dealer",
    "upCard",
    "playerCards",
    "kitty",
    "calls",
    "isAlone",
    "aloneDefender",
    "discard",
    "cardExchanges",
    "tricks",
    "initialLead",
    "ruleset",
    "std",
    "min_rank",
    "winning_score",
    "num_deals",
    "canadian",
    "loner_lead",
    "defend_alone",
    "farmers",
    "partners_best",
    "go_under",
    "joker",
    "num_players",
    "allow_no_trump",
    "sender",
    "receiver",
    "cards",
    "branchIndex",
    "callAnnotations",
    "playAnnotations",
    "players",
    "initialScore",
    "finalScore",
    "gameIndex",
    "version",
    "fileType",
    "phases",
    "type",
    "alternativeLines",
    "dealNumber",
)
WORDS = [
    "Pass",
    "Order",
    "s",
    "h",
    "d",
    "c",
    "n",
    "x",
    "Ah",
    "9s",
    "Jd",
    "Td",
    "Xx",
    "Xh",
    "Jx",
    "R",
    "L",
    "B",
    "At",
    "Kn",
    "Qg",
    "7c",
    "[??]no",
    "LEFT_OF_LONER",
    "EUCHRE_BIDDING",
    "TRICK_PLAY",
]
ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    2,
    3,
    4,
    7,
    9,
    10,
    -1,
    2**70,
    0.5,
    float("nan"),
    "",
    "\ud800",
    [],
    {},
    [[], [], [], []],
)
VALUES: tuple[Any, ...] = (*ODD, *WORDS, ["Ah"], {"1": ["[!]x"]})
CARDS = [rank + suit for rank in "9TJQKA" for suit in "shdc"]


def corpus() -> list[Path]:
    """The files to begin with."""
    return sorted(path for folder in SOURCES for path in folder.glob("*") if path.is_file())


def check(text: str) -> bool:
    """Read, replay and write a text as a game and as a match; whether it was a legal game.

    Raises: whatever a reader or writer raises that is no `RecordError`; AssertionError for unstable writing.
    """
    try:
        for one in emn.loads(text).games:
            _game(egn.dumps(one.game))
    except RecordError:
        pass
    return _game(text)


def _game(text: str) -> bool:
    try:
        read = egn.loads(text)
    except RecordError:
        return False
    written = egn.dumps(read)
    assert egn.loads(written) == read, "a file is read as it was written"
    assert egn.dumps(egn.loads(written)) == written, "writing is stable"
    try:
        record = egn.record_of(read)
    except RecordError as error:
        error.line()
        json.dumps(error.as_json())
        return False
    json.dumps(replay(record).as_json())
    again = loads(dumps(record))
    try:
        game = egn.game_of(again)
    except RecordError as error:
        if "redeal" not in error.message:
            raise AssertionError(error.message) from error
        return True
    assert dumps(egn.record_of(game)) == dumps(again), "a record comes back from EGN as it was"
    return True


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every (container, key or index) in a JSON value."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from places(value[key])


def change(value: Any, rng: random.Random) -> Any:
    """The value with a few things in it replaced, removed, doubled, moved or swapped."""
    value = copy.deepcopy(value)
    for _ in range(rng.choice((1, 1, 1, 1, 1, 2, 3, 6))):
        found = list(places(value))
        if not found:
            return rng.choice(VALUES)
        container, key = rng.choice(found)
        rng.choice(CHANGES)(container, key, found, rng)
    return value


def _replace(container: Any, key: Any, _found: Sequence[Any], rng: random.Random) -> None:
    container[key] = copy.deepcopy(rng.choice(VALUES))


def _remove(container: Any, key: Any, _found: Sequence[Any], _rng: random.Random) -> None:
    del container[key]


def _double(container: Any, key: Any, _found: Sequence[Any], rng: random.Random) -> None:
    if isinstance(container, list):
        container.insert(rng.randint(0, len(container)), copy.deepcopy(container[key]))
    else:
        container[rng.choice(KEYS)] = copy.deepcopy(container[key])


def _swap(container: Any, key: Any, found: Sequence[Any], rng: random.Random) -> None:
    kind = type(container[key])
    alike = [(other, at) for other, at in found if at in places_of(other) and type(other[at]) is kind]
    other, place = rng.choice(alike)
    container[key], other[place] = copy.deepcopy(other[place]), copy.deepcopy(container[key])


def places_of(container: Any) -> Any:
    """The keys or indexes that a container has now."""
    return container if isinstance(container, dict) else range(len(container))


def _shuffle(_container: Any, _key: Any, found: Sequence[Any], rng: random.Random) -> None:
    """Two cards change places everywhere: often a legal game again."""
    one, two = rng.sample(CARDS, 2)
    for other, at in found:
        if at in places_of(other) and other[at] in (one, two):
            other[at] = two if other[at] == one else one


def _cut(container: Any, key: Any, _found: Sequence[Any], rng: random.Random) -> None:
    if isinstance(container, list):
        del container[rng.randint(0, len(container)) :]
    else:
        container[key] = copy.deepcopy(rng.choice(VALUES))


Change = Callable[[Any, Any, Sequence[Any], random.Random], None]
CHANGES: tuple[Change, ...] = (_replace, _replace, _remove, _double, _swap, _swap, _shuffle, _shuffle, _cut)


@dataclass
class Fuzzer:
    """Changes the values of a pool, to which legal games are added. ``legal``: how many there were so far."""

    pool: list[Any]
    rng: random.Random
    tried: int = 0
    legal: int = 0

    @staticmethod
    def start(seed: int) -> Fuzzer:
        """A fuzzer on the corpus."""
        return Fuzzer([json.loads(path.read_text("utf-8")) for path in corpus()], random.Random(seed))

    def step(self, check: Callable[[str], bool] = check) -> str:
        """Try one changed file; its text.

        Raises: `Failure` where the readers and writers do not stand it.
        """
        changed = change(self.rng.choice(self.pool), self.rng)
        text = json.dumps(changed)
        if self.rng.random() < 0.02:
            at = self.rng.randrange(len(text) + 1)
            text = text[:at] + self.rng.choice(("", '"', "]", "\x00", "1e999")) + text[at + 1 :]
        self.tried += 1
        try:
            legal = check(text)
        except Exception as error:
            raise Failure(text, error) from error
        self.legal += legal
        if len(text) < 20_000 and len(self.pool) < 1000 and (legal or self.rng.random() < 0.01):
            self.pool.append(changed)
        return text


class Failure(Exception):
    """A text that broke a reader or a writer."""

    def __init__(self, text: str, cause: Exception) -> None:
        super().__init__(f"{type(cause).__name__}: {cause}")
        self.text = text


def run(seconds: float, seed: int) -> int:
    """Fuzz for some seconds; the number of failures, each kept in the corpus."""
    fuzzer, end, failed = Fuzzer.start(seed), time.monotonic() + seconds, 0
    while time.monotonic() < end:
        try:
            fuzzer.step()
        except Failure as failure:
            failed += 1
            CORPUS.mkdir(parents=True, exist_ok=True)
            path = CORPUS / f"crash-{hashlib.sha256(failure.text.encode()).hexdigest()[:12]}"
            path.write_text(failure.text, "utf-8")
            print(f"{path.relative_to(ROOT)}: {failure}", flush=True)
    print(f"{fuzzer.tried} files, {fuzzer.legal} of them legal games, {failed} failures; seed {seed}")
    return failed


if __name__ == "__main__":
    sys.exit(1 if run(float(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0) else 0)
