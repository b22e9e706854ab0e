"""Every sentence of the rules pages is tried on the engine; a scenario notices when the engine lies."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from enum import StrEnum
from importlib.resources import files
from typing import Any

import pytest

import euchre.game
from euchre import locales
from euchre.cards import Card
from euchre.errors import RulesError
from euchre.game.contract import Made
from euchre.game.scoring import table_points
from euchre.rules import Rules, choices, key_specs, variant, variant_ids
from euchre.rules.check import check
from euchre.rules.choices import JokerUp, Party
from euchre.rules.page import rules_page
from euchre.rules.page_lines import Line, member_id
from euchre.rules.scores import score_tables
from tests.rulebook import (
    scenarios_bids,
    scenarios_calls,
    scenarios_cards,
    scenarios_play,
    scenarios_scores,
)
from tests.rulebook.scene import SCENARIOS, dealt, mutated, noted

MODULES = (scenarios_bids, scenarios_calls, scenarios_cards, scenarios_play, scenarios_scores)
SILENT = {member_id(JokerUp.NEVER)}
"""Members that no sentence speaks of: where no joker can be turned up, nothing happens."""
MESSAGES = sorted(
    re.findall(
        r"^(rule-[\w-]+) =", files("euchre.locales").joinpath("en", "page.ftl").read_text("utf-8"), re.M
    )
)
CHOICES = [kind for kind in vars(choices).values() if isinstance(kind, type) and issubclass(kind, StrEnum)]
CHOICES = [kind for kind in CHOICES if kind not in (StrEnum, Party)]


def lines_of(rules: list[Rules], message: str) -> list[tuple[Rules, Line]]:
    """Where a sentence stands on the pages of these rules."""
    return [(one, line) for one in rules for line in rules_page(one).lines if line.id == message]


def notices(message: str, change: Callable[[Rules], Rules]) -> bool:
    """Whether a scenario of a sentence fails under other rules."""
    with mutated(change):
        for scenario in SCENARIOS[message]:
            try:
                scenario()
            except Exception:
                return True
    return False


# ------------------------------------------------------------------ every sentence has its scenario


def test_every_sentence_has_a_scenario_and_every_scenario_a_sentence():
    assert MODULES
    assert sorted(SCENARIOS) == MESSAGES


@pytest.mark.parametrize("message", MESSAGES)
def test_the_sentence_holds(message: str):
    with noted() as asked:
        for scenario in SCENARIOS[message]:
            scenario()
        assert lines_of(asked, message), (
            "the scenario plays by rules on whose page the sentence does not stand"
        )


@pytest.mark.parametrize("kind", CHOICES, ids=lambda kind: kind.__name__)
def test_every_member_of_a_choice_has_its_sentence(kind: type[StrEnum]):
    wanted = {member_id(member) for member in kind} - SILENT
    assert {f"rule-{name}" for name in wanted} <= set(MESSAGES)


# ------------------------------------------------------------------ every lie is noticed


def others(rules: Rules, key: str) -> Iterator[Any]:
    """What a key could hold instead."""
    section, name = key.split(".")
    value = getattr(getattr(rules, section), name)
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, StrEnum):
        yield from (member for member in type(value) if member is not value)
    elif isinstance(value, int):
        yield value + 1
    elif key != "auction.special":
        yield value[1:] if key == "deck.ranks" else value[:-1]


def with_key(rules: Rules, key: str, value: Any) -> Rules:
    """Rules that were not checked."""
    section, name = key.split(".")
    return replace(rules, **{section: replace(getattr(rules, section), **{name: value})})


def is_refused(rules: Rules) -> bool:
    """Whether such rules can never be played."""
    try:
        check(rules)
    except RulesError:
        return True
    return False


def lies(message: str) -> list[tuple[str, Any, Any]]:
    """(key, what it holds, what it could hold), for every key that a sentence follows from."""
    with noted() as asked:
        for scenario in SCENARIOS[message]:
            scenario()
        lines = lines_of(list(asked), message)
    found = {}
    for rules, line in lines:
        for key in line.keys:
            section, name = key.split(".")
            for other in others(rules, key):
                found[key, str(getattr(getattr(rules, section), name)), str(other)] = (
                    key,
                    getattr(getattr(rules, section), name),
                    other,
                )
    return list(found.values())


@pytest.mark.parametrize("message", MESSAGES)
def test_a_lie_about_a_key_is_noticed(message: str):
    for key, held, other in lies(message):
        section, name = key.split(".")
        harmless = []

        def change(rules: Rules, key: str = key, held: Any = held, other: Any = other) -> Rules:
            section, name = key.split(".")
            if getattr(getattr(rules, section), name) != held:
                return rules
            changed = with_key(rules, key, other)
            harmless.append(is_refused(changed))  # noqa: B023
            return changed

        seen = notices(message, change)
        assert seen or all(harmless), f"{message}: nobody notices {section}.{name} = {other} for {held}"


def tables_of_functions() -> list[tuple[str, dict[Any, Any]]]:
    """Every table of the engine that gives a choice's members their functions, by module and name."""
    found = []
    for module in pkgutil.iter_modules(euchre.game.__path__, "euchre.game."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if isinstance(value, dict) and value and all(isinstance(key, StrEnum) for key in value):
                found.append((f"{module.name}.{name}", value))
    return found


SWAPS = [
    pytest.param(table, member, other, id=f"{name.rpartition('.')[2]}-{member}-as-{other}")
    for name, table in tables_of_functions()
    for member in table
    for other in table
    if table[other] is not table[member]
]


def test_the_tables_are_found():
    assert {type(next(iter(table))).__name__ for _, table in tables_of_functions()} >= {
        "AllPass", "Condition", "JokerUp", "Lead", "LoneLead", "Naming", "ScoringKind", "Tie", "Turns",
    }  # fmt: skip


@pytest.mark.parametrize(("table", "member", "other"), SWAPS)
def test_a_function_of_a_sibling_is_noticed(table, member, other, monkeypatch):
    monkeypatch.setitem(table, member, table[other])
    assert notices(f"rule-{member_id(member)}", lambda rules: rules)


BID_FIELDS = {
    "tricks": lambda bid: max(0, bid.tricks - 1) if not bid.misere else bid.tricks,
    "win": lambda bid: bid.win + 1,
    "lose": lambda bid: bid.lose + 1,
    "sits_out": lambda bid: not bid.sits_out,
    "exchange_min": lambda bid: max(0, bid.exchange_max - 1),
    "exchange_max": lambda bid: bid.exchange_max + 1,
    "closes": lambda bid: not bid.closes,
    "naming": lambda bid: choices.Naming.AFTER_WIN if bid.naming != "after_win" else choices.Naming.NO_TRUMP,
    "above": lambda bid: bid.above - 1 if bid.above else 0,
    "over": lambda bid: "",
    "misere": lambda bid: not bid.misere,
}


@pytest.mark.parametrize("field", BID_FIELDS)
def test_a_lie_about_a_named_bid_is_noticed(field: str):
    def change(rules: Rules) -> Rules:
        bids = (replace(bid, **{field: BID_FIELDS[field](bid)}) for bid in rules.auction.special)
        return with_key(rules, "auction.special", tuple(bids))

    assert any(notices(message, change) for message in MESSAGES if message.startswith("rule-special"))


# ------------------------------------------------------------------ the page is whole


@pytest.mark.parametrize("variant_id", variant_ids())
def test_a_page_says_all_of_it_in_words(variant_id: str):
    page = rules_page(variant(variant_id))
    assert [part.id for part in page.parts][:5] == ["seats", "deck", "order", "deal", "auction"]
    assert page.house == ()
    for line in page.lines:
        words = locales.text("en", line.id, dict(line.args))
        assert words != line.id
        assert re.fullmatch(r"[A-Z0-9“].*[.:]", words), words
        assert not re.search(r"[{}]|None|\$", words), words
    for part in page.parts:
        assert locales.has("en", f"page-{part.id}")
    assert len({(line.id, line.args) for line in page.lines}) == len(page.lines), "nothing is said twice"


@pytest.mark.parametrize("variant_id", variant_ids())
def test_a_house_rule_is_on_the_page_of_its_table(variant_id: str):
    preset = variant(variant_id)
    for key, spec in key_specs().items():
        if variant_id not in spec.house:
            continue
        value = True if spec.type is bool else 3
        held = getattr(getattr(preset, spec.section), spec.name)
        try:
            rules = variant(variant_id, {key: not held if spec.type is bool else value})
        except RulesError:
            continue
        house = rules_page(rules).house
        if spec.type is bool and held:
            assert key not in {name for line in rules_page(rules).lines for name in line.keys}
        else:
            assert house, f"{variant_id} with {key} says nothing of it"
            for line in house:
                assert key in line.keys


@pytest.mark.parametrize("variant_id", variant_ids())
def test_the_score_table_is_what_the_engine_gives(variant_id: str):
    rules = variant(variant_id)
    for table in score_tables(rules):
        maker, other = 0, 1
        alone = tuple(
            seat for seat, party in ((maker, table.makers), (other, table.defenders)) if party is Party.ALONE
        )
        contract = Made(maker, rules.auction.strains[0], alone=alone)
        said = {
            tricks: (line.makers, line.others)
            for line in table.lines
            for tricks in range(line.least, line.most + 1)
        }
        assert said == {
            tricks: table_points(rules, contract, tricks) for tricks in range(rules.deal.hand + 1)
        }


def test_a_deal_is_filled_from_the_rest():
    deal = dealt(variant("euchre"), "9S | | AH", "KD", "")
    assert (deal.hands[0][0], deal.hands[2][0], deal.upcard) == tuple(map(Card.parse, ("9S", "AH", "KD")))
