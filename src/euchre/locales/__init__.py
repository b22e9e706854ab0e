"""Texts for people, by message id: the same Fluent files that the web client reads."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

BASE = "en"
"""The language that every text exists in; the others fall back to it text by text."""

_FOLDER = Path(__file__).parent


def languages() -> tuple[str, ...]:
    """The languages there are files for, the base first."""
    found = {folder.name for folder in _FOLDER.iterdir() if any(folder.glob("*.ftl"))}
    return (BASE, *sorted(found - {BASE}))


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of one language; no marks are put around arguments."""
    made = FluentBundle([lang], use_isolating=False)
    for path in sorted((_FOLDER / lang).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def has(lang: str, message: str) -> bool:
    """Whether a language words this message itself."""
    return lang in languages() and bundle(lang).has_message(message)


def text(lang: str, message: str, args: Mapping[str, str | int] | None = None, /, **more: str | int) -> str:
    """Words a message in ``lang``, or else in the base language; gives the id itself if no file has it.

    >>> text("en", "no-such-message")
    'no-such-message'
    """
    for known in dict.fromkeys((lang, BASE)):
        if not has(known, message):
            continue
        pattern = bundle(known).get_message(message).value
        if pattern is not None:
            worded, _errors = bundle(known).format_pattern(pattern, {**(args or {}), **more})
            return str(worded)
    return message
