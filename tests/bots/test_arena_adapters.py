"""Players from outside: what they are told, what they may answer, and what is said of those who fail."""

from __future__ import annotations

import json
import random
import re
import sys
import threading
import time
from collections.abc import Callable
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from euchre.bots.adapters import player
from euchre.bots.adapters_exec import Program
from euchre.bots.adapters_player import Player, PlayerFault
from euchre.bots.adapters_view import as_json
from euchre.bots.arena import Job, Luck, Table, close_players, dealer_of, work
from euchre.bots.arena_clock import Times
from euchre.bots.arena_run import Contest, Findings, Run
from euchre.errors import EuchreError
from euchre.game import Observation, apply, seen, shuffle, start
from euchre.rules import variant
from tests.strategies import all_cases, deal_for, presets

PAGE = Path(__file__).resolve().parents[2] / "docs" / "arena.md"
KEYS = {
    "form", "variant", "set", "rules", "seats", "sides", "target", "seat", "dealer", "score", "phase",
    "round", "question", "upcard", "hand", "contract", "give", "trick", "tricks", "taken", "events",
    "legal", "seed",
}  # fmt: skip


def program(tmp_path, text, name="bot.py"):
    """The address of a player that runs this Python text."""
    path = tmp_path / name
    path.write_text(text)
    return f"exec:{sys.executable} {path}"


def fault_of(address, timeout=20.0):
    """What is said of a player that should fail in its first deals."""
    done = work(Job("euchre", (), (address, "uniform"), 1, "deals", 0, 4, timeout))
    assert done["results"] == []
    reason, message = done["fault"]
    assert address in message
    return reason, message


@pytest.fixture(autouse=True)
def nobody_stays():
    """Programs end with the test that started them."""
    yield
    close_players()


# ------------------------------------------------------------------ what is told


class Recorder:
    """Plays at random and keeps what it would have been told."""

    name = "recorder"

    def __init__(self):
        self.views = []

    def choose(self, observation, rng):
        self.views.append(as_json(observation, 7))
        return rng.choice(observation.legal())


def views_of(case, hands):
    rules, rng, recorder = case.rules, random.Random(f"{case}"), Recorder()
    table = Table(rules, [Player("recorder", bot=recorder)] * rules.sides, [Times()] * rules.sides)
    for number in range(hands):
        lucks = [random.Random(f"{case}{number}{seat}") for seat in range(rules.count)]
        table.hand(dealer_of(rules, number), deal_for(rules, rng), lucks)
    return recorder.views


CASES = all_cases(2)
SAMPLE = [*presets(), *CASES[len(presets()) :: 4]]


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=() if case in SAMPLE else pytest.mark.soak) for case in CASES],
    ids=str,
)
def test_every_observation_has_the_same_keys_and_is_plain_json(case):
    for view in views_of(case, 1):
        assert set(view) == KEYS
        assert json.loads(json.dumps(view)) == view
        assert len(view["legal"]) > 1
        assert view["rules"] == case.rules.fingerprint
        assert view["phase"] in ("auction", "exchange", "play")
        cards = [play["card"] for trick in view["tricks"] for play in trick["plays"]]
        assert view["taken"] == [] or sum(view["taken"]) == len(view["tricks"])
        played = [event["card"] for event in view["events"] if event["kind"] == "played"]
        assert played == cards + [play["card"] for play in view["trick"]]


def test_the_page_names_every_key_and_no_other():
    section = PAGE.read_text("utf-8").partition("### What a program is told")[2].partition("The answer is")[0]
    rows = [row.split("|")[1] for row in section.splitlines() if row.startswith("| `")]
    assert {key for row in rows for key in re.findall(r"`(\w+)`", row)} == KEYS


# ------------------------------------------------------------------ programs


def example():
    text = PAGE.read_text("utf-8").partition("<!-- bot -->\n```python\n")[2].partition("```")[0]
    assert 0 < len(text.splitlines()) < 40
    return text


