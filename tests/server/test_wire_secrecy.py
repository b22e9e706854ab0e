"""No message to a seat tells a card that this seat has not seen.

What a seat has seen at each of its versions is worked out here from the stored events, by the rulebook
alone: its own cards, the upcard, cards played and received, and all hands when a hand is over.
"""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from euchre.server import views
from euchre.server.fold import Table
from euchre.server.fold import lay as lay_row
from euchre.server.protocol import CardView, ServerMessage, Update
from euchre.storage import EventRow, Store
from tests.server.client import Browser, ScriptedClient
from tests.server.process import ServerProcess
from tests.server.tabletop import FARMERS, GAMES, lay, playing

FACE = re.compile(r"[2-9TJQKA][SCHD]|JK")

Seen = dict[int, Counter[str]]
"""By the seat's version: the faces it has seen so far in the hand, as many as there were."""


def faces_in(message: Any) -> list[str]:
    """Every face that a message names, in whatever field: cards, action texts, arguments of texts."""
    return [word for text in _strings(message) for word in re.split(r"[\s,|]+", text) if FACE.fullmatch(word)]


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _strings(getattr(value, name))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _strings(key)
            yield from _strings(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _strings(item)


def physical(update: Update) -> Counter[str]:
    """The cards of a view no two of which are the same: in hand, on the table, in the last trick."""
    view = update.view
    shown: list[CardView] = list(view.hand)
    shown += [played.card for played in view.trick.cards]
    if view.last_trick is not None:
        shown += [played.card for played in view.last_trick.cards]
    return Counter(card.face for card in shown)


def leaks(messages: list[ServerMessage], seen: Seen) -> list[str]:
    """What the messages tell that had not been seen at their version."""
    found = []
    ever: Counter[str] = Counter()
    told = 0
    for message in messages:
        if not isinstance(message, Update):
            found += [f"{face} in {type(message).__name__}" for face in faces_in(message) if face not in ever]
            continue
        for version in range(told, message.version + 1):
            ever |= seen.get(version, Counter())
        told = message.version
        now = seen.get(message.version, Counter())
        found += [f"{face} at {message.version}" for face in faces_in(message.view) if face not in now]
        found += [f"{face} in an event" for face in faces_in(message.events) if face not in ever]
        extra = physical(message) - now
        found += [f"{face} once too often at {message.version}" for face in extra]
    return found


class Knowledge:
    """What one seat has seen of a hand, followed action by action."""

    def __init__(self, seat: int, deck: Counter[str]) -> None:
        self.seat = seat
        self.deck = deck
        self.known: Counter[str] = Counter()
        self._hands: list[Counter[str]] = []
        self._stock: Counter[str] = Counter()
        self._gifts: list[tuple[int, Counter[str]]] = []

    def dealt(self, deal: dict[str, Any]) -> None:
        self._hands = [Counter(hand.split()) for hand in deal["hands"]]
        upcard = Counter([deal["upcard"]] if "upcard" in deal else [])
        self._stock = self.deck - upcard
        for hand in self._hands:
            self._stock -= hand
        self._gifts = []
        self.known = self._hands[self.seat] + upcard

    def acted(self, seat: int, action: str) -> None:
        verb, *cards = action.split()
        if FACE.fullmatch(verb) and seat != self.seat:
            self._learn(Counter([verb]))
        elif verb == "swap" and seat == self.seat:
            self._learn(self._stock)
        elif verb == "give" and cards:
            self._gifts.append((seat, Counter(cards)))
            if len(self._gifts) == 2 and self.seat in (self._gifts[0][0], seat):
                self._learn(self._gifts[1 if self.seat == self._gifts[0][0] else 0][1])

    def hand_over(self) -> None:
        for hand in self._hands:
            self.known |= hand
        if len(self._hands) > 1:
            self.known |= sum(self._hands, Counter())

    def _learn(self, cards: Counter[str]) -> None:
        self.known = (self.known + cards) & self.deck


def known_to(seat: int, start: Table, events: list[EventRow]) -> Seen:
    """What a seat had seen at each of its versions."""
    knowledge = Knowledge(seat, Counter(card.text for card in start.rules.cards.faces))
    seen: Seen = {0: Counter()}
    table = start
    for row in events:
        before, table = table, table.after(row)
        body = json.loads(row.body)
        if row.kind == "deal":
            knowledge.dealt(body["deal"])
        elif row.kind == "act":
            assert row.seat is not None
            knowledge.acted(row.seat, body["action"])
        if len(table.match.results) > len(before.match.results):
            knowledge.hand_over()
        if not table.is_asking_in_secret:
            seen[table.shown[seat].version] = knowledge.known
    return seen


# ---------------------------------------------------------------- through a real socket

MATCHES: list[tuple[str, dict[str, object]]] = [
    ("euchre", {"match.target": 5}),
    ("euchre", {"match.target": 3, **FARMERS}),
    ("two-handed", {"match.target": 5}),
    ("bid-euchre", {"match.target": 15}),
]


@pytest.mark.parametrize(("variant", "settings"), MATCHES)
async def test_a_match_through_the_socket_tells_nothing_unseen(
    database: str, tmp_path: Path, variant: str, settings: dict[str, object]
) -> None:
    with ServerProcess(database, tmp_path) as server, Browser(server.url) as visitor:
        table = visitor.new_table(variant, set=settings).table
        client = ScriptedClient(visitor, table, random.Random(17))
        await client.play(120)
    store = await Store.open(database)
    row, events = await store.table(table), await store.events(table)
    await store.close()
    assert row is not None
    seen = known_to(0, lay_row(row), events)
    assert len([one for one in client.messages if isinstance(one, Update)]) > 20
    assert leaks(client.messages, seen) == []


# ---------------------------------------------------------------- every seat, every variant


def messages_to(seat: int, tables: list[Table]) -> list[ServerMessage]:
    """The updates that a seat's socket sends while the table goes through these versions."""
    messages: list[ServerMessage] = []
    sent = -1
    for table in tables:
        sight = table.shown[seat]
        if sight.version > sent:
            events = views.events(table.row, sight, max(sent, 0))
            messages.append(Update(sight.version, events, views.view(table.row, sight)))
            sent = sight.version
    return messages


@pytest.mark.parametrize(("variant", "settings"), GAMES)
def test_updates_to_any_seat_tell_nothing_unseen(variant: str, settings: dict[str, object]) -> None:
    start = lay(variant, settings)
    for seed in range(3):
        events: list[EventRow] = []
        tables = list(playing(start, random.Random(seed), 3, events))
        for seat in range(start.rules.count):
            assert leaks(messages_to(seat, tables), known_to(seat, start, events)) == []


# ---------------------------------------------------------------- that it can fail


def leaky(kind: str, update: Update, table: Table) -> Update:
    """An update with a leak."""
    view = update.view
    if kind == "partner's hand":
        other = views.view(table.row, table.shown[2]).hand
        return msgspec.structs.replace(update, view=msgspec.structs.replace(view, hand=view.hand + other))
    if kind == "another's legal actions":
        other = views.view(table.row, table.shown[table.to_act or 0]).hand
        texts = " ".join(card.face for card in other)
        said = msgspec.structs.replace(view.waiting, args={"legal": texts})
        return msgspec.structs.replace(update, view=msgspec.structs.replace(view, waiting=said))
    if kind == "a card twice":
        return msgspec.structs.replace(update, view=msgspec.structs.replace(view, hand=view.hand * 3))
    stock = [card.text for card in table.rules.cards.faces]
    event = views.events(table.row, table.shown[0], 0)[0]
    told = msgspec.structs.replace(event, cards=stock)
    return msgspec.structs.replace(update, events=[told])


@pytest.mark.parametrize("kind", ["partner's hand", "another's legal actions", "a card twice", "the stock"])
@pytest.mark.parametrize("variant", ["euchre", "bid-euchre"])
def test_a_leak_is_found(kind: str, variant: str) -> None:
    start = lay(variant, {})
    events: list[EventRow] = []
    tables = list(playing(start, random.Random(4), 1, events))
    seen = known_to(0, start, events)
    place = next(at for at, one in enumerate(tables) if one.version > 1 and one.to_act not in (0, None))
    table = tables[place]
    (*before, last) = messages_to(0, tables[: place + 1])
    assert isinstance(last, Update)
    assert leaks([*before, last], seen) == []
    assert leaks([*before, leaky(kind, last, table)], seen)


def test_faces_are_found_wherever_they_hide() -> None:
    assert faces_in({"a": ["9S", {"b": "discard JH"}], "c": "AS,KD|JK"}) == ["9S", "JH", "AS", "KD", "JK"]
    assert faces_in({"variant": "euchre", "strain": "S", "table": "9s4a", "level": "10"}) == []
