"""Worlds are uniform over all deals that fit, by counting all deals of small cases."""

from collections import Counter
from itertools import combinations
from math import comb, exp, factorial
from typing import Any

import numpy as np
import pytest

from euchre.cards import ids, mask_of
from euchre.game import apply, is_over, legal
from euchre.kernel import Constraints, InputError, Place, Worlds, sample
from euchre.kernel.native import _kernel
from tests.kernel.games import GAMES, ending, first_lead, rng_of

ALL = pytest.mark.parametrize("name", GAMES)


def all_deals(unseen, places):
    """Every way to fill the places, by trying all combinations."""
    if not places:
        return [()]
    first, *rest = places
    found = []
    able = [card for card in ids(unseen) if first.takes >> card & 1]
    for chosen in combinations(able, first.size - first.known.bit_count()):
        mask = mask_of(chosen)
        found += [(mask | first.known, *others) for others in all_deals(unseen & ~mask, rest)]
    return found


def chi_square(counts, probabilities, n):
    """How many standard deviations the statistic lies above its mean (Wilson and Hilferty's cube root)."""
    statistic = sum((counts.get(key, 0) - n * p) ** 2 / (n * p) for key, p in probabilities.items())
    k = len(probabilities) - 1
    return ((statistic / k) ** (1 / 3) - (1 - 2 / (9 * k))) / (2 / (9 * k)) ** 0.5


SMALL = {
    "no voids": [Place(3), Place(2), Place(3)],
    "one void": [Place(3, takes=0b00011111), Place(2), Place(3)],
    "tight": [Place(3, takes=0b00001111), Place(2, takes=0b00111100), Place(3)],
    "one way for most": [Place(3, takes=0b00000111), Place(2, takes=0b00011110), Place(3)],
    "known cards": [Place(4, known=1 << 10), Place(3, known=1 << 11, takes=0b11110000), Place(3)],
    "two alike": [Place(2, takes=0b00111111), Place(2, takes=0b00111111), Place(2), Place(2)],
    "every place its own": [
        Place(2, takes=0b00110011),
        Place(2, takes=0b01010101),
        Place(2, takes=0b11110000),
        Place(2),
    ],
}
RULES = GAMES["euchre"]


@pytest.mark.parametrize("name", SMALL)
def test_uniform_over_all_deals(name):
    places = SMALL[name]
    deals = all_deals(0xFF, places)
    worlds = Worlds(Constraints(RULES, 0xFF, tuple(places)))
    assert worlds.deals == len(deals)
    n = max(20_000, 60 * len(deals))
    counts = Counter(map(tuple, worlds.sample(n, 2026).tolist()))
    assert set(counts) <= set(deals)
    if len(deals) > 1:
        assert set(counts) == set(deals)
        assert abs(chi_square(counts, dict.fromkeys(deals, 1 / len(deals)), n)) < 4


@pytest.mark.parametrize("name", SMALL)
def test_weights_weigh(name):
    places, rng = SMALL[name], rng_of("weights", name)
    deals = all_deals(0xFF, places)
    weights = np.array([[rng.uniform(-2, 2) for _ in range(24)] for _ in places])
    weigh = {
        deal: exp(sum(weights[at][card] for at, mask in enumerate(deal) for card in ids(mask & 0xFF)))
        for deal in deals
    }
    total = sum(weigh.values())
    likely = {deal: weight / total for deal, weight in weigh.items()}
    n = 100_000
    worlds = Worlds(Constraints(RULES, 0xFF, tuple(places)), weights)
    assert worlds.deals is None
    counts = Counter(map(tuple, worlds.sample(n, 7).tolist()))
    assert set(counts) <= set(deals)
    # Rare deals are counted together, so that every class is expected at least five times.
    rare = {deal for deal, p in likely.items() if p * n < 5}
    classes: dict[Any, float] = {deal: p for deal, p in likely.items() if deal not in rare}
    seen: Counter[Any] = Counter({deal: count for deal, count in counts.items() if deal not in rare})
    if rare:
        classes["rare"], seen["rare"] = sum(likely[deal] for deal in rare), sum(counts[deal] for deal in rare)
    if len(classes) > 1:
        assert abs(chi_square(seen, classes, n)) < 4