@pytest.mark.parametrize("name", ["euchre", "two-handed"])
def test_the_example_of_the_page_plays_and_beats_random_play(tmp_path, name):
    address = program(tmp_path, example())
    found: list[Findings] = []
    asked = Contest(variant(name), (address, "uniform"), 24)
    Run(asked).play(lambda _: None, found)
    assert found[0].sample.mean > 2 * found[0].sample.error
    assert found[0].times[0].phases["play"].total() > 50


BOT = """
import sys, json
for line in sys.stdin:
    seen = json.loads(line)
    {answer}
"""


@pytest.mark.parametrize(
    ("answer", "reason", "said"),
    [
        ("print('hello there', flush=True)", "garbage-answer", "answered 'hello there': "),
        ("print(flush=True)", "garbage-answer", "answered '': an empty text is no action"),
        ("print('bid 12 S', flush=True)", "illegal-answer", "is no action of this moment; legal are "),
        ("print('x' * 9999, flush=True)", "garbage-answer", "more than 500 bytes without an end of line"),
        (
            "sys.stdout.buffer.write(bytes([255, 254, 10])); sys.stdout.flush()",
            "garbage-answer",
            "answered '\ufffd\ufffd'",
        ),
        ("raise KeyError('ace')", "player-ended", "instead of answering; it complained: \"KeyError: "),
        ("sys.stdout.write('pa'); sys.stdout.flush(); exit(3)", "player-ended", "status 3 after saying 'pa'"),
        ("import os; os.close(1); sys.stdin.read()", "player-ended", "ended with status -9"),
        ("sys.exit(0)", "player-ended", "ended with status 0 instead of answering"),
    ],
)  # fmt: skip
def test_a_program_that_fails_is_named_with_what_it_said(tmp_path, answer, reason, said):
    address = program(tmp_path, BOT.format(answer=answer))
    timeout = 1.0 if "read()" in answer else 20.0
    found, message = fault_of(address, timeout)
    assert found == reason
    assert said in message


def first_question():
    """The observation of the seat that calls first."""
    rules, rng = variant("euchre"), random.Random(1)
    state, deal = start(rules, 3), shuffle(rules, rng)
    after = apply(state, deal)
    return Observation.start(rules, 0, 3).after(*seen(state, deal, 0, after))


def test_a_program_that_says_more_than_it_is_asked(tmp_path):
    """Its second line must not pass for the answer to the next question."""
    one = player(program(tmp_path, BOT.format(answer=r"print('pass\npass', flush=True)")), 20.0)
    eye, rng = first_question(), random.Random(1)
    assert isinstance(one.bot, Program)
    assert str(one.bot.choose(eye, rng)) == "pass"
    while one.bot._lines.empty():
        pass
    with pytest.raises(PlayerFault, match="said 'pass' without being asked: print one line") as caught:
        one.bot.choose(eye, rng)
    assert caught.value.reason == "garbage-answer"


def test_a_program_that_never_answers_is_left(tmp_path):
    began = time.monotonic()
    assert fault_of(program(tmp_path, "import sys\nsys.stdin.read()"), 0.3)[0] == "no-answer"
    assert time.monotonic() - began < 20


def test_a_program_that_has_ended_before_it_is_asked(tmp_path):
    assert fault_of(program(tmp_path, "print('pass')\n"))[0] in ("player-ended", "illegal-answer")


@pytest.mark.parametrize("address", ["exec:", "exec:no-such-program-at-all x", "exec:'unclosed"])
def test_a_program_that_is_not_there(address):
    with pytest.raises(EuchreError) as caught:
        player(address)
    assert caught.value.reason == "no-such-program"
    assert address in caught.value.message


def test_a_file_that_is_no_program(tmp_path):
    path = tmp_path / "bot"
    path.write_text("no program")
    path.chmod(0o755)
    assert fault_of(f"exec:{path}")[0] == "no-such-program"


