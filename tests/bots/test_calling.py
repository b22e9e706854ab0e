"""The calling model: the same in every suit, stronger hands call more, and its numbers are chances."""

from __future__ import annotations

import numpy as np
import pytest

from euchre.bots.calling import FEATURES, Caller, features, upcard_place
from euchre.cards import Strain
from euchre.game.contract import Setup
from euchre.rules import variant
from tests.bots.table import PERMUTATIONS, permuted

RULES = variant("euchre")


def mask(text, rules=RULES):
    return rules.cards.take(rules.cards.parse(text), rules.cards.all)


def hands(*texts, rules=RULES):
    return np.array([mask(text, rules) for text in texts], np.uint64)


def caller(upcard, rules=RULES, dealer=0):
    card = rules.cards.parse(upcard)[0]
    assert card.suit is not None
    return Caller.of(Setup(rules, dealer, (0,) * rules.sides, card), card.suit)


def test_features_tell_what_a_hand_shows():
    """Both bowers, a small trump, an ace alone, and a small card alone; one plain suit is empty."""
    found = features(hands("JS JC 9S AH TD"), RULES.tables(Strain.SPADES))[0]
    assert found.shape == (FEATURES,)
    assert found[0:3].tolist() == [1, 1, 1], "the right and the left bower"
    assert found[3:6].tolist() == [0, 0, 0]
    assert found[6:11].tolist() == [1, 1, 1, 0, 0], "one small trump, three in all"
    assert found[14] == 1 and found[15] == 0, "one ace"
    assert found[19] == 1 and found[20] == 1, "no club, a lone ten"


def test_the_dealer_counts_with_the_upcard_and_without_his_discard():
    with_nine = features(hands("JS JC KH AH TD"), RULES.tables(Strain.SPADES), mask("9S"))[0]
    assert with_nine[6:9].tolist() == [1, 1, 1]
    assert with_nine[19] == 2, "no club, and the ten goes out"


@pytest.mark.parametrize("name", ["euchre", "two-handed"])
def test_chances_are_chances(name):
    rules = variant(name)
    rng = np.random.Generator(np.random.PCG64(1))
    drawn = np.array(
        [sum(1 << int(card) for card in rng.choice(24, 5, replace=False)) for _ in range(400)], np.uint64
    )
    for upcard in ("9S", "JH", "AD"):
        free = drawn[(drawn & np.uint64(mask(upcard))) == 0]
        model = caller(upcard, rules)
        for passes in range(2 * rules.count):
            chances = model.chances(free, passes)
            assert chances.shape == (len(free), len(model.strains(passes)))
            assert (chances > 0).all() and (chances.sum(axis=1) < 1).all()


@pytest.mark.parametrize("order", PERMUTATIONS, ids="".join)
def test_no_suit_is_better_than_another(order):
    """Exchange the suits, mates together: the same advantages, in the exchanged suits."""
    plain, changed = caller("QS"), caller(permuted("QS", order))
    texts = ("JS JC 9S AH TD", "AS KH QD TD 9C", "JH JD AH KH AC")
    for passes in range(8):
        before = plain.advantages(hands(*texts), passes)
        after = changed.advantages(hands(*(permuted(text, order) for text in texts)), passes)
        for at, strain in enumerate(plain.strains(passes)):
            there = Strain("SCHD".index(order[int(strain)]))
            assert after[:, list(changed.strains(passes)).index(there)] == pytest.approx(before[:, at])


def test_strong_hands_call_and_weak_ones_pass():
    model = caller("9S")
    strong, weak = hands("JS JC AS KS AH"), hands("9C TC 9H TH 9D")
    for passes in range(4):
        assert model.chances(strong, passes)[0, 0] > 0.9
        assert model.chances(weak, passes)[0, 0] < 0.3
        assert model.lone_gain(strong, passes, Strain.SPADES)[0] > 0
        assert model.lone_gain(hands("JC 9S AH KD 9C"), passes, Strain.SPADES)[0] < 0


def test_partners_bower_turned_up_is_a_call_and_opponents_is_none():
    """Two trumps and an ace: with the right bower going to the partner, or to the dealer on the left."""
    hand = hands("AS 9S AH TD 9D")
    model = caller("JS")
    partner, opponent = model.advantages(hand, 1)[0, 0], model.advantages(hand, 0)[0, 0]
    assert partner > opponent + 0.3


def test_the_upcards_place_in_its_suit():
    ladder = ["JS", "AS", "KS", "QS", "TS", "9S"]
    found = [upcard_place(RULES.tables(Strain.SPADES), mask(card)) for card in ladder]
    assert found == [0, 2, 3, 4, 5, 6]
