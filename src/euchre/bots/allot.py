"""Dealing unseen cards to places that do not take every card, each way as likely as another.

The ways are counted exactly, so that no position, however tight, needs luck or many tries.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import factorial, prod

from euchre.cards import Card


@dataclass(frozen=True)
class Place:
    """Room for exactly ``size`` cards out of those it ``takes``.

    ``name``: who asks for its cards later; ``counts``: a wanted card here is found (see `Allotment`).
    """

    name: tuple[str, int]
    size: int
    takes: Callable[[Card], bool] = lambda _card: True
    counts: bool = False


@dataclass(frozen=True)
class _Group:
    """Cards that the same places take, and that are all wanted or all not."""

    cards: tuple[Card, ...]
    places: tuple[int, ...]
    wanted: bool


class Allotment:
    """All ways to fill the places with the cards, twins told apart.

    ``wanted``: at least one such card must lie in a place that counts; None asks for nothing. Every card
    must find a place: the sizes add up to the number of cards.
    """

    def __init__(
        self, cards: Sequence[Card], places: Sequence[Place], wanted: Callable[[Card], bool] | None = None
    ) -> None:
        if sum(place.size for place in places) != len(cards):
            rooms = sum(place.size for place in places)
            raise ValueError(f"{len(cards)} cards for {rooms} places: the numbers must agree")
        self._names = [place.name for place in places]
        self._shares = _alike(cards, places)
        joint = [
            Place(share[0].name, sum(place.size for place in share), share[0].takes, share[0].counts)
            for share in self._shares
        ]
        self._counting = frozenset(at for at, place in enumerate(joint) if place.counts)
        self._groups = _grouped(cards, joint, wanted or (lambda _card: False))
        self._memo: dict[tuple[int, tuple[int, ...], bool], int] = {}
        self._start = (0, tuple(place.size for place in joint), wanted is None)
        self.ways: int = self._ways(*self._start)
        """How many ways there are."""
        for share, place in zip(self._shares, joint, strict=True):
            self.ways *= factorial(place.size) // prod(factorial(part.size) for part in share)

    def draw(self, rng: random.Random) -> dict[tuple[str, int], list[Card]]:
        """The cards of each place, in one of the ways drawn uniformly.

        Raises: ValueError where there is no way.
        """
        if not self.ways:
            raise ValueError("no way to place these cards")
        together: list[list[Card]] = [[] for _ in self._shares]
        at, room, found = self._start
        for group in self._groups:
            split = self._choose(rng.randrange(self._ways(at, room, found)), at, room, found)
            cards = list(group.cards)
            rng.shuffle(cards)
            for place, number in zip(group.places, split, strict=True):
                together[place] += [cards.pop() for _ in range(number)]
            room, found = self._rest(group, split, room, found)
            at += 1
        drawn: dict[tuple[str, int], list[Card]] = {name: [] for name in self._names}
        for share, cards in zip(self._shares, together, strict=True):
            rng.shuffle(cards)
            for part in share:
                drawn[part.name] = [cards.pop() for _ in range(part.size)]
        return drawn

    def _choose(self, ticket: int, at: int, room: tuple[int, ...], found: bool) -> tuple[int, ...]:
        """The split of a group that a lottery ticket, below the number of ways, falls on."""
        group = self._groups[at]
        for split in _splits(len(group.cards), [room[place] for place in group.places]):
            ticket -= self._ways_of_split(at, split, room, found)
            if ticket < 0:
                return split
        raise AssertionError("the ways of all splits add up to the ways of the group")

    def _ways(self, at: int, room: tuple[int, ...], found: bool) -> int:
        """In how many ways the groups from ``at`` on fill the room that is left."""
        if at == len(self._groups):
            return int(found)
        key = (at, room, found)
        if key not in self._memo:
            group = self._groups[at]
            splits = _splits(len(group.cards), [room[place] for place in group.places])
            self._memo[key] = sum(self._ways_of_split(at, split, room, found) for split in splits)
        return self._memo[key]

    def _ways_of_split(self, at: int, split: tuple[int, ...], room: tuple[int, ...], found: bool) -> int:
        group = self._groups[at]
        room, found = self._rest(group, split, room, found)
        if at == len(self._groups) - 1 and any(room):
            return 0
        rest = self._ways(at + 1, room, found)
        return rest and rest * factorial(len(group.cards)) // prod(map(factorial, split))

    def _rest(
        self, group: _Group, split: tuple[int, ...], room: tuple[int, ...], found: bool
    ) -> tuple[tuple[int, ...], bool]:
        """Room left, and whether a wanted card has been found, when a group is split so."""
        left = list(room)
        for place, number in zip(group.places, split, strict=True):
            left[place] -= number
            found = found or (group.wanted and number > 0 and place in self._counting)
        return tuple(left), found


def _alike(cards: Sequence[Card], places: Sequence[Place]) -> list[list[Place]]:
    """Places that take the same cards, and count alike, are filled together and divided afterwards."""
    faces = list(dict.fromkeys(cards))
    shares: dict[tuple[tuple[bool, ...], bool], list[Place]] = {}
    for place in places:
        if place.size:
            shares.setdefault((tuple(map(place.takes, faces)), place.counts), []).append(place)
    return list(shares.values())


def _grouped(cards: Sequence[Card], places: Sequence[Place], wanted: Callable[[Card], bool]) -> list[_Group]:
    """Cards that are treated alike, small groups first: the last and largest needs no counting."""
    kinds: dict[tuple[tuple[int, ...], bool], list[Card]] = {}
    for card, copies in Counter(cards).items():
        taking = tuple(at for at, place in enumerate(places) if place.takes(card))
        kinds.setdefault((taking, wanted(card)), []).extend([card] * copies)
    groups = [_Group(tuple(held), taking, needed) for (taking, needed), held in kinds.items()]
    return sorted(groups, key=lambda group: len(group.cards) * len(group.places))


def _splits(number: int, room: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to spread a number of cards over places with so much room."""
    if not room:
        if not number:
            yield ()
        return
    if len(room) == 1:
        if number <= room[0]:
            yield (number,)
        return
    others = sum(room[1:])
    for here in range(max(0, number - others), min(number, room[0]) + 1):
        for rest in _splits(number - here, room[1:]):
            yield (here, *rest)
