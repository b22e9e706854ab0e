"""The words of the command line, in the language of the environment."""

from __future__ import annotations

import os
from functools import cache

from euchre import locales


@cache
def language() -> str:
    """The first language of ``LC_ALL``, ``LC_MESSAGES``, ``LANG`` that there are texts for; else the base."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")
        if wanted:
            code = wanted.split(".")[0].split("_")[0].lower()
            return code if code in locales.languages() else locales.BASE
    return locales.BASE


def say(message: str, **args: str | int) -> str:
    """Word a message."""
    return locales.text(language(), message, args)
