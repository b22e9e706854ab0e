"""The application: its parts, put together for the time that it runs."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from euchre.errors import EuchreError
from euchre.server import api, failures, pages
from euchre.server.advice import Advice
from euchre.server.fairness import SECRET_BYTES, Chance
from euchre.server.faults import Faults
from euchre.server.guard import Guard
from euchre.server.hub import CHANNEL, Hub
from euchre.server.lobby import Lobby
from euchre.server.prepared import PreparedDeals
from euchre.server.runner import Runner
from euchre.server.settings import Settings
from euchre.server.sockets import table_socket
from euchre.server.tables import Tables
from euchre.storage import Store

MOST_BODY_BYTES = 16_384


def create_app(settings: Settings) -> Litestar:
    """The ASGI application. Raises `SettingsError` for prepared deals that cannot be dealt."""
    channels = ChannelsPlugin(backend=MemoryChannelsBackend(), channels=[CHANNEL])
    prepared = PreparedDeals.read(settings.deals)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with parts(app.state, settings, channels, prepared):
            yield

    app = Litestar(
        route_handlers=[*api.ROUTES, table_socket, pages.page, pages.file],
        plugins=[channels],
        lifespan=[running],
        state=State({"web": pages.load(pages.find())}),
        exception_handlers={
            EuchreError: failures.on_euchre_error,
            HTTPException: failures.on_http_error,
            RecursionError: failures.on_deep_nesting,
            Exception: failures.on_any_error,
        },
        request_max_body_size=MOST_BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )
    # Around the router, not within it: answers to unknown paths are guarded too.
    app.asgi_handler = Guard(app.asgi_handler)
    return app


@asynccontextmanager
async def parts(
    state: State, settings: Settings, channels: ChannelsPlugin, prepared: PreparedDeals
) -> AsyncIterator[None]:
    """Opens the database and keeps the worker's own tasks running."""
    faults = Faults(settings.crash_at)
    store = await Store.open(settings.database_url, faults.reach)
    secret = settings.secret or bytes.fromhex(await store.secret("deals", secrets.token_hex(SECRET_BYTES)))
    chance = Chance(secret)
    hub = Hub(channels, store)
    wake = asyncio.Event()
    tables = Tables(store, chance, prepared, wake.set)
    runner = Runner(store, tables, hub, wake)
    hub.on_pace = tables.note_pace
    state.store, state.tables, state.hub, state.faults = store, tables, hub, faults
    state.advice = Advice(store, tables)
    state.lobby = Lobby(store, tables, chance, prepared, wake.set)
    tasks = [asyncio.create_task(work) for work in (hub.listen(), hub.reread(), runner.run())]
    try:
        yield
    finally:
        state.advice.stop()
        for task in reversed(tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await store.close()
