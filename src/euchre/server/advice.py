"""Hints while a hand is played, and reviews of finished hands: worked out in threads, reviews kept for good.

A hint is made from the observation of the seat that asks and from nothing else. A review looks at all cards,
which everybody may see by then.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from euchre.analysis.report import choice_json, hand_json, seats_json
from euchre.analysis.review import Decision, assemble, decisions, default_worlds
from euchre.analysis.story import stories
from euchre.analysis.value import appraise
from euchre.game.observation import Observation
from euchre.notation import Record
from euchre.server.failures import Refusal
from euchre.server.fold import Table
from euchre.server.protocol_review import (
    ChoiceWorth,
    Hint,
    Ledger,
    ReviewedHand,
    ReviewedMatch,
    ReviewedSeat,
    ReviewedSide,
)
from euchre.server.records import record_of
from euchre.server.tables import Tables
from euchre.storage import ReviewRow, Store

VERSION = 1
"""Of reviews: those made by an earlier one are made anew."""

HINTS, REVIEWS = 2, 1
"""How many are worked out at a time; others wait."""

HINT_SHARE = 2
"""A hint looks at so many times the worlds of a review's decision."""


class Stopped(Exception):
    """The server is stopping; the review is not finished."""


class Advice:
    """Hints and reviews of one worker."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._hints = asyncio.Semaphore(HINTS)
        self._reviews = asyncio.Semaphore(REVIEWS)
        self._running: dict[tuple[str, int], asyncio.Task[ReviewedHand]] = {}
        self._stopping = threading.Event()

    def stop(self) -> None:
        """Lets go of what is being worked out."""
        self._stopping.set()

    # ------------------------------------------------------------ hints

    async def hint(self, table_id: str, device: str | None, version: int) -> Hint:
        """What the seat of a device could do now.

        Raises: `Refusal` (``not-your-table``, ``no-hints``, ``stale-version``, ``not-your-turn``).
        """
        table, seat = await self._tables.seated(table_id, device)
        if table.shown[seat].version != version:
            table = await self._tables.load(table_id)
        observation = _may_be_told(table, seat, version)
        async with self._hints:
            return await asyncio.to_thread(hint_of, observation, version)

    # ------------------------------------------------------------ reviews

    async def hand(self, table_id: str, device: str | None, number: int) -> ReviewedHand:
        """The review of a finished hand, from 1; worked out at the first request.

        Raises: `Refusal` (``not-your-table``, ``no-such-hand``).
        """
        await self._tables.seated(table_id, device)
        table = await self._tables.load(table_id)
        finished = len(table.match.results)
        if not 1 <= number <= finished:
            raise Refusal(
                404, "no-such-hand", f"hand {number} is not finished: there are {finished}", hands=finished
            )
        for row in await self._store.reviews(table_id, number):
            if row.made == _made(table):
                return msgspec.json.decode(row.body, type=ReviewedHand)
        key = (table_id, number)
        if key not in self._running:
            task = asyncio.create_task(self._work(table, number))
            self._running[key] = task
            task.add_done_callback(lambda _task: self._running.pop(key, None))
        # Others may wait for it too: one who goes away does not end it.
        return await asyncio.shield(self._running[key])

    async def match(self, table_id: str, device: str | None) -> ReviewedMatch:
        """What has been reviewed of a table's finished hands, taken together. Raises: `Refusal`."""
        await self._tables.seated(table_id, device)
        table = await self._tables.load(table_id)
        made = _made(table)
        found = [
            msgspec.json.decode(row.body, type=ReviewedHand)
            for row in await self._store.reviews(table_id)
            if row.made == made
        ]
        return ReviewedMatch(
            hands=len(table.match.results),
            reviewed=[hand.hand for hand in found],
            over=table.is_over,
            sides=sides_together([hand.sides for hand in found]),
            seats=seats_together([hand.seats for hand in found]),
        )

    async def _work(self, table: Table, number: int) -> ReviewedHand:
        async with self._reviews:
            record = record_of(table, await self._store.events(table.id))
            found = await asyncio.to_thread(review_of, record, number, self._stopping.is_set)
        body = msgspec.json.encode(found).decode()
        await self._store.keep_review(table.id, ReviewRow(number, _made(table), body))
        return found


