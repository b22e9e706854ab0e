"""From files and keys to rules: what is read, what is refused, and that nothing is lost on the way."""

from __future__ import annotations

import json
import random
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from euchre.cards import Rank, Strain
from euchre.errors import RulesError
from euchre.rules import (
    from_json,
    from_stored,
    key_spec,
    key_specs,
    sources,
    to_toml,
    variant,
    variant_ids,
)
from euchre.rules.choices import AuctionKind, Condition, Sides, Turns
from euchre.rules.load import merge
from euchre.rules.model import SECTIONS
from tests.strategies import all_cases, combination, house_keys, house_settings

STORED = Path(__file__).with_name("stored")


def nested(depth: int) -> list[object]:
    """A list in a list in a list …"""
    value: list[object] = []
    for _ in range(depth):
        value = [value]
    return value


def test_the_variants_in_the_order_of_the_rulebook():
    assert variant_ids() == tuple(FACTS)


FACTS = {
    "euchre": (4, 2, 24, 5, 0, 10),
    "two-handed": (2, 2, 24, 5, 0, 10),
    "euchre-32": (4, 2, 32, 5, 0, 10),
    "british": (4, 2, 25, 5, 0, 11),
    "three-handed": (3, 3, 24, 5, 0, 10),
    "railroad": (4, 2, 25, 5, 0, 10),
    "bid-euchre": (4, 2, 48, 12, 0, 52),
    "bid-euchre-midwest": (4, 2, 48, 12, 0, 52),
    "indiana": (4, 2, 48, 12, 0, 52),
    "barrie": (4, 2, 32, 8, 0, 52),
    "kokomo": (4, 2, 32, 7, 4, 52),
    "bid-euchre-single": (4, 2, 24, 6, 0, 32),
    "pepper": (4, 2, 24, 6, 0, 30),
    "pfeffer": (4, 2, 24, 6, 0, 30),
    "hasenpfeffer": (4, 2, 25, 6, 1, 10),
    "nap": (4, 4, 52, 5, 0, 0),
    "buck": (4, 4, 24, 5, 0, 0),
    "six-handed": (6, 2, 48, 8, 0, 52),
}
"""By variant: seats, sides, cards of the deck, of a hand, of the widow, and the target."""


@pytest.mark.parametrize("variant_id", FACTS)
def test_what_each_preset_is(variant_id):
    rules = variant(variant_id)
    facts = (
        rules.count,
        rules.sides,
        rules.cards.size,
        rules.deal.hand,
        rules.deal.widow,
        rules.match.target,
    )
    assert facts == FACTS[variant_id]


LEVELS = {
    "indiana": [*map(str, range(1, 13)), "moon"],
    "barrie": ["3", "4", "5", "6", "7", "8", "call-two", "call-one", "alone"],
    "kokomo": ["1", "2", "3", "4", "5", "6", "7", "call-two", "call-one", "alone"],
    "bid-euchre-single": ["3", "4", "5", "6", "alone"],
    "pepper": ["1", "2", "3", "4", "5", "little-pepper", "big-pepper"],
    "pfeffer": ["4", "5", "little-pepper", "big-pepper"],
    "hasenpfeffer": ["1", "2", "3", "4", "5", "6"],
    "nap": ["2", "3", "misere", "4", "nap", "wellington", "blucher"],
    "six-handed": [*map(str, range(1, 9)), "alone"],
}


@pytest.mark.parametrize("variant_id", LEVELS)
def test_what_can_be_bid_lowest_first(variant_id):
    levels = variant(variant_id).levels
    assert list(levels) == LEVELS[variant_id]
    assert [level.rank for level in levels.values()] == sorted(level.rank for level in levels.values())


NEEDS: dict[tuple[str, str], dict[str, object]] = {("hasenpfeffer", "seats.count=6"): {"deck.copies": 2}}
"""Settings that make sense with another key only."""


