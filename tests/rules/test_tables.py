"""The tables of trick play in every strain: bowers, joker, plain suits, no-trump, low."""

from __future__ import annotations

import pytest

from euchre.cards import JOKER, Card, Rank, Strain, Suit
from euchre.rules import Tables, variant
from euchre.rules.tables import compile_tables

RULES = {
    "single": variant("euchre"),
    "double": variant("bid-euchre"),
    "joker": variant("euchre", {"deck.joker": True, "auction.joker_up": "dealer_names"}),
    "thirty-two": variant("euchre", {"deck.ranks": "789TJQKA"}),
}
TRUMPS = [Strain(suit) for suit in Suit]
EACH = [(name, trump) for name in RULES for trump in TRUMPS]


def tables(name: str, strain: Strain) -> Tables:
    return RULES[name].tables(strain)


def ranking(name: str, strain: Strain, suit: Suit) -> list[str]:
    """The faces of an effective suit, best first, twins once."""
    table, deck = tables(name, strain), RULES[name].cards
    members = deck.distinct(table.follow[suit])
    return [card.text for card in sorted(members, key=lambda card: -table.order[card])]


def ranks(suit: Suit, order: str) -> list[str]:
    return [rank + suit.text for rank in order]


@pytest.mark.parametrize(("name", "trump"), EACH)
def test_order_in_trumps(name, trump):
    suit = Suit(trump)
    joker = ["JK"] if name == "joker" else []
    low = "AKQT987" if name == "thirty-two" else "AKQT9"
    assert ranking(name, trump, suit) == [*joker, f"J{suit.text}", f"J{suit.mate.text}", *ranks(suit, low)]


@pytest.mark.parametrize(("name", "trump"), EACH)
def test_order_in_plain_suits(name, trump):
    low = "T987" if name == "thirty-two" else "T9"
    for suit in Suit:
        if suit != trump:
            jack = "" if suit is Suit(trump).mate else "J"
            assert ranking(name, trump, suit) == ranks(suit, f"AKQ{jack}{low}")


@pytest.mark.parametrize(("name", "trump"), EACH)
def test_the_left_bower_is_a_trump_everywhere(name, trump):
    table, deck = tables(name, trump), RULES[name].cards
    left = Card(Rank.JACK, Suit(trump).mate)
    right = Card(Rank.JACK, Suit(trump))
    copies = deck.ids_of(left)
    assert table.left_mask == copies
    assert table.right_mask == deck.ids_of(right)
    assert table.trump_mask & copies == copies
    assert table.follow[trump] & copies == copies
    assert not table.follow[Suit(trump).mate] & copies
    assert table.suit_of_face[left] == trump
    assert table.order[right] > table.order[left] > table.order[Card(Rank.ACE, Suit(trump))]
    for card_id, face in enumerate(deck.faces):
        if face is left:
            assert table.suit_of[card_id] == trump


@pytest.mark.parametrize(
    ("name", "trumps", "mates", "others"),
    [("single", 7, 5, 6), ("double", 14, 10, 12), ("joker", 8, 5, 6), ("thirty-two", 9, 7, 8)],
)
@pytest.mark.parametrize("trump", TRUMPS)
def test_how_many_cards_each_suit_has(name, trumps, mates, others, trump):
    counts = [mask.bit_count() for mask in tables(name, trump).follow]
    assert counts[trump] == tables(name, trump).trump_mask.bit_count() == trumps
    assert counts[Suit(trump).mate] == mates
    assert sorted(counts) == sorted([trumps, mates, others, others])


@pytest.mark.parametrize("name", ["single", "double"])
def test_high_no_trump_has_ordinary_jacks(name):
    table = tables(name, Strain.NO_TRUMP)
    for suit in Suit:
        assert ranking(name, Strain.NO_TRUMP, suit) == ranks(suit, "AKQJT9")
    assert (table.trump_mask, table.right_mask, table.left_mask, table.joker_mask) == (0, 0, 0, 0)


@pytest.mark.parametrize("name", ["single", "double"])
def test_low_no_trump_turns_the_order_round(name):
    for suit in Suit:
        assert ranking(name, Strain.LOW, suit) == ranks(suit, "9TJQKA")
    assert tables(name, Strain.LOW).trump_mask == 0


@pytest.mark.parametrize(("name", "strain"), [(name, strain) for name in RULES for strain in Strain])
def test_the_tables_agree_with_each_other(name, strain):
    """By id and by face; the suits part the deck; every trump is above every plain card; twins are equal."""
    table, deck = tables(name, strain), RULES[name].cards
    assert table.strain is strain
    assert sum(table.follow) == deck.all
    for card_id, face in enumerate(deck.faces):
        assert table.power[card_id] == table.order[face]
        assert table.suit_of[card_id] == table.suit_of_face[face]
        assert table.follow[table.suit_of[card_id]] >> card_id & 1
        assert (table.power[card_id] >= 100) == bool(table.trump_mask >> card_id & 1 or face is JOKER)
    for suit in Suit:
        members = deck.distinct(table.follow[suit])
        assert len({table.order[card] for card in members}) == len(members)


def test_without_bowers_a_jack_is_a_jack():
    deck = RULES["single"].cards
    table = compile_tables(deck, Strain.HEARTS, bowers=False)
    hearts = sorted(deck.cards(table.trump_mask), key=lambda card: -table.order[card])
    assert [card.text for card in hearts] == ranks(Suit.HEARTS, "AKQJT9")
    assert (table.right_mask, table.left_mask) == (0, 0)
    assert table.suit_of_face[Card.parse("JD")] == Suit.DIAMONDS


def test_the_joker_is_the_best_trump_in_every_suit():
    for trump in TRUMPS:
        table = tables("joker", trump)
        assert table.suit_of_face[JOKER] == trump
        assert table.order[JOKER] == max(table.power)
        assert table.joker_mask == RULES["joker"].cards.ids_of(JOKER)
