"""Worlds: where the unseen cards may lie, each deal that fits as likely as another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from euchre.cards import Mask
from euchre.game.play import Tricks
from euchre.kernel.native import _kernel
from euchre.kernel.translate import ids_of_plays
from euchre.rules import Rules


@dataclass(frozen=True, slots=True)
class Place:
    """What is known of a hand or of the stock.

    ``size``: cards there, the known ones included; ``known``: cards certainly there; ``takes``: unseen cards
    that may be there, which is what a shown void leaves.
    """

    size: int
    known: Mask = 0
    takes: Mask = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Constraints:
    """What is known of a deal: the unseen cards, and the places that hold them (seats first, then others)."""

    rules: Rules
    unseen: Mask
    places: tuple[Place, ...]

    @staticmethod
    def in_play(
        public: Tricks, seat: int, hand: Mask, known: Mapping[int, Mask] | None = None
    ) -> Constraints:
        """What a seat knows in trick play: its hand, the cards played, sizes, shown voids and the upcard.

        Places are the seats, then the stock (all that is in no hand and was not played). ``known``: further
        cards by place, such as the card this seat put out, as ids of its own hand's numbering.
        """
        rules, deck = public.setup.rules, public.setup.rules.cards
        sure = dict.fromkeys(range(rules.count + 1), 0) | {seat: hand} | dict(known or {})
        held = 0
        for mask in sure.values():
            held |= mask
        plays = [play for trick in public.done for play in trick.plays] + list(public.trick)
        gone = 0
        for played in ids_of_plays(deck, [card for _, card in plays], held):
            gone |= 1 << played
        upcard = public.setup.upcard
        if upcard is not None and upcard not in [card for _, card in plays]:
            one = deck.lowest(upcard, deck.all & ~held & ~gone)
            sure[public.setup.dealer if public.contract.took else rules.count] |= one
        takes = may_hold(public)
        sizes = [rules.deal.hand] * rules.count
        for played_by, _ in plays:
            sizes[played_by] -= 1
        sizes.append(deck.size - gone.bit_count() - sum(sizes))
        places = tuple(Place(sizes[at], sure[at], takes.get(at, deck.all)) for at in sure)
        unseen = deck.all & ~gone
        for mask in sure.values():
            unseen &= ~mask
        return Constraints(rules, unseen, places)


def may_hold(public: Tricks) -> dict[int, Mask]:
    """By seat the cards it may still hold, where it has not followed suit."""
    tables, deck = public.tables, public.setup.rules.cards
    takes: dict[int, Mask] = {}
    for plays in [*(trick.plays for trick in public.done), public.trick]:
        for seat, card in plays[1:]:
            led = tables.suit_of_face[plays[0][1]]
            if tables.suit_of_face[card] != led:
                takes[seat] = takes.get(seat, deck.all) & ~tables.follow[led]
    return takes


class Worlds:
    """Constraints prepared for drawing; may be shared by threads.

    ``log_weight``: None for uniform worlds, or float64 (places, cards of the deck) from -5 to 5: a deal is
    drawn with a probability proportional to exp(sum of log_weight[its place, card] over the unseen cards),
    exactly but for rounding. Raises: InputError, also where no deal fits.
    """

    def __init__(self, constraints: Constraints, log_weight: NDArray[np.float64] | None = None) -> None:
        self.constraints = constraints
        places = constraints.places
        self._sampler = _kernel.Sampler(
            cards=constraints.rules.cards.size,
            unseen=constraints.unseen,
            known=[place.known for place in places],
            takes=[place.takes for place in places],
            size=[place.size for place in places],
            log_weight=None if log_weight is None else np.ascontiguousarray(log_weight, np.float64),
        )

    @property
    def deals(self) -> int | None:
        """How many physical deals fit; None with weights, and from 2**128 on."""
        return self._sampler.deals

    @property
    def memory(self) -> int:
        """Bytes held."""
        return self._sampler.memory

    def sample(self, n: int, seed: int, *, first: int = 0, threads: int = 1) -> NDArray[np.uint64]:
        """Draw worlds ``first`` to ``first + n - 1`` of a seed: uint64 (n, places), masks of cards.

        The known ones are included. The same for any number of threads, and however the range is split.
        The GIL is released.
        """
        return self._sampler.sample(n, seed, first, threads)


def sample(constraints: Constraints, n: int, seed: int, *, threads: int = 1) -> NDArray[np.uint64]:
    """Draw ``n`` worlds, every physical deal that fits equally likely: uint64 (n, places)."""
    return Worlds(constraints).sample(n, seed, threads=threads)
