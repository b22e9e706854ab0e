"""Opens the database and brings its form up to date: SQLite by default, PostgreSQL by its address."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from euchre.errors import EuchreError

MIGRATIONS = Path(__file__).with_name("migrations")
HEAD = "0002"
"""The newest step in ``migrations/versions``; a database that stands there needs nothing."""

MIGRATION_LOCK = 0x65756368
"""The PostgreSQL advisory lock under which one server at a time applies steps."""

WRITE_AHEAD_PAUSES = (0.01, 0.02, 0.05, *(0.1,) * 100)
"""Seconds between attempts to set the journal mode of an SQLite file that others are opening too."""


class StorageError(EuchreError):
    """The database cannot be used; the text says why and what would help."""

    def __init__(self, message: str) -> None:
        super().__init__("database", message)


def driver_url(url: str) -> sa.URL:
    """Gives the address with its asynchronous driver; raises StorageError for another kind of database."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StorageError(
            f"DATABASE_URL is not a database address: {url!r}; "
            "use postgresql://USER:PASSWORD@HOST/NAME or sqlite:///PATH"
        ) from error
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgres": "postgresql+asyncpg",
        "postgresql": "postgresql+asyncpg",
    }
    family = parsed.drivername.partition("+")[0]
    if family not in drivers:
        raise StorageError(f"DATABASE_URL names {parsed.drivername!r}; use postgresql or sqlite")
    return parsed.set(drivername=drivers[family])


def create_engine(url: sa.URL) -> AsyncEngine:
    """Makes the engine; every SQLite connection flushes each commit to the disk."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True)
    _check_folder(url)
    engine = create_async_engine(url, connect_args={"timeout": 20})
    sa.event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _check_folder(url: sa.URL) -> None:
    folder = Path(url.database or ".").parent
    if not os.access(folder, os.W_OK | os.X_OK):
        raise StorageError(
            f"cannot open the database: {folder} is no folder that can be written to; "
            "make it, or name another by EUCHRE_DATA or DATABASE_URL"
        )


def _set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Applies the steps that the database lacks, all in one transaction, one server at a time.

    An SQLite file is made to write ahead first, which it remembers.
    """
    if engine.dialect.name == "sqlite":
        await _write_ahead(engine)
    async with engine.connect() as connection:
        if await connection.run_sync(_revision) == HEAD:
            return
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        await connection.run_sync(_upgrade)
        await connection.commit()


async def _write_ahead(engine: AsyncEngine) -> None:
    """Sets the journal mode. SQLite does not wait for that lock, so servers that start together try again."""
    async with engine.connect() as connection:
        for pause in (*WRITE_AHEAD_PAUSES, None):
            try:
                await connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            except sa.exc.OperationalError:
                if pause is None:
                    raise
                await asyncio.sleep(pause)
            else:
                return


def _revision(connection: Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found


def _upgrade(connection: Connection) -> None:
    # Alembic takes a third of a second to import, and a database is rarely behind.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StorageError(
            f"the database was written by a newer version of this program ({error}); start that version"
        ) from error
