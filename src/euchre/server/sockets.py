"""A seat's socket: what it wishes is checked and stored before it is acknowledged; what happened is sent."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Protocol, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketException
from litestar.params import FromPath
from litestar.types.asgi_types import WebSocketReceiveEvent
from sqlalchemy.exc import SQLAlchemyError

from euchre.errors import EuchreError
from euchre.server import identity, views
from euchre.server.failures import Refusal, reason_text
from euchre.server.faults import Faults
from euchre.server.guard import device_in
from euchre.server.hub import Hub, Watcher
from euchre.server.protocol import (
    Ack,
    Act,
    ClientMessage,
    Ping,
    Pong,
    Proceed,
    Refused,
    Resume,
    ServerMessage,
    Update,
)
from euchre.server.tables import Tables

MOST_BYTES = 4_096
"""A longer message is refused; one over `TRANSPORT_BYTES` ends the connection."""

TRANSPORT_BYTES = 65_536

SEND_SECONDS = 20.0
"""A browser that takes nothing for so long is given up; it comes back when it can."""

WRONG_ORIGIN, NO_SEAT = 4403, 4404
"""Codes with which a socket is closed that can never show the table."""

AnySocket = WebSocket[Any, Any, Any]

log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class Wire(Protocol):
    """A WebSocket as raw messages."""

    async def receive(self) -> str | bytes | None:
        """The next message; None when the socket has closed."""

    async def send(self, text: str) -> None:
        """Sends a message."""


class SocketWire:
    """An accepted WebSocket."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket

    async def receive(self) -> str | bytes | None:
        """The next message; None when the socket has closed."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            return None
        received = cast(WebSocketReceiveEvent, event)
        text = received.get("text")
        return text if text is not None else received["bytes"]

    async def send(self, text: str) -> None:
        """Sends a message."""
        await self._socket.send_text(text)


class Gone(Exception):
    """The browser has gone, or takes nothing any more."""


class Session:
    """One socket of one seat of one table."""

    def __init__(
        self, socket: Wire, table: str, device: str | None, tables: Tables, hub: Hub, faults: Faults
    ) -> None:
        self._socket = socket
        self._table = table
        self._device = device
        self._tables = tables
        self._hub = hub
        self._faults = faults
        self._resumed = asyncio.Event()
        self._sent = 0
        self._whole = False

    async def run(self) -> None:
        """Serves the socket until it closes."""
        with self._hub.watching(self._table) as watcher:
            try:
                async with asyncio.TaskGroup() as both:
                    writer = both.create_task(self._write(watcher))
                    await self._read(watcher)
                    writer.cancel()
            except* Gone:
                log.debug("a browser has gone from table %s", self._table)

    # ------------------------------------------------------------ what the browser says

    async def _read(self, watcher: Watcher) -> None:
        while True:
            raw = await self._socket.receive()
            if raw is None:
                return
            message = await self._decoded(raw)
            if message is None:
                continue
            if isinstance(message, Resume):
                self._sent, self._whole = message.since, True
                self._resumed.set()
                watcher.stirred.set()
            elif isinstance(message, Ping):
                await self._send(Pong())
            else:
                await self._grant(message)

    async def _decoded(self, raw: str | bytes) -> ClientMessage | None:
        if len(raw) > MOST_BYTES:
            await self._send(Refused("message-too-large", reason_text("message-too-large")))
            return None
        try:
            return _decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            text = reason_text("bad-message", {"detail": str(error)[:200]})
            await self._send(Refused("bad-message", text, _id_in(raw)))
            return None

    async def _grant(self, wish: Act | Proceed) -> None:
        do = self._tables.act if isinstance(wish, Act) else self._tables.proceed
        try:
            version = await do(self._table, self._device, wish)  # type: ignore[arg-type]
        except EuchreError as error:
            await self._send(await self._refused(wish, error))
            return
        except (OSError, SQLAlchemyError):
            log.exception("an action at table %s could not be stored", self._table)
            await self._send(Refused("internal", reason_text("internal"), wish.id))
            return
        try:
            await self._send(Ack(wish.id, version))
            self._faults.reach("after-ack")
        finally:
            self._faults.reach("before-publish")
            table = await self._tables.load(self._table, at_least=0)
            self._hub.publish(self._table, table.version)

    async def _refused(self, wish: Act | Proceed, error: EuchreError) -> Refused:
        table, seat = await self._tables.seated(self._table, self._device)
        text = reason_text(error.reason, error.details, error.message)
        return Refused(error.reason, text, wish.id, table.shown[seat].version)

    # ------------------------------------------------------------ what the browser is told

    async def _write(self, watcher: Watcher) -> None:
        await self._resumed.wait()
        while True:
            await watcher.stirred.wait()
            watcher.stirred.clear()
            try:
                await self._update()
            except (OSError, SQLAlchemyError):
                # The hub's next look at the versions stirs again.
                log.exception("table %s could not be read", self._table)

    async def _update(self) -> None:
        """Sends everything since the last version sent; nothing where nothing is new, unless asked for."""
        at_least = None if self._whole else self._hub.heard(self._table)
        table = await self._tables.load(self._table, at_least)
        seat = table.seat_of(self._device)
        if seat is None:
            return
        sight = table.shown[seat]
        whole, self._whole = self._whole, False
        if sight.version <= self._sent and not whole:
            return
        events = [] if self._sent > sight.version else views.events(table.row, sight, self._sent)
        self._sent = sight.version
        await self._send(Update(sight.version, events, views.view(table.row, sight)))

    async def _send(self, message: ServerMessage) -> None:
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self._socket.send(_encoder.encode(message).decode())
        except (TimeoutError, WebSocketException, OSError, RuntimeError) as error:
            raise Gone from error


def _id_in(raw: str | bytes) -> str | None:
    """The action id in a message that could not be read as a whole, so that the browser can let go of it."""
    try:
        found = msgspec.json.decode(raw, type=dict[str, object]).get("id")
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    return found if isinstance(found, str) else None


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: AnySocket, state: State, table_id: FromPath[str]) -> None:
    """The socket of a table: `protocol` has every message."""
    if not identity.own_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=WRONG_ORIGIN)
        return
    await socket.accept()
    device = device_in(socket)
    try:
        await state.tables.seated(table_id, device)
    except Refusal as refusal:
        told = Refused(refusal.reason, reason_text(refusal.reason, refusal.details))
        await socket.send_text(_encoder.encode(told).decode())
        await socket.close(code=NO_SEAT)
        return
    await Session(SocketWire(socket), table_id, device, state.tables, state.hub, state.faults).run()
