"""Rules for people: the page of a game and the form for its house rules, as the browser gets them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from euchre import rules
from euchre.rules import Rules
from euchre.rules.form import STRAINS, Field, form
from euchre.rules.load import key_spec
from euchre.rules.page import Part, rules_page
from euchre.rules.page_lines import Line, member_id
from euchre.server.protocol import Setting, Text
from euchre.server.protocol_rules import (
    KeyField,
    KeyOption,
    RuleLine,
    RulePart,
    RulesView,
    ScoreTableView,
    ScoreView,
    VariantForm,
)
from euchre.server.views import title

MANY = {4: "suits", 5: "no-trump", 6: "low"}
"""What a list of so many strains is called."""


def rules_view(tree: Rules) -> RulesView:
    """The page of a table's rules."""
    page = rules_page(tree)
    return RulesView(
        variant=tree.id,
        title=title(tree.id),
        summary=summary(tree),
        parts=[_part(part, tree) for part in page.parts],
        house=[_line(line, tree) for line in page.house],
        sources=list(rules.sources(tree.id)),
        set=tree.chosen,
    )


def rules_of(variant: str, wishes: Mapping[str, Setting]) -> RulesView:
    """The page of a variant with keys set. Raises `RulesError` for rules that cannot be played."""
    return rules_view(rules.variant(variant, wishes))


def summary(tree: Rules) -> Text:
    """What a game is, in a line."""
    return Text(f"variant-{tree.id}-summary", {"target": tree.match.target})


def _part(part: Part, tree: Rules) -> RulePart:
    tables = [
        ScoreTableView(
            _text(table.line),
            [ScoreView(row.least, row.most, row.makers, row.others) for row in table.rows],
        )
        for table in part.tables
    ]
    lines = [_line(line, tree) for line in part.lines]
    return RulePart(part.id, Text(f"page-{part.id}"), lines, tables)


def _line(line: Line, tree: Rules) -> RuleLine:
    return RuleLine(_text(line), [card.text for card in line.cards], line.is_house(tree))


def _text(line: Line) -> Text:
    return Text(line.id, dict(line.args))


# ---------------------------------------------------------------- the form


@cache
def variant_form(variant: str) -> VariantForm:
    """What a host may set on a variant. Raises `RulesError` (``unknown-variant``)."""
    fields = [_field(field) for field in form(variant)]
    return VariantForm(variant, title(variant), summary(rules.variant(variant)), fields)


def _field(field: Field) -> KeyField:
    key = field.key.replace(".", "-").replace("_", "-")
    label = Text(f"form-{key}" if field.kind == "choice" else f"key-{key}")
    offered = field.options if field.kind == "choice" else ()
    options = [KeyOption(value, _option(field.key, value)) for value in offered]
    return KeyField(field.key, field.kind, label, cast(Setting, field.default), field.house, options)


def _option(key: str, value: Any) -> Text:
    """What a value is called."""
    if isinstance(value, bool):
        return Text("option-number", {"value": str(value)})
    if isinstance(value, int):
        off = not value and not key.startswith("match")
        return Text("option-off") if off else Text("option-number", {"value": value})
    if isinstance(value, list):
        assert value == list(STRAINS[: len(value)])
        return Text(f"option-strains-{MANY[len(value)]}")
    if key == "deck.ranks":
        return Text("option-lowest", {"rank": value[0]})
    return Text(f"option-{member_id(key_spec(key).type(value))}")
