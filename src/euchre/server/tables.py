"""Everything that happens at tables: read, fold, check, append. Any worker can do it for any table."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from euchre import game
from euchre.bots import base as bots
from euchre.errors import EuchreError
from euchre.notation import deal_to_json
from euchre.server import choices, clocks, fold
from euchre.server.failures import Refusal
from euchre.server.fairness import Chance
from euchre.server.fold import ACT, DEAL, PROCEED, Table
from euchre.server.prepared import PreparedDeals
from euchre.server.protocol import Act, Proceed
from euchre.storage import Appended, EventRow, NewEvent, Repeated, Store, now

CACHED_TABLES = 2_000
TRIES = 20
"""How often an append that lost a race is tried on the table as it then stands."""

log = logging.getLogger(__name__)


class Tables:
    """The tables of one worker: a cache of folds over the database. ``on_due`` hears of what became due."""

    def __init__(
        self, store: Store, chance: Chance, prepared: PreparedDeals, on_due: Callable[[], None]
    ) -> None:
        self._store = store
        self._chance = chance
        self._prepared = prepared
        self._on_due = on_due
        self._cache: OrderedDict[str, Table] = OrderedDict()

    # ------------------------------------------------------------ reading

    async def load(self, table_id: str, at_least: int | None = None) -> Table:
        """The table as it stands; one that is known to have ``at_least`` that version comes from the cache.

        Raises: `Refusal` (``unknown-table``).
        """
        known = self._cache.get(table_id)
        if known is not None and at_least is not None and known.version >= at_least:
            self._cache.move_to_end(table_id)
            return known
        row = await self._store.table(table_id) if known is None else known.row
        if row is None:
            raise Refusal(404, "unknown-table", f"there is no table {table_id!r}", table=table_id[:32])
        table = known or fold.lay(row)
        for event in await self._store.events(table_id, table.version):
            table = table.after(event)
        return self._keep(table)

    async def seated(self, table_id: str, device: str | None) -> tuple[Table, int]:
        """The table and the seat of a device.

        Raises: `Refusal` (``unknown-table``, ``not-your-table``).
        """
        table = await self.load(table_id, at_least=0)
        seat = table.seat_of(device)
        if seat is None:
            raise Refusal(403, "not-your-table", "this device has no seat at this table", table=table_id)
        return table, seat

    def _keep(self, table: Table) -> Table:
        known = self._cache.get(table.id)
        if known is None:
            self._cache[table.id] = table
        elif known.version < table.version:
            table = self._cache[table.id] = replace(table, row=known.row)
        self._cache.move_to_end(table.id)
        while len(self._cache) > CACHED_TABLES:
            self._cache.popitem(last=False)
        return table

    def note_pace(self, table_id: str, pace: str) -> None:
        """Takes note of a table's pace."""
        known = self._cache.get(table_id)
        if known is not None and known.row.pace != pace:
            self._cache[table_id] = replace(known, row=replace(known.row, pace=pace))

    async def set_pace(self, table_id: str, device: str | None, pace: str) -> None:
        """Changes the pace of the bots, at once. Raises: `Refusal`."""
        await self.seated(table_id, device)
        await self._store.set_pace(table_id, pace, now() + clocks.PACES[pace])
        self.note_pace(table_id, pace)
        self._on_due()

    # ------------------------------------------------------------ what people do

    async def act(self, table_id: str, device: str | None, wish: Act) -> int:
        """Makes a seat's action part of the table's history; gives the seat's version of it.

        Raises: `EuchreError` with the reason, nothing changed.
        """

        def event(table: Table, seat: int) -> NewEvent:
            _check_version(table, seat, wish.version)
            action = game.parse_action(wish.action)
            observation = table.sights[seat].observation
            wrong = observation.refusal(action)
            if wrong is not None:
                raise Refusal(409, wrong.reason, wrong.message, **choices.led(observation))
            return NewEvent(ACT, json.dumps({"action": str(action)}), seat, wish.id)

        return await self._do(table_id, device, wish.id, event)

    async def proceed(self, table_id: str, device: str | None, wish: Proceed) -> int:
        """Brings the next deal forward; gives the seat's version of it. Raises: `Refusal`."""

        def event(table: Table, seat: int) -> NewEvent:
            if table.is_over:
                raise Refusal(409, "match-over", "the match is over")
            if not table.between_hands:
                raise Refusal(409, "no-hand-to-proceed-to", "the next hand is not waiting to be dealt")
            _check_version(table, seat, wish.version)
            return NewEvent(PROCEED, "{}", seat, wish.id)

        return await self._do(table_id, device, wish.id, event)

    async def _do(
        self, table_id: str, device: str | None, action_id: str, event: Callable[[Table, int], NewEvent]
    ) -> int:
        if not 0 < len(action_id) <= 64:
            raise Refusal(400, "bad-action-id", "an action's id has 1 to 64 characters")
        table, seat = await self.seated(table_id, device)
        for _ in range(TRIES):
            try:
                new = event(table, seat)
            except EuchreError:
                # Perhaps this worker is behind, or the wish is a resend of one that was granted.
                newer = await self.load(table_id)
                if newer.version > table.version:
                    table = newer
                    continue
                earlier = await self._store.version_of(table_id, seat, action_id)
                if earlier is None:
                    raise
                return newer.sights[seat].version_at(earlier)
            outcome = await self._append(table, new, now())
            if isinstance(outcome, Table):
                return outcome.sights[seat].version_at(outcome.version)
            table = await self.load(table_id)
            if isinstance(outcome, Repeated):
                return table.sights[seat].version_at(outcome.version)
        raise Refusal(503, "busy", "too many others write to this table")

    # ------------------------------------------------------------ what happens by itself

    async def deal(self, table_id: str, due_at: int) -> Table | None:
        """Deals the next hand, if it is still due; gives the table after it."""
        table = await self.load(table_id)
        if table.to_act is not None or table.is_over:
            return None
        return await self._append_or_none(table, self._deal_event(table), clocks.beat(due_at))

    def _deal_event(self, table: Table) -> NewEvent:
        prepared = self._prepared.get(table.rules, len(table.match.results) + 1)
        if prepared is not None and prepared.dealer == table.match.dealer:
            deal = prepared.deal
        else:
            deal = game.shuffle(table.rules, self._chance.deal(table.id, table.version))
        body: dict[str, Any] = {"dealer": table.match.dealer, "deal": deal_to_json(deal)}
        return NewEvent(DEAL, json.dumps(body))

    async def bot_event(self, table_id: str) -> tuple[Table, NewEvent] | None:
        """Lets the bot whose turn it is choose, from its observation alone; None if it is no bot's turn."""
        table = await self.load(table_id)
        seat = table.to_act
        if seat is None or not table.has_bot(seat):
            return None
        # Thinking may take long; sockets are served meanwhile.
        action = await asyncio.to_thread(self._choose, table, seat)
        return table, NewEvent(ACT, json.dumps({"action": str(action)}), seat)

    def _choose(self, table: Table, seat: int) -> game.Action:
        """A bot's choice; where the bot fails, any legal action, so that nobody is left waiting."""
        observation = table.sights[seat].observation
        rng = self._chance.bot(table.id, table.version)
        try:
            action = bots.make(table.row.seats[seat].bot or "").choose(observation, rng)
            if observation.refusal(action) is None:
                return action
            log.error("the bot at table %s chose %s, which is not legal", table.id, action)
        except Exception:
            log.exception("the bot at table %s failed", table.id)
        return rng.choice(observation.legal())

    async def commit(self, table: Table, event: NewEvent, due_at: int) -> Table | None:
        """Appends an event that was prepared; None if the table has moved on."""
        return await self._append_or_none(table, event, clocks.beat(due_at))

    async def _append_or_none(self, table: Table, event: NewEvent, since: int) -> Table | None:
        outcome = await self._append(table, event, since)
        return outcome if isinstance(outcome, Table) else None

    # ------------------------------------------------------------ the one write

    async def _append(self, table: Table, event: NewEvent, since: int) -> Table | Repeated | None:
        """Appends an event and what is due after it; None when somebody else was faster."""
        row = EventRow(table.version + 1, event.kind, event.seat, event.body, event.action_id, now())
        after = table.after(row)
        due = clocks.due_after(after, since)
        outcome = await self._store.append(table.id, table.version, event, due, ends=after.is_over)
        if isinstance(outcome, Appended):
            if due is not None:
                self._on_due()
            return self._keep(after)
        return outcome if isinstance(outcome, Repeated) else None


def _check_version(table: Table, seat: int, version: int) -> None:
    present = table.shown[seat].version
    if version != present:
        raise Refusal(
            409, "stale-version", f"you act on version {version}: the table is at {present}", version=present
        )
