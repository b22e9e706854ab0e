"""How far a long command is, and what one that was interrupted ends with."""

from __future__ import annotations

import sys

INTERRUPTED = 130
"""The status of a command that was interrupted."""


class Progress:
    """One line on standard error that is written over; nothing where standard error is no terminal."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()

    def show(self, text: str) -> None:
        """Write the line anew."""
        self._write(text)

    def clear(self) -> None:
        """Take the line away."""
        self._write("")

    def _write(self, text: str) -> None:
        if self._shown:
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
