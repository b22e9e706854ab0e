"""Take the pictures in ``docs/screenshots`` from a server that is really running, in a real browser.

``python scripts/screenshots.py [FOLDER]`` builds nothing: run ``npm run build`` in ``web/`` first. Deals are
laid out beforehand, so that the same scenes come up every time; the bots play as they like.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
CHROMIUM = os.environ.get("EUCHRE_CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SIZES = {"phone": (360, 740, 2), "desktop": (1280, 800, 1)}
START_SECONDS = 30

EUCHRE = {
    "variant": "euchre",
    "dealer": 3,
    "deal": {
        "hands": ["JH KH AS QD 9C", "AC 9H TS JD 9D", "QH AD 9S QC JS", "TH KS KD JC KC"],
        "upcard": "AH",
    },
}
BID_EUCHRE = {
    "variant": "bid-euchre",
    "dealer": 0,
    "deal": {
        "hands": [
            "JC JC JS AC AC KC QC TC AH AH KD 9S",
            "AS AS KS KS QS QS TS JH KH 9H 9D 9D",
            "JS QC TC 9C 9C KC AD AD TH TH QH 9H",
            "TS 9S QD QD JD JD JH KD TD TD QH KH",
        ]
    },
}
SETTINGS = {"pace": "instant", "lone": "ask", "theme": "auto"}

READY = """() => document.documentElement.dataset.yourTurn === 'true'
    || document.querySelector('[data-testid=next-hand]')"""
STILL = """() => (document.documentElement.dataset.moving ?? 'false') === 'false'
    && document.getAnimations().every((one) => one.playState !== 'running')"""


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def server() -> Iterator[str]:
    """Run the server with a database of its own and the prepared deals; yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        deals = Path(folder) / "deals.json"
        deals.write_text(json.dumps([EUCHRE, BID_EUCHRE]), encoding="utf-8")
        port = free_port()
        env = {**os.environ, "EUCHRE_DATA": folder, "EUCHRE_DEALS": str(deals)}
        env.pop("DATABASE_URL", None)
        command = [sys.executable, "-m", "euchre.cli", "serve", "--port", str(port)]
        process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(address, process)
            yield address
        finally:
            process.terminate()
            process.wait()


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers; give up when it ends, or takes too long."""
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=5).close()
            return
        except (urllib.error.URLError, OSError):
            if process.poll() is not None or time.monotonic() > deadline:
                raise SystemExit("The server did not start; its own words are above.") from None
            time.sleep(0.1)


@dataclass
class Camera:
    """One page at one size and theme, and where its pictures go."""

    page: Page
    address: str
    folder: Path
    suffix: str

    def take(self, name: str) -> None:
        """Write a picture once nothing moves."""
        self.page.evaluate("() => document.fonts.ready")
        self.page.wait_for_function(STILL)
        # A finger leaves no ring around what it pressed.
        self.page.evaluate("() => { delete document.documentElement.dataset.keyboard }")
        self.page.screenshot(path=self.folder / f"{name}-{self.suffix}.png")

    def start(self, variant: str) -> None:
        """Sit down at a new table."""
        self.page.goto(self.address)
        self.page.get_by_test_id(f"game-{variant}").click()
        self.page.wait_for_function(READY)

    def press(self, target: Locator) -> None:
        """Press a button or a card and wait until there is something to do again and nothing moves."""
        version = self.page.evaluate("() => document.documentElement.dataset.version")
        target.press("Enter")
        self.page.wait_for_function("(v) => document.documentElement.dataset.version !== v", arg=version)
        self.page.wait_for_function(READY)
        self.page.wait_for_function(STILL)


def home(camera: Camera) -> None:
    """The home page."""
    page = camera.page
    page.goto(camera.address)
    page.get_by_test_id("game-euchre").wait_for()
    camera.take("home")


def euchre(camera: Camera) -> None:
    """A hand of Euchre: the first call, following suit, and the result."""
    page = camera.page
    camera.start("euchre")
    camera.take("bidding")
    camera.press(page.get_by_test_id("action-order"))
    if page.get_by_test_id("action-decline").count():
        camera.press(page.get_by_test_id("action-decline"))
    taken = False
    while not page.get_by_test_id("next-hand").count():
        following = page.get_by_test_id("trick-card").count() >= 2
        barred = page.locator("[data-testid=hand-card][data-playable=false]").count() > 0
        if following and barred and not taken:
            camera.take("play")
            taken = True
        nine = page.locator("[data-testid=hand-card][data-playable=true][data-face='9C']")
        camera.press(
            nine if nine.count() else page.locator("[data-testid=hand-card][data-playable=true]").last
        )
    if not taken:
        raise SystemExit("No trick of this hand had to be followed: lay out other deals.")
    camera.take("result")


def bid_euchre(camera: Camera) -> None:
    """Bid Euchre: twelve cards and a bid, then the exchange of a lone bidder."""
    page = camera.page
    camera.start("bid-euchre")
    page.get_by_test_id("bid-strain-C").check(force=True)
    camera.take("bid-euchre")
    page.get_by_test_id("bid-alone").check(force=True)
    camera.press(page.get_by_test_id("bid-submit"))
    for face in ("9S", "KD"):
        page.locator(f"[data-testid=choose-card][data-face='{face}']").click()
    camera.take("exchange")


def take_all(browser: Browser, address: str, folder: Path) -> None:
    """Take every scene at every size, light and dark."""
    for size, (width, height, scale) in SIZES.items():
        for theme in ("light", "dark"):
            context = browser.new_context(
                viewport={"width": width, "height": height},
                device_scale_factor=scale,
                color_scheme="dark" if theme == "dark" else "light",
            )
            stored = json.dumps(json.dumps(SETTINGS))
            context.add_init_script(f"localStorage.setItem('euchre-settings', {stored})")
            camera = Camera(context.new_page(), address, folder, f"{size}-{theme}")
            for scene in (home, euchre, bid_euchre):
                scene(camera)
            context.close()


def main() -> None:
    """Take the pictures into the folder that the command line names."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        take_all(browser, address, folder)
        browser.close()


if __name__ == "__main__":
    main()
