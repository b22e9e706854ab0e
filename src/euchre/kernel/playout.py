"""Hands played out fast."""

from __future__ import annotations

from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from euchre.game.play import Tricks
from euchre.kernel.batch import frame_of
from euchre.kernel.native import _kernel
from euchre.kernel.translate import tables_of, worth_of
from euchre.kernel.value import Unit


class Policy(StrEnum):
    """How the cards are chosen.

    Random: each legal face equally likely. Rule of thumb: by own hand, the trick on the table and the cards
    played since the position only; the makers draw trump with the best trump out, winners of short suits are
    led, a camp-mate's sure trick is left to him, the last to act wins as cheaply as possible.
    """

    RANDOM = "random"
    RULE_OF_THUMB = "rule-of-thumb"


def rollout(
    public: Tricks,
    hands: NDArray[np.uint64],
    policy: Policy = Policy.RANDOM,
    unit: Unit = Unit.POINTS,
    *,
    seed: int = 0,
    first: int = 0,
    threads: int = 1,
) -> NDArray[np.int16]:
    """Play each world to its end.

    ``hands``: uint64 (worlds, seats), masks as held now. Returns int16 (worlds): the makers' tricks of the
    whole hand, or their points minus all others'. World ``i`` draws from (seed, first + i), whatever the
    number of threads. The GIL is released.
    """
    tables = tables_of(public.setup.rules, public.contract.strain)
    worlds = np.ascontiguousarray(hands, np.uint64)
    taken = _kernel.rollout(tables, frame_of(public, hands), worlds, policy.value, seed, first, threads)
    makers = taken[:, 0]
    worth = worth_of(public, unit)
    return makers.astype(np.int16) if worth is None else np.array(worth, np.int16)[makers]