def test_equal_weights_are_no_weights():
    places = tuple(SMALL["tight"])
    deals = all_deals(0xFF, places)
    worlds = Worlds(Constraints(RULES, 0xFF, places), np.full((3, 24), 1.5))
    counts = Counter(map(tuple, worlds.sample(20_000, 1).tolist()))
    assert abs(chi_square(counts, dict.fromkeys(deals, 1 / len(deals)), 20_000)) < 4


def test_a_whole_deck_is_counted():
    deck = GAMES["bid-euchre"].cards
    worlds = Worlds(Constraints(GAMES["bid-euchre"], deck.all, (Place(12),) * 4))
    assert worlds.deals == factorial(48) // factorial(12) ** 4
    void = Place(12, takes=(1 << 36) - 1)
    worlds = Worlds(Constraints(GAMES["bid-euchre"], deck.all, (void, Place(12), Place(12), Place(12))))
    assert worlds.deals == comb(36, 12) * factorial(36) // factorial(12) ** 3


@ALL
def test_what_a_seat_knows_holds_in_every_world(name):
    """Walk through hands; at each play the worlds of the seat to act agree with all it saw, and vary."""
    rules = GAMES[name]
    deck, varied = rules.cards, 0
    for hand in range(3):
        rng = rng_of("knows", name, hand)
        state = first_lead(rules, rng)
        while not is_over(state):
            public, seat = state.public, state.public.to_act
            constraints = Constraints.in_play(public, seat, state.cards.hands[seat])
            worlds = sample(constraints, 40, seed=hand)
            played = [card for trick in public.done for _, card in trick.plays] + [
                card for _, card in public.trick
            ]
            everything = sorted(card.index for card in deck.faces)
            for world in worlds.tolist():
                assert world[seat] == state.cards.hands[seat]
                lying = [card.index for mask in world for card in deck.cards(mask)] + [
                    card.index for card in played
                ]
                assert sorted(lying) == everything
                for other in public.active:
                    assert world[other].bit_count() == state.cards.hands[other].bit_count()
                for trick in [one.plays for one in public.done] + [public.trick]:
                    for follower, card in trick[1:]:
                        led = public.tables.suit_of_face[trick[0][1]]
                        if public.tables.suit_of_face[card] != led:
                            assert not world[follower] & public.tables.follow[led]
            varied += len({tuple(world) for world in worlds.tolist()}) > 1
            state = apply(state, rng.choice(legal(state)))
    assert varied > rules.deal.hand


@ALL
def test_the_truth_is_one_of_the_worlds(name):
    """The real deal is never excluded."""
    rules = GAMES[name]
    for hand in range(6):
        state = ending(rules, 2, rng_of("truth", name, hand))
        public, seat = state.public, state.public.to_act
        constraints = Constraints.in_play(public, seat, state.cards.hands[seat])
        rest = rules.cards.all & ~state.cards.played
        real = [*state.cards.hands]
        for other in range(rules.count):
            rest &= ~real[other]
        for place, mask in zip(constraints.places, [*real, rest], strict=True):
            faces = set(rules.cards.cards(mask))
            allowed = set(rules.cards.cards(place.takes | place.known))
            assert faces <= allowed
            assert place.size == mask.bit_count()


def test_rows_depend_on_seed_and_index_alone():
    worlds = Worlds(
        Constraints(RULES, RULES.cards.all, (Place(5), Place(5, takes=0xFFFF), Place(5), Place(9)))
    )
    all_at_once = worlds.sample(30_000, 99)
    assert (worlds.sample(30_000, 99, threads=2) == all_at_once).all()
    assert (worlds.sample(30_000, 99, threads=5) == all_at_once).all()
    assert (worlds.sample(100, 99, first=12_345) == all_at_once[12_345:12_445]).all()
    assert (worlds.sample(30_000, 100) != all_at_once).any(axis=1).mean() > 0.99
    assert all_at_once.dtype == np.uint64
    assert all_at_once.shape == (30_000, 4)
    assert worlds.sample(0, 1).shape == (0, 4)


