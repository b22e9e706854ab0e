"""A person at the page: looks, clicks and types, and waits for what can be seen; never asks the server."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files as files_of
from pathlib import Path

from playwright.sync_api import Locator, Page, Position, expect
from playwright.sync_api import TimeoutError as Late

READY = """(hasty) => {
  const root = document.documentElement.dataset
  const still = hasty || (root.moving ?? 'false') === 'false'
  const ended = document.querySelector('[data-testid=next-hand]:enabled, [data-testid=new-game]')
  return still && (root.yourTurn === 'true' || ended)
}"""
PRESENT = """() => [...document.querySelectorAll('[data-testid]')]
  .filter((one) => one.checkVisibility())
  .map((one) => one.dataset.testid)"""
"""The names of everything on the page."""
CORNER: Position = {"x": 14, "y": 18}
"""Where a card is pressed: its neighbour may lie over the rest of it."""

DEADLINE = 20_000
"""Milliseconds that anything may take."""

Policy = Callable[["Person"], None]


class Person:
    """One page of one device. The ``eager`` bid where they can; the ``hasty`` do not wait for motion."""

    def __init__(self, page: Page, address: str, folder: Path, *, luck: int = 1) -> None:
        self.page, self.address, self.folder = page, address, folder
        self.rng = random.Random(luck)
        self.eager = self.hasty = False
        self.faults: list[str] = []
        page.set_default_timeout(DEADLINE)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", self._console)
        page.on("request", self._request)

    def _console(self, message: object) -> None:
        if getattr(message, "type", "") == "error" and "WebSocket" not in str(message):
            self.faults.append(f"console: {getattr(message, 'text', message)}")

    def _request(self, request: object) -> None:
        url = str(getattr(request, "url", ""))
        own = self.address.split("//")[1].rstrip("/")
        if not re.match(rf"(https?|wss?)://{re.escape(own)}|data:|blob:", url):
            self.faults.append(f"asked another host: {url}")

    # ------------------------------------------------------------ looking

    def wait(self, condition: str, what: str, *arguments: object) -> None:
        """Wait for a condition of the page; if it never came, a picture and the page's words are shown."""
        try:
            self.page.wait_for_function(condition, arg=arguments[0] if arguments else None, timeout=DEADLINE)
        except Late:
            picture = self.folder / "late.png"
            self.page.screenshot(path=picture)
            words = self.page.locator("body").inner_text()
            raise AssertionError(f"{what} never came; {picture}\n{words}") from None

    def wait_ready(self) -> None:
        """Wait until there is something to do and nothing moves."""
        self.wait(READY, "my turn or a result", self.hasty)

    @property
    def version(self) -> str:
        """The version that is drawn."""
        return str(self.page.evaluate("() => document.documentElement.dataset.version"))

    def see(self, testid: str) -> Locator:
        """What the page calls by a name."""
        return self.page.get_by_test_id(testid)

    def shows(self, testid: str) -> bool:
        """Whether it is on the page now."""
        return self.see(testid).count() > 0

    def buttons(self) -> list[str]:
        """The names of the action buttons that are shown."""
        found = self.page.locator("button[data-testid^='action-']:visible")
        return [str(one.get_attribute("data-testid")) for one in found.all()]

    def hand(self) -> list[str]:
        """The faces of the cards held."""
        cards = self.page.locator("[data-testid=hand-card], [data-testid=choose-card]")
        return [str(card.get_attribute("data-face")) for card in cards.all()]

    # ------------------------------------------------------------ doing

    def sit_down(self, variant: str, **settings: object) -> None:
        """Choose a game on the home page, with these settings kept from an earlier visit."""
        kept = json.dumps({"pace": "instant", "lone": "ask", "theme": "auto", **settings})
        store = f"localStorage.setItem('euchre-settings', {json.dumps(kept)})"
        self.page.add_init_script(f"if (!localStorage.getItem('euchre-settings')) {store}")
        self.page.goto(self.address)
        self.see(f"game-{variant}").click()
        self.wait_ready()

    def new_game(self) -> None:
        """Leave the table for a new one of the same game, by the menu."""
        table = self.page.url
        self.see("settings").click()
        self.see("menu-new-game").click()
        self.page.wait_for_url(lambda url: url != table)
        self.wait_ready()

    def press(self, target: Locator) -> None:
        """Click a button, or the visible corner of a card, and wait until the table has moved on."""
        before = self.version
        target.click(position=CORNER)
        self.moved_on(before)

    def moved_on(self, before: str) -> None:
        """Wait until a newer version is drawn and there is something to do."""
        self.wait(
            "(v) => document.documentElement.dataset.version !== v", "a newer version of the table", before
        )
        self.wait_ready()

    def call(self, name: str) -> None:
        """Press an action button by its name."""
        self.press(self.see(name))

    def pick(self, faces: list[str]) -> None:
        """Pick cards of the hand, one after the other."""
        for face in faces:
            picked = self.page.locator(f"[data-testid=choose-card][data-face='{face}'][aria-pressed=false]")
            picked.first.click(position=CORNER)

    # ------------------------------------------------------------ playing on

    def step(self) -> None:
        """Do one sensible thing: the next hand, a call, a choice of cards, or a card."""
        here = set(self.page.evaluate(PRESENT))
        buttons = sorted(name for name in here if name.startswith("action-"))
        if "next-hand" in here:
            self.press(self.see("next-hand"))
        elif self.eager and "bid-submit" in here:
            self._bid()
        elif "bid-pass" in here:
            self.press(self.see("bid-pass"))
        elif "bid-submit" in here:
            self.press(self.see("bid-submit"))
        elif "choose-submit" in here:
            self._choose()
        elif buttons:
            self.call(self.rng.choice(buttons))
        else:
            cards = self.page.locator("[data-testid=hand-card][data-playable=true]")
            count = cards.count()
            assert count, f"nothing to do:\n{self.page.locator('body').inner_text()}"
            self.press(cards.nth(self.rng.randrange(count)))

    def _bid(self) -> None:
        """Bid the lowest number, in the first trump where one is asked for; pass where that is not open."""
        trumps = self.page.locator("[data-testid^='bid-strain-']")
        if trumps.count() > 0:
            trumps.first.check(force=True)
        submit = self.see("bid-submit")
        self.press(submit if submit.is_enabled() else self.see("bid-pass"))

    def _choose(self) -> None:
        submit = self.see("choose-submit")
        cards = self.page.locator("[data-testid=choose-card]:not([aria-disabled=true])")
        for position in range(cards.count()):
            if submit.is_enabled():
                break
            cards.nth(position).click(position=CORNER)
        self.press(submit)

    def play_hand(self) -> None:
        """Play until the hand's result is shown."""
        while not self.shows("result"):
            self.step()

    def play_match(self, most: int = 60) -> int:
        """Play until the match is over; gives the number of hands."""
        for hands in range(1, most + 1):
            self.play_hand()
            if self.shows("match-result"):
                return hands
            self.press(self.see("next-hand"))
        raise AssertionError(f"no end after {most} hands")

    def check_page(self) -> None:
        """The page has shown no error, asked nobody else, fits its window and words all it says."""
        assert not self.faults, self.faults
        wide = self.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
        assert wide <= 0, f"the page is {wide} px too wide"
        assert not raw_ids(self.page.evaluate(WORDS))
        expect(self.page.locator("html")).to_have_attribute("lang", re.compile(r"^[a-z]{2}"))


WORDS = """() => {
  const labelled = [...document.querySelectorAll('[aria-label], [title]')]
  const labels = labelled.map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.title ?? ''}`)
  return [document.title, document.body.innerText, ...labels].join(' ')
}"""
"""All that the page says to the eye and to a screen reader."""


@cache
def message_ids() -> frozenset[str]:
    """The ids of all texts."""
    folder = files_of("euchre") / "locales" / "en"
    texts = [path.read_text("utf-8") for path in folder.iterdir() if path.name.endswith(".ftl")]
    return frozenset(re.findall(r"^([a-z][\w-]*) =", "\n".join(texts), re.MULTILINE))


def raw_ids(words: str) -> list[str]:
    """Message ids, and names of arguments, that stand where a text should."""
    # An address may have such words in it, parted by slashes.
    found = re.findall(r"(?<![\w/.-])[a-z]+(?:-\w+)+(?![\w/])", words)
    compound = [word for word in found if word in message_ids()]
    return compound + re.findall(r"\{[^}]*\}?", words)
