"""Masks of card ids, and decks with one or two copies of a face."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.cards import JOKER, Card, Deck, Rank, Suit, deck_of, ids, mask_of
from euchre.errors import NotationError

EUCHRE_RANKS = (Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
SINGLE = Deck(EUCHRE_RANKS, 1, joker=False)
DOUBLE = Deck(EUCHRE_RANKS, 2, joker=False)
WITH_JOKER = Deck(EUCHRE_RANKS, 1, joker=True)

masks = st.integers(0, 2**64 - 1)


def cards(text: str) -> list[Card]:
    return [Card.parse(word) for word in text.split()]


@given(masks)
def test_ids_and_masks_are_two_spellings_of_a_set(mask):
    listed = list(ids(mask))
    assert mask_of(listed) == mask
    assert listed == sorted(set(listed))
    assert len(listed) == mask.bit_count()


def test_sizes():
    assert (SINGLE.size, DOUBLE.size, WITH_JOKER.size) == (24, 48, 25)
    for deck in (SINGLE, DOUBLE, WITH_JOKER):
        assert deck.all == 2**deck.size - 1
        assert len(deck.cards(deck.all)) == deck.size


def test_ids_run_by_suit_then_rank_copies_side_by_side_the_joker_last():
    assert SINGLE.text(SINGLE.all).split()[:7] == ["9S", "TS", "JS", "QS", "KS", "AS", "9C"]
    assert DOUBLE.text(DOUBLE.all).split()[:5] == ["9S", "9S", "TS", "TS", "JS"]
    assert WITH_JOKER.faces[-1] is JOKER
    assert list(WITH_JOKER.faces) == sorted(WITH_JOKER.faces)


def test_twins_have_two_ids_and_one_face():
    for card in set(DOUBLE.faces):
        one, other = ids(DOUBLE.ids_of(card))
        assert other == one + 1
        assert DOUBLE.faces[one] is DOUBLE.faces[other]
    assert SINGLE.ids_of(JOKER) == 0
    assert SINGLE.ids_of(Card.parse("8S")) == 0


def test_a_face_means_the_lowest_id_held():
    jack = Card.parse("JC")
    copies = DOUBLE.ids_of(jack)
    low = copies & -copies
    assert DOUBLE.lowest(jack, DOUBLE.all) == low
    assert DOUBLE.lowest(jack, DOUBLE.all & ~low) == copies ^ low
    assert DOUBLE.lowest(jack, DOUBLE.all & ~copies) == 0


def test_taking_a_face_twice_needs_it_twice():
    held = DOUBLE.take(cards("JC JC AS"), DOUBLE.all)
    assert held.bit_count() == 3
    assert DOUBLE.text(held) == "AS JC JC"
    with pytest.raises(KeyError) as caught:
        DOUBLE.take(cards("AS AS"), held)
    assert caught.value.args == (Card.parse("AS"),)


@given(st.integers(0, 2**48 - 1))
def test_distinct_lists_twins_once_in_id_order(mask):
    faces = DOUBLE.cards(mask)
    assert DOUBLE.distinct(mask) == sorted(set(faces))
    assert DOUBLE.take(faces, DOUBLE.all).bit_count() == len(faces)


def test_mask_where():
    hearts = SINGLE.mask_where(SINGLE.all, lambda card: card.suit is Suit.HEARTS)
    assert SINGLE.text(hearts) == "9H TH JH QH KH AH"
    assert SINGLE.mask_where(0, lambda card: True) == 0


def test_parsing_a_list_knows_the_deck():
    assert SINGLE.parse("9s 10♥  JC") == tuple(cards("9S TH JC"))
    assert SINGLE.parse("") == ()
    with pytest.raises(NotationError) as caught:
        SINGLE.parse("9S 8S")
    assert caught.value.reason == "not-in-deck"
    assert "8S" in caught.value.message
    with pytest.raises(NotationError) as caught:
        SINGLE.parse("9S 9Z")
    assert caught.value.reason == "unknown-card"


def test_a_shuffle_is_a_permutation_given_by_the_seed():
    order = DOUBLE.shuffled(random.Random(5))
    assert sorted(order) == list(range(48))
    assert order == DOUBLE.shuffled(random.Random(5))
    assert order != DOUBLE.shuffled(random.Random(6))


def test_a_shuffle_sends_every_card_everywhere():
    """Where each of 24 cards lies in 4,800 shuffles: the chi-square of fair ones is 529, give or take 33."""
    rng = random.Random(2)
    times = 4800
    counts = [[0] * 24 for _ in range(24)]
    for _ in range(times):
        for place, card_id in enumerate(SINGLE.shuffled(rng)):
            counts[place][card_id] += 1
    expected = times / 24
    total = sum((count - expected) ** 2 / expected for row in counts for count in row)
    assert total < 675


def test_a_deck_has_at_most_64_cards():
    with pytest.raises(ValueError, match="64"):
        Deck(tuple(rank for rank in Rank if rank is not Rank.JOKER), 2, joker=False)


def test_equal_decks_are_one_object():
    assert deck_of(EUCHRE_RANKS, 2, False) is deck_of(EUCHRE_RANKS, 2, False)
    assert deck_of(EUCHRE_RANKS, 2, False) is not deck_of(EUCHRE_RANKS, 1, False)
