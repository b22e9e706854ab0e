"""The arena over a dask scheduler: the same code, the same results."""

from __future__ import annotations

import warnings

import pytest

from euchre.bots.arena_log import ArenaError
from euchre.bots.arena_run import Contest, Findings, Run
from euchre.rules import variant

distributed = pytest.importorskip("distributed")

# Its servers leave sockets and loops to the garbage collector when a cluster inside this process ends.
pytestmark = [
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture
def address():
    """A scheduler with two workers, all in this process."""
    with (
        warnings.catch_warnings(action="ignore"),
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
        ) as cluster,
    ):
        yield cluster.scheduler_address


def found_by(**where):
    found: list[Findings] = []
    Run(Contest(variant("euchre"), ("book", "uniform"), 10, seed=3, matches=1), **where).play(
        lambda _: None, found
    )
    return [(one.deals, one.matches, one.stopped) for one in found]


def test_results_are_those_of_one_process(address):
    assert found_by(scheduler=address) == found_by()


def test_a_player_that_fails_far_away_is_named(address):
    contest = Contest(variant("euchre"), ("exec:true", "book"), 8)
    with pytest.raises(ArenaError, match="exec:true ended with status 0") as caught:
        Run(contest, scheduler=address).play(lambda _: None, [])
    assert caught.value.reason == "player-ended"


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://x", "127.0.0.1:not-a-port"])
def test_a_scheduler_that_is_not_there_is_named(monkeypatch, address):
    monkeypatch.setattr("euchre.bots.arena_pool.PATIENCE", 0.5)
    with pytest.raises(ArenaError, match="no dask scheduler answers at") as caught:
        found_by(scheduler=address)
    assert caught.value.reason == "no-scheduler"


def test_without_dask_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(ArenaError, match=r"euchre\[dask\]") as caught:
        found_by(scheduler="tcp://127.0.0.1:1")
    assert caught.value.reason == "not-installed"