def test_no_card_is_favoured():
    """Each card lies in each place as often as the place is large, over a million worlds."""
    n = 200_000
    worlds = sample(Constraints(RULES, RULES.cards.all, (Place(5), Place(5), Place(5), Place(9))), n, 3)
    for at, size in enumerate((5, 5, 5, 9)):
        share = np.array([(worlds[:, at] >> np.uint64(card) & np.uint64(1)).mean() for card in range(24)])
        p = size / 24
        assert (abs(share - p) < 4.5 * (p * (1 - p) / n) ** 0.5).all()


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "unseen": ({"unseen": 1 << 24}, "unseen"),
    "known twice": ({"places": (Place(5, known=1), Place(19))}, "known[0]"),
    "known not in the deck": ({"places": (Place(5, known=1 << 30), Place(19))}, "known[0]"),
    "too small": ({"unseen": 0xFFFFF0, "places": (Place(2, known=0xF), Place(18))}, "size[0]"),
    "room": ({"places": (Place(5), Place(18))}, "size"),
    "no place takes it": ({"places": (Place(5, takes=0xFF), Place(19, takes=0xFFFF))}, "takes"),
    "no deal fits": ({"places": (Place(5, takes=0xF), Place(19))}, "takes"),
    "no places": ({"places": ()}, "places"),
    "many places": ({"places": (Place(1),) * 24}, "known"),
    "size below zero": ({"places": (Place(-1), Place(25))}, "size[0]"),
    "takes below zero": ({"places": (Place(5, takes=-1), Place(19))}, "takes[0]"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_constraints_are_named(name):
    changes, field = BAD[name]
    given: dict[str, Any] = {"unseen": RULES.cards.all, "places": (Place(5), Place(19))} | changes
    with pytest.raises(InputError) as caught:
        Worlds(Constraints(RULES, **given))
    assert caught.value.field == field
    assert str(caught.value).startswith(f"{field}: ")


def test_bad_weights_and_numbers_are_named():
    constraints = Constraints(RULES, RULES.cards.all, (Place(5), Place(19)))
    for weights, field in [
        (np.zeros((2, 23)), "log_weight"),
        (np.zeros((1, 24)), "log_weight"),
        (np.full((2, 24), 5.1), "log_weight[0]"),
        (np.full((2, 24), np.nan), "log_weight[0]"),
        (np.zeros(48), "log_weight"),
    ]:
        with pytest.raises(InputError) as caught:
            Worlds(constraints, weights)
        assert caught.value.field == field
    worlds = Worlds(constraints)
    for arguments, field in [((-1, 0), "n"), ((1 << 40, 0), "n"), ((1, -1), "seed"), ((1, 1 << 64), "seed")]:
        with pytest.raises(InputError) as caught:
            worlds.sample(*arguments)
        assert caught.value.field == field
    for threads in (0, 65, -3):
        with pytest.raises(InputError) as caught:
            worlds.sample(10, 1, threads=threads)
        assert caught.value.field == "threads"


def test_too_many_different_voids_are_refused():
    """Voids that differ for every place and card would need too much memory: said at once, not tried."""
    deck = GAMES["bid-euchre"].cards
    rng = rng_of("voids")
    takes = [mask_of(rng.sample(range(48), 40)) for _ in range(16)]
    places = tuple(Place(3, takes=mask) for mask in takes)
    with pytest.raises(InputError, match="fewer places or voids"):
        _kernel.Sampler(
            cards=48,
            unseen=deck.all,
            known=[0] * 16,
            takes=[place.takes for place in places],
            size=[3] * 16,
        )
