"""Writes the tables of the docs that follow from the rules: the keys, and a page for each variant.

``python scripts/docs.py`` writes them; with ``--check`` it fails where one is not current.
"""

from __future__ import annotations

import sys
from pathlib import Path

from euchre import locales
from euchre.rules import key_specs, sources, to_toml, variant, variant_ids
from euchre.rules.load import type_text, value_text

DOCS = Path(__file__).resolve().parent.parent / "docs"
BEGIN, END = "<!-- keys -->", "<!-- /keys -->"


def key_table() -> str:
    """Every key: what it takes, its value in `euchre`, whose house rule it is, its meaning."""
    lines = ["| key | takes | in `euchre` | house rule of | meaning |", "|---|---|---|---|---|"]
    root = variant("euchre")
    for key, spec in key_specs().items():
        takes = type_text(spec).replace(" | ", ", ")
        value = value_text(root, key)
        shown = f"`{value}`" if len(value) < 40 else "(rows)"
        houses = ", ".join(f"`{name}`" for name in sorted(spec.house)) or "–"
        meaning = locales.text("en", "key-" + key.replace(".", "-").replace("_", "-"))
        lines.append(f"| `{key}` | {takes} | {shown} | {houses} | {meaning} |")
    return "\n".join(lines)


def variant_page(variant_id: str) -> str:
    """A variant's rules, complete."""
    rules = variant(variant_id)
    title = locales.text("en", f"variant-{variant_id}-title")
    summary = locales.text("en", f"variant-{variant_id}-summary")
    from_where = "\n".join(f"* {source}" for source in sources(variant_id))
    return (
        f"# {title} (`{variant_id}`)\n\n{summary}\n\nSources:\n\n{from_where}\n\n"
        f"Fingerprint: `{rules.fingerprint}`\n\n```toml\n{to_toml(rules)}```\n"
    )


def pages() -> dict[Path, str]:
    """What each written file should hold."""
    vocabulary = DOCS / "vocabulary.md"
    text = vocabulary.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    found = {vocabulary: f"{before}{BEGIN}\n{key_table()}\n{END}{after}"}
    for variant_id in variant_ids():
        found[DOCS / "variants" / f"{variant_id}.md"] = variant_page(variant_id)
    return found


def main() -> int:
    """Write, or check."""
    stale = [path for path, text in pages().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(DOCS.parent)} is not current: run python scripts/docs.py")
        return 1 if stale else 0
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    print(f"{len(stale)} files changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
