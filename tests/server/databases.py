"""A fresh database for one test: SQLite in a folder, or PostgreSQL where the environment names a server."""

import asyncio
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from euchre.storage.database import driver_url


@contextmanager
def fresh_database(folder: Path) -> Iterator[str]:
    """The address of an empty database that nobody else uses; it is gone afterwards."""
    server = os.environ.get("EUCHRE_TEST_POSTGRES")
    if not server:
        yield f"sqlite:///{folder / 'euchre.sqlite'}"
        return
    name = f"euchre_test_{secrets.token_hex(6)}"
    asyncio.run(_execute(server, f"CREATE DATABASE {name}"))
    try:
        yield driver_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(_execute(server, f"DROP DATABASE {name} WITH (FORCE)"))


async def _execute(server: str, statement: str) -> None:
    engine = create_async_engine(driver_url(server), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text(statement))
    await engine.dispose()
