"""Every HTTP error as one `Failure`: a stable reason and a text that says what would be right."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from euchre import locales
from euchre.errors import EuchreError
from euchre.server.protocol import ArgValue, Failure, Text

log = logging.getLogger(__name__)

HTTP_REASONS = {
    400: "bad-request",
    404: "not-found",
    405: "wrong-method",
    413: "message-too-large",
    415: "not-json",
}

BROKEN_OFF = "client disconnected prematurely"
"""The framework's words for an upload that ends early; nobody is there to read the answer."""


def reason_text(reason: str, details: Mapping[str, object] | None = None, message: str = "") -> Text:
    """The text of a reason, with those of its details that a text can hold.

    A reason without a text of its own (rules that cannot be played have many) is told by its message.
    """
    args: dict[str, ArgValue] = {**locales.arguments(details or {})}
    if locales.has(locales.BASE, f"reason-{reason}"):
        return Text(f"reason-{reason}", args)
    return Text("reason-other", {"detail": message or reason})


def failure(status: int, reason: str, message: str = "", **details: object) -> Response[bytes]:
    """An error answer."""
    body = msgspec.json.encode(Failure(reason, reason_text(reason, details, message)))
    return Response(body, status_code=status, media_type="application/json")


class Refusal(EuchreError):
    """A wish that the server does not grant; nothing has changed. ``status`` is for HTTP."""

    def __init__(self, status: int, reason: str, message: str, **details: object) -> None:
        super().__init__(reason, message, **details)
        self.status = status


def on_euchre_error(_request: Request, error: EuchreError) -> Response[bytes]:  # type: ignore[type-arg]
    """Answers an error raised on purpose."""
    status = error.status if isinstance(error, Refusal) else 400
    return failure(status, error.reason, error.message, **error.details)


def on_http_error(request: Request, error: HTTPException) -> Response[bytes]:  # type: ignore[type-arg]
    """Answers an error of the framework: an unknown path, a body that does not fit."""
    if error.detail == BROKEN_OFF:
        return failure(400, "bad-request", detail=BROKEN_OFF)
    reason = HTTP_REASONS.get(error.status_code, "bad-request" if error.status_code < 500 else "internal")
    if reason == "internal":
        return on_any_error(request, error)
    details = {"detail": _detail(error)} if reason == "bad-request" else {"path": request.url.path}
    return failure(error.status_code, reason, **details)


def _detail(error: HTTPException) -> str:
    """What is wrong with a body, and where in it."""
    cause = error.__cause__
    wrong = str(cause) if isinstance(cause, msgspec.MsgspecError) else error.detail
    return wrong.replace("`$.data", "`$")


def on_deep_nesting(_request: Request, _error: RecursionError) -> Response[bytes]:  # type: ignore[type-arg]
    """Answers a body nested so deeply that it cannot be read."""
    return failure(400, "bad-request", detail="JSON is nested too deeply")


def on_any_error(request: Request, error: Exception) -> Response[bytes]:  # type: ignore[type-arg]
    """Answers a fault of the server itself, and logs it."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return failure(500, "internal")
