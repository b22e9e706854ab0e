"""A seat's socket: what is granted is stored, what is refused changes nothing, and everybody is told."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from typing import TypeVar

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from euchre.server.protocol import (
    Ack,
    Act,
    Ping,
    Pong,
    Proceed,
    Refused,
    Resume,
    ServerMessage,
    Update,
    View,
)
from tests.server.client import Browser, ScriptedClient, choices, choose, decoder, encode
from tests.server.process import ServerProcess
from tests.server.test_words import worded

SECONDS = 20.0
M = TypeVar("M", Update, Ack, Refused, Pong)


class Socket:
    """A socket and what came through it, in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, message: Resume | Act | Proceed | Ping | str | bytes) -> None:
        raw = message if isinstance(message, str | bytes) else encode(message)
        await self.socket.send(raw)

    async def hear(self) -> ServerMessage:
        async with asyncio.timeout(SECONDS):
            return decoder.decode(await self.socket.recv())

    async def next(self, kind: type[M]) -> M:
        """The next message of a kind."""
        while True:
            message = await self.hear()
            if isinstance(message, kind):
                return message

    async def my_turn(self) -> Update:
        """The next update in which it is this seat's turn to call or play."""
        while True:
            update = await self.next(Update)
            if update.view.your_turn:
                return update


@pytest.fixture
async def table(visitor: Browser) -> str:
    return visitor.new_table("euchre").table


@pytest.fixture
async def socket(visitor: Browser, table: str) -> AsyncIterator[Socket]:
    async with visitor.socket(table) as opened:
        yield Socket(opened)


async def test_the_first_answer_tells_everything(socket: Socket, table: str) -> None:
    await socket.say(Resume(0))
    update = await socket.my_turn()
    assert update.view.table == table
    assert update.view.seat == 0
    assert len(update.view.hand) == 5
    assert choices(update.view)


async def test_a_granted_action_is_acknowledged_with_its_version(socket: Socket) -> None:
    await socket.say(Resume(0))
    update = await socket.my_turn()
    await socket.say(Act("one", update.version, choices(update.view)[0]))
    ack = await socket.next(Ack)
    assert (ack.id, ack.version) == ("one", update.version + 1)


async def test_a_resend_is_answered_alike_and_changes_nothing(visitor: Browser, table: str) -> None:
    async with visitor.socket(table) as opened, visitor.socket(table) as again:
        first, second = Socket(opened), Socket(again)
        await first.say(Resume(0))
        update = await first.my_turn()
        act = Act("one", update.version, choices(update.view)[0])
        await first.say(act)
        ack = await first.next(Ack)
        for one in (first, second, first):
            await one.say(act)
            assert await one.next(Ack) == ack
        await second.say(Resume(update.version))
        after = await second.next(Update)
        mine = [event for event in after.events if event.seat == 0 and event.kind == "called"]
        assert len(mine) <= 1


async def test_of_two_actions_for_one_turn_one_is_granted(visitor: Browser, table: str) -> None:
    async with visitor.socket(table) as opened, visitor.socket(table) as again:
        sockets = [Socket(opened), Socket(again)]
        await sockets[0].say(Resume(0))
        update = await sockets[0].my_turn()
        for number, one in enumerate(sockets):
            await one.say(Act(f"tab-{number}", update.version, choices(update.view)[0]))
        answers = []
        for one in sockets:
            answer = await one.hear()
            while isinstance(answer, Update):
                answer = await one.hear()
            answers.append(answer)
        assert sorted(type(answer).__name__ for answer in answers) == ["Ack", "Refused"]


async def test_both_sockets_of_a_seat_are_told(visitor: Browser, table: str) -> None:
    async with visitor.socket(table) as opened, visitor.socket(table) as again:
        first, second = Socket(opened), Socket(again)
        await first.say(Resume(0))
        update = await first.my_turn()
        await second.say(Resume(update.version))
        assert (await second.next(Update)).view == update.view
        await first.say(Act("one", update.version, choices(update.view)[0]))
        ack = await first.next(Ack)
        for one in (first, second):
            told = await one.next(Update)
            while told.version < ack.version:
                told = await one.next(Update)
            assert told.version >= ack.version


async def test_a_return_gets_only_what_is_new(visitor: Browser, table: str) -> None:
    client = ScriptedClient(visitor, table, random.Random(1))
    await client.play(60, until=lambda view: view.hand_number > 1 and view.your_turn)
    heard: list[int] = []
    for since in (0, 1, client.version - 1, client.version):
        async with visitor.socket(table) as opened:
            again = Socket(opened)
            await again.say(Resume(since))
            update = await again.next(Update)
            assert update.version == client.version
            assert update.view == client.view
            versions = [event.version for event in update.events]
            assert versions == sorted(versions)
            assert all(since < version <= update.version for version in versions)
            heard = heard or versions
            assert versions == [version for version in heard if version > since]
    assert heard


