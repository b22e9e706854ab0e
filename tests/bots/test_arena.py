"""The arena: duplicate deals, results that depend on nothing but the run, files to go on from."""

from __future__ import annotations

import json
import os
from collections import Counter
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from euchre.bots.adapters_player import Player, PlayerFault
from euchre.bots.arena import Job, Luck, Table, dealer_of, margin, seatings, work
from euchre.bots.arena_clock import Times
from euchre.bots.arena_log import ArenaError, Log
from euchre.bots.arena_pool import Pool
from euchre.bots.arena_report import report
from euchre.bots.arena_run import Contest, Findings, Run, in_order
from euchre.errors import EuchreError
from euchre.game import parse_action
from euchre.game.events import Dealt
from euchre.rules import variant, variant_ids

EUCHRE = variant("euchre")


def contest(**changes):
    """A short run of the book against random play."""
    return replace(Contest(EUCHRE, ("book", "uniform"), 24, seed=5), **changes)


def results(found):
    """What does not depend on the machine."""
    return [(one.players, one.deals, one.margins, one.matches, one.stopped) for one in found]


def played(run):
    found: list[Findings] = []
    run.play(lambda _: None, found)
    return found


# ------------------------------------------------------------------ seatings


@pytest.mark.parametrize("sides", [2, 3, 4, 5])
def test_the_seatings_treat_both_players_and_all_sides_alike(sides):
    places = seatings(sides)
    assert len(set(places)) == len(places) == (2 if sides == 2 else 2 * sides)
    assert {tuple(1 - one for one in place) for place in places} == set(places)
    assert {(*place[1:], place[0]) for place in places} == set(places)


def test_a_margin_is_that_of_the_first_player():
    assert margin(EUCHRE, (4, 1), (0, 1)) == 3
    assert margin(EUCHRE, (4, 1), (1, 0)) == -3
    assert margin(EUCHRE, (6, 2, 0), (0, 1, 1)) == 5
    assert margin(EUCHRE, (6, 2, 0), (1, 0, 0)) == -5


def test_where_a_match_counts_down_less_is_more():
    assert margin(variant("buck"), (-3, 5, 5, -2), (0, 1, 1, 1)) == 3 + 8 / 3


# ------------------------------------------------------------------ deals


class Watcher:
    """Plays the first legal action, and remembers what each hand began with."""

    name = "watcher"

    def __init__(self):
        self.seen = []

    def choose(self, observation, rng):
        dealt = next(event for event in observation.events if isinstance(event, Dealt))
        self.seen.append((observation.seat, observation.dealer, dealt.cards, dealt.upcard, rng.random()))
        return observation.legal()[0]


@pytest.mark.parametrize("name", variant_ids())
def test_a_deal_has_the_same_cards_dealer_and_luck_in_every_seating(name):
    rules = variant(name)
    for number in range(2):
        luck, logs = Luck(7, "deals", number), []
        for seating in seatings(rules.sides):
            watchers = [Watcher(), Watcher()]
            players = [Player("watcher", bot=watchers[sits]) for sits in seating]
            table = Table(rules, players, [Times() for _ in seating])
            lucks = [luck.of_seat(seat) for seat in range(rules.count)]
            table.hand(dealer_of(rules, number), luck.deal(rules), lucks)
            logs.append(sorted(watchers[0].seen + watchers[1].seen))
            sat = {seat for seat, *_ in watchers[0].seen}
            assert sat <= {seat for seat in range(rules.count) if seating[rules.side_of(seat)] == 0}
        assert all(log == logs[0] for log in logs)
        assert {dealer for _, dealer, *_ in logs[0]} == {number % rules.count}


def test_deals_and_luck_differ_from_deal_to_deal_and_seat_to_seat():
    deals = {str(Luck(seed, kind, number).deal(EUCHRE)) for seed in (0, 1) for kind in ("deals", "matches")
             for number in range(3)}  # fmt: skip
    draws = {Luck(0, "deals", number).of_seat(seat).random() for number in range(3) for seat in range(4)}
    assert (len(deals), len(draws)) == (12, 12)


