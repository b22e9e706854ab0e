"""Several servers on one database, bots at work, starting and stopping."""

import asyncio
import random
import socket
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from euchre.bots import base
from euchre.bots.uniform import Uniform
from euchre.game import Action, Observation
from euchre.server.fairness import Chance
from euchre.server.hub import REREAD_SECONDS
from euchre.server.lobby import Lobby
from euchre.server.prepared import PreparedDeals
from euchre.server.protocol import Ack, Act, NewTable, Resume, Update
from euchre.server.tables import Tables
from euchre.storage import Store, now
from tests.server.client import Browser, ScriptedClient, choose, decoder, encode
from tests.server.process import ServerProcess


async def next_turn(browser: Browser, table: str, since: int) -> Update:
    """Comes to a table and waits for the turn, or for the end of the hand."""
    async with browser.socket(table) as wire, asyncio.timeout(60):
        await wire.send(encode(Resume(since)))
        while True:
            message = decoder.decode(await wire.recv())
            if isinstance(message, Update) and (message.view.your_turn or message.view.phase == "over"):
                return message


async def test_any_worker_serves_any_table(database: str, tmp_path: Path) -> None:
    """Each action goes to the other of two servers, which know of each other by the database alone."""
    rng = random.Random(1)
    with ServerProcess(database, tmp_path) as one, ServerProcess(database, tmp_path) as other:
        with Browser(one.url) as browser:
            table = browser.new_table("euchre").table
            version = 0
            for number in range(12):
                browser.url = (one, other)[number % 2].url
                update = await next_turn(browser, table, version)
                if update.view.phase == "over":
                    break
                assert update.version > version
                version = update.version
                async with browser.socket(table) as wire, asyncio.timeout(60):
                    await wire.send(encode(Act(f"a{number}", version, choose(update.view, rng))))
                    answer = decoder.decode(await wire.recv())
                    assert answer == Ack(f"a{number}", version + 1)
            assert number > 3
        assert "Traceback" not in one.log + other.log


async def test_a_lost_hint_costs_two_seconds_and_not_a_table(database: str, tmp_path: Path) -> None:
    """What happens at one server is seen at the other, though no hint travels between them."""
    here, there = ServerProcess(database, tmp_path), ServerProcess(database, tmp_path)
    with here, there, Browser(here.url) as browser:
        table = browser.new_table("euchre").table
        update = await next_turn(browser, table, 0)
        browser.url = there.url
        watching = browser.socket(table)
        browser.url = here.url
        async with watching as watcher, browser.socket(table) as player, asyncio.timeout(60):
            await watcher.send(encode(Resume(update.version)))
            assert isinstance(decoder.decode(await watcher.recv()), Update)
            await player.send(encode(Act("a", update.version, choose(update.view, random.Random(1)))))
            assert isinstance(decoder.decode(await player.recv()), Ack)
            begun = time.monotonic()
            seen = decoder.decode(await watcher.recv())
            assert isinstance(seen, Update)
            assert seen.version > update.version
            assert time.monotonic() - begun < REREAD_SECONDS * 10


async def test_a_server_that_is_told_to_stop_says_goodbye(database: str, tmp_path: Path) -> None:
    server = ServerProcess(database, tmp_path)
    server.start()
    with Browser(server.url) as browser:
        table = browser.new_table("euchre", pace="slow").table
        async with browser.socket(table) as wire:
            await wire.send(encode(Resume(0)))
            await wire.recv()
            assert await asyncio.to_thread(server.stop) == 0
            with pytest.raises(ConnectionClosed):  # noqa: PT012
                while True:
                    await wire.recv()
        store = await Store.open(database)
        assert await store.lease_owners() == set(), "it let go of what it had claimed"
        await store.close()
        assert "Traceback" not in server.log
        server.start()
        client = ScriptedClient(browser, table, random.Random(1))
        browser.http.post(f"/api/tables/{table}/pace", json={"pace": "instant"})
        await client.play(60, until=lambda view: view.your_turn)
        server.kill()


async def test_rows_of_a_dead_worker_are_taken_over_at_once(database: str, tmp_path: Path) -> None:
    """A claim of a process that no longer runs does not have to run out; one that may run is left alone."""
    store = await Store.open(database)
    chance, prepared = Chance(b"x" * 32), PreparedDeals()
    lobby = Lobby(store, Tables(store, chance, prepared, lambda: None), chance, prepared, lambda: None)
    owners = {f"{socket.gethostname()}:{2**22 + 1}:dead": True, "elsewhere:1:alive": False}
    laid: dict[str, bool] = {}
    for owner, dead in owners.items():
        card = await lobby.create("device", NewTable("euchre"))
        (claim,) = await store.claim(owner, now() + 1_000, 10**9, 1)
        assert claim.table_id == card.table
        laid[card.table] = dead
    with ServerProcess(database, tmp_path):
        (dead_one,) = [table for table, dead in laid.items() if dead]
        async with asyncio.timeout(60):
            while not await store.events(dead_one):
                await asyncio.sleep(0.01)
        standings = await store.standings(laid)
        assert [standings[table].version > 0 for table in laid] == list(laid.values())
    await store.close()


# ---------------------------------------------------------------- bots


class Broken(Uniform):
    """A bot that fails."""

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        raise ZeroDivisionError


async def test_a_bot_that_fails_leaves_nobody_waiting(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(base, "make", lambda _name: Broken())
    store = await Store.open(database)
    chance, prepared = Chance(b"x" * 32), PreparedDeals()
    tables = Tables(store, chance, prepared, lambda: None)
    lobby = Lobby(store, tables, chance, prepared, lambda: None)
    card = await lobby.create("device", NewTable("euchre", pace="instant"))
    table = await tables.deal(card.table, 0)
    assert table is not None
    if table.to_act == 0:
        await tables.act(card.table, "device", Act("a", 1, "pass"))
    made = await tables.bot_event(card.table)
    assert made is not None
    assert await tables.commit(*made, 0) is not None
    assert "failed" in caplog.text
    await store.close()


def test_chance_is_of_one_purpose_one_table_and_one_version() -> None:
    chance = Chance(b"x" * 32)

    def draw(rng: random.Random) -> float:
        return rng.random()

    drawn = [
        draw(chance.deal("t", 1)),
        draw(chance.deal("t", 2)),
        draw(chance.deal("u", 1)),
        draw(chance.bot("t", 1)),
        draw(Chance(b"y" * 32).deal("t", 1)),
    ]
    assert len(set(drawn)) == len(drawn)
    assert draw(chance.deal("t", 1)) == drawn[0]
    dealers = [chance.first_dealer(f"t{number}", 4) for number in range(400)]
    assert all(60 < dealers.count(seat) < 140 for seat in range(4))
    with pytest.raises(ValueError, match="32 bytes"):
        Chance(b"short")
