"""A running server for the tests of this folder, and browsers that visit it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Browser
from tests.server.databases import fresh_database
from tests.server.process import ServerProcess


@pytest.fixture
def database(tmp_path: Path) -> Iterator[str]:
    """An empty database of this test's own."""
    with fresh_database(tmp_path) as url:
        yield url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that leave it as it was."""
    folder: Path = tmp_path_factory.mktemp("server")
    with fresh_database(folder) as url, ServerProcess(url, folder) as process:
        yield process
        assert process.returncode is None, process.log
        assert "Traceback" not in process.log, process.log


@pytest.fixture
def visitor(server: ServerProcess) -> Iterator[Browser]:
    """A device that was never here before."""
    with Browser(server.url) as device:
        yield device