def _made(table: Table) -> str:
    return f"{VERSION}/{default_worlds(table.rules)}"


def _may_be_told(table: Table, seat: int, version: int) -> Observation:
    """What the seat sees, if it may be told what to do."""
    if any(not table.has_bot(other) for other in range(table.rules.count) if other != seat):
        raise Refusal(403, "no-hints", "hints are given where all the others are bots")
    sight = table.shown[seat]
    if sight.version != version:
        raise Refusal(
            409,
            "stale-version",
            f"you ask about version {version}: the table is at {sight.version}",
            version=sight.version,
        )
    if not sight.observation.my_turn:
        raise Refusal(409, "not-your-turn", "a hint is for the seat whose turn it is")
    return sight.observation


def hint_of(observation: Observation, version: int) -> Hint:
    """The hint of an observation: the same for the same observation and version, whatever the others hold."""
    worlds = HINT_SHARE * default_worlds(observation.rules)
    choices = appraise(observation, worlds, seed=version)
    return Hint(
        version, worlds if len(choices) > 1 else 0, [_worth(choice_json(choice)) for choice in choices]
    )


def _worth(values: dict[str, Any]) -> ChoiceWorth:
    return msgspec.convert(values, type=ChoiceWorth)


def review_of(record: Record, number: int, stopping: Callable[[], bool]) -> ReviewedHand:
    """The review of one hand of a record.

    Raises: `Stopped` as soon as ``stopping`` says so.
    """
    story = stories(record)[number - 1]
    worlds, found = default_worlds(record.rules), list[Decision]()
    for decision in decisions([story], worlds):
        if stopping():
            raise Stopped
        found.append(decision)
    review = assemble([story], found, worlds)
    values = hand_json(review.hands[0])
    seats = seats_json(found, record.rules.count)
    return msgspec.convert({**values, "worlds": worlds, "seats": seats}, type=ReviewedHand)


# ------------------------------------------------------------ several hands together


def sides_together(hands: Sequence[Sequence[ReviewedSide]]) -> list[ReviewedSide]:
    """The ledgers of some hands added up; the chance where all know one."""
    by_side: dict[int, list[ReviewedSide]] = {}
    for hand in hands:
        for one in hand:
            by_side.setdefault(one.side, []).append(one)
    return [
        ReviewedSide(side, ledger, _sum(chances) if len(chances) == len(parts) else None)
        for side, parts in sorted(by_side.items())
        for ledger in [_sum([one.points for one in parts])]
        for chances in [[one.chance for one in parts if one.chance is not None]]
    ]


def _sum(ledgers: Iterable[Ledger]) -> Ledger:
    rows = [msgspec.structs.astuple(ledger) for ledger in ledgers]
    return Ledger(*(round(sum(column), 4) + 0.0 for column in zip(*rows, strict=True)))


def seats_together(hands: Sequence[Sequence[ReviewedSeat]]) -> list[ReviewedSeat]:
    """What each seat lost in some hands."""
    by_seat: dict[int, list[ReviewedSeat]] = {}
    for hand in hands:
        for one in hand:
            by_seat.setdefault(one.seat, []).append(one)
    found = []
    for seat, parts in sorted(by_seat.items()):
        labels: Counter[str] = Counter()
        for one in parts:
            labels.update(one.labels)
        chances = [one.lost_chance for one in parts if one.lost_chance is not None]
        found.append(
            ReviewedSeat(
                seat,
                sum(one.decisions for one in parts),
                round(sum(one.lost for one in parts), 4),
                dict(labels),
                round(sum(chances), 4) if len(chances) == len(parts) else None,
            )
        )
    return found
