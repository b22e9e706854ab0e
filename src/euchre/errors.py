"""Errors that say what is wrong and what would be right.

Every error carries a stable ``reason`` code (kebab-case) that clients translate; the message is English
for logs, the command line and developers.
"""

from __future__ import annotations


class EuchreError(Exception):
    """Base of all errors raised on purpose.

    ``reason`` is a stable code such as ``"must-follow"``; ``details`` holds the values the message names,
    so that a translated text can name them too.
    """

    def __init__(self, reason: str, message: str, **details: object) -> None:
        super().__init__(message)
        self.reason = reason
        self.details = details

    @property
    def message(self) -> str:
        """The English sentence."""
        return str(self)


class IllegalAction(EuchreError):
    """An action that the rules do not allow now; nothing has changed."""


class RulesError(EuchreError):
    """Rules that cannot be played: an unknown variant or key, a wrong value, an impossible combination."""


class NotationError(EuchreError):
    """A text or record that cannot be read."""
