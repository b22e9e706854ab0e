"""Carries out what is due at tables: one task for each worker, claiming rows that nobody else holds."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from euchre.server.fold import DEAL, Table
from euchre.server.hub import Hub
from euchre.server.tables import Tables
from euchre.storage import Claim, Store, now

AHEAD = 300
"""Milliseconds before its time a row is claimed, so that thinking is done when the time comes."""

LEASE = 10_000
"""Milliseconds for which a claim holds; then another worker may take the row."""

BATCH = 64
LONGEST_REST = 2.0
"""Seconds after which the runner looks for rows that other workers left."""

log = logging.getLogger(__name__)


class Runner:
    """Bots' turns and deals of one worker; ``wake`` is set when something may be due sooner."""

    def __init__(self, store: Store, tables: Tables, hub: Hub, wake: asyncio.Event) -> None:
        self._store = store
        self._tables = tables
        self._hub = hub
        self._place = f"{socket.gethostname()}:{os.getpid()}"
        self._owner = f"{self._place}:{secrets.token_hex(4)}"
        self._wake = wake
        self._running: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Works until cancelled; then lets go of every row."""
        await self._release_dead()
        try:
            while True:
                await self._round()
        finally:
            for task in self._running:
                task.cancel()
            await asyncio.gather(*self._running, return_exceptions=True)
            with suppress(OSError, SQLAlchemyError):
                await self._store.release(self._owner)

    async def _round(self) -> None:
        self._wake.clear()
        rest = LONGEST_REST
        try:
            claims = await self._store.claim(self._owner, now() + AHEAD, LEASE, BATCH)
            for claim in claims:
                self._start(claim)
            if len(claims) == BATCH:
                return
            next_due = await self._store.next_due()
            if next_due is not None:
                rest = min(rest, max(0.0, (next_due - AHEAD - now()) / 1000))
        except (OSError, SQLAlchemyError):
            log.exception("cannot read what is due; trying again")
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wake.wait(), rest)

    def _start(self, claim: Claim) -> None:
        task = asyncio.create_task(self._carry_out(claim))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _carry_out(self, claim: Claim) -> None:
        try:
            table = await self._do(claim)
        except Exception:
            # The lease runs out and the row is tried again, here or elsewhere.
            log.exception("%s at table %s failed", claim.kind, claim.table_id)
            return
        if table is not None:
            self._hub.publish(table.id, table.version)

    async def _do(self, claim: Claim) -> Table | None:
        if claim.kind == DEAL:
            await _until(claim.at)
            return await self._tables.deal(claim.table_id, claim.at)
        prepared = await self._tables.bot_event(claim.table_id)
        if prepared is None:
            return None
        await _until(claim.at)
        return await self._tables.commit(*prepared, claim.at)

    async def _release_dead(self) -> None:
        """Frees the rows of a worker on this machine that no longer runs: it was killed, say."""
        for owner in await self._store.lease_owners():
            place, _, _ = owner.rpartition(":")
            host, _, pid = place.rpartition(":")
            mine = host == socket.gethostname() and pid.isdecimal()
            if mine and (place == self._place or not _runs(int(pid))):
                await self._store.release(owner)


async def _until(instant: int) -> None:
    await asyncio.sleep(max(0, instant - now()) / 1000)


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
