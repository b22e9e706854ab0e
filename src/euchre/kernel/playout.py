"""Hands played out fast."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from euchre.cards import mask_of
from euchre.game.play import Tricks
from euchre.kernel.batch import frame_of
from euchre.kernel.native import _kernel
from euchre.kernel.translate import tables_of, worth_of
from euchre.kernel.value import Unit


class Policy(StrEnum):
    """How the cards are chosen.

    Random: each legal face equally likely. Rule of thumb: by own hand, the trick on the table and the cards
    played so far only; the makers draw trump with the best trump out, winners of short suits are
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
    tables, frame, worlds, gone = _arguments(public, hands)
    taken = _kernel.rollout(tables, frame, worlds, policy.value, seed, first, threads, gone)
    makers = taken[:, 0]
    worth = worth_of(public, unit)
    return makers.astype(np.int16) if worth is None else np.array(worth, np.int16)[makers]


def choose(
    public: Tricks,
    hands: NDArray[np.uint64],
    policy: Policy = Policy.RULE_OF_THUMB,
    *,
    seed: int = 0,
    first: int = 0,
    threads: int = 1,
) -> NDArray[np.uint8]:
    """The card that the seat to act would play in each world: uint8 (worlds), ids. As `rollout`."""
    tables, frame, worlds, gone = _arguments(public, hands)
    return _kernel.choose(tables, frame, worlds, policy.value, seed, first, threads, gone)


def _arguments(
    public: Tricks, hands: NDArray[np.uint64]
) -> tuple[_kernel.Tables, _kernel.Position, NDArray[np.uint64], int]:
    """The position as the kernel takes it: tables, frame, hands, the cards of finished tricks."""
    frame = frame_of(public, hands)
    gone = gone_before(public, hands, [card for _, card in frame.trick])
    tables = tables_of(public.setup.rules, public.contract.strain)
    return tables, frame, np.ascontiguousarray(hands, np.uint64), gone


def gone_before(public: Tricks, hands: NDArray[np.uint64], trick: Sequence[int]) -> int:
    """The cards of finished tricks, as ids that no hand of these worlds holds; ``trick``: those on the table.

    Where the worlds hold all copies of a face between them, the copy played goes unremembered.
    """
    deck = public.setup.rules.cards
    held = int(np.bitwise_or.reduce(hands, axis=None)) if hands.size else 0
    held |= mask_of(trick)
    gone = 0
    for finished in public.done:
        for _, card in finished.plays:
            gone |= deck.lowest(card, deck.all & ~held & ~gone)
    return gone
