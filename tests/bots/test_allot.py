"""The counting of ways, against brute force."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from itertools import pairwise, permutations
from math import factorial, prod

import pytest

from euchre.bots.allot import Allotment, Place
from euchre.cards import Card

FACES = list(map(Card.parse, ("9S", "TS", "9H", "AH", "JD", "QD", "AD")))


def ways_by_hand(cards, places, wanted):
    """Every way, as the tuple of what lies where; twins told apart by position."""
    found: Counter[tuple[tuple[Card, ...], ...]] = Counter()
    bounds = [sum(place.size for place in places[:at]) for at in range(len(places) + 1)]
    for order in permutations(range(len(cards))):
        split = [order[low:high] for low, high in pairwise(bounds)]
        if any(list(part) != sorted(part) for part in split):
            continue
        fits = all(place.takes(cards[at]) for place, part in zip(places, split, strict=True) for at in part)
        explained = wanted is None or any(
            place.counts and wanted(cards[at])
            for place, part in zip(places, split, strict=True)
            for at in part
        )
        if fits and explained:
            found[tuple(tuple(sorted(cards[at] for at in part)) for part in split)] += 1
    return found


def outside(barred, card):
    return card.suit not in barred


def random_case(rng):
    size = rng.randint(1, 6)
    cards = [rng.choice(FACES) for _ in range(size)]
    cuts = sorted(rng.randint(0, size) for _ in range(2))
    sizes = [cuts[0], cuts[1] - cuts[0], size - cuts[1]]
    places = []
    for number, room in enumerate(sizes):
        barred = {suit for suit in range(4) if rng.random() < 0.2}
        takes = partial(outside, barred)
        places.append(Place(("place", number), room, takes, counts=rng.random() < 0.5))
    wanted = rng.choice([None, lambda card: card.rank == 14])
    return cards, places, wanted


@pytest.mark.parametrize("seed", range(60))
def test_ways_are_counted_and_drawn_as_by_hand(seed):
    rng = random.Random(seed)
    cards, places, wanted = random_case(rng)
    expected = ways_by_hand(cards, places, wanted)
    allotment = Allotment(cards, places, wanted)
    assert allotment.ways == sum(expected.values())
    if not expected:
        with pytest.raises(ValueError, match="no way"):
            allotment.draw(rng)
        return
    drawn = set()
    for _ in range(30):
        got = allotment.draw(rng)
        drawn.add(tuple(tuple(sorted(got[place.name])) for place in places))
    assert drawn <= set(expected)


def test_draws_are_uniform_over_physical_ways():
    """Two twins and a barred suit: 3,000 draws against the counted shares."""
    rng = random.Random(4)
    cards = list(map(Card.parse, ("AH", "AH", "9S", "QD", "JD")))
    places = [
        Place(("a", 0), 2, lambda card: card.suit != 3),
        Place(("b", 0), 2),
        Place(("c", 0), 1),
    ]
    expected = ways_by_hand(cards, places, None)
    allotment = Allotment(cards, places)
    drawn: Counter[tuple[tuple[Card, ...], ...]] = Counter()
    for _ in range(3000):
        got = allotment.draw(rng)
        drawn[tuple(tuple(sorted(got[place.name])) for place in places)] += 1
    square = sum(
        (drawn[way] - 3000 * times / allotment.ways) ** 2 / (3000 * times / allotment.ways)
        for way, times in expected.items()
    )
    freedom = len(expected) - 1
    assert (square - freedom) / (2 * freedom) ** 0.5 < 4


def test_many_free_cards_are_counted_at_once():
    cards = FACES * 5 + [FACES[0]]
    allotment = Allotment(cards, [Place(("hand", seat), 12) for seat in range(3)])
    assert allotment.ways == factorial(36) // prod([factorial(12)] * 3)


def test_cards_and_places_must_agree():
    with pytest.raises(ValueError, match="7 cards for 3 places"):
        Allotment(FACES, [Place(("a", 0), 3)])
