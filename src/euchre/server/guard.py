"""What every HTTP request passes: who sends it, from which page, and the headers of every answer."""

from __future__ import annotations

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from euchre.server import identity
from euchre.server.protocol import Failure, Text

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


def device_in(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """The device that a connection's cookie names."""
    token = identity.token_in(connection.cookies)
    return None if token is None else identity.device_of(token)


class Guard:
    """ASGI middleware around the whole application; WebSockets pass to their own handler."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one connection."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        asked, scope = scope, {**scope}
        if asked["method"] == "HEAD":  # answered as GET, without the body
            scope["method"] = HttpMethod.GET
        connection: ASGIConnection = ASGIConnection(scope)  # type: ignore[type-arg]
        headers = dict(HEADERS)
        own = identity.own_origin(connection.headers.get("origin"), connection.headers.get("host"))
        allowed = own or scope["method"] in SAFE_METHODS
        if allowed and _knows_devices(scope["path"]):
            token = identity.token_in(connection.cookies)
            if token is None:
                token = identity.new_token()
                headers["set-cookie"] = identity.cookie(token, secure=scope["scheme"] == "https")
            scope["state"]["device"] = identity.device_of(token)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                out = MutableScopeHeaders.from_message(message)
                for name, value in headers.items():
                    out[name] = value
            elif message["type"] == "http.response.body" and asked["method"] == "HEAD":
                message["body"] = b""
            await send(message)

        if allowed:
            await self._app(scope, receive, guarded)
        else:
            await _refuse(guarded)


def _knows_devices(path: str) -> bool:
    return path == "/" or path.startswith(("/api/", "/table/"))


async def _refuse(send: Send) -> None:
    body = msgspec.json.encode(Failure("wrong-origin", Text("reason-wrong-origin")))
    start: Message = {
        "type": "http.response.start",
        "status": 403,
        "headers": [(b"content-type", b"application/json")],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
