"""Take pictures of the prepared views (``fixtures.ts``) at both sizes, light and dark.

``python web/dev/shots.py FOLDER [NAME ...]`` starts the development server itself and writes
``FOLDER/NAME-phone-light.png`` and so on; without names it takes all views.
"""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

WEB = Path(__file__).resolve().parent.parent
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
START_SECONDS = 60


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def dev_server() -> Iterator[str]:
    """Run the development server and yield its address."""
    port = free_port()
    command = ["npx", "vite", "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
    server = subprocess.Popen(command, cwd=WEB, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                urllib.request.urlopen(address, timeout=5).close()
                break
            except (urllib.error.URLError, OSError):
                if server.poll() is not None or time.monotonic() > deadline:
                    raise SystemExit(
                        "The development server did not start: run `npm ci` in web/ first."
                    ) from None
                time.sleep(0.2)
        yield address
    finally:
        server.terminate()
        server.wait()


def report(error: Error) -> None:
    """Print what went wrong on a page."""
    print(error, file=sys.stderr)


def take(browser: Browser, address: str, names: list[str], folder: Path) -> None:
    """Write one picture for every name, size and theme."""
    for size, (width, height, scale) in SIZES.items():
        for theme in ("light", "dark"):
            context = browser.new_context(
                viewport={"width": width, "height": height},
                device_scale_factor=scale,
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="reduce",
            )
            for name in names:
                page = context.new_page()
                page.on("pageerror", report)
                page.goto(f"{address}/?fixture={name}")
                page.wait_for_selector("[data-testid=table]")
                page.evaluate("document.fonts.ready")
                page.evaluate("Promise.all(document.getAnimations().map((motion) => motion.finished))")
                page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
                page.close()
            context.close()


def main() -> None:
    """Take the pictures that the command line asks for."""
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    fixtures = (WEB / "dev" / "fixtures.ts").read_text(encoding="utf-8").split("export const FIXTURES")[1]
    names = sys.argv[2:] or re.findall(r"^  '?([\w-]+)'?: view\(", fixtures, flags=re.MULTILINE)
    with dev_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        take(browser, address, names, folder)
        browser.close()


if __name__ == "__main__":
    main()
