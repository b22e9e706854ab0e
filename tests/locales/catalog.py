"""The Fluent files as trees: what each message says, asks for and chooses by."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from euchre import locales

FOLDER = Path(locales.__file__).parent
OTHERS = tuple(lang for lang in locales.languages() if lang != locales.BASE)
NOTATION = frozenset({
    "pass", "order", "name", "bid", "alone", "decline", "discard", "give", "hand", "score", "trick", "last",
    "exec", "search", "uniform", "book",
})  # fmt: skip
"""Words that are typed the same in every language, and shown so."""
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass
class Parts(Visitor):
    """What one pattern is made of; ``chosen``: the keys of the selections by each argument."""

    words: list[str] = field(default_factory=list)
    arguments: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    chosen: dict[str, set[str]] = field(default_factory=dict)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), "select by an argument"
        keys = self.chosen.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            keys.add(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)
        self.generic_visit(node)


@cache
def messages(lang: str) -> dict[str, tuple[str, Parts]]:
    """Every message of a language by its id: the file it stands in, and its parts."""
    found: dict[str, tuple[str, Parts]] = {}
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                parts = Parts()
                parts.visit(entry.value)
                found[entry.id.name] = (path.name, parts)
    return found


def whole(lang: str, message: str) -> Iterator[Parts]:
    """The parts of a message and of all messages that it is made of."""
    _, parts = messages(lang)[message]
    yield parts
    for inner in parts.messages:
        yield from whole(lang, inner)


def arguments(lang: str, message: str) -> set[str]:
    """All arguments that a message needs."""
    return set().union(*(parts.arguments for parts in whole(lang, message)))


def choices(lang: str, message: str) -> dict[str, set[str]]:
    """The keys that a message selects by, argument by argument."""
    found: dict[str, set[str]] = {}
    for parts in whole(lang, message):
        for argument, keys in parts.chosen.items():
            found.setdefault(argument, set()).update(keys)
    return found


def is_plural(keys: set[str]) -> bool:
    """Whether a selection is by number."""
    return all(key in PLURALS or key.isdecimal() for key in keys)


def text(lang: str, message: str) -> str:
    """The words of a message without its arguments."""
    return " ".join(" ".join(messages(lang)[message][1].words).split())


def spelled(words: str) -> set[str]:
    """The words of a text, in small letters; single letters are signs."""
    return set(re.findall(r"[^\W\d_]{2,}", words.casefold()))


@cache
def english(lang: str) -> frozenset[str]:
    """Words that our English texts use and those of the language do not.

    What the meanings of the rules say is left out: they name values as they are typed.
    """

    def vocabulary(of: str) -> set[str]:
        told = [parts for file, parts in messages(of).values() if file != "rules.ftl"]
        return {word for parts in told for word in spelled(re.sub('"[^"]*"', "", " ".join(parts.words)))}

    games = [text(lang, name) for name in messages(lang) if re.fullmatch("variant-.*-title", name)]
    return frozenset(vocabulary(locales.BASE) - (vocabulary(lang) - NOTATION) - spelled(" ".join(games)))
