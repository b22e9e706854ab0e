"""How long an action takes from the player's socket to the disk and to another socket of the table.

One server in a process of its own, on SQLite with every commit flushed (on PostgreSQL too where
EUCHRE_TEST_POSTGRES names a server); players at 1 and at many tables against bots that take no time.
Each table has a player's socket and a watcher's. Browsers and server share this machine.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from common import note, quick, write
from websockets.asyncio.client import ClientConnection, connect

from euchre.server.protocol import (
    Ack,
    Act,
    NewTable,
    Proceed,
    Refused,
    Resume,
    ServerMessage,
    TableCard,
    Update,
    View,
)

SECONDS = 3.0 if quick() else 15.0
TABLES = (1, 50)
UNITS = {
    "tables": "tables played at once",
    "actions": "actions of players measured",
    "acknowledged_ms": "milliseconds from sending to the acknowledgement, after the commit (median, p99)",
    "broadcast_ms": "milliseconds from sending to the update at another socket (median, p99)",
    "actions_per_s": "actions of players a second",
    "events_per_s": "events committed a second, those of bots and deals included",
    "messages_per_s": "messages received by all browsers a second",
}
START = (
    "import sys; from euchre.server.run import serve; from euchre.server.settings import Settings; "
    "sys.exit(serve(Settings.from_env()))"
)
decoder = msgspec.json.Decoder(ServerMessage)
encoder = msgspec.json.Encoder()


@dataclass
class Tally:
    """What all tables together measured."""

    ready: asyncio.Barrier
    until: float = 0.0
    acknowledged: list[float] = field(default_factory=list)
    broadcast: list[float] = field(default_factory=list)
    messages: int = 0
    events: int = 0


@contextmanager
def server(env: dict[str, str]) -> Iterator[str]:
    """Runs a server; gives its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-c", START], env={**os.environ, **env, "PORT": str(port)})
    url = f"http://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + 60
        while not _answers(url):
            if process.poll() is not None or time.monotonic() > deadline:
                raise SystemExit("the server does not start")
            time.sleep(0.02)
        yield url
    finally:
        process.terminate()
        process.wait()


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz").status_code == 200
    except httpx.TransportError:
        return False


def choose(view: View, rng: random.Random) -> str:
    """An action of the view, passing where that is possible."""
    texts = [action.text for action in view.actions] + [card.face for card in view.hand if card.playable]
    if "pass" in texts:
        return "pass"
    if texts:
        return rng.choice(texts)
    assert view.choose is not None
    cards = rng.sample([card.face for card in view.choose.cards], view.choose.min)
    return " ".join([view.choose.verb, *cards])


class Player:
    """A table after another, each played to its end or to the end of the measurement."""

    def __init__(self, url: str, seed: int, tally: Tally) -> None:
        self.http = httpx.Client(base_url=url)
        self.http.get("/api/me")
        self.url = url.replace("http", "ws", 1)
        self.rng = random.Random(seed)
        self.tally = tally
        self.sent_at: dict[int, float] = {}

    async def run(self) -> None:
        """Plays until the time is over."""
        cookie = {"Cookie": f"euchre_device={self.http.cookies['euchre_device']}"}
        first = True
        while first or time.perf_counter() < self.tally.until:
            table = await asyncio.to_thread(self._new_table)
            address = f"{self.url}/ws/tables/{table}"
            async with (
                connect(address, additional_headers=cookie) as player,
                connect(address, additional_headers=cookie) as watcher,
            ):
                if first:
                    # The clock runs from when everybody sits.
                    await self.tally.ready.wait()
                    self.tally.until = time.perf_counter() + SECONDS
                    first = False
                await asyncio.gather(self._send(player, Resume(0)), self._send(watcher, Resume(0)))
                watching = asyncio.create_task(self._watch(watcher))
                await self._play(player)
                watching.cancel()
        self.http.close()

    def _new_table(self) -> str:
        wish = NewTable("euchre", pace="instant")
        answer = self.http.post("/api/tables", content=encoder.encode(wish), timeout=60)
        return msgspec.json.decode(answer.content, type=TableCard).table

    async def _send(self, wire: ClientConnection, message: Act | Proceed | Resume) -> None:
        await wire.send(encoder.encode(message).decode())

    async def _play(self, wire: ClientConnection) -> None:
        answered = 0
        hand = 0
        begun = 0.0
        async for raw in wire:
            message = decoder.decode(raw)
            self.tally.messages += 1
            if isinstance(message, Ack):
                self.tally.acknowledged.append(time.perf_counter() - begun)
                continue
            if isinstance(message, Refused):
                raise SystemExit(f"refused: {message}")
            if not isinstance(message, Update):
                continue
            view = message.view
            self.tally.events += 1
            if view.match is not None or time.perf_counter() > self.tally.until:
                return
            if view.your_turn and message.version > answered:
                answered = message.version
                wish: Act | Proceed = Act(f"a{answered}", answered, choose(view, self.rng))
            elif view.phase == "over" and view.hand_number > hand:
                hand = view.hand_number
                wish = Proceed(f"p{hand}", message.version)
            else:
                continue
            begun = time.perf_counter()
            self.sent_at[message.version + 1] = begun
            await self._send(wire, wish)

    async def _watch(self, wire: ClientConnection) -> None:
        async for raw in wire:
            message = decoder.decode(raw)
            self.tally.messages += 1
            if isinstance(message, Update):
                for version in [known for known in self.sent_at if known <= message.version]:
                    self.tally.broadcast.append(time.perf_counter() - self.sent_at.pop(version))


def spread(values: list[float]) -> dict[str, float]:
    """Median and 99th percentile in milliseconds."""
    if not values:
        raise SystemExit("nothing was measured: the machine is too busy")
    ordered = sorted(values)
    p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    return {"median": round(statistics.median(ordered) * 1000, 2), "p99": round(p99 * 1000, 2)}


async def measure(url: str, tables: int) -> dict[str, Any]:
    """Plays at so many tables at once."""
    tally = Tally(asyncio.Barrier(tables))
    await asyncio.gather(*(Player(url, seed, tally).run() for seed in range(tables)))
    seconds = SECONDS
    return {
        "tables": tables,
        "actions": len(tally.acknowledged),
        "acknowledged_ms": spread(tally.acknowledged),
        "broadcast_ms": spread(tally.broadcast),
        "actions_per_s": round(len(tally.acknowledged) / seconds, 1),
        "events_per_s": round(tally.events / seconds, 1),
        "messages_per_s": round(tally.messages / seconds, 1),
    }


def main() -> None:
    """Measures every database there is."""
    results: dict[str, list[dict[str, Any]]] = {}
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        databases = {"sqlite": f"sqlite:///{folder}/bench.sqlite"}
        if os.environ.get("EUCHRE_TEST_POSTGRES"):
            databases["postgresql"] = os.environ["EUCHRE_TEST_POSTGRES"]
        for name, address in databases.items():
            with server({"DATABASE_URL": address}) as url:
                results[name] = []
                for tables in TABLES:
                    results[name].append(asyncio.run(measure(url, tables)))
                    note(f"{name}: {results[name][-1]}")
    write("roundtrip", UNITS, results)


if __name__ == "__main__":
    main()
