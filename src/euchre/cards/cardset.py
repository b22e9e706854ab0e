"""Sets of physical cards as 64-bit masks: bit ``i`` stands for card id ``i``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Mask = int
"""A set of card ids, 0–63, as an integer's bits."""


def ids(mask: Mask) -> Iterator[int]:
    """Yield the ids in a mask, lowest first.

    >>> list(ids(0b1010))
    [1, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(card_ids: Iterable[int]) -> Mask:
    """The mask of some ids.

    >>> mask_of([1, 3])
    10
    """
    mask = 0
    for card_id in card_ids:
        mask |= 1 << card_id
    return mask
