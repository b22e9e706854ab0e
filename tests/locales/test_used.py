"""Every message is said somewhere, and everything that is said has a message."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from euchre import locales
from euchre.rules import key_specs, variant_ids
from tests.locales.catalog import messages

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / "src" / "euchre"
WEB = ROOT / "web"
WORD = r"[\w-]+"


def python_words(path: Path) -> Iterator[str]:
    """Patterns of the strings in a Python file: a value that is filled in stands for any word."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else WORD for part in node.values
            ]
            yield "".join(parts)


def web_words(path: Path) -> Iterator[str]:
    """The same of a file of the web client."""
    for quoted in re.findall(r"'([a-z][\w-]*)'", path.read_text(encoding="utf-8")):
        yield re.escape(quoted)
    for template in re.findall(r"`([a-z][\w-]*\$\{[^`]*)`", path.read_text(encoding="utf-8")):
        yield WORD.join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", template))


@cache
def said() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """All ids that the sources name, and the patterns of those that they put together."""
    found: set[str] = set()
    for path in PYTHON.rglob("*.py"):
        found.update(python_words(path))
    assert found, f"no sources in {PYTHON}"
    page = (WEB / "index.html").read_text(encoding="utf-8")
    found.update(re.escape(name) for name in re.findall(r"\{\{([\w-]+)\}\}", page))
    for ending in ("*.ts", "*.svelte"):
        for path in [*(WEB / "src").rglob(ending), *WEB.glob(ending)]:
            found.update(web_words(path))
    plain = {word.replace("\\-", "-") for word in found if WORD not in word}
    # A pattern has to begin with a word of its own: one that begins with any word would use everything.
    patterns = [re.compile(word) for word in found if WORD in word and re.match(r"[a-z]+\\?-", word)]
    return frozenset(plain), tuple(patterns)


def is_said(name: str) -> bool:
    """Whether some source says a message, by itself or within another."""
    plain, patterns = said()
    if name in plain or any(pattern.fullmatch(name) for pattern in patterns):
        return True
    return any(name in parts.messages for _, parts in messages(locales.BASE).values())


def test_no_message_is_unused() -> None:
    unused = [f"{path}: {name}" for name, (path, _) in messages(locales.BASE).items() if not is_said(name)]
    assert not unused, f"no source says: {unused}"


@pytest.mark.parametrize("name", ["card-nothing", "no-such-message", "web-gone", "table-old"])
def test_an_unused_message_would_be_noticed(name: str) -> None:
    assert not is_said(name)


def family(prefix: str, suffix: str = "") -> set[str]:
    """What stands for the star in the ids ``prefix*suffix``."""
    found = (re.fullmatch(f"{prefix}({WORD}){suffix}", name) for name in messages(locales.BASE))
    return {match[1] for match in found if match}


def test_every_game_and_every_rule_is_told_and_no_other() -> None:
    games = set(variant_ids())
    assert family("variant-", "-title") == family("variant-", "-summary") == games
    assert family("how-") - {"to-play"} <= games
    assert family("key-") == {key.replace(".", "-").replace("_", "-") for key in key_specs()}


REFUSERS = {"Refusal", "IllegalAction", "Refused", "failure", "RulesError", "NotationError"}
REASON = re.compile(r"[a-z]+(-[a-z]+)+")


def reasons(folder: Path) -> set[str]:
    """The reasons that the sources in a folder give for refusing something."""
    found = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) in REFUSERS:
                inner = [part for argument in node.args[:2] for part in ast.walk(argument)]
                texts = [part.value for part in inner if isinstance(part, ast.Constant)]
                found |= {text for text in texts if isinstance(text, str) and REASON.fullmatch(text)}
    return found


def called(node: ast.Call) -> str:
    """The plain name of what is called."""
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


OF_A_DEAL = {
    "wrong-number-of-hands", "wrong-hand-size", "wrong-upcard", "wrong-widow", "card-dealt-twice",
    "wrong-score", "no-such-seat", "already-won",
}  # fmt: skip
"""Reasons that only somebody who deals by hand meets: a record's author, never a player."""


def test_every_reason_that_a_player_can_meet_is_worded() -> None:
    met = reasons(PYTHON / "game") | reasons(PYTHON / "server")
    assert {"must-follow", "stale-version", "unknown-table", "not-found"} <= met
    assert met - OF_A_DEAL - family("reason-") == set()


def test_no_reason_is_worded_that_nobody_gives() -> None:
    given = {word for path in PYTHON.rglob("*.py") for word in python_words(path)}
    assert {code for code in family("reason-") - {"other"} if re.escape(code) not in given} == set()
