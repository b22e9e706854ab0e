"""The one reader and writer of the database.

``Store.append`` is the only way anything happens at a table. The uniqueness of (table, version) is the
only lock there is: of two writers that expect the same version, one gets ``Conflict`` and reads again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from euchre.storage import schema
from euchre.storage.database import StorageError, create_engine, driver_url, migrate
from euchre.storage.rows import (
    Appended,
    Claim,
    Conflict,
    Due,
    EventRow,
    NewEvent,
    NewTable,
    Repeated,
    ReviewRow,
    SeatRow,
    Standing,
    TableRow,
    now,
)

Appending = Appended | Repeated | Conflict


class Store:
    """An open database. ``reach`` is told each named point a write passes (tests stop the process there)."""

    def __init__(self, engine: AsyncEngine, reach: Callable[[str], None] | None = None) -> None:
        self._engine = engine
        self._reach = reach or (lambda _point: None)
        self._insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        # SQLite has one writer: queue for it here instead of polling its lock.
        self._turn = asyncio.Lock() if engine.dialect.name == "sqlite" else None

    @classmethod
    async def open(cls, url: str, reach: Callable[[str], None] | None = None) -> Store:
        """Opens the database and brings it up to date; raises StorageError when it cannot."""
        engine = create_engine(driver_url(url))
        try:
            await migrate(engine)
        except (OSError, sa.exc.DBAPIError) as error:
            await engine.dispose()
            why = error.orig if isinstance(error, sa.exc.DBAPIError) else error
            raise StorageError(f"cannot open the database: {why}") from error
        return cls(engine, reach)

    async def close(self) -> None:
        """Closes every connection."""
        await self._engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        if self._turn is None:
            async with self._engine.begin() as connection:
                yield connection
            return
        async with self._turn, self._engine.begin() as connection:
            yield connection

    # ------------------------------------------------------------ secrets and devices

    async def secret(self, name: str, fresh: str) -> str:
        """Gives the stored secret of that name; ``fresh`` is stored and given the first time."""
        row = schema.secrets
        async with self._writing() as connection:
            await connection.execute(
                self._insert(row).values(name=name, value=fresh).on_conflict_do_nothing()
            )
            found = await connection.scalar(sa.select(row.c.value).where(row.c.name == name))
        return str(found)

    async def greet_device(self, device: str) -> None:
        """Notes that a device was seen; the first time it becomes known."""
        instant = now()
        statement = self._insert(schema.devices).values(id=device, created=instant, seen=instant)
        async with self._writing() as connection:
            await connection.execute(
                statement.on_conflict_do_update(index_elements=["id"], set_={"seen": instant})
            )

    # ------------------------------------------------------------ tables

    async def create_table(self, table: NewTable, due: Due) -> None:
        """Lays a table at version 0, with what is due first."""
        async with self._writing() as connection:
            await connection.execute(
                sa.insert(schema.tables).values(
                    id=table.id,
                    variant=table.variant,
                    rules=table.rules,
                    dealer=table.dealer,
                    pace=table.pace,
                    created=now(),
                )
            )
            await connection.execute(
                sa.insert(schema.seats),
                [
                    {"table_id": table.id, "seat": s.seat, "name": s.name, "device": s.device, "bot": s.bot}
                    for s in table.seats
                ],
            )
            await connection.execute(
                sa.insert(schema.due).values(table_id=table.id, at=due.at, kind=due.kind)
            )

    async def table(self, table_id: str) -> TableRow | None:
        """Reads a table with its seats."""
        found = await self._tables(schema.tables.c.id == table_id)
        return found[0] if found else None

    async def tables_of(self, device: str, limit: int) -> list[TableRow]:
        """Reads the tables of a device whose match is not over, newest first."""
        seated = sa.select(schema.seats.c.table_id).where(schema.seats.c.device == device)
        where = sa.and_(schema.tables.c.id.in_(seated), schema.tables.c.ended.is_(None))
        return await self._tables(where, limit)

    async def _tables(self, where: sa.ColumnElement[bool], limit: int = 1) -> list[TableRow]:
        t, s = schema.tables, schema.seats
        query = sa.select(t).where(where).order_by(t.c.created.desc(), t.c.id).limit(limit)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            ids = [row.id for row in rows]
            seating = (
                await connection.execute(sa.select(s).where(s.c.table_id.in_(ids)).order_by(s.c.seat))
            ).all()
        seats: dict[str, list[SeatRow]] = {id_: [] for id_ in ids}
        for row in seating:
            seats[row.table_id].append(SeatRow(row.seat, row.name, row.device, row.bot))
        return [
            TableRow(r.id, r.variant, r.rules, r.dealer, r.pace, r.created, r.ended, tuple(seats[r.id]))
            for r in rows
        ]

    async def set_pace(self, table_id: str, pace: str, bot_by: int) -> None:
        """Changes a table's pace; a bot's turn that is due later than ``bot_by`` comes forward to it."""
        d = schema.due
        async with self._writing() as connection:
            await connection.execute(
                sa.update(schema.tables).where(schema.tables.c.id == table_id).values(pace=pace)
            )
            await connection.execute(
                sa.update(d)
                .where(d.c.table_id == table_id, d.c.kind == "bot", d.c.at > bot_by)
                .values(at=bot_by)
            )

    # ------------------------------------------------------------ events

    async def events(self, table_id: str, after: int = 0) -> list[EventRow]:
        """Reads a table's events numbered above ``after``, in order."""
        e = schema.events
        query = sa.select(e).where(e.c.table_id == table_id, e.c.version > after).order_by(e.c.version)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [EventRow(r.version, r.kind, r.seat, r.body, r.action_id, r.created) for r in rows]

    async def standings(self, table_ids: Iterable[str]) -> dict[str, Standing]:
        """Reads the present version and pace of each table."""
        t, e = schema.tables, schema.events
        newest = sa.select(sa.func.max(e.c.version)).where(e.c.table_id == t.c.id).scalar_subquery()
        query = sa.select(t.c.id, t.c.pace, newest.label("version")).where(t.c.id.in_(list(table_ids)))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {row.id: Standing(row.version or 0, row.pace) for row in rows}

    async def append(
        self, table_id: str, expected_version: int, event: NewEvent, due: Due | None, *, ends: bool = False
    ) -> Appending:
        """Adds one event after ``expected_version``, and what is due after it, in one transaction.

        A second event with the same seat and action id gives ``Repeated``. ``due`` replaces what was due;
        None leaves nothing due. ``ends`` marks the match as over.
        """
        try:
            async with self._writing() as connection:
                if not await self._insert_event(connection, table_id, expected_version, event):
                    await connection.rollback()
                    return await self._refusal(table_id, event)
                await self._set_due(connection, table_id, due)
                if ends:
                    await connection.execute(
                        sa.update(schema.tables).where(schema.tables.c.id == table_id).values(ended=now())
                    )
                self._reach("before-commit")
        except IntegrityError:
            return await self._refusal(table_id, event)
        self._reach("after-commit")
        return Appended(expected_version + 1)

    async def _insert_event(
        self, connection: AsyncConnection, table_id: str, expected: int, event: NewEvent
    ) -> bool:
        """Inserts the event if the one before it is there, so that versions have no gap."""
        e, t = schema.events, schema.tables
        if expected == 0:
            before = sa.exists().where(t.c.id == table_id)
        else:
            before = sa.exists().where(e.c.table_id == table_id, e.c.version == expected)
        values = {
            e.c.table_id: table_id,
            e.c.version: expected + 1,
            e.c.kind: event.kind,
            e.c.seat: event.seat,
            e.c.body: event.body,
            e.c.action_id: event.action_id,
            e.c.created: now(),
        }
        chosen = sa.select(*(sa.literal(value, column.type) for column, value in values.items()))
        done = await connection.execute(sa.insert(e).from_select(list(values), chosen.where(before)))
        return done.rowcount == 1

    async def _set_due(self, connection: AsyncConnection, table_id: str, due: Due | None) -> None:
        d = schema.due
        if due is None:
            await connection.execute(sa.delete(d).where(d.c.table_id == table_id))
            return
        fresh = {"at": due.at, "kind": due.kind, "lease_until": None, "lease_owner": None}
        statement = self._insert(d).values(table_id=table_id, **fresh)
        await connection.execute(statement.on_conflict_do_update(index_elements=["table_id"], set_=fresh))

    async def version_of(self, table_id: str, seat: int | None, action_id: str) -> int | None:
        """Gives the version at which a seat's action was committed; None if it never was."""
        e = schema.events
        query = sa.select(e.c.version).where(
            e.c.table_id == table_id, e.c.seat == seat, e.c.action_id == action_id
        )
        async with self._engine.connect() as connection:
            found: int | None = await connection.scalar(query)
        return found

    async def _refusal(self, table_id: str, event: NewEvent) -> Repeated | Conflict:
        e = schema.events
        if event.action_id is not None:
            earlier = await self.version_of(table_id, event.seat, event.action_id)
            if earlier is not None:
                return Repeated(earlier)
        async with self._engine.connect() as connection:
            newest = await connection.scalar(
                sa.select(sa.func.max(e.c.version)).where(e.c.table_id == table_id)
            )
        return Conflict(newest or 0)

    # ------------------------------------------------------------ reviews

    async def reviews(self, table_id: str, hand: int | None = None) -> list[ReviewRow]:
        """Reads the stored reviews of a table's hands, in order; of one ``hand`` where that is given."""
        r = schema.reviews
        query = sa.select(r).where(r.c.table_id == table_id).order_by(r.c.hand)
        if hand is not None:
            query = query.where(r.c.hand == hand)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [ReviewRow(row.hand, row.made, row.body) for row in rows]

    async def keep_review(self, table_id: str, review: ReviewRow) -> None:
        """Stores the review of a hand, in place of an earlier one."""
        r, fresh = schema.reviews, {"made": review.made, "body": review.body, "created": now()}
        statement = self._insert(r).values(table_id=table_id, hand=review.hand, **fresh)
        async with self._writing() as connection:
            await connection.execute(
                statement.on_conflict_do_update(index_elements=["table_id", "hand"], set_=fresh)
            )

    # ------------------------------------------------------------ what is due

    async def due(self, table_id: str) -> Due | None:
        """Reads what is due at a table."""
        d = schema.due
        async with self._engine.connect() as connection:
            row = (await connection.execute(sa.select(d).where(d.c.table_id == table_id))).one_or_none()
        return None if row is None else Due(row.at, row.kind)

    async def next_due(self) -> int | None:
        """Gives the earliest instant at which a row is due that nobody holds, or whose lease runs out."""
        d = schema.due
        free = sa.func.coalesce(d.c.lease_until, d.c.at)
        ready = sa.case((free > d.c.at, free), else_=d.c.at)
        async with self._engine.connect() as connection:
            found: int | None = await connection.scalar(sa.select(sa.func.min(ready)))
        return found

    async def claim(self, owner: str, by: int, lease: int, limit: int) -> list[Claim]:
        """Takes hold of rows due ``by`` then that nobody holds, for ``lease`` milliseconds from now."""
        d = schema.due
        instant = now()
        free = sa.and_(d.c.at <= by, sa.or_(d.c.lease_until.is_(None), d.c.lease_until <= instant))
        wanted = sa.select(d.c.table_id).where(free).order_by(d.c.at).limit(limit)
        async with self._engine.connect() as connection:
            if (await connection.execute(wanted.limit(1))).first() is None:
                return []
        statement = (
            sa.update(d)
            .where(d.c.table_id.in_(wanted.with_for_update(skip_locked=True)), free)
            .values(lease_until=instant + lease, lease_owner=owner)
            .returning(d.c.table_id, d.c.at, d.c.kind)
        )
        async with self._writing() as connection:
            rows = (await connection.execute(statement)).all()
        return [Claim(row.table_id, row.at, row.kind) for row in rows]

    async def lease_owners(self) -> set[str]:
        """Names everyone who holds a due row."""
        d = schema.due
        async with self._engine.connect() as connection:
            owners = await connection.scalars(
                sa.select(d.c.lease_owner).where(d.c.lease_owner.is_not(None)).distinct()
            )
            return {str(owner) for owner in owners}

    async def release(self, owner: str) -> None:
        """Gives back every due row that ``owner`` holds."""
        d = schema.due
        async with self._writing() as connection:
            await connection.execute(
                sa.update(d).where(d.c.lease_owner == owner).values(lease_until=None, lease_owner=None)
            )