def test_a_key_may_bring_others_along():
    """A file says what else changes, so that one key is enough; keys that are set all the same win."""
    for variant_id in variant_ids():
        for setting, sections in tomllib.loads(file_of(variant_id)).get("when", {}).items():
            key, _, value = setting.partition("=")
            needs = NEEDS.get((variant_id, setting), {})
            rules = variant(variant_id, {**needs, key: value})
            assert {name for name, _ in rules.settings} == {key, *needs}
            assert rules != variant(variant_id)
            for section, keys in sections.items():
                for name, brought in keys.items():
                    tree = rules.to_json()[section][name]
                    assert tree == brought or isinstance(brought, list), f"{variant_id} {setting}: {name}"
    joker = variant("euchre", {"deck.joker": True, "auction.joker_up": "hearts"})
    assert (joker.auction.joker_up, variant("euchre", {"deck.joker": True}).auction.joker_up) == (
        "hearts",
        "dealer_names",
    )


def file_of(variant_id: str) -> str:
    return files("euchre.rules").joinpath("variants", f"{variant_id}.toml").read_text("utf-8")


def test_what_the_presets_are():
    euchre, two, bid = map(variant, ("euchre", "two-handed", "bid-euchre"))
    assert (euchre.count, euchre.sides, euchre.cards.size, euchre.deal.hand) == (4, 2, 24, 5)
    assert (two.count, two.sides, two.cards.size, two.deal.hand) == (2, 2, 24, 5)
    assert (bid.count, bid.sides, bid.cards.size, bid.deal.hand) == (4, 2, 48, 12)
    assert (euchre.match.target, two.match.target, bid.match.target) == (10, 10, 52)
    assert two.seats.sides is Sides.SINGLES
    assert bid.auction.kind is AuctionKind.NUMBERS
    assert bid.auction.turns is Turns.REENTRY
    assert bid.match.condition is Condition.TOTAL_AND_SUCCESS
    assert list(bid.levels) == [*map(str, range(1, 13)), "alone"]
    assert [strain.text for strain in bid.strains] == ["S", "C", "H", "D", "NT"]
    assert euchre.levels == two.levels == {}


def test_sides():
    euchre, two = map(variant, ("euchre", "two-handed"))
    assert [euchre.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [two.side_of(seat) for seat in range(2)] == [0, 1]


ON = {
    ("british", "scoring.lone_defence"),
    ("railroad", "exchange.call_for_best"),
    ("railroad", "scoring.lone_defence"),
    ("kokomo", "auction.dealer_must_call"),
    ("pfeffer", "auction.dealer_must_call"),
    ("buck", "auction.second_round_no_trump"),
}
"""House rules that are a part of a variant."""


def test_house_rules_are_off_in_a_preset_unless_they_are_part_of_it():
    on = set()
    for variant_id in variant_ids():
        rules = variant(variant_id)
        for key in house_keys(variant_id):
            spec = key_spec(key)
            if getattr(getattr(rules, spec.section), spec.name):
                on.add((variant_id, key))
    assert on == ON


def test_every_variant_says_where_it_comes_from():
    for variant_id in variant_ids():
        assert all(len(source) > 15 for source in sources(variant_id))
        assert sources(variant_id)


def test_a_key_changes_itself_alone():
    base, changed = variant("euchre"), variant("euchre", {"auction.need_suit": True})
    assert changed.auction.need_suit
    assert changed.settings == (("auction.need_suit", True),)
    before, after = base.to_json(), changed.to_json()
    after["auction"]["need_suit"] = False
    after["settings"] = {}
    assert after == before


def test_keys_set_to_what_they_are_anyway_are_dropped():
    assert variant("euchre", {"auction.need_suit": False, "match.target": 10}) == variant("euchre")
    assert variant("bid-euchre", {"auction.strains": ["S", "C", "H", "D", "NT"]}) == variant("bid-euchre")


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("auction.need_suit", "true", True),
        ("match.target", "5", 5),
        ("deck.ranks", "789TJQKA", tuple(rank for rank in Rank if 7 <= rank <= 14)),
        ("deck.ranks", "AKQJT9", tuple(rank for rank in Rank if 9 <= rank <= 14)),
        ("alone.defenders", "never", "never"),
    ],
)
def test_values_may_be_given_as_texts(key, text, value):
    spec = key_spec(key)
    rules = variant("euchre", {key: text})
    assert getattr(getattr(rules, spec.section), spec.name) == value
    assert rules == variant("euchre", {key: rules.to_json()[spec.section][spec.name]})


