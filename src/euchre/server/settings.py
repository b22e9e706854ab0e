"""What a host may set, all from the environment; a value that cannot be used stops the start."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from euchre.errors import EuchreError
from euchre.server.fairness import SECRET_BYTES
from euchre.server.faults import POINTS, Fault


class SettingsError(EuchreError):
    """A setting that cannot be used; the text names it and says what would be right."""


@dataclass(frozen=True)
class Settings:
    """The settings of one server; without ``secret`` it is kept in the database."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = "sqlite://"
    secret: bytes | None = field(default=None, repr=False)
    deals: Path | None = None
    crash_at: Fault | None = None

    @classmethod
    def from_env(
        cls, env: Mapping[str, str] = os.environ, *, host: str | None = None, port: int | None = None
    ) -> Settings:
        """Reads the environment; ``host`` and ``port``, where given, come first. Raises `SettingsError`."""
        deals = env.get("EUCHRE_DEALS")
        return cls(
            host=host or env.get("HOST") or cls.host,
            port=port if port is not None else _port(env.get("PORT") or str(cls.port)),
            database_url=env.get("DATABASE_URL") or _sqlite(env),
            secret=_secret(env["EUCHRE_SECRET"]) if env.get("EUCHRE_SECRET") else None,
            deals=_readable(deals) if deals else None,
            crash_at=_fault(env["EUCHRE_CRASH_AT"]) if env.get("EUCHRE_CRASH_AT") else None,
        )


def _wrong(name: str, value: str, right: str) -> SettingsError:
    return SettingsError("bad-setting", f"{name}={value!r} cannot be used: {right}", name=name)


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise _wrong("PORT", text, "give a number from 1 to 65535")
    return int(text)


def _secret(text: str) -> bytes:
    if not re.fullmatch(rf"[0-9a-fA-F]{{{2 * SECRET_BYTES}}}", text):
        right = (
            f"EUCHRE_SECRET is {2 * SECRET_BYTES} hexadecimal digits, such as `openssl rand -hex 32` prints"
        )
        raise SettingsError("bad-setting", right, name="EUCHRE_SECRET")
    return bytes.fromhex(text)


def _readable(text: str) -> Path:
    path = Path(text)
    if not path.is_file():
        raise _wrong("EUCHRE_DEALS", text, "there is no such file")
    return path


def _fault(text: str) -> Fault:
    name, _, number = text.partition(":")
    if name not in POINTS or (number and not number.isdecimal()) or number == "0":
        raise _wrong("EUCHRE_CRASH_AT", text, f"give one of {', '.join(POINTS)}, and :N for the N-th time")
    return Fault(name, int(number or 1))


def _sqlite(env: Mapping[str, str]) -> str:
    folder = Path(env["EUCHRE_DATA"]) if env.get("EUCHRE_DATA") else data_folder(env)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK)
    except OSError as error:
        raise _wrong("EUCHRE_DATA", str(folder), f"the folder cannot be made ({error.strerror})") from error
    if not writable:
        raise _wrong("EUCHRE_DATA", str(folder), "the folder cannot be written to")
    return f"sqlite:///{folder.resolve() / 'euchre.sqlite'}"


def data_folder(env: Mapping[str, str]) -> Path:
    """Where this platform keeps a person's program data; ``./data`` where there is no home."""
    home = env.get("HOME") or env.get("USERPROFILE")
    if sys.platform == "win32" and env.get("LOCALAPPDATA"):
        return Path(env["LOCALAPPDATA"]) / "euchre"
    if env.get("XDG_DATA_HOME"):
        return Path(env["XDG_DATA_HOME"]) / "euchre"
    if not home or not os.access(home, os.W_OK):
        return Path("data")
    if sys.platform == "darwin":
        return Path(home) / "Library" / "Application Support" / "euchre"
    return Path(home) / ".local" / "share" / "euchre"
