"""The browser of the end-to-end tests: the machine's chromium, kept from talking to anyone but the server."""

import os
import shutil

import pytest

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
