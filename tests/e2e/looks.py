"""Looks at a page as it stands: on a phone and on a desk, in the light and in the dark, and at its words."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.player import WORDS, Person, raw_ids
from tests.locales.catalog import english, spelled

FAULTS = Path(__file__).with_name("looks.js").read_text(encoding="utf-8")
PHONE, DESK = (360, 740), (1280, 800)
PICTURES = Path(__file__).parents[2] / "build" / "pictures"
STILL = """(theme) => {
  const root = document.documentElement.dataset
  return root.theme === theme && (root.moving ?? 'false') === 'false'
}"""


def look(person: Person, what: str) -> None:
    """Nothing is too wide, out of reach, covered, cut off, too faint or unworded. Leaves a phone's window."""
    page = person.page
    found = []
    for width, height in (DESK, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("dark", "light"):
            page.emulate_media(color_scheme=theme)
            person.wait(STILL, f"a page at rest, {theme}", theme)
            found += [f"{what}, {width} px, {theme}: {fault}" for fault in page.evaluate(FAULTS)]
    found += [f"{what}: shows {word}" for word in raw_ids(page.evaluate(WORDS))]
    assert not found, "\n".join(found)


def glance(person: Person, lang: str, what: str) -> None:
    """On a phone, in a language: all fits, and no word is English; leaves a picture in ``build/pictures``."""
    page = person.page
    person.wait(STILL, "a page at rest", "light")
    found = page.evaluate(FAULTS)
    words = page.evaluate(WORDS)
    found += [f"shows {word}" for word in raw_ids(words)]
    found += [f"says {word!r} in English" for word in sorted(english(lang) & set(spelled(words)))]
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{lang}-{what.replace(' ', '-')}.png")
    assert not found, "\n".join(f"{lang}, {what}: {fault}" for fault in found)
