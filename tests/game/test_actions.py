"""Action texts: one strict form to write, several to read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.cards import Card, Strain
from euchre.errors import NotationError
from euchre.game import (
    Alone,
    Bid,
    Deal,
    Decline,
    Discard,
    Give,
    Name,
    Order,
    Pass,
    PlayCard,
    Redeal,
    Swap,
    parse_action,
)
from euchre.game.actions import sorted_cards
from tests import strategies


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pass", Pass()),
        ("order", Order()),
        ("order alone", Order(alone=True)),
        ("name S", Name(Strain.SPADES)),
        ("name NT", Name(Strain.NO_TRUMP)),
        ("bid 1 S", Bid("1", Strain.SPADES)),
        ("bid 12 NT", Bid("12", Strain.NO_TRUMP)),
        ("bid alone LOW", Bid("alone", Strain.LOW)),
        ("bid call-two H", Bid("call-two", Strain.HEARTS)),
        ("alone", Alone()),
        ("decline", Decline()),
        ("redeal", Redeal()),
        ("swap 9S TS 9H", Swap(cards("9S TS 9H"))),
        ("discard 9S", Discard(Card.parse("9S"))),
        ("give", Give(())),
        ("give 9S 9S AD", Give(cards("9S 9S AD"))),
        ("JH", PlayCard(Card.parse("JH"))),
        ("JK", PlayCard(Card.parse("JK"))),
    ],
)
def test_the_written_form(text, action):
    assert str(action) == text
    assert parse_action(text) == action


@pytest.mark.parametrize(
    ("lenient", "text"),
    [
        ("  PASS ", "pass"),
        ("Order   Alone", "order alone"),
        ("name ♥", "name H"),
        ("name nt", "name NT"),
        ("BID 5 h", "bid 5 H"),
        ("bid Alone low", "bid alone LOW"),
        ("bid 5", "bid 5"),
        ("Bid Big-Pepper", "bid big-pepper"),
        ("name s Alone", "name S alone"),
        ("IN", "in"),
        ("out", "out"),
        ("take", "take"),
        ("leave", "leave"),
        ("discard 10♠", "discard TS"),
        ("discard ts 9s 9s", "discard 9S 9S TS"),
        ("give TS 9s ad", "give 9S TS AD"),
        ("give ad 9s", "give 9S AD"),
        ("10h", "TH"),
        ("j♣", "JC"),
        ("jk", "JK"),
    ],
)
def test_lenient_forms(lenient, text):
    assert str(parse_action(lenient)) == text


@given(st.lists(strategies.cards(), max_size=4), strategies.seeds())
def test_sets_of_cards_are_equal_in_any_order(chosen, rng):
    """Multi-card actions compare as multisets of faces."""
    texts = [card.text for card in chosen]
    given_first = parse_action(" ".join(["give", *texts]))
    rng.shuffle(texts)
    assert parse_action(" ".join(["give", *texts])) == given_first
    assert given_first == Give(sorted_cards(chosen))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "unknown-action"),
        ("   ", "unknown-action"),
        ("passs", "unknown-action"),
        ("pass now", "unknown-action"),
        ("order up", "unknown-action"),
        ("order alone now", "unknown-action"),
        ("name", "unknown-action"),
        ("name S H", "unknown-action"),
        ("name X", "unknown-strain"),
        ("bid", "unknown-action"),
        ("in H", "unknown-action"),
        ("take 9S", "unknown-action"),
        ("bid 5 H now", "unknown-action"),
        ("bid 5 Z", "unknown-strain"),
        ("alone S", "unknown-action"),
        ("discard", "unknown-action"),
        ("discard 9S 9X", "unknown-card"),
        ("discard 9X", "unknown-card"),
        ("give 9X", "unknown-card"),
        ("9X", "unknown-card"),
        ("9S 9H", "unknown-action"),
        ("deal 9S", "unknown-action"),
        ("xyzzy", "unknown-action"),
    ],
)
def test_what_is_no_action_is_refused_by_name(text, reason):
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert caught.value.reason == reason
    assert caught.value.details["text"] if text.strip() else True
    assert "\n" not in caught.value.message


@given(st.text(max_size=12))
def test_any_text_is_read_or_refused(text):
    try:
        action = parse_action(text)
    except NotationError as error:
        reason = error.reason
    else:
        reason = "unknown-action"
        assert parse_action(str(action)) == action
    assert reason in {"unknown-action", "unknown-card", "unknown-strain"}


def test_a_deal_prints_its_hands_and_upcard():
    deal = Deal((cards("9S TS"), cards("JC QC")), Card.parse("AH"))
    assert str(deal) == "deal 9S TS | JC QC / AH"
    assert str(Deal((cards("9S"), cards("9C")))) == "deal 9S | 9C"