@pytest.mark.parametrize("name", variant_ids())
def test_a_player_against_itself_wins_nothing(name):
    """The cards cancel out to the last point, where play is the same for the same luck."""
    done = work(Job(name, (), ("book", "book"), 3, "deals", 0, 4, 60.0))
    findings = Findings(variant(name), ("book", "book"))
    findings.add("deals", done)
    assert findings.margins == [0.0] * 4
    assert any(any(outcome.points) for deal in findings.deals for outcome in deal)


def test_only_choices_are_asked_and_timed():
    """As many decisions as an independent count of the turns with more than one legal action."""
    asked: Counter[str] = Counter()

    class Counting(Watcher):
        def choose(self, observation, rng):
            assert len(observation.legal()) > 1
            asked[observation.phase] += 1
            return rng.choice(observation.legal())

    times = Times()
    player = Player("counting", bot=Counting())
    table = Table(EUCHRE, [player, player], [times, times])
    for number in range(20):
        luck = Luck(1, "deals", number)
        table.hand(0, luck.deal(EUCHRE), [luck.of_seat(seat) for seat in range(4)])
    assert {phase: counts.total() for phase, counts in times.phases.items()} == dict(asked)
    assert set(asked) == {"auction", "exchange", "play"}


def test_an_illegal_action_names_the_player_and_what_is_legal():
    class Cheat(Watcher):
        def choose(self, observation, rng):
            return parse_action("bid 12 S")

    table = Table(EUCHRE, [Player("cheat", bot=Cheat())] * 2, [Times(), Times()])
    luck = Luck(1, "deals", 0)
    with pytest.raises(
        PlayerFault, match=r"^cheat answered 'bid 12 S': .*; legal are pass, order$"
    ) as caught:
        table.hand(0, luck.deal(EUCHRE), [luck.of_seat(seat) for seat in range(4)])
    assert caught.value.reason == "illegal-answer"


# ------------------------------------------------------------------ runs


def test_results_do_not_depend_on_workers():
    small = contest(deals=14, matches=1)
    alone, several = (played(Run(small, workers)) for workers in (1, 2))
    assert results(alone) == results(several)
    assert (alone[0].stopped, len(alone[0].deals), len(alone[0].matches)) == ("played", 14, 1)


class Backwards:
    """A pool that finishes the last of its jobs first."""

    def __init__(self):
        self.open = []

    def submit(self, job):
        future: Future[Any] = Future()
        self.open.append((future, job))
        if len(self.open) == 3:
            for waiting, wanted in reversed(self.open):
                waiting.set_result({"results": [[wanted.first]], "times": [], "fault": []})
            self.open = []
        return future


def test_what_came_of_jobs_is_told_in_their_order():
    jobs = list(contest(deals=36).jobs(("book", "uniform"), "deals"))
    done = list(in_order(0, iter(jobs), Pool(Backwards().submit, 3), Log(None, {})))
    assert [one["results"] for one in done] == [[[job.first]] for job in jobs]
    assert [job.first for job in jobs] == list(range(0, 36, 4))


def test_a_settled_question_is_left_and_an_open_one_is_not(monkeypatch):
    monkeypatch.setattr("euchre.bots.arena_stats.LEAST", 20)
    told: list[int] = []
    found: list[Findings] = []
    Run(contest(deals=4000)).play(lambda all_: told.append(len(all_[-1].deals)), found)
    assert found[0].stopped == "settled"
    assert 20 <= len(found[0].deals) < 100
    assert told == list(range(4, len(found[0].deals) + 1, 4))
    assert played(Run(contest(deals=40, early_stop=False)))[0].stopped == "played"
    even = played(Run(contest(players=("uniform", "uniform"), deals=32)))[0]
    assert (even.stopped, len(even.deals)) == ("played", 32)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"players": ("book",)}, "too-few-players"),
        ({"players": ("book", "genius")}, "unknown-bot"),
        ({"deals": 0}, "wrong-number"),
        ({"matches": -1}, "wrong-number"),
    ],
)
def test_a_contest_that_cannot_be_played(changes, reason):
    with pytest.raises(EuchreError) as caught:
        played(Run(contest(**changes)))
    assert caught.value.reason == reason


