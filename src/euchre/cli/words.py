"""The words of the command line, in the language that `--lang` or the environment asks for."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

from euchre import locales
from euchre.errors import EuchreError
from euchre.notation import RecordError

_chosen: ContextVar[str] = ContextVar("chosen language", default="")


def language() -> str:
    """The language of all texts at the moment."""
    return _chosen.get() or locales.of_environment(os.environ)


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Within the block, texts are in ``lang``; without one (``""``) the environment chooses."""
    before = _chosen.set(lang)
    try:
        yield
    finally:
        _chosen.reset(before)


def say(message: str, **args: locales.Argument) -> str:
    """Word a message."""
    return locales.text(language(), message, args)


def why(error: EuchreError) -> str:
    """What an error says.

    Its details are English, for whoever makes files and sets rules; another language says first, in a
    sentence of its own, what is wrong.
    """
    if isinstance(error, RecordError):
        return say("cli-wrong-record", detail=error.message)
    if language() == locales.BASE:
        return error.message
    if not locales.has(locales.BASE, f"reason-{error.reason}"):
        return say("reason-other", detail=error.message)
    return f"{say(f'reason-{error.reason}', **locales.arguments(error.details))} ({error.message})"


def refused(reason: str, message: str, details: Mapping[str, object]) -> str:
    """Why a player may not do something; English keeps the full sentence, which names the cards."""
    if language() == locales.BASE:
        return message
    if not locales.has(locales.BASE, f"reason-{reason}"):
        return say("reason-other", detail=message)
    return say(f"reason-{reason}", **locales.arguments(details))
