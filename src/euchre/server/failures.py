"""Every HTTP error as one `Failure`: a stable reason and a text that says what would be right."""

from __future__ import annotations

import logging

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

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


def reason_text(reason: str, details: dict[str, object] | None = None) -> Text:
    """The text of a reason, with those of its details that a text can hold."""
    args: dict[str, ArgValue] = {}
    for key, value in (details or {}).items():
        if isinstance(value, bool) or value is None:
            continue
        args[key] = value if isinstance(value, int) else str(value)
    return Text(f"reason-{reason}", args)


def failure(status: int, reason: str, **details: object) -> Response[bytes]:
    """An error answer."""
    body = msgspec.json.encode(Failure(reason, reason_text(reason, details)))
    return Response(body, status_code=status, media_type="application/json")


class Refusal(EuchreError):
    """A wish that the server does not grant; nothing has changed. ``status`` is for HTTP."""

    def __init__(self, status: int, reason: str, message: str, **details: object) -> None:
        super().__init__(reason, message, **details)
        self.status = status


def on_euchre_error(_request: Request, error: EuchreError) -> Response[bytes]:  # type: ignore[type-arg]
    """Answers an error raised on purpose."""
    status = error.status if isinstance(error, Refusal) else 400
    return failure(status, error.reason, **error.details)


def on_http_error(request: Request, error: HTTPException) -> Response[bytes]:  # type: ignore[type-arg]
    """Answers an error of the framework: an unknown path, a body that does not fit."""
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


def on_any_error(request: Request, error: Exception) -> Response[bytes]:  # type: ignore[type-arg]
    """Answers a fault of the server itself, and logs it."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return failure(500, "internal")
