"""Looks at a page as it stands: on a phone and on a desk, in the light and in the dark."""

from __future__ import annotations

from pathlib import Path

from tests.e2e.player import WORDS, Person, raw_ids

FAULTS = Path(__file__).with_name("looks.js").read_text(encoding="utf-8")
PHONE, DESK = (360, 740), (1280, 800)
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
