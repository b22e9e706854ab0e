"""Tells the sockets of this worker that a table they watch has moved on.

What travels between workers is a hint, (table, version) and never a card. A hint may be lost: every two
seconds the versions of all watched tables are read again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from litestar.channels import ChannelsPlugin
from sqlalchemy.exc import SQLAlchemyError

from euchre.storage import Store

CHANNEL = "tables"
REREAD_SECONDS = 2.0

log = logging.getLogger(__name__)


class Hint(msgspec.Struct, array_like=True, frozen=True):
    """A table stands at a version now."""

    table: str
    version: int


class Watcher:
    """One socket's interest in one table: ``stirred`` is set whenever there may be something new."""

    def __init__(self) -> None:
        self.stirred = asyncio.Event()


class Hub:
    """The watched tables of one worker, and the newest version it has heard of for each."""

    def __init__(self, channels: ChannelsPlugin, store: Store) -> None:
        self._channels = channels
        self._store = store
        self.on_pace: Callable[[str, str], None] = lambda _table, _pace: None
        self._watchers: dict[str, set[Watcher]] = {}
        self._heard: dict[str, int] = {}

    @contextmanager
    def watching(self, table: str) -> Iterator[Watcher]:
        """Hands out a watcher of a table for as long as the block runs."""
        watcher = Watcher()
        self._watchers.setdefault(table, set()).add(watcher)
        try:
            yield watcher
        finally:
            self._watchers[table].discard(watcher)
            if not self._watchers[table]:
                del self._watchers[table]
                self._heard.pop(table, None)

    def publish(self, table: str, version: int) -> None:
        """Tells every worker, this one too, that a table stands at a version."""
        self._channels.publish(msgspec.json.encode(Hint(table, version)), CHANNEL)

    def heard(self, table: str) -> int:
        """The newest version of a watched table that this worker has heard of; 0 for none."""
        return self._heard.get(table, 0)

    def hear(self, hint: Hint) -> None:
        """Takes a hint: wakes the table's watchers if it is news to them."""
        watchers = self._watchers.get(hint.table)
        if not watchers or hint.version <= self._heard.get(hint.table, 0):
            return
        self._heard[hint.table] = hint.version
        for watcher in watchers:
            watcher.stirred.set()

    async def listen(self) -> None:
        """Takes hints from the channel for ever."""
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                self.hear(msgspec.json.decode(message, type=Hint))

    async def reread(self) -> None:
        """Reads the versions of watched tables every two seconds for ever, as if hints had come."""
        while True:
            await asyncio.sleep(REREAD_SECONDS)
            if not self._watchers:
                continue
            try:
                standings = await self._store.standings(list(self._watchers))
            except (OSError, SQLAlchemyError):
                log.exception("cannot read the versions of the watched tables; trying again")
                continue
            for table, standing in standings.items():
                self.on_pace(table, standing.pace)
                self.hear(Hint(table, standing.version))
