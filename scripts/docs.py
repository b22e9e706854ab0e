"""Writes the tables of the docs that follow from the rules: the keys, and a page for each variant.

``python scripts/docs.py`` writes them; with ``--check`` it fails where one is not current.
"""

from __future__ import annotations

import sys
from pathlib import Path

from written import ROOT, between, settle

from euchre import locales
from euchre.rules import key_specs, sources, to_toml, variant, variant_ids
from euchre.rules.load import type_text, value_text
from euchre.rules.page import Part, Table, rules_page
from euchre.rules.page_lines import Line

DOCS = ROOT / "docs"


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
    """A variant's rules, complete: in sentences, then as data."""
    rules = variant(variant_id)
    title = words(f"variant-{variant_id}-title")
    summary = words(f"variant-{variant_id}-summary")
    from_where = "\n".join(f"* {source}" for source in sources(variant_id))
    parts = "\n".join(part_text(part) for part in rules_page(rules).parts)
    return (
        f"# {title} (`{variant_id}`)\n\n{summary}\n\n{parts}\n## {words('page-sources')}\n\n{from_where}\n\n"
        f"## The same as data\n\nFingerprint: `{rules.fingerprint}`\n\n```toml\n{to_toml(rules)}```\n"
    )


def words(message: str, line: Line | None = None) -> str:
    """A text in English."""
    return locales.text("en", message, dict(line.args) if line is not None else {})


def part_text(part: Part) -> str:
    """A part of the rules page: sentences with their cards, then the score table."""
    lines = [f"* {words(line.id, line)}{shown(line)}" for line in part.lines]
    text = f"## {words(f'page-{part.id}')}\n\n" + "\n".join(lines) + "\n"
    return text + "".join(f"\n{table_text(table)}" for table in part.tables)


def shown(line: Line) -> str:
    """The cards of a sentence, with their suits' signs."""
    if not line.cards:
        return ""
    return "<br>" + " ".join(
        f"{card.rank.text.replace('T', '10')}{'♠♣♥♦'[card.suit]}" if card.suit is not None else card.text
        for card in line.cards
    )


def table_text(table: Table) -> str:
    """A score table under its heading."""
    head = [words(f"page-table-{name}") for name in ("tricks", "makers", "others")]
    rows = [
        [
            f"{row.least}–{row.most}" if row.least < row.most else str(row.least),
            str(row.makers),
            str(row.others),
        ]
        for row in table.rows
    ]
    lines = ["| " + " | ".join(cells) + " |" for cells in [head, ["---"] * 3, *rows]]
    return f"{words(table.line.id, table.line)}\n\n" + "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """What each written file should hold."""
    vocabulary = DOCS / "vocabulary.md"
    found = {vocabulary: between(vocabulary.read_text("utf-8"), "keys", key_table())}
    for variant_id in variant_ids():
        found[DOCS / "variants" / f"{variant_id}.md"] = variant_page(variant_id)
    return found


if __name__ == "__main__":
    sys.exit(settle(pages(), "docs"))