async def test_what_is_ahead_of_the_table_gets_a_whole_view(visitor: Browser, socket: Socket) -> None:
    await socket.say(Resume(9_999))
    update = await socket.next(Update)
    while not update.view.your_turn:
        update = await socket.next(Update)
    assert update.version < 9_999
    assert update.view.hand


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "{",
        "null",
        "[]",
        '"resume"',
        "{}",
        '{"type": "what"}',
        '{"type": "resume"}',
        '{"type": "resume", "since": "1"}',
        '{"type": "act", "id": "x", "version": 1}',
        '{"type": "act", "id": 7, "version": 1, "action": "pass"}',
        '{"type": "update", "version": 1, "events": [], "view": {}}',
        '{"type": "ping", "x": ' + "[" * 1_900 + "]" * 1_900 + "}",
        '{"type": "act", "id": ' + "[" * 4_000,
        b"\xff\xfe\x00",
        b"\x00" * 100,
        "x" * 5_000,
        json.dumps({"type": "act", "id": "x", "version": 1, "action": "a" * 5_000}),
    ],
)
async def test_a_message_that_cannot_be_read_is_refused_and_the_socket_stays(
    socket: Socket, raw: str | bytes
) -> None:
    await socket.say(raw)
    refused = await socket.next(Refused)
    assert refused.reason in ("bad-message", "message-too-large")
    assert worded(refused.text)
    await socket.say(Ping())
    assert isinstance(await socket.hear(), Pong)


async def test_the_id_of_a_message_that_cannot_be_read_is_told(socket: Socket) -> None:
    await socket.say('{"type": "act", "id": "mine", "version": "x", "action": "pass"}')
    assert (await socket.next(Refused)).id == "mine"


async def test_a_huge_message_ends_the_connection(socket: Socket) -> None:
    with pytest.raises(ConnectionClosed):  # noqa: PT012
        await socket.say("x" * 200_000)
        await socket.hear()


WRONG: list[tuple[str, set[str]]] = [
    ("jump", {"unknown-action"}),
    ("", {"unknown-action"}),
    ("ZZ", {"unknown-action", "unknown-card"}),
    ("9S 9C", {"unknown-action"}),
    ("bid 5 H", {"wrong-call", "wrong-phase"}),
    ("discard AS", {"wrong-phase"}),
    ("give", {"wrong-phase"}),
    ("redeal", {"wrong-phase", "wrong-answer"}),
    ("deal", {"unknown-action", "unknown-card"}),
]


async def test_an_illegal_action_is_refused_and_changes_nothing(socket: Socket) -> None:
    await socket.say(Resume(0))
    update = await socket.my_turn()
    while update.view.phase != "auction" or update.view.choose is not None:
        text = choose(update.view, random.Random(1))
        await socket.say(Act(f"a{update.version}", update.version, text))
        update = await socket.my_turn()
    for number, (action, reasons) in enumerate(WRONG):
        await socket.say(Act(f"wrong-{number}", update.version, action))
        refused = await socket.next(Refused)
        assert refused.id == f"wrong-{number}"
        assert refused.reason in reasons, (action, refused)
        assert refused.version == update.version
        assert worded(refused.text)
    await socket.say(Resume(0))
    assert (await socket.next(Update)).view == update.view


async def test_a_card_that_does_not_follow_names_the_suit(visitor: Browser, table: str) -> None:
    def must_follow(view: View) -> bool:
        return view.your_turn and any(card.why for card in view.hand)

    client = ScriptedClient(visitor, table, random.Random(5))
    view = await client.play(120, until=must_follow)
    wrong = next(card for card in view.hand if card.why)
    async with visitor.socket(table) as opened:
        socket = Socket(opened)
        await socket.say(Act("wrong", client.version, wrong.face))
        refused = await socket.next(Refused)
        assert refused.reason == "must-follow"
        assert refused.text == wrong.why


@pytest.mark.parametrize("version", [0, 999_999, -1])
async def test_an_action_on_another_version_is_refused(socket: Socket, version: int) -> None:
    await socket.say(Resume(0))
    update = await socket.my_turn()
    await socket.say(Act("late", version, choices(update.view)[0]))
    refused = await socket.next(Refused)
    assert (refused.reason, refused.version) == ("stale-version", update.version)


@pytest.mark.parametrize("action_id", ["", "x" * 65])
async def test_an_action_needs_an_id(socket: Socket, action_id: str) -> None:
    await socket.say(Resume(0))
    update = await socket.my_turn()
    await socket.say(Act(action_id, update.version, choices(update.view)[0]))
    assert (await socket.next(Refused)).reason == "bad-action-id"


