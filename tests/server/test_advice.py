"""Hints show nothing but what the seat sees; reviews come when the hand is over, and are worked out once."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import msgspec
import pytest

from euchre.bots.worlds import Worlds
from euchre.game.auction import Redealing
from euchre.server import advice
from euchre.server.advice import Advice, Stopped, hint_of, review_of
from euchre.server.failures import Refusal
from euchre.server.fairness import Chance
from euchre.server.fold import Table
from euchre.server.lobby import Lobby
from euchre.server.prepared import PreparedDeals
from euchre.server.protocol import Act, NewTable
from euchre.server.protocol_review import Hint, ReviewedHand, ReviewedMatch
from euchre.server.records import record_of
from euchre.server.tables import Tables
from euchre.storage import ReviewRow, Store
from tests.analysis.games import played
from tests.server.client import Browser, ScriptedClient
from tests.server.tabletop import GAMES, do, lay, playing
from tests.server.test_api import failure

DEVICE = "device"


@dataclass
class House:
    """The parts of a server that tables need, in this process."""

    store: Store
    tables: Tables
    lobby: Lobby
    advice: Advice

    async def new(self, variant: str = "euchre") -> str:
        """A table of this device."""
        card = await self.lobby.create(DEVICE, NewTable(variant, pace="instant"))
        return card.table

    async def play(self, table_id: str, until: Callable[[Table], bool]) -> Table:
        """Plays on, the person choosing at random, until it is so."""
        rng = random.Random(table_id)
        table = await self.tables.load(table_id)
        while not until(table):
            if table.to_act is None:
                await self.tables.deal(table_id, 0)
            elif table.to_act == 0:
                eye = table.sights[0].observation
                wish = Act(f"a{table.version}", table.shown[0].version, str(rng.choice(eye.legal())))
                await self.tables.act(table_id, DEVICE, wish)
            else:
                made = await self.tables.bot_event(table_id)
                assert made is not None
                await self.tables.commit(*made, 0)
            table = await self.tables.load(table_id)
        return table


@pytest.fixture
async def house(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(advice, "default_worlds", lambda _rules: 8)
    store = await Store.open(database)
    chance, prepared = Chance(b"x" * 32), PreparedDeals()
    tables = Tables(store, chance, prepared, lambda: None)
    yield House(store, tables, Lobby(store, tables, chance, prepared, lambda: None), Advice(store, tables))
    await store.close()


def my_choice(table: Table) -> bool:
    return table.to_act == 0 and len(table.sights[0].observation.legal()) > 1


def finished(hands: int) -> Callable[[Table], bool]:
    return lambda table: len(table.match.results) >= hands


# ---------------------------------------------------------------- hints


async def test_a_hint_prices_every_choice_of_the_seat(house: House) -> None:
    table_id = await house.new()
    table = await house.play(table_id, my_choice)
    version = table.shown[0].version
    hint = await house.advice.hint(table_id, DEVICE, version)
    legal = {str(action) for action in table.sights[0].observation.legal()}
    assert {choice.action for choice in hint.choices} == legal
    assert len(hint.choices) == len(legal)
    assert hint.version == version
    chances = [choice.match for choice in hint.choices if choice.match is not None]
    assert len(chances) == len(legal)
    assert all(0 <= chance <= 1 for chance in chances)
    assert all(choice.open is None for choice in hint.choices), "nobody may see all cards yet"
    assert hint == await house.advice.hint(table_id, DEVICE, version)


@pytest.mark.parametrize(("variant", "settings"), GAMES)
def test_a_hint_is_the_same_wherever_the_unseen_cards_lie(
    variant: str, settings: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "default_worlds", lambda _rules: 8)
    rng, compared = random.Random(5), 0
    for table in (
        one for seed in range(4) for one in playing(lay(variant, settings), random.Random(seed), 1)
    ):
        eye = table.shown[0].observation
        if table.to_act != 0 or isinstance(eye.public, Redealing) or len(eye.legal()) < 2:
            continue
        if compared == 4 or rng.random() < 0.5:
            continue
        twin = do(lay(variant, settings), *Worlds(eye).draw(rng).actions)
        assert twin.match.state != table.match.state
        ours = advice._may_be_told(table, 0, table.shown[0].version)
        theirs = advice._may_be_told(twin, 0, twin.shown[0].version)
        assert msgspec.json.encode(hint_of(ours, 1)) == msgspec.json.encode(hint_of(theirs, 1))
        compared += 1
    assert compared == 4


async def test_when_no_hint_is_given(house: House) -> None:
    table_id = await house.new()
    table = await house.play(table_id, my_choice)
    version = table.shown[0].version
    for device, asked, reason in (
        ("stranger", version, "not-your-table"),
        (None, version, "not-your-table"),
        (DEVICE, version - 1, "stale-version"),
        (DEVICE, version + 1, "stale-version"),
    ):
        with pytest.raises(Refusal) as refused:
            await house.advice.hint(table_id, device, asked)
        assert refused.value.reason == reason
    table = await house.play(table_id, lambda later: later.to_act not in (0, None))
    with pytest.raises(Refusal) as refused:
        await house.advice.hint(table_id, DEVICE, table.shown[0].version)
    assert refused.value.reason == "not-your-turn"


def test_no_hints_where_another_person_plays() -> None:
    for table in playing(lay("euchre", people=2), random.Random(1), 1):
        if table.to_act != 0:
            continue
        with pytest.raises(Refusal) as refused:
            advice._may_be_told(table, 0, table.shown[0].version)
        assert refused.value.reason == "no-hints"


# ---------------------------------------------------------------- reviews


async def test_a_hand_is_reviewed_when_it_is_over(house: House) -> None:
    table_id = await house.new()
    await house.play(table_id, my_choice)
    for number in (-1, 0, 1, 2):
        with pytest.raises(Refusal) as refused:
            await house.advice.hand(table_id, DEVICE, number)
        assert (refused.value.status, refused.value.reason) == (404, "no-such-hand")
    table = await house.play(table_id, finished(2))
    record = record_of(table, await house.store.events(table_id))
    for number in (1, 2):
        found = await house.advice.hand(table_id, DEVICE, number)
        assert found == review_of(record, number, lambda: False)
        assert (found.hand, found.worlds, len(found.seats)) == (number, 8, 4)
        points = table.match.results[number - 1].points
        for side in found.sides:
            assert side.points.result == points[side.side] - points[1 - side.side]
            for ledger in (side.points, side.chance):
                assert ledger is not None
                assert ledger.luck + ledger.skill == pytest.approx(ledger.result, abs=3e-4)
                assert ledger.given - ledger.lost == pytest.approx(ledger.skill, abs=3e-4)


async def test_a_stranger_sees_no_review(house: House) -> None:
    table_id = await house.new()
    await house.play(table_id, finished(1))
    for asked in (house.advice.hand(table_id, "stranger", 1), house.advice.match(table_id, None)):
        with pytest.raises(Refusal) as refused:
            await asked
        assert refused.value.reason == "not-your-table"


async def test_a_review_is_worked_out_once_and_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await house.new()
    await house.play(table_id, finished(1))
    worked: list[int] = []

    def counted(*arguments: object) -> ReviewedHand:
        worked.append(1)
        return review_of(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(advice, "review_of", counted)
    first, second = await asyncio.gather(*(house.advice.hand(table_id, DEVICE, 1) for _ in range(2)))
    again = await Advice(house.store, house.tables).hand(table_id, DEVICE, 1)
    assert first == second == again
    assert len(worked) == 1
    (row,) = await house.store.reviews(table_id)
    await house.store.keep_review(table_id, ReviewRow(1, "0/older", "{}"))
    assert await house.advice.hand(table_id, DEVICE, 1) == first, "an older one is made anew"
    assert await house.store.reviews(table_id, 1) == [row]
    assert await house.store.reviews(table_id, 2) == []
    assert len(worked) == 2


async def test_who_goes_away_does_not_end_it_for_others(house: House) -> None:
    table_id = await house.new()
    await house.play(table_id, finished(1))
    leaving = asyncio.create_task(house.advice.hand(table_id, DEVICE, 1))
    staying = asyncio.create_task(house.advice.hand(table_id, DEVICE, 1))
    while not house.advice._running:
        await asyncio.sleep(0)
    leaving.cancel()
    assert (await staying).hand == 1


def test_a_server_that_stops_does_not_wait_for_a_review() -> None:
    answers = iter([False, True])
    with pytest.raises(Stopped):
        review_of(played("euchre", 1, 1), 1, lambda: next(answers))


async def test_the_hands_reviewed_are_added_up(house: House) -> None:
    table_id = await house.new()
    await house.play(table_id, finished(3))
    nothing = await house.advice.match(table_id, DEVICE)
    assert (nothing.hands, nothing.reviewed, nothing.sides, nothing.seats) == (3, [], [], [])
    found = [await house.advice.hand(table_id, DEVICE, number) for number in (1, 3)]
    whole = await house.advice.match(table_id, DEVICE)
    assert (whole.hands, whole.reviewed, whole.over) == (3, [1, 3], False)
    for side in (0, 1):
        parts = [hand.sides[side] for hand in found]
        assert whole.sides[side].points.result == sum(part.points.result for part in parts)
        assert whole.sides[side].points.lost == pytest.approx(sum(part.points.lost for part in parts))
        chances = [part.chance.result for part in parts if part.chance is not None]
        chance = whole.sides[side].chance
        assert chance is not None
        assert chance.result == pytest.approx(sum(chances), abs=1e-3)
    for seat in range(4):
        assert whole.seats[seat].decisions == sum(hand.seats[seat].decisions for hand in found)
        labels = [sum(hand.seats[seat].labels.values()) for hand in found]
        assert sum(whole.seats[seat].labels.values()) == sum(labels)


# ---------------------------------------------------------------- over HTTP


async def test_hints_and_reviews_by_http(visitor: Browser) -> None:
    table = visitor.new_table("two-handed").table
    client = ScriptedClient(visitor, table, random.Random(2))
    view = await client.play(60, until=lambda seen: seen.your_turn and len(seen.actions) > 1)
    path = f"/api/tables/{table}"
    answer = visitor.http.post(f"{path}/hint", json={"version": client.version})
    assert answer.status_code == 200, answer.text
    hint = msgspec.json.decode(answer.content, type=Hint)
    assert {choice.action for choice in hint.choices} == {action.text for action in view.actions}
    failure(visitor.http.post(f"{path}/hint", json={"version": 10**6}), 409, "stale-version")
    failure(visitor.http.post(f"{path}/hint", json={}), 400, "bad-request")
    failure(visitor.http.get(f"{path}/reviews/1"), 404, "no-such-hand")
    await client.play(60, until=lambda seen: seen.hand_number > 1 or seen.result is not None)
    one = msgspec.json.decode(visitor.http.get(f"{path}/reviews/1").content, type=ReviewedHand)
    assert one.hand == 1
    whole = msgspec.json.decode(visitor.http.get(f"{path}/reviews").content, type=ReviewedMatch)
    assert whole.reviewed == [1]
    failure(visitor.http.get(f"{path}/reviews/x"), 404, "not-found")
    failure(visitor.http.get("/api/tables/nowhere/reviews"), 404, "unknown-table")
    failure(visitor.http.post("/api/tables/nowhere/hint", json={"version": 1}), 404, "unknown-table")
