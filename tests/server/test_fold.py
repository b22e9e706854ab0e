"""A table is what its events make of it, and each seat has versions of its own."""

import random
from dataclasses import replace

import pytest

from euchre import game
from euchre.cards import Card
from euchre.errors import IllegalAction
from euchre.game import Deal
from euchre.storage import EventRow
from tests.server.tabletop import FARMERS, GAMES, do, event, lay, playing


def deal_of(*hands: str, upcard: str | None = None) -> Deal:
    return Deal(
        tuple(tuple(Card.parse(card) for card in hand.split()) for hand in hands),
        Card.parse(upcard) if upcard else None,
    )


FARMER = deal_of("AS KS QS JS TS", "9S 9C TC 9H TH", "AC KC QC JC KD", "AH KH QH JH 9D", upcard="AD")
"""Seat 1 holds nothing but nines and tens."""

NO_FARMER = deal_of("AS KS QS JS TS", "9S 9C TC 9H QH", "AC KC QC JC KD", "AH KH TH JH 9D", upcard="AD")
"""The same cards in seat 0, a queen in seat 1."""


@pytest.mark.parametrize(("variant", "settings"), GAMES)
def test_the_same_events_give_the_same_table(variant: str, settings: dict[str, object]) -> None:
    events: list[EventRow] = []
    *_, last = playing(lay(variant, settings), random.Random(5), 3, events)
    table = lay(variant, settings)
    for row in events:
        table = table.after(row)
    assert table == last
    assert table.version == len(events)


@pytest.mark.parametrize(("variant", "settings"), GAMES)
def test_sights_agree_with_the_match(variant: str, settings: dict[str, object]) -> None:
    for table in playing(lay(variant, settings), random.Random(6), 4):
        for sight in table.shown:
            assert sight.standing.score == table.match.score
            assert sight.standing.winner == table.match.winner
            assert not sight.restless
        seat = table.to_act
        if seat is not None:
            observation = table.sights[seat].observation
            assert observation.legal() == game.legal(table.match.state)


@pytest.mark.parametrize(("variant", "settings"), GAMES)
def test_a_seats_versions_rise_by_one_and_only_when_it_perceives(
    variant: str, settings: dict[str, object]
) -> None:
    before = lay(variant, settings)
    for table in playing(before, random.Random(7), 3):
        for old, new in zip(before.shown, table.shown, strict=True):
            assert new.version - old.version in (0, 1)
            fresh = new.after(old.version)
            assert bool(fresh) == (new.version > old.version)
            assert {noted.version for noted in fresh} <= {new.version}
        before = table


def test_an_illegal_event_is_refused_and_changes_nothing() -> None:
    table = do(lay("euchre", dealer=3), NO_FARMER)
    kept = replace(table)
    with pytest.raises(IllegalAction):
        table.after(event(table, game.parse_action("AS")))
    assert table == kept


def test_a_secret_question_to_a_bot_is_not_seen() -> None:
    """With and without a farmer's hand at another seat, this seat sees the same, in the same versions."""
    asked = do(lay("euchre", FARMERS, dealer=3, people=1), FARMER)
    assert asked.to_act == 1
    assert asked.is_asking_in_secret
    assert asked.shown[0].version == 0, "nothing is shown while the bot is asked"
    asked = do(asked, "decline", "decline")
    plain = do(lay("euchre", FARMERS, dealer=3, people=1), NO_FARMER)
    while plain.is_asking_in_secret:
        plain = do(plain, "decline")
    assert asked.version != plain.version
    seen, unasked = asked.shown[0], plain.shown[0]
    assert seen.version == unasked.version == 1
    assert seen.events == unasked.events
    assert seen.observation == unasked.observation


def test_a_question_to_a_person_is_shown_to_it() -> None:
    table = do(lay("euchre", FARMERS, dealer=0, people=2), FARMER)
    assert table.to_act == 1
    assert not table.is_asking_in_secret
    assert table.shown[1].version == 1
    assert table.shown[1].observation.question == "redeal"
    assert table.shown[0].observation.question is None


def test_versions_of_the_table_are_found_in_the_seats_own() -> None:
    table = lay("euchre", FARMERS, dealer=3)
    table = do(table, FARMER, "decline", "decline")
    sight = table.shown[0]
    assert (sight.version_at(1), sight.version_at(3)) == (1, 1)
    table = do(table, "pass")
    assert table.shown[0].version_at(4) == 2


def test_a_wish_to_proceed_is_an_event_of_its_own() -> None:
    table = do(lay("euchre", dealer=3), NO_FARMER, *["pass"] * 8)
    assert table.between_hands
    assert not table.proceeding
    wished = do(table, "proceed")
    assert wished.proceeding
    assert wished.match == table.match
    assert [sight.version for sight in wished.shown] == [sight.version + 1 for sight in table.shown]
    assert not do(wished, NO_FARMER).proceeding


def test_the_events_of_earlier_hands_are_kept_for_people() -> None:
    table = do(lay("euchre", dealer=3), NO_FARMER, *["pass"] * 8, NO_FARMER)
    assert len(table.shown[0].after(0)) == 1 + 8 + 1 + 1
    assert len(table.shown[1].after(0)) == 1
