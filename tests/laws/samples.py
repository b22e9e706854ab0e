"""How many random hands each law is tried on: some for every run, more for a soak.

``SOAK_SCALE=20 make soak`` tries twenty times as many: a night's work.
"""

from __future__ import annotations

import os

import pytest

from tests.strategies import all_cases, some_cases

SCALE = int(os.environ.get("SOAK_SCALE", "1"))


def samples(quick: int, soak: int, combinations: int = 5, turn: int = 0):
    """Parameters (case, number of hands): every variant alone, with each setting, with several at once.

    ``turn``: which of three samples every run takes; the long run takes all.
    """
    every = all_cases(combinations)
    return [
        *(pytest.param(case, quick, id=f"{case}") for case in some_cases(turn)),
        *(pytest.param(case, soak * SCALE, id=f"{case}-soak", marks=pytest.mark.soak) for case in every),
    ]
