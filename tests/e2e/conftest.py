"""A real server, the machine's chromium, and a person at the page."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.e2e.player import Person
from tests.server.process import ServerProcess

MATCHES = Path(__file__).with_name("deals.json")
SCENES = Path(__file__).with_name("scenes.json")
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


@pytest.fixture(scope="session")
def server_of(tmp_path_factory) -> Iterator[Callable[[str], ServerProcess]]:
    """Starts servers, one for each scene asked for: its tables begin with the scene's deal.

    Without a scene they begin with the deals of whole matches.
    """
    running: dict[str, ServerProcess] = {}
    with ExitStack() as stack:

        def start(scene: str = "") -> ServerProcess:
            if scene not in running:
                folder = tmp_path_factory.mktemp("server")
                running[scene] = stack.enter_context(new_server(folder, scene))
            return running[scene]

        yield start


def new_server(folder: Path, scene: str = "") -> ServerProcess:
    """A server, not started yet, with its database in a folder."""
    deals = MATCHES
    if scene:
        deals = folder / "deals.json"
        deals.write_text(
            json.dumps([json.loads(SCENES.read_text(encoding="utf-8"))[scene]]), encoding="utf-8"
        )
    database = f"sqlite:///{folder / 'euchre.sqlite'}"
    return ServerProcess(database, folder, EUCHRE_DEALS=str(deals), EUCHRE_SECRET="5e" * 32)


@pytest.fixture
def new_person(
    browser: Browser, server_of: Callable[[str], ServerProcess], tmp_path: Path
) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a device of their own; at the end every page must have been in order."""
    people: list[Person] = []
    contexts: list[BrowserContext] = []

    def make(
        width: int = 360,
        height: int = 740,
        *,
        scene: str = "",
        url: str = "",
        locale: str = "en-US",
        luck: int = 1,
        beside: Person | None = None,
    ) -> Person:
        if beside is not None:
            context = beside.page.context
        else:
            context = browser.new_context(viewport={"width": width, "height": height}, locale=locale)
            contexts.append(context)
        people.append(Person(context.new_page(), f"{url or server_of(scene).url}/", tmp_path, luck=luck))
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
