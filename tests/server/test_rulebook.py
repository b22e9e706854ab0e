"""The rules of a game and the form for house rules, as a browser gets them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from euchre.rules import variant, variant_ids
from euchre.rules.form import Field, form, sentences
from euchre.server import rulebook
from euchre.server.protocol_rules import RulesView, VariantForm
from tests.server.client import Browser
from tests.server.process import ServerProcess
from tests.server.test_api import failure
from tests.server.test_words import worded


def rules(visitor: Browser, name: str, **settings: Any) -> RulesView:
    """The page that the server makes."""
    wish = {"variant": name, "set": {key.replace("__", "."): value for key, value in settings.items()}}
    answer = visitor.http.post("/api/rules", json=wish)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=RulesView)


def test_a_game_is_told_in_sentences(visitor: Browser) -> None:
    page = rules(visitor, "railroad")
    assert [part.id for part in page.parts][:3] == ["seats", "deck", "order"]
    assert page.house == []
    order = next(part for part in page.parts if part.id == "order")
    assert order.lines[0].cards == ["JK", "JH", "JD", "AH", "KH", "QH", "TH", "9H"]
    points = next(part for part in page.parts if part.id == "scoring")
    assert [(row.least, row.most, row.makers, row.others) for row in points.tables[0].rows] == [
        (5, 5, 2, 0), (3, 4, 1, 0), (0, 2, 0, 2)
    ]  # fmt: skip
    assert page.sources
    for part in page.parts:
        assert worded(part.title)
        assert all(worded(line.text) for line in part.lines)
        assert all(worded(table.text) for table in part.tables)


def test_house_rules_stand_out(visitor: Browser) -> None:
    page = rules(visitor, "euchre", auction__dealer_must_call=True, match__target=5)
    assert [line.text.id for line in page.house] == ["rule-stuck-dealer", "rule-condition-total"]
    assert page.set == {"auction.dealer_must_call": True, "match.target": 5}
    marked = [line.text.id for part in page.parts for line in part.lines if line.house]
    assert marked == [line.text.id for line in page.house]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"variant": "whist"}, "unknown-variant"),
        ({"variant": "euchre", "set": {"deck.joker": True, "auction.second_round_no_trump": True}}, None),
        ({"variant": "two-handed", "set": {"exchange.partners_best": True}}, "not-applicable"),
        ({"variant": "euchre", "extra": 1}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_rules_that_cannot_be_played_are_refused(visitor: Browser, wish: Any, reason: str | None) -> None:
    answer = visitor.http.post("/api/rules", json=wish)
    assert failure(answer, 400, reason or "joker-without-suit").text


def test_a_table_tells_its_own_rules_to_those_who_sit_there(server: ServerProcess, visitor: Browser) -> None:
    table = visitor.new_table("euchre", set={"match.target": 5}).table
    answer = visitor.http.get(f"/api/tables/{table}/rules")
    page = msgspec.json.decode(answer.content, type=RulesView)
    assert page == rules(visitor, "euchre", match__target=5)
    with Browser(server.url) as stranger:
        failure(stranger.http.get(f"/api/tables/{table}/rules"), 403, "not-your-table")
    failure(visitor.http.get("/api/tables/nowhere/rules"), 404, "unknown-table")


# ------------------------------------------------------------------ the form


@pytest.mark.parametrize("name", variant_ids())
def test_a_form_is_told_in_words(name: str) -> None:
    shown = rulebook.variant_form(name)
    for field in shown.fields:
        assert worded(field.label)
        assert all(worded(option.label) for option in field.options)
        labels = {(option.label.id, str(option.label.args)) for option in field.options}
        assert len(labels) == len(field.options)
        assert (len(field.options) > 1) == (field.kind == "choice")


def test_a_form_is_asked_for(visitor: Browser) -> None:
    shown = msgspec.json.decode(visitor.http.get("/api/variants/nap").content, type=VariantForm)
    assert shown == rulebook.variant_form("nap")
    failure(visitor.http.get("/api/variants/whist"), 400, "unknown-variant")


@pytest.mark.parametrize("name", variant_ids())
def test_every_option_can_be_played_and_changes_the_page(name: str) -> None:
    preset = variant(name)
    for field in form(name):
        for value in _others(field):
            assert sentences(variant(name, {field.key: value})) != sentences(preset), (field.key, value)


def _others(field: Field) -> list[Any]:
    return [value for value in field.options if value != field.default]


def test_house_rules_are_offered_where_they_are_made_for() -> None:
    keys = {name: {field.key for field in form(name)} for name in variant_ids()}
    assert "auction.farmers_hand" in keys["euchre"]
    assert "auction.farmers_hand" not in keys["british"]
    assert "auction.low_no_trump" in keys["bid-euchre"]
    assert "alone.makers" not in keys["three-handed"]
    assert "exchange.widow" in keys["three-handed"]
    seats = next(field for field in form("nap") if field.key == "seats.count")
    assert seats.options == (2, 3, 4, 5, 6, 7)
    assert not any(
        field.key in ("deal.packets", "scoring.rows", "auction.special") for field in form("euchre")
    )
