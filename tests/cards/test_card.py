"""Suits, strains, ranks and faces."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given

from euchre.cards import JOKER, Card, Rank, Strain, Suit
from euchre.errors import NotationError
from tests import strategies


def test_mates_have_one_colour():
    assert [suit.mate for suit in Suit] == [Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS, Suit.HEARTS]
    for suit in Suit:
        assert suit.mate.mate is suit
        assert suit.mate.is_red == suit.is_red
        assert sum(other.is_red == suit.is_red for other in Suit) == 2


def test_suits_and_trump_strains_have_the_same_numbers_and_texts():
    for suit in Suit:
        assert Strain(suit).text == suit.text
        assert Strain(suit).has_trump
    assert not Strain.NO_TRUMP.has_trump
    assert not Strain.LOW.has_trump


@pytest.mark.parametrize("text", ["S", "C", "H", "D", "NT", "LOW"])
def test_strains_are_read_in_either_case(text):
    assert Strain.parse(text).text == text
    assert Strain.parse(text.lower()) is Strain.parse(text)


@pytest.mark.parametrize(("sign", "text"), list(zip("♠♣♥♦♤♧♡♢", "SCHDSCHD", strict=True)))
def test_suit_signs_are_read(sign, text):
    assert Strain.parse(sign).text == text
    assert Card.parse("9" + sign) is Card.parse("9" + text)


@pytest.mark.parametrize("text", ["", "N", "X", "HIGH", "S C", "spades", "N T", "1"])
def test_an_unknown_strain_is_refused_by_name(text):
    with pytest.raises(NotationError) as caught:
        Strain.parse(text)
    assert caught.value.reason == "unknown-strain"
    assert repr(text) in caught.value.message
    assert "S C H D NT LOW" in caught.value.message


@pytest.mark.parametrize(
    ("lenient", "text"),
    [
        ("9S", "9S"),
        ("9s", "9S"),
        ("TS", "TS"),
        ("ts", "TS"),
        ("10S", "TS"),
        ("10s", "TS"),
        ("10♠", "TS"),
        ("q♦", "QD"),
        ("J♣", "JC"),
        (" AH ", "AH"),
        ("2c", "2C"),
        ("jk", "JK"),
        ("JK", "JK"),
        ("Jk", "JK"),
    ],
)
def test_cards_are_read_leniently_and_written_strictly(lenient, text):
    assert str(Card.parse(lenient)) == text
    assert Card.parse(lenient) is Card.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "S",
        "9",
        "1S",
        "11S",
        "0S",
        "9X",
        "S9",
        "9SS",
        "9S TS",
        "JOKER",
        "J",
        "10",
        "100S",
        "TT",
        "10T",
    ],
)
def test_what_is_no_card_is_refused_by_name(text):
    with pytest.raises(NotationError) as caught:
        Card.parse(text)
    assert caught.value.reason == "unknown-card"
    assert repr(text) in caught.value.message
    assert caught.value.details == {"text": text}


@given(strategies.cards())
def test_there_is_one_object_a_face(card):
    """Faces are compared with ``is`` everywhere, so no way of making one may make another."""
    assert Card.parse(str(card)) is card
    assert Card(card.rank, card.suit) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.copy(card) is card
    assert copy.deepcopy([card])[0] is card


def test_all_faces_are_ordered_by_suit_then_rank_the_joker_last():
    faces = [Card(rank, suit) for suit in Suit for rank in Rank if rank is not Rank.JOKER]
    assert sorted([JOKER, *reversed(faces)]) == [*faces, JOKER]
    assert [card.index for card in faces] == list(range(52))
    assert JOKER.index == 52
    assert JOKER.suit is None


@pytest.mark.parametrize(("rank", "suit"), [(Rank.JOKER, Suit.SPADES), (Rank.ACE, None)])
def test_only_the_joker_has_no_suit(rank, suit):
    with pytest.raises(ValueError, match="joker"):
        Card(rank, suit)


def test_a_card_prints_as_its_text():
    assert repr(Card.parse("jc")) == "Card('JC')"
    assert f"{JOKER}" == "JK"