def test_strains_may_be_given_as_a_list_or_a_text():
    wanted = (Strain.SPADES, Strain.HEARTS)
    assert variant("bid-euchre", {"auction.strains": "S,H"}).auction.strains == wanted
    assert variant("bid-euchre", {"auction.strains": ["S", "H"]}).auction.strains == wanted


@pytest.mark.parametrize(
    ("variant_id", "settings", "reason", "named"),
    [
        ("bridge", {}, "unknown-variant", "two-handed"),
        ("euchre", {"auction.need_siut": True}, "unknown-key", "auction.need_siut"),
        ("euchre", {"need_suit": True}, "unknown-key", "auction.need_suit"),
        ("euchre", {"": True}, "unknown-key", "did you mean"),
        ("euchre", {"auction.need_suit": 1}, "wrong-value", "true or false"),
        ("euchre", {"auction.need_suit": "yes"}, "wrong-value", "true or false"),
        ("euchre", {"match.target": True}, "wrong-value", "whole number"),
        ("euchre", {"match.target": "ten"}, "wrong-value", "whole number"),
        ("euchre", {"match.target": "--1"}, "wrong-value", "whole number"),
        ("euchre", {"match.target": "1" * 5_000}, "wrong-value", "whole number"),
        ("euchre", {"match.target": nested(5_000)}, "wrong-value", "whole number"),
        ("euchre", {"match.target": 10.0}, "wrong-value", "whole number"),
        ("euchre", {"match.target": 10**9}, "wrong-value", "whole number"),
        ("euchre", {"match.target": None}, "wrong-value", "whole number"),
        ("euchre", {"deck.ranks": "9TJQKX"}, "wrong-value", "ranks such as"),
        ("euchre", {"deck.ranks": ""}, "wrong-value", "ranks such as"),
        ("euchre", {"deck.ranks": 9}, "wrong-value", "ranks such as"),
        ("euchre", {"alone.defenders": "sometimes"}, "wrong-value", "never, against_lone, always"),
        ("bid-euchre", {"auction.strains": ["X"]}, "wrong-value", "S C H D NT LOW"),
        ("bid-euchre", {"auction.strains": 5}, "wrong-value", "a list"),
        ("bid-euchre", {"auction.special": [{"id": "moon"}]}, "missing-key", "auction.special"),
        ("bid-euchre", {"auction.special": "moon"}, "wrong-value", "table of keys"),
    ],
)
def test_wrong_settings_are_refused_by_name(variant_id, settings, reason, named):
    with pytest.raises(RulesError) as caught:
        variant(variant_id, settings)
    assert caught.value.reason == reason
    assert named in caught.value.message
    assert len(caught.value.message) < 400


def test_house_rules_of_other_variants_are_refused_with_those_they_are_made_for():
    refused = 0
    for key, spec in key_specs().items():
        for variant_id in variant_ids():
            if not spec.house or variant_id in spec.house:
                continue
            value = True if spec.type is bool else 1
            with pytest.raises(RulesError) as caught:
                variant(variant_id, {key: value})
            assert caught.value.reason == "not-applicable"
            assert all(made_for in caught.value.message for made_for in spec.house)
            assert caught.value.details == {"key": key, "variant": variant_id}
            refused += 1
    assert refused > 20


def test_every_house_rule_can_be_switched_on_alone():
    for variant_id in variant_ids():
        for settings in house_settings(variant_id):
            rules = variant(variant_id, settings)
            assert dict(rules.settings) == settings


@pytest.mark.parametrize("case", all_cases(1), ids=str)
def test_rules_survive_every_way_of_writing_them(case):
    rules = case.rules
    assert from_json(rules.to_json()) == rules
    assert from_json(json.loads(json.dumps(rules.to_json()))) == rules
    tree = tomllib.loads(to_toml(rules))
    again = from_json({**tree, "settings": dict(rules.settings)})
    assert again == rules
    assert again.fingerprint == rules.fingerprint
    assert list(tree) == ["id", *SECTIONS], "complete, section by section"


