"""A player behind an address: observations are POSTed as JSON, the body of an answer is an action."""

from __future__ import annotations

import http.client
import json
import random
from urllib.parse import urlsplit

from euchre.bots.adapters_exec import LONGEST, SHOWN, read_answer
from euchre.bots.adapters_player import Player, PlayerFault
from euchre.bots.adapters_view import as_json
from euchre.game.actions import Action
from euchre.game.observation import Observation

ONCE_MORE = (http.client.RemoteDisconnected, BrokenPipeError, ConnectionResetError)
"""What a connection that was kept open, and has gone meanwhile, may raise."""


def make(address: str, timeout: float) -> Player:
    """The player of ``http://…`` or ``https://…``.

    Raises: `PlayerFault` (``wrong-address``).
    """
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise PlayerFault("wrong-address", f"{address}: {error}") from error
    if not host:
        raise PlayerFault("wrong-address", f"{address} names no host: write http://HOST:PORT/PATH")
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    remote = Remote(address, kind(host, port, timeout=timeout), path, timeout)
    return Player(address, bot=remote, outside=True, close=remote.close)


class Remote:
    """A connection to a player."""

    def __init__(self, name: str, line: http.client.HTTPConnection, path: str, timeout: float) -> None:
        self.name = name
        self._line, self._path, self._timeout = line, path, timeout

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        """What the other end says.

        Raises: `PlayerFault` (``no-answer``, ``garbage-answer``, ``wrong-status``).
        """
        body = json.dumps(as_json(observation, rng.getrandbits(32)))
        try:
            status, said = self._ask(body)
        except TimeoutError:
            self._line.close()
            raise PlayerFault(
                "no-answer", f"{self.name} did not answer within {self._timeout:g} s", player=self.name
            ) from None
        except (OSError, http.client.HTTPException) as error:
            self._line.close()
            raise PlayerFault(
                "no-answer",
                f"{self.name} cannot be reached: {error or type(error).__name__}",
                player=self.name,
            ) from error
        text = said[:LONGEST].decode(errors="replace")
        if status != 200:
            raise PlayerFault(
                "wrong-status",
                f"{self.name} answered with status {status}, not 200: {text.strip()[:SHOWN]!r}",
                player=self.name,
            )
        return read_answer(self.name, text)

    def _ask(self, body: str) -> tuple[int, bytes]:
        """(status, body) of the answer; once more where a kept connection was closed meanwhile."""
        kept = self._line.sock is not None
        try:
            return self._post(body)
        except ONCE_MORE:
            self._line.close()
            if not kept:
                raise
            return self._post(body)

    def _post(self, body: str) -> tuple[int, bytes]:
        self._line.request("POST", self._path, body.encode(), {"Content-Type": "application/json"})
        answer = self._line.getresponse()
        return answer.status, answer.read(1 << 20)

    def close(self) -> None:
        """Hang up."""
        self._line.close()