async def test_the_next_hand_cannot_be_wished_for_during_one(socket: Socket) -> None:
    await socket.say(Resume(0))
    update = await socket.my_turn()
    await socket.say(Proceed("next", update.version))
    assert (await socket.next(Refused)).reason == "no-hand-to-proceed-to"


async def test_out_of_turn_nothing_can_be_done(visitor: Browser) -> None:
    table = visitor.new_table("euchre", pace="slow").table
    async with visitor.socket(table) as opened:
        socket = Socket(opened)
        await socket.say(Resume(0))
        update = await socket.next(Update)
        while update.view.phase == "deal" or update.view.your_turn:
            if update.view.your_turn:
                await socket.say(Act(f"a{update.version}", update.version, "pass"))
            update = await socket.next(Update)
        await socket.say(Act("early", update.version, "pass"))
        assert (await socket.next(Refused)).reason == "not-your-turn"


async def test_strangers_get_no_seat(server: ServerProcess, visitor: Browser, table: str) -> None:
    with Browser(server.url) as stranger:
        for one, address, reason in (
            (stranger, table, "not-your-table"),
            (visitor, "nowhere", "unknown-table"),
        ):
            async with one.socket(address) as opened:
                socket = Socket(opened)
                refused = await socket.next(Refused)
                assert refused.reason == reason
                assert worded(refused.text)
                with pytest.raises(ConnectionClosed):
                    await socket.hear()


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://["])
async def test_pages_of_others_get_no_socket(visitor: Browser, table: str, origin: str) -> None:
    with pytest.raises(InvalidStatus) as caught:
        async with visitor.socket(table, Origin=origin):
            pass
    assert caught.value.response.status_code == 403


async def test_own_pages_get_a_socket(server: ServerProcess, visitor: Browser, table: str) -> None:
    async with visitor.socket(table, Origin=server.url) as opened:
        await opened.send(encode(Ping()))
        assert isinstance(decoder.decode(await opened.recv()), Pong)


async def test_one_who_does_not_listen_holds_nobody_up(visitor: Browser, table: str) -> None:
    async with visitor.socket(table) as deaf:
        deaf.transport.pause_reading()
        for _ in range(300):
            await deaf.send(encode(Resume(0)))
        client = ScriptedClient(visitor, table, random.Random(3))
        view = await client.play(120, until=lambda view: view.hand_number > 2)
        assert view.hand_number > 2


async def test_a_pace_change_takes_effect_at_once(visitor: Browser) -> None:
    """A bot's turn is due at the slow pace; once it is instant nobody waits for it."""
    waiting = False
    while not waiting:  # who speaks first is a matter of the draw
        table = visitor.new_table("euchre", pace="slow").table
        async with visitor.socket(table) as opened:
            socket = Socket(opened)
            await socket.say(Resume(0))
            update = await socket.next(Update)
            while not update.view.hand:
                update = await socket.next(Update)
            waiting = not update.view.your_turn
    async with visitor.socket(table) as opened:
        socket = Socket(opened)
        await socket.say(Resume(update.version))
        answer = visitor.http.post(f"/api/tables/{table}/pace", json={"pace": "instant"})
        assert answer.status_code == 200
        async with asyncio.timeout(10):
            update = await socket.my_turn()
        assert update.view.pace == "instant"


async def test_a_finished_match_is_shown_and_takes_nothing_more(visitor: Browser) -> None:
    table = visitor.new_table("euchre", set={"match.target": 1}).table
    client = ScriptedClient(visitor, table, random.Random(8))
    view = await client.play(60)
    assert view.match is not None
    async with visitor.socket(table) as opened:
        socket = Socket(opened)
        await socket.say(Resume(0))
        update = await socket.next(Update)
        assert update.view.match == view.match
        assert update.events[-1].kind == "match-over"
        await socket.say(Proceed("more", update.version))
        assert (await socket.next(Refused)).reason == "match-over"
        await socket.say(Act("more", update.version, "pass"))
        assert (await socket.next(Refused)).reason == "not-your-turn"
    assert visitor.http.get("/api/me").json() == {"tables": []}
    assert msgspec.json.encode(view)


async def test_the_record_holds_finished_hands_only(visitor: Browser, table: str) -> None:
    assert visitor.record(table)["hands"] == []
    client = ScriptedClient(visitor, table, random.Random(2))
    await client.play(60, until=lambda view: view.hand_number > 1 and view.your_turn)
    hands = visitor.record(table)["hands"]
    assert isinstance(hands, list)
    assert len(hands) == (client.view.hand_number if client.view else 0) - 1
