"""How many random hands each law is tried on: some for every run, many more for a soak."""

from __future__ import annotations

import pytest

from tests.strategies import all_cases


def samples(quick: int, soak: int, combinations: int = 5):
    """Parameters (case, number of hands): every variant alone, with each setting, with several at once."""
    cases = all_cases(combinations)
    return [
        *(pytest.param(case, quick, id=f"{case}") for case in cases),
        *(pytest.param(case, soak, id=f"{case}-soak", marks=pytest.mark.soak) for case in cases),
    ]
