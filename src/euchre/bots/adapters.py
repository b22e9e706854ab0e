"""Players by name: our bots, and players from outside by an address."""

from __future__ import annotations

from collections.abc import Callable

from euchre.bots import adapters_exec, adapters_http, adapters_openspiel
from euchre.bots.adapters_player import Player
from euchre.bots.base import UnknownBot, make

ADAPTERS: dict[str, Callable[[str, float], Player]] = {
    "exec:": adapters_exec.make,
    "http://": adapters_http.make,
    "https://": adapters_http.make,
    "openspiel:": adapters_openspiel.make,
}

FORMS = "exec:COMMAND, http://HOST:PORT/PATH, openspiel:ismcts:SIMULATIONS"
"""What addresses look like."""


def player(name: str, timeout: float = 60.0) -> Player:
    """A player by the name of a bot or by an address. ``timeout``: seconds for each answer from outside.

    Raises: `UnknownBot` (``unknown-bot``), `PlayerFault` and `RulesError` as the adapters do.

    >>> player("book").blind
    True
    """
    for beginning, adapter in ADAPTERS.items():
        if name.startswith(beginning):
            return adapter(name, timeout)
    try:
        return Player(name, bot=make(name))
    except UnknownBot as error:
        raise UnknownBot(
            error.reason, f"{error.message}; a player from outside is {FORMS}", name=name
        ) from None
