"""Stops the process dead at a named point, so that tests can show what survives."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass

POINTS = ("before-commit", "after-commit", "after-ack", "before-publish")


@dataclass(frozen=True)
class Fault:
    """The point to die at, and at which arrival there (counting from 1)."""

    point: str
    number: int


class Faults:
    """Counts arrivals at the named points; without a fault it does nothing else."""

    def __init__(self, fault: Fault | None) -> None:
        self._fault = fault
        self._arrivals = 0

    def reach(self, point: str) -> None:
        """Says that the process is at ``point`` now; it may not return."""
        if self._fault is None or self._fault.point != point:
            return
        self._arrivals += 1
        if self._arrivals == self._fault.number:
            os.kill(os.getpid(), signal.SIGKILL)
