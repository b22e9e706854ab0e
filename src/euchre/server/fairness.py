"""Chance at the tables: every seed is made from the server's secret, and says what it is for.

The secret never leaves the server. Seeds of different purposes, tables or versions have nothing to do with
one another, so no bot's luck tells anything about a deal.
"""

from __future__ import annotations

import hashlib
import hmac
import random

SECRET_BYTES = 32


class Chance:
    """The random numbers of one server."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"the secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self._secret = secret

    def _rng(self, purpose: str, table: str, version: int) -> random.Random:
        message = f"euchre\0{purpose}\0{table}\0{version}".encode()
        return random.Random(hmac.digest(self._secret, message, hashlib.sha256))

    def first_dealer(self, table: str, seats: int) -> int:
        """Who deals a table's first hand."""
        return self._rng("dealer", table, 0).randrange(seats)

    def deal(self, table: str, version: int) -> random.Random:
        """The source for the deal that follows a table's version."""
        return self._rng("deal", table, version)

    def bot(self, table: str, version: int) -> random.Random:
        """The source for a bot's choice at a table's version."""
        return self._rng("bot", table, version)
