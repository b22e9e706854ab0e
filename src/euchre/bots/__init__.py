"""Players that choose by what their seat has seen."""

from euchre.bots.base import Bot, make, names

__all__ = ["Bot", "make", "names"]
