"""Where jobs are done: in this process, in several, or wherever a dask scheduler has workers."""

from __future__ import annotations

import importlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

from euchre.bots.arena import Done, Job, close_players, work
from euchre.bots.arena_log import ArenaError

AHEAD = 3
"""Jobs a worker that are given out at a time."""

PATIENCE = 15
"""Seconds in which a scheduler must answer."""


class Promise(Protocol):
    """A job given out."""

    def result(self) -> Done:
        """What came of it; waits."""
        ...

    def cancel(self) -> Any:
        """It is not wanted any more."""
        ...


@dataclass(frozen=True)
class Pool:
    """``submit`` gives a job out; ``ahead``: how many to give out at a time."""

    submit: Callable[[Job], Promise]
    ahead: int


@contextmanager
def here() -> Iterator[Pool]:
    """One job after the other, in this process."""

    def submit(job: Job) -> Promise:
        future: Future[Done] = Future()
        future.set_result(work(job))
        return future

    try:
        yield Pool(submit, 1)
    finally:
        close_players()


@contextmanager
def processes(workers: int) -> Iterator[Pool]:
    """Several processes of this machine. At the end, whatever it is, all are stopped at once."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers, mp_context=context, initializer=_leave_interrupts)

    def submit(job: Job) -> Promise:
        # The processes start with the first job and inherit what is blocked: also while they start up.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return executor.submit(work, job)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    try:
        yield Pool(submit, AHEAD * workers)
    except BrokenProcessPool as error:
        raise ArenaError(
            "worker-ended",
            "a worker process ended by itself, perhaps for want of memory: try fewer --workers",
        ) from error
    finally:
        executor.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
            child.join()


def _leave_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; only the first should answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def scheduler(address: str) -> Iterator[Pool]:
    """The workers of a dask scheduler; each needs this package of the same version.

    Raises: `ArenaError` (``not-installed``, ``no-scheduler``).
    """
    try:
        distributed = importlib.import_module("distributed")
    except ImportError as error:
        raise ArenaError(
            "not-installed", "--scheduler needs dask: install it with pip install 'euchre[dask]'"
        ) from error
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise ArenaError(
            "no-scheduler", f"no dask scheduler answers at {address}: write one such as tcp://HOST:8786"
        ) from error
    with client:
        cores = sum(client.ncores().values())
        if not cores:
            raise ArenaError("no-scheduler", f"the scheduler at {address} has no workers: start dask workers")
        yield Pool(lambda job: client.submit(work, job, pure=False), AHEAD * cores)


def pool(workers: int, address: str | None) -> Any:
    """The context manager of the pool that is asked for."""
    if address is not None:
        return scheduler(address)
    return processes(workers) if workers > 1 else here()
