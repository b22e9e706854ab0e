"""Texts for people, by message id: the same Fluent files that the web client reads."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

BASE = "en"
"""The language that every text exists in; the others fall back to it text by text."""

_FOLDER = Path(__file__).parent


@cache
def languages() -> tuple[str, ...]:
    """The languages there are files for, the base first."""
    found = {folder.name for folder in _FOLDER.iterdir() if any(folder.glob("*.ftl"))}
    return (BASE, *sorted(found - {BASE}))


OLD_CODES = {"in": "id", "jw": "jv"}
"""Codes that some systems still use for a language."""


def choose(wishes: Iterable[str]) -> str:
    """The first language wished for that there are texts in, else the base.

    Wishes are language tags or names of locales.

    >>> choose(["fr", "vi-VN", "id"])
    'vi'
    >>> choose(["id_ID.UTF-8"])
    'id'
    """
    for wish in wishes:
        code = re.split("[-_.@]", wish.strip(), maxsplit=1)[0].lower()
        known = OLD_CODES.get(code, code)
        if known in languages():
            return known
    return BASE


def of_environment(env: Mapping[str, str]) -> str:
    """The language that an environment asks for.

    ``LANGUAGE`` is a list of wishes, parted by colons; after it counts the first of ``LC_ALL``,
    ``LC_MESSAGES`` and ``LANG`` that says anything.
    """
    named = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    return choose([*env.get("LANGUAGE", "").split(":"), named])


def arguments(details: Mapping[str, object]) -> dict[str, str | int]:
    """Those of an error's details that a text can hold."""
    return {
        key: value
        for key, value in details.items()
        if isinstance(value, str | int) and not isinstance(value, bool)
    }


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


Argument = str | int | float
"""A number is written as the language writes numbers."""


def text(lang: str, message: str, args: Mapping[str, Argument] | None = None, /, **more: Argument) -> str:
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