def test_everybody_against_everybody(monkeypatch):
    monkeypatch.setattr("euchre.bots.arena_stats.DRAWN_HANDS", 20_000)
    asked = contest(players=("book", "uniform", "book"), deals=20)
    found = played(Run(asked))
    assert [one.players for one in found] == [("book", "uniform"), ("book", "book"), ("uniform", "book")]
    assert found[0].margins == [-value for value in found[2].margins]
    whole = report(asked, found, 1.0)
    ratings = [one["elo"] for one in whole["ratings"]]
    assert ratings[0] == pytest.approx(ratings[2], abs=60)
    assert ratings[0] > ratings[1] + 100
    assert sum(ratings) == pytest.approx(0, abs=0.3)
    assert [pair["players"] for pair in whole["pairs"]] == [list(one.players) for one in found]


# ------------------------------------------------------------------ going on


@pytest.fixture
def kept(tmp_path):
    """The file of a finished run, and what it found."""
    path = tmp_path / "run.jsonl"
    return path, results(played(Run(contest(), resume=path)))


def test_a_finished_run_is_not_played_again(kept, monkeypatch):
    path, before = kept
    text = path.read_text()
    monkeypatch.setattr("euchre.bots.arena_pool.work", lambda job: pytest.fail(f"{job} was played again"))
    assert results(played(Run(contest(), resume=path))) == before
    assert path.read_text() == text


@pytest.mark.parametrize("cut", [1, 40, 400, -1])
def test_a_run_that_was_killed_goes_on(kept, cut):
    """Cut anywhere after the first line, also in the middle of a line, it comes to the same end."""
    path, before = kept
    text = path.read_text()
    first = text.index("\n") + 1
    path.write_text(text[: first + cut] if cut > 0 else text[:-1])
    assert results(played(Run(contest(), resume=path))) == before
    assert [json.loads(line) for line in path.read_text().splitlines()]
    assert results(played(Run(contest(), resume=path))) == before


def test_a_run_can_be_lengthened(kept):
    path, _ = kept
    longer = results(played(Run(contest(deals=34), resume=path)))
    assert longer == results(played(Run(contest(deals=34))))


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"seed": 6}, "its seed is 5, this run's is 6"),
        (
            {"players": ("book", "book")},
            'its players is ["book", "uniform"], this run\'s is ["book", "book"]',
        ),
        ({"rules": variant("two-handed")}, 'its variant is "euchre", this run\'s is "two-handed"'),
        ({"rules": variant("euchre", {"match.target": 5})}, 'this run\'s is {"match.target": 5}'),
    ],
)
def test_the_file_of_another_run_is_refused_and_left_alone(kept, changes, named):
    path, _ = kept
    text = path.read_text()
    with pytest.raises(ArenaError) as caught:
        played(Run(contest(**changes), resume=path))
    assert caught.value.reason == "other-run"
    assert named in caught.value.message
    assert path.read_text() == text


@pytest.mark.parametrize(
    "text",
    ["half a line", "not JSON\n", "[]\n", '{"rules": {"id": "euchre"}, "hands": []}\n', "first\nline 2\n"],
)
def test_a_file_that_is_no_run_is_refused_and_left_alone(tmp_path, text):
    path = tmp_path / "other"
    head = json.dumps(contest().head()) + "\n"
    path.write_text(text.replace("first\n", head))
    before = path.read_text()
    with pytest.raises(ArenaError, match=r"no-run|name another|name the file") as caught:
        played(Run(contest(), resume=path))
    assert caught.value.reason == "no-run"
    assert path.read_text() == before


def test_a_file_that_cannot_be_written_is_named(tmp_path):
    with pytest.raises(ArenaError, match=str(tmp_path)) as caught:
        played(Run(contest(), resume=tmp_path))
    assert caught.value.reason == "cannot-write"


def test_a_worker_that_dies_is_told(monkeypatch):
    """Not a wait without end: spawned workers that end at once break the pool."""
    monkeypatch.setattr("euchre.bots.arena_pool._leave_interrupts", partial(os._exit, 3))
    with pytest.raises(ArenaError) as caught:
        played(Run(contest(), workers=2))
    assert caught.value.reason == "worker-ended"
