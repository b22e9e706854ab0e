"""When a bot acts depends on the pace and on what everybody saw, and on nothing else."""

import random
from dataclasses import replace

import pytest

from euchre.game.auction import Offers, Redealing
from euchre.server import clocks
from euchre.server.fold import Table
from euchre.storage import Due
from tests.server.tabletop import FARMERS, GAMES, do, lay, playing
from tests.server.test_fold import FARMER, NO_FARMER

SINCE = 1_000_000


def paced(table: Table, pace: str) -> Table:
    return replace(table, row=replace(table.row, pace=pace))


def delay(table: Table) -> int | None:
    due = clocks.due_after(table, SINCE)
    return None if due is None else due.at - SINCE


@pytest.mark.parametrize("pace", ["slow", "normal", "instant"])
@pytest.mark.parametrize(("variant", "settings"), GAMES)
def test_two_tables_that_look_alike_wait_alike(variant: str, settings: dict[str, object], pace: str) -> None:
    """Whatever the bot holds: the delay is a function of what a spectator perceived."""
    known: dict[tuple[object, ...], int | None] = {}
    for seed in range(6):
        for table in playing(paced(lay(variant, settings), pace), random.Random(seed), 3):
            seat = table.to_act
            if seat is None or not table.has_bot(seat):
                continue
            public = table.sights[seat].observation.public
            if isinstance(public, Redealing):
                assert delay(table) == 0, "that a bot is asked in private must take no time"
                continue
            kinds = tuple(event.kind for event in table.happened)
            key = (kinds, isinstance(public, Offers))
            assert known.setdefault(key, delay(table)) == delay(table), key
    assert known


@pytest.mark.parametrize(("pace", "expected"), [("slow", 1800), ("normal", 900), ("instant", 0)])
def test_a_bot_acts_at_the_pace_of_the_table(pace: str, expected: int) -> None:
    table = paced(do(lay("euchre", dealer=3), NO_FARMER, "pass"), pace)
    assert clocks.due_after(table, SINCE) == Due(SINCE + expected, "bot")


def test_after_a_full_trick_it_waits_longer() -> None:
    calls = ["order", "decline", "decline", "decline", "decline", "discard 9D"]
    table = do(lay("euchre", dealer=3, people=0), NO_FARMER, *calls)
    assert delay(table) == 900
    while not any(event.kind == "trick-won" for event in table.happened):
        seat = table.to_act
        assert seat is not None
        table = do(table, table.sights[seat].observation.legal()[0])
    assert delay(table) == 900 + clocks.TRICK_PAUSE


def test_after_a_deal_it_waits_until_the_cards_lie() -> None:
    table = lay("bid-euchre", people=0)
    dealt = next(one for one in playing(table, random.Random(1), 1) if one.version == 1)
    assert delay(dealt) == 900 + 48 * clocks.CARD_PAUSE
    assert delay(paced(dealt, "instant")) == 0


def test_declined_offers_take_no_time_but_the_first() -> None:
    table = do(lay("euchre", dealer=3, people=0), NO_FARMER, "order")
    assert delay(table) == 900
    for _ in range(3):
        table = do(table, "decline")
        assert delay(table) == 0
    assert delay(do(table, "decline")) == 900


def test_a_secret_question_changes_no_delay() -> None:
    delays = []
    for deal in (FARMER, NO_FARMER):
        table = do(lay("euchre", FARMERS, dealer=0), deal)
        while table.is_asking_in_secret:
            assert delay(table) == 0
            table = do(table, "decline")
        delays.append(delay(table))
    assert delays == [900 + 20 * clocks.CARD_PAUSE] * 2


def test_a_person_is_waited_for_without_end() -> None:
    assert clocks.due_after(do(lay("euchre", dealer=3), NO_FARMER), SINCE) is None
    asked = do(lay("euchre", FARMERS, dealer=0, people=2), FARMER)
    assert clocks.due_after(asked, SINCE) is None


def test_the_next_hand_waits_for_a_person_and_comes_at_once_when_wished() -> None:
    table = do(lay("euchre", dealer=3), NO_FARMER, *["pass"] * 8)
    assert clocks.due_after(table, SINCE) == Due(SINCE + clocks.NEXT_HAND, "deal")
    assert clocks.due_after(do(table, "proceed"), SINCE) == Due(SINCE, "deal")
    bots = do(lay("euchre", dealer=3, people=0), NO_FARMER, *["pass"] * 8)
    assert clocks.due_after(bots, SINCE) == Due(SINCE + clocks.NEXT_HAND_OF_BOTS, "deal")


def test_a_first_deal_is_due_at_once() -> None:
    assert clocks.due_after(lay("euchre"), SINCE) == Due(SINCE, "deal")


def test_when_the_match_is_over_nothing_is_due() -> None:
    *_, last = playing(lay("euchre", {"match.target": 1}), random.Random(2), 99)
    assert last.is_over
    assert clocks.due_after(last, SINCE) is None


def test_time_for_thinking_does_not_set_the_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "now", lambda: SINCE + 400)
    assert clocks.beat(SINCE) == SINCE
    monkeypatch.setattr(clocks, "now", lambda: SINCE + 60_000)
    assert clocks.beat(SINCE) == SINCE + 60_000, "after a long stop the beat starts anew"