def test_how_the_settings_were_given_does_not_change_the_fingerprint():
    rng = random.Random(3)
    for variant_id in variant_ids():
        settings = combination(variant_id, rng)
        turned = dict(reversed(settings.items()))
        rules = variant(variant_id, settings)
        assert variant(variant_id, turned) == rules
        assert from_json({**rules.to_json(), "settings": {}}).fingerprint == rules.fingerprint


def test_other_rules_have_other_fingerprints():
    prints: dict[str, str] = {}
    for case in all_cases(0):
        fingerprint = case.rules.fingerprint
        assert len(fingerprint) == 64
        assert fingerprint not in prints, f"{case} and {prints.get(fingerprint)}"
        prints[fingerprint] = str(case)


# ------------------------------------------------------------------ files and trees


def test_a_file_of_differences_is_laid_over_its_base():
    tree = variant("euchre").to_json()
    data = {"id": "short", "base": "euchre", "match": {"target": 5}}
    rules = from_json(merge("short", tree, data))
    assert (rules.id, rules.match.target, rules.deal.hand) == ("short", 5, 5)


@pytest.mark.parametrize(
    ("differences", "reason", "named"),
    [
        ({"match": {"target": 10}}, "same-as-base", "match.target"),
        ({"deck": {"ranks": "9TJQKA"}}, "same-as-base", "deck.ranks"),
        ({"match": {"goal": 5}}, "unknown-key", "match.goal"),
        ({"contest": {"target": 5}}, "unknown-key", "[contest]"),
    ],
)
def test_a_file_is_strict(differences, reason, named):
    tree = variant("euchre").to_json()
    with pytest.raises(RulesError) as caught:
        merge("short", tree, {"id": "short", "base": "euchre", **differences})
    assert caught.value.reason == reason
    assert named in caught.value.message


def test_a_tree_must_be_complete_and_known():
    tree = variant("euchre").to_json()
    without = {**tree, "match": {key: value for key, value in tree["match"].items() if key != "laps"}}
    with pytest.raises(RulesError, match=r"match\.laps is missing") as caught:
        from_json(without)
    assert caught.value.reason == "missing-key"
    with pytest.raises(RulesError, match=r"unknown key play\.speed") as caught:
        from_json({**tree, "play": {**tree["play"], "speed": 1}})
    assert caught.value.reason == "unknown-key"
    with pytest.raises(RulesError, match="unknown sections: music") as caught:
        from_json({**tree, "music": {}})
    assert caught.value.reason == "unknown-key"
    with pytest.raises(RulesError, match="deck is not a table") as caught:
        from_json({**tree, "deck": 24})
    assert caught.value.reason == "wrong-value"


def test_a_stored_tree_is_checked_like_any_other():
    tree = variant("euchre").to_json()
    tree["deal"]["hand"] = 7
    with pytest.raises(RulesError) as caught:
        from_json(tree)
    assert caught.value.reason == "deal-too-large"


@pytest.mark.parametrize(
    ("variant_id", "settings"),
    [
        ("euchre", {}),
        ("two-handed", {"deck.joker": True, "auction.joker_up": "dealer_names"}),
        ("bid-euchre", {"match.target": 32}),
    ],
)
def test_rules_stored_by_an_older_version_are_read(variant_id, settings):
    """Tables laid before a key was added go on with what the key's variant says."""
    stored = json.loads((STORED / f"{variant_id}.json").read_text())
    assert stored["exchange"].keys() < variant(variant_id).to_json()["exchange"].keys()
    read, today = from_stored(stored), variant(variant_id, settings)
    for section in SECTIONS:
        if section != "scoring":
            assert getattr(read, section) == getattr(today, section)
    if variant_id != "bid-euchre":
        on = [row for row in today.scoring.rows if row.is_on(today.scoring)]
        assert [row for row in read.scoring.rows if row.is_on(read.scoring)] == on


@pytest.mark.parametrize(
    "wrong", [{"id": "none"}, {"id": "euchre", "deck": {"ranks": "9"}}, {"id": "euchre", "x": {}}]
)
def test_stored_rules_that_cannot_be_are_refused(wrong):
    with pytest.raises(RulesError):
        from_stored(wrong)
