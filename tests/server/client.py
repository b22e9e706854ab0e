"""A browser in a few lines: it plays any legal action of the view it is given, and never gives up.

It knows no rules. What it has not been told was received it sends again, with the same id, on the next
connection; so it shows what a person's browser would show after any failure of the server.
"""

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from euchre.server.protocol import (
    Ack,
    Act,
    ClientMessage,
    NewTable,
    Pong,
    Proceed,
    Refused,
    Resume,
    ServerMessage,
    TableCard,
    Update,
    View,
)

RETRY_SECONDS = 0.02
decoder = msgspec.json.Decoder(ServerMessage)


def encode(message: ClientMessage) -> str:
    return msgspec.json.encode(message).decode()


class Browser:
    """A device: its cookie, and the tables it lays."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=30)
        self.http.get("/api/me").raise_for_status()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return f"euchre_device={self.http.cookies['euchre_device']}"

    def new_table(self, variant: str, pace: str = "instant", set: object = None) -> TableCard:  # noqa: A002
        wish = {"variant": variant, "pace": pace, "set": set or {}}
        answer = self.http.post("/api/tables", json=msgspec.to_builtins(msgspec.convert(wish, NewTable)))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=TableCard)

    def socket(self, table: str, **headers: str) -> connect:
        address = self.url.replace("http", "ws", 1) + f"/ws/tables/{table}"
        return connect(address, additional_headers={"Cookie": self.cookie, **headers}, max_size=None)

    def record(self, table: str) -> dict[str, object]:
        answer = self.http.get(f"/api/tables/{table}/record")
        answer.raise_for_status()
        found: dict[str, object] = answer.json()
        return found


def choices(view: View) -> list[str]:
    """Every action text that the view offers, but for one at random of each number of cards to choose."""
    texts = [action.text for action in view.actions]
    return texts + [card.face for card in view.hand if card.playable]


def choose(view: View, rng: random.Random) -> str:
    """Any action of the view. Passing is preferred, for random bids would go on for hours."""
    texts = choices(view)
    if view.choose is not None and (not texts or rng.random() < 0.5):
        count = rng.randint(view.choose.min, view.choose.max)
        cards = rng.sample([card.face for card in view.choose.cards], count)
        return " ".join([view.choose.verb, *cards])
    if "pass" in texts and rng.random() < 0.6:
        return "pass"
    return rng.choice(texts)


@dataclass
class ScriptedClient:
    """One seat's socket, and all that was said through it."""

    browser: Browser
    table: str
    rng: random.Random
    choose: Callable[[View, random.Random], str] = choose
    version: int = 0
    view: View | None = None
    messages: list[ServerMessage] = field(default_factory=list)
    sent: dict[str, Act | Proceed] = field(default_factory=dict)
    acks: dict[str, int] = field(default_factory=dict)
    connections: int = 0
    pending: Act | Proceed | None = None
    _answered: int = -1
    _proceeded: int = 0

    async def play(self, seconds: float, until: Callable[[View], bool] | None = None) -> View:
        """Plays until the match is over (or ``until``); reconnects whenever the connection is lost."""
        deadline = time.monotonic() + seconds
        async with asyncio.timeout(seconds):
            while time.monotonic() < deadline:
                try:
                    async with self.browser.socket(self.table) as socket:
                        self.connections += 1
                        if await self._converse(socket, until):
                            assert self.view is not None
                            return self.view
                except (ConnectionClosed, InvalidHandshake, OSError):
                    await asyncio.sleep(RETRY_SECONDS)
        raise AssertionError("the match did not end in time")

    async def _converse(self, socket: ClientConnection, until: Callable[[View], bool] | None) -> bool:
        await socket.send(encode(Resume(self.version)))
        if self.pending is not None:
            await socket.send(encode(self.pending))
        async for raw in socket:
            message = decoder.decode(raw)
            self.messages.append(message)
            self._take(message)
            view = self.view
            if view is None or self.pending is not None:
                continue
            if view.match is not None or (until is not None and until(view)):
                return True
            await self._answer(socket, view)
        return False

    def _take(self, message: ServerMessage) -> None:
        match message:
            case Update(version, _, view):
                self.version, self.view = version, view
            case Ack(action_id, version):
                assert self.acks.setdefault(action_id, version) == version, "one action, two versions"
                if self.pending is not None and self.pending.id == action_id:
                    self.pending = None
            case Refused():
                raise AssertionError(f"refused: {message} after {self.pending}")
            case Pong():
                pass

    async def _answer(self, socket: ClientConnection, view: View) -> None:
        if self._answered == self.version:
            return
        action_id = f"a{len(self.sent)}"
        if view.your_turn:
            self.pending = Act(action_id, self.version, self.choose(view, self.rng))
        elif view.phase == "over" and self._proceeded < view.hand_number:
            self._proceeded = view.hand_number
            self.pending = Proceed(action_id, self.version)
        else:
            return
        self._answered = self.version
        self.sent[action_id] = self.pending
        await socket.send(encode(self.pending))
