"""A real server, the machine's chromium, and a person at the page."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.e2e.player import Person
from tests.server.process import ServerProcess

DEALS = Path(__file__).with_name("deals.json")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    """Launch the chromium that EUCHRE_CHROMIUM names or PATH holds, or else the one playwright brought."""
    found = os.environ.get("EUCHRE_CHROMIUM") or shutil.which("chromium")
    chosen = {"executable_path": found} if found else {}
    return {**browser_type_launch_args, "args": list(FLAGS), **chosen}


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[ServerProcess]:
    """A server whose tables begin with the prepared deals."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'euchre.sqlite'}"
    with ServerProcess(database, folder, EUCHRE_DEALS=str(DEALS), EUCHRE_SECRET="5e" * 32) as running:
        yield running


@pytest.fixture
def new_person(browser: Browser, server: ServerProcess, tmp_path) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a device of their own; at the end every page must have been in order."""
    people: list[Person] = []
    contexts: list[BrowserContext] = []

    def make(width: int = 360, height: int = 740, *, luck: int = 1, **options: Any) -> Person:
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        people.append(Person(context.new_page(), f"{server.url}/", tmp_path, luck=luck))
        return people[-1]

    yield make
    for person in people:
        person.check_page()
    for context in contexts:
        context.close()


@pytest.fixture
def person(new_person: Callable[..., Person]) -> Person:
    """One person with a phone."""
    return new_person()
