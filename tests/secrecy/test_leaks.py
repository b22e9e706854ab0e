"""The secrecy tests can fail: each of ten deliberate leaks is found, in every variant that has it to leak."""

from __future__ import annotations

import random

import pytest

from tests.secrecy.detector import LeakError, Truth, check_all
from tests.secrecy.leaks import ALL, LEAKS
from tests.strategies import games

TEN = (
    "partner's hand",
    "stock",
    "discard",
    "card in transit",
    "another's legal actions",
    "the true world in a hint",
    "the seed",
    "an early reveal",
    "a private offer",
    "the next deal",
)

EACH = [
    pytest.param(leak, case, id=f"{leak.what}-{leak.how}-{case}") for leak in LEAKS for case in leak.applies
]


def truths(case):
    played = list(games(case, 8, seed="leaks"))
    return [Truth(tuple(played[at : at + 2])) for at in range(0, len(played), 2)]


def test_there_are_ten():
    assert tuple(dict.fromkeys(leak.what for leak in LEAKS)) == TEN


@pytest.mark.parametrize(("leak", "case"), EACH)
def test_the_leak_is_found(leak, case, monkeypatch):
    hands = truths(case)
    with monkeypatch.context() as patch:
        extras = leak.switch(patch)
        with pytest.raises(LeakError):
            check_all(hands, random.Random(1), extras)


@pytest.mark.parametrize("case", sorted({case for leak in LEAKS for case in leak.applies}, key=str), ids=str)
def test_without_a_leak_none_is_found(case):
    """The same hands are clean: what was found above is the leak and nothing else."""
    assert check_all(truths(case), random.Random(1)) > 200


def test_every_variant_has_leaks_to_find():
    for case in ALL:
        assert len({leak.what for leak in LEAKS if case in leak.applies}) >= 6
