"""Starts the server in this process and serves until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import webbrowser
from contextlib import closing, suppress
from types import FrameType

import uvicorn

from euchre import locales
from euchre.server.app import create_app
from euchre.server.settings import Settings, SettingsError
from euchre.server.sockets import TRANSPORT_BYTES
from euchre.storage import Store

STOP_SECONDS = 5
"""How long open connections may take to finish when the server stops."""


class Server(uvicorn.Server):
    """Says where it serves once it does, and opens a browser there if that was asked for."""

    def __init__(self, config: uvicorn.Config, address: str, ready: str, *, open_browser: bool) -> None:
        super().__init__(config)
        self._ready = ready
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts listening."""
        await super().startup(sockets)
        if not self.started:
            return
        print(self._ready, flush=True)
        if self._open_browser and _has_browser():
            await asyncio.to_thread(webbrowser.open, self._address)


def serve(settings: Settings, *, open_browser: bool = False, lang: str = locales.BASE) -> int:
    """Serves until SIGTERM or SIGINT; gives the exit status. ``lang``: the language of the console.

    Raises: `SettingsError`; `StorageError` for a database that cannot be used.
    """
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _stop)
    _check_address(settings)
    asyncio.run(_check_database(settings))
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=TRANSPORT_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        access_log=False,
        log_config=None,
        server_header=False,
    )
    ready = locales.text(lang, "server-serving", address=address(settings))
    server = Server(config, address(settings), ready, open_browser=open_browser)
    server.run()
    return 0 if server.started else 1


def _stop(_number: int, _frame: FrameType | None) -> None:
    """Ends the process: uvicorn calls this when it has finished what was open."""
    raise SystemExit(0)


def address(settings: Settings) -> str:
    """The address at which a person on this machine finds the server."""
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    return f"http://{f'[{host}]' if ':' in host and not host.startswith('[') else host}:{settings.port}/"


def _has_browser() -> bool:
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return False
    with suppress(webbrowser.Error):
        return webbrowser.get() is not None
    return False


async def _check_database(settings: Settings) -> None:
    store = await Store.open(settings.database_url)
    await store.close()


def _check_address(settings: Settings) -> None:
    """Says in a sentence that the address cannot be had, before anything is opened."""
    try:
        family = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0][0]
        with closing(socket.socket(family, socket.SOCK_STREAM)) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((settings.host, settings.port))
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "that is no name of a host"
        raise SettingsError(
            "address-unavailable",
            f"cannot serve at {settings.host} port {settings.port} ({why}): "
            "stop what runs there, or choose another by HOST and PORT",
        ) from error
