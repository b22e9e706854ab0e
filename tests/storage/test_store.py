"""The laws of the one write, on whichever database the environment names."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from euchre.storage import (
    Appended,
    Conflict,
    Due,
    NewEvent,
    NewTable,
    Repeated,
    SeatRow,
    StorageError,
    Store,
)
from euchre.storage.database import HEAD, MIGRATIONS, create_engine, driver_url, migrate
from euchre.storage.schema import metadata
from tests.server.databases import fresh_database

DEVICE = "d" * 40
SEATS = (SeatRow(0, "South", device=DEVICE), SeatRow(1, "Nora", bot="book"))


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with fresh_database(tmp_path) as found:
        yield found


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    await opened.greet_device(DEVICE)
    yield opened
    await opened.close()


async def lay(store: Store, table: str = "t") -> str:
    await store.create_table(NewTable(table, "euchre", "{}", 1, "normal", SEATS), Due(5, "deal"))
    return table


def act(action_id: str | None = None, seat: int = 0) -> NewEvent:
    return NewEvent("act", '{"action": "pass"}', seat, action_id)


async def test_a_table_comes_back_as_it_was_laid(store: Store) -> None:
    row = await store.table(await lay(store))
    assert row is not None
    assert (row.variant, row.rules, row.dealer, row.pace, row.seats) == (
        "euchre",
        "{}",
        1,
        "normal",
        SEATS,
    )
    assert row.ended is None
    assert await store.due(row.id) == Due(5, "deal")
    assert await store.table("other") is None


async def test_events_are_numbered_without_a_gap(store: Store) -> None:
    table = await lay(store)
    for version in range(5):
        assert await store.append(table, version, act(f"a{version}"), None) == Appended(version + 1)
    assert [event.version for event in await store.events(table)] == [1, 2, 3, 4, 5]
    assert [event.action_id for event in await store.events(table, after=3)] == ["a3", "a4"]


@pytest.mark.parametrize("expected", [0, 1, 3, 7])
async def test_only_the_present_version_can_be_followed(store: Store, expected: int) -> None:
    table = await lay(store)
    await store.append(table, 0, act("a"), Due(7, "bot"))
    await store.append(table, 1, act("b"), Due(8, "bot"))
    assert await store.append(table, expected, act("c"), None) == Conflict(2)
    assert len(await store.events(table)) == 2
    assert await store.due(table) == Due(8, "bot")


async def test_nothing_can_be_appended_to_a_table_that_is_not_there(store: Store) -> None:
    assert await store.append("nowhere", 0, act("a"), Due(1, "bot")) == Conflict(0)
    assert await store.due("nowhere") is None


async def test_of_many_writers_at_once_exactly_one_wins(store: Store, url: str) -> None:
    table = await lay(store)
    other = await Store.open(url)
    outcomes = await asyncio.gather(
        *(writer.append(table, 0, act(f"a{i}"), Due(i, "bot")) for i in range(8) for writer in (store, other))
    )
    assert outcomes.count(Appended(1)) == 1
    winner = (await store.events(table))[0].action_id
    assert all(one in (Appended(1), Conflict(1), Repeated(1)) for one in outcomes)
    due = await store.due(table)
    assert due is not None
    assert winner == f"a{due.at}", "what is due belongs to the event that won"
    await other.close()


async def test_a_resend_changes_nothing_and_has_the_same_answer(store: Store) -> None:
    table = await lay(store)
    assert await store.append(table, 0, act("a"), Due(7, "bot")) == Appended(1)
    assert await store.append(table, 1, act("b"), Due(8, "bot")) == Appended(2)
    for expected in (0, 1, 2, 9):
        assert await store.append(table, expected, act("a"), None) == Repeated(1)
    assert len(await store.events(table)) == 2
    assert await store.due(table) == Due(8, "bot")


async def test_an_action_id_is_the_seats_own(store: Store) -> None:
    table, other = await lay(store), await lay(store, "u")
    assert await store.append(table, 0, act("a", seat=0), None) == Appended(1)
    assert await store.append(table, 1, act("a", seat=1), None) == Appended(2)
    assert await store.append(other, 0, act("a", seat=0), None) == Appended(1)
    assert await store.append(table, 2, act(None, seat=1), None) == Appended(3)
    assert await store.append(table, 3, act(None, seat=1), None) == Appended(4)
    assert await store.version_of(table, 1, "a") == 2
    assert await store.version_of(table, 1, "b") is None


async def test_event_and_due_row_are_stored_together_or_not_at_all(url: str) -> None:
    class Stopped(Exception):
        pass

    def stop(point: str) -> None:
        if point == "before-commit":
            raise Stopped

    store = await Store.open(url)
    await store.greet_device(DEVICE)
    table = await lay(store)
    failing = await Store.open(url, stop)
    with pytest.raises(Stopped):
        await failing.append(table, 0, act("a"), Due(9, "bot"), ends=True)
    row = await store.table(table)
    assert row is not None
    assert row.ended is None
    assert await store.events(table) == []
    assert await store.due(table) == Due(5, "deal")
    assert await store.append(table, 0, act("a"), Due(9, "bot")) == Appended(1)
    await store.close()
    await failing.close()


async def test_a_due_row_is_claimed_once_and_again_when_the_lease_ends(store: Store, url: str) -> None:
    table = await lay(store)
    other = await Store.open(url)
    claims = await asyncio.gather(
        *(one.claim(name, 10, 60_000, 5) for one, name in ((store, "x"), (other, "y")) for _ in range(4))
    )
    assert sorted(len(found) for found in claims) == [0] * 7 + [1]
    assert await store.claim("z", 10, 0, 5) == []
    (owner,) = await store.lease_owners()
    await store.release(owner)
    assert [claim.table_id for claim in await store.claim("z", 10, 0, 5)] == [table]
    assert [claim.table_id for claim in await store.claim("w", 10, 0, 5)] == [table], "its lease is over"
    assert await store.claim("w", 4, 0, 5) == [], "it is due at 5"
    await other.close()


async def test_what_follows_an_event_is_held_by_nobody(store: Store) -> None:
    table = await lay(store)
    await store.claim("x", 10, 60_000, 5)
    await store.append(table, 0, act("a"), Due(6, "bot"))
    assert await store.lease_owners() == set()
    assert await store.next_due() == 6
    await store.append(table, 1, act("b"), None)
    assert await store.next_due() is None


async def test_the_next_due_instant_looks_past_held_rows(store: Store) -> None:
    await lay(store)
    await store.claim("x", 10, 60_000, 5)
    held = await store.next_due()
    assert held is not None
    assert held > 10, "the end of the lease"
    await store.create_table(NewTable("u", "euchre", "{}", 0, "normal", SEATS), Due(8, "deal"))
    assert await store.next_due() == 8


async def test_a_table_that_ended_is_no_longer_listed(store: Store) -> None:
    first, second = await lay(store, "t"), await lay(store, "u")
    listed = await store.tables_of(DEVICE, 9)
    assert {row.id for row in listed} == {first, second}
    await store.append(first, 0, act("a"), None, ends=True)
    assert [row.id for row in await store.tables_of(DEVICE, 9)] == [second]
    assert await store.tables_of("e" * 40, 9) == []


async def test_a_faster_pace_brings_a_bots_turn_forward_but_no_deal(store: Store) -> None:
    table = await lay(store)
    await store.set_pace(table, "instant", 1)
    assert await store.due(table) == Due(5, "deal")
    await store.append(table, 0, act("a"), Due(9_000, "bot"))
    await store.set_pace(table, "slow", 20_000)
    assert await store.due(table) == Due(9_000, "bot")
    await store.set_pace(table, "instant", 10)
    assert await store.due(table) == Due(10, "bot")
    assert (await store.standings([table]))[table].pace == "instant"


async def test_standings_tell_the_version_of_each_table(store: Store) -> None:
    first, second = await lay(store, "t"), await lay(store, "u")
    await store.append(first, 0, act("a"), None)
    standings = await store.standings([first, second, "nowhere"])
    assert {table: one.version for table, one in standings.items()} == {first: 1, second: 0}


async def test_the_secret_is_made_once(store: Store, url: str) -> None:
    other = await Store.open(url)
    found = await asyncio.gather(*(one.secret("deals", f"s{i}") for i in range(4) for one in (store, other)))
    assert len(set(found)) == 1
    await other.close()


async def test_servers_that_start_at_once_build_one_database(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    await stores[0].greet_device(DEVICE)
    await lay(stores[0])
    assert all([await one.table("t") is not None for one in stores])
    for one in stores:
        await one.close()


async def test_the_migrations_build_the_schema(url: str) -> None:
    store = await Store.open(url)
    await store.close()
    engine = create_engine(driver_url(url))
    async with engine.connect() as connection:
        built = await connection.run_sync(_columns)
    await engine.dispose()
    wanted = {
        table.name: {(column.name, column.nullable) for column in table.columns}
        for table in metadata.tables.values()
    }
    built.pop("alembic_version")
    assert built == wanted


def _columns(connection: sa.Connection) -> dict[str, set[tuple[str, bool]]]:
    look = sa.inspect(connection)
    return {
        name: {(column["name"], column["nullable"]) for column in look.get_columns(name)}
        for name in look.get_table_names()
    }


def test_head_is_the_last_migration() -> None:
    files = sorted(path.stem for path in (MIGRATIONS / "versions").glob("v*.py"))
    assert files[-1].startswith(f"v{HEAD}_")


async def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    await (await Store.open(url)).close()
    engine = create_engine(driver_url(url))
    async with engine.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StorageError, match="newer version"):
        await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == "9999"
    await engine.dispose()


@pytest.mark.parametrize("address", ["mysql://host/name", "what", "", "oracle:/x"])
def test_an_unusable_address_is_refused_in_a_sentence(address: str) -> None:
    with pytest.raises(StorageError, match="DATABASE_URL"):
        driver_url(address)


async def test_a_database_that_cannot_be_opened_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot open the database"):
        await Store.open(f"sqlite:///{tmp_path}/no/such/folder/x.sqlite")


async def test_a_file_that_is_no_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite").write_text("a letter, and no database at all")
    with pytest.raises(StorageError, match="not a database") as caught:
        await Store.open(f"sqlite:///{tmp_path}/x.sqlite")
    assert "\n" not in caught.value.message


async def test_sqlite_flushes_every_commit(tmp_path: Path) -> None:
    engine = create_engine(driver_url(f"sqlite:///{tmp_path}/x.sqlite"))
    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.scalar(sa.text("PRAGMA synchronous")) == 2, "FULL"
        assert await connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"
        assert await connection.scalar(sa.text("PRAGMA foreign_keys")) == 1
    await engine.dispose()
