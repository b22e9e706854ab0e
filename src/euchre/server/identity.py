"""Who is there: a device is known by a random token in a cookie that scripts cannot read.

The database keeps only a hash of the token, so a copy of it lets nobody sit in another's seat.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from http.cookies import SimpleCookie
from urllib.parse import urlsplit

COOKIE = "euchre_device"
MAX_AGE = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""

_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


def new_token() -> str:
    """A fresh token of 192 random bits."""
    return secrets.token_urlsafe(24)


def token_in(cookies: Mapping[str, str]) -> str | None:
    """The token among a request's cookies, if there is one of the right form."""
    token = cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def device_of(token: str) -> str:
    """The id under which a token's device is known here."""
    return hashlib.sha256(b"device\0" + token.encode()).hexdigest()[:40]


def cookie(token: str, *, secure: bool) -> str:
    """The Set-Cookie header that hands the token to the browser."""
    jar: SimpleCookie = SimpleCookie()
    jar[COOKIE] = token
    morsel = jar[COOKIE]
    morsel["path"] = "/"
    morsel["max-age"] = str(MAX_AGE)
    morsel["samesite"] = "Lax"
    morsel["httponly"] = True
    if secure:
        morsel["secure"] = True
    return morsel.OutputString()


def own_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from a page of this server; programs that send no origin may pass."""
    if origin is None:
        return True
    try:
        own = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return host is not None and own == host.lower()