def test_a_program_is_ended_with_its_player(tmp_path):
    one = player(program(tmp_path, BOT.format(answer="print(seen['legal'][0], flush=True)")))
    table = Table(variant("euchre"), [one, player("uniform")], [Times(), Times()])
    luck = Luck(1, "deals", 1)
    table.hand(0, luck.deal(table.rules), [luck.of_seat(seat) for seat in range(4)])
    assert isinstance(one.bot, Program)
    process = one.bot._process
    assert process is not None
    assert process.poll() is None
    one.close()
    assert process.poll() is not None
    one.close()


def test_who_draws_from_the_seed_plays_the_same_again(tmp_path):
    answer = "import random; print(random.Random(seen['seed']).choice(seen['legal']), flush=True)"
    address = program(tmp_path, BOT.format(answer=answer))
    job = Job("euchre", (), (address, "book"), 1, "deals", 0, 4, 20.0)
    assert work(job)["results"] == work(job)["results"]


# ------------------------------------------------------------------ addresses


class Server(ThreadingHTTPServer):
    """Knows what to answer, and counts."""

    daemon_threads = True
    answer: Callable[[dict[str, Any]], tuple[int, str]]
    hangs_up = False
    asked = 0


class Handler(BaseHTTPRequestHandler):
    """Answers as its server is told to."""

    server: Server
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_POST(self):
        seen = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.asked += 1
        status, text = self.server.answer(seen)
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        self.close_connection = self.server.hangs_up

    def log_message(self, *args):
        pass


@contextmanager
def served(answer, hangs_up=False):
    """The address of a player that answers so."""
    server = Server(("127.0.0.1", 0), Handler)
    server.answer, server.hangs_up = answer, hangs_up
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/play?side=1", server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.mark.parametrize("hangs_up", [False, True])
def test_a_player_behind_an_address_plays(hangs_up):
    """Also where every answer ends the connection without a word."""
    with served(lambda seen: (200, f"{seen['legal'][0].lower()}\n"), hangs_up) as (address, server):
        done = work(Job("euchre", (), (address, "book"), 1, "deals", 0, 4, 20.0))
        assert done["fault"] == []
        assert len(done["results"]) == 4
        assert server.asked == sum(sum(numbers[1::2]) for numbers in done["times"][0].values())


@pytest.mark.parametrize(
    ("answer", "reason", "said"),
    [
        ((200, "good day"), "garbage-answer", "answered 'good day'"),
        ((200, "bid 12 S"), "illegal-answer", "legal are"),
        ((200, ""), "garbage-answer", "answered ''"),
        ((500, "out of cards"), "wrong-status", "status 500, not 200: 'out of cards'"),
        ((404, ""), "wrong-status", "status 404"),
    ],
)
def test_an_address_that_answers_wrongly_is_named_with_what_it_said(answer, reason, said):
    with served(lambda seen: answer) as (address, _):
        found, message = fault_of(address)
    assert found == reason
    assert said in message


def test_an_address_that_never_answers_is_left():
    with served(lambda seen: (threading.Event().wait(1), (200, "pass"))[1]) as (address, _):
        assert fault_of(address, 0.2)[0] == "no-answer"


def test_nobody_at_the_address():
    with served(lambda seen: (200, "pass")) as (address, _):
        pass
    assert fault_of(address)[0] == "no-answer"


@pytest.mark.parametrize("address", ["http://", "http:///x", "http://host:99999/", "https://[::1/"])
def test_an_address_that_is_none(address):
    with pytest.raises(EuchreError) as caught:
        player(address)
    assert caught.value.reason == "wrong-address"


# ------------------------------------------------------------------ names


def test_an_unknown_name_is_refused_with_what_there_is():
    with pytest.raises(EuchreError, match=r"no bot is called 'genius': .*exec:COMMAND.*openspiel") as caught:
        player("genius")
    assert caught.value.reason == "unknown-bot"
