"""Kills the server dead, at named points and at random moments, while a match is played.

It is started again on the same database; the browser comes back and sends again what was not acknowledged.
In the end nothing that was acknowledged may be lost, nothing may have happened twice, and the match must
have gone on to an end that its own record replays to.
"""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from euchre import notation
from euchre.notation import replay
from euchre.server import fold
from euchre.server.faults import POINTS
from euchre.server.protocol import View
from euchre.storage import Store
from tests.server.client import Browser, ScriptedClient
from tests.server.databases import fresh_database
from tests.server.process import ServerProcess

SECONDS = 240.0
POLL_SECONDS = 0.01
KILLED = -9
RANDOM_KILLS = 20


@pytest.fixture
def database(tmp_path: Path) -> Iterator[str]:
    with fresh_database(tmp_path) as url:
        yield url


def _start_again(server: ServerProcess) -> None:
    """Starts the server; one that is killed before it was asked whether it serves is the next death."""
    try:
        server.start()
    except AssertionError:
        if server.returncode != KILLED:
            raise


@asynccontextmanager
async def watched_over(server: ServerProcess) -> AsyncIterator[list[int]]:
    """Starts the server again whenever it is dead, without what made it die; lists how it died."""
    deaths: list[int] = []

    async def watch() -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            status = server.returncode
            if status is not None:
                deaths.append(status)
                await asyncio.to_thread(_start_again, server)

    watching = asyncio.create_task(watch())
    try:
        yield deaths
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


async def check(database: str, server: ServerProcess, client: ScriptedClient, end: View) -> None:
    """Nothing acknowledged is lost, nothing happened twice, and the record tells the same match."""
    record = client.browser.record(client.table)
    assert server.stop() == 0, server.log
    store = await Store.open(database)
    events, row = await store.events(client.table), await store.table(client.table)
    assert await store.due(client.table) is None, "when a match is over nothing is due"
    await store.close()
    assert row is not None
    assert row.ended is not None

    assert [event.version for event in events] == list(range(1, len(events) + 1))
    ids = Counter(event.action_id for event in events if event.action_id is not None)
    assert set(ids.values()) == {1}
    assert set(client.acks) == set(ids) == set(client.sent), "what was sent was acknowledged, once"

    table = fold.lay(row)
    for event in events:
        table = table.after(event)
        if event.action_id is not None:
            assert table.sights[0].version_at(event.version) == client.acks[event.action_id]
    assert end.match is not None
    assert (table.match.winner, list(table.match.score)) == (end.match.winner, end.match.score)

    replayed = replay(notation.from_json(record)).as_json()
    assert (replayed["winner"], replayed["score"]) == (end.match.winner, end.match.score)
    assert replayed["phase"] == "over"


async def play_through(
    database: str, folder: Path, variant: str, target: int, crash_at: str
) -> tuple[list[int], ScriptedClient]:
    server = ServerProcess(database, folder)
    server.start()
    try:
        with Browser(server.url) as browser:
            table = browser.new_table(variant, set={"match.target": target}).table
            # Start anew with the fault, so that the table itself is surely there.
            server.kill()
            server.start(EUCHRE_CRASH_AT=crash_at)
            client = ScriptedClient(browser, table, random.Random(crash_at))
            async with watched_over(server) as deaths:
                end = await client.play(SECONDS)
            await check(database, server, client, end)
            return deaths, client
    finally:
        server.kill()


@pytest.mark.parametrize("number", [2, 7])
@pytest.mark.parametrize("point", POINTS)
async def test_killed_at_a_named_point(database: str, tmp_path: Path, point: str, number: int) -> None:
    deaths, client = await play_through(database, tmp_path, "euchre", 5, f"{point}:{number}")
    assert deaths == [KILLED], "it died once, at the point"
    early = 1 if number <= 3 else 2  # three bots may act, and the server die, before anybody comes
    assert client.connections >= early


@pytest.mark.parametrize(("variant", "target"), [("two-handed", 2), ("bid-euchre", 10)])
async def test_killed_in_other_games(database: str, tmp_path: Path, variant: str, target: int) -> None:
    deaths, _ = await play_through(database, tmp_path, variant, target, "after-commit:5")
    assert deaths == [KILLED]


async def test_killed_at_random_moments(database: str, tmp_path: Path) -> None:
    """Twenty times in one match, whatever the server is doing then."""
    rng = random.Random(20)
    server = ServerProcess(database, tmp_path)
    server.start()
    try:
        with Browser(server.url) as browser:
            table = browser.new_table("euchre", set={"match.target": 10}).table
            client = ScriptedClient(browser, table, rng)
            async with watched_over(server) as deaths:
                playing = asyncio.create_task(client.play(SECONDS))
                while len(deaths) < RANDOM_KILLS and not playing.done():
                    await _messages(client, rng.randint(1, 12), playing)
                    await asyncio.sleep(rng.random() * 0.03)
                    await _kill(server, deaths)
                end = await playing
            assert deaths.count(KILLED) == len(deaths) == RANDOM_KILLS
            await check(database, server, client, end)
    finally:
        server.kill()


async def _messages(client: ScriptedClient, more: int, playing: asyncio.Task[View]) -> None:
    """Waits until the server has said some more."""
    wanted = len(client.messages) + more
    while len(client.messages) < wanted and not playing.done():
        await asyncio.sleep(POLL_SECONDS)


async def _kill(server: ServerProcess, deaths: list[int]) -> None:
    """Kills the server, and waits until it is known to be dead."""
    before = len(deaths)
    server.kill()
    async with asyncio.timeout(SECONDS):
        while len(deaths) == before:
            await asyncio.sleep(POLL_SECONDS)
