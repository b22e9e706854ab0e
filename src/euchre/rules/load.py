"""From a variant's TOML file, its base and single keys to one checked `Rules` tree."""

from __future__ import annotations

import json
import re
import reprlib
import tomllib
import types
import typing
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass, replace
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any

from euchre.cards import Rank, Strain
from euchre.errors import NotationError, RulesError
from euchre.rules.check import check
from euchre.rules.model import SECTIONS, Rules, plain

MOST_SHOWN = 40
"""Characters of a wrong value that an error repeats."""

ORDER = (
    "euchre", "two-handed", "euchre-32", "british", "three-handed", "railroad",
    "bid-euchre", "bid-euchre-midwest", "indiana", "barrie", "kokomo", "bid-euchre-single",
    "pepper", "pfeffer", "hasenpfeffer", "nap", "buck", "six-handed",
)  # fmt: skip
"""Variant ids in the order of the rulebook."""


def variant_ids() -> tuple[str, ...]:
    """All variant ids, in the order of the rulebook."""
    return ORDER


def variant(variant_id: str, settings: Mapping[str, object] | None = None) -> Rules:
    """The rules of a variant, with single keys (``"auction.dealer_must_call": True``) set on top.

    A value may be given as text (``"true"``, ``"3"``). A key set to the value it has anyway is dropped.

    Raises: `RulesError` (``unknown-variant``, ``unknown-key``, ``wrong-value``, ``not-applicable`` and the
    reasons of `euchre.rules.check`).

    >>> variant("euchre", {"match.target": 5}).match.target
    5
    """
    base = _preset(variant_id)
    if not settings:
        return base
    given = {key: plain(_convert(key_spec(key).type, value, key)) for key, value in settings.items()}
    tree, kept = base.to_json(), {}
    for other, value in brought(variant_id, given).items():
        spec = key_spec(other)
        tree[spec.section][spec.name] = plain(_convert(spec.type, value, other))
    for key, new in given.items():
        spec = key_spec(key)
        if new == tree[spec.section][spec.name]:
            continue
        if spec.house and variant_id not in spec.house:
            raise RulesError(
                "not-applicable",
                f"{key} is no house rule of {variant_id}: it is made for {', '.join(sorted(spec.house))}",
                key=key,
                variant=variant_id,
            )
        tree[spec.section][spec.name] = new
        kept[key] = new
    rules = replace(from_json(tree), settings=tuple(sorted((key, _freeze(kept[key])) for key in kept)))
    check(rules)
    return rules


def brought(variant_id: str, given: Mapping[str, object]) -> dict[str, Any]:
    """The keys, with plain values, that settings (``given``, plain too) of a variant change beside their own.

    A file lists them under ``[when."KEY=VALUE".SECTION]``; later ones win.

    >>> brought("euchre", {"deck.joker": True})
    {'auction.joker_up': 'dealer_names'}
    """
    found = {}
    texts = {
        f"{key}={value if isinstance(value, str) else json.dumps(value)}" for key, value in given.items()
    }
    for setting, sections in _file(variant_id).get("when", {}).items():
        if setting in texts:
            for section, keys in sections.items():
                found.update({f"{section}.{name}": value for name, value in keys.items()})
    return found


def brings(variant_id: str, key: str) -> dict[str, list[str]]:
    """What a key brings along in a variant: by value, as the file writes it, the other keys that change."""
    found = {}
    for setting, sections in _file(variant_id).get("when", {}).items():
        name, _, value = setting.partition("=")
        if name == key:
            found[value] = [f"{section}.{other}" for section, keys in sections.items() for other in keys]
    return found


def from_json(tree: Mapping[str, Any]) -> Rules:
    """Rules from what `Rules.to_json` wrote, complete and checked.

    Raises: `RulesError` naming the section and key that is missing, unknown or wrong.
    """
    unknown = set(tree) - {"id", "settings", *SECTIONS}
    if unknown:
        raise RulesError("unknown-key", f"unknown sections: {', '.join(sorted(unknown))}", key=min(unknown))
    hints = _hints(Rules)
    sections = {name: _section(hints[name], tree.get(name, {}), name) for name in SECTIONS}
    settings = tuple(sorted((key, _freeze(value)) for key, value in dict(tree.get("settings", {})).items()))
    rules = Rules(id=str(tree.get("id", "")), settings=settings, **sections)
    check(rules)
    return rules


def from_stored(tree: Mapping[str, Any]) -> Rules:
    """Rules that an older version wrote: keys it did not know yet are as in the variant's file.

    Raises: `RulesError` as `from_json` does, and for a variant that is not there (``unknown-variant``).
    """
    today = variant(str(tree.get("id", ""))).to_json()
    return from_json({**tree, **{name: today[name] | dict(tree.get(name, {})) for name in SECTIONS}})


def to_toml(rules: Rules) -> str:
    """The complete rules as TOML, section by section; lists of rows as arrays of inline tables."""
    lines = [f'id = "{rules.id}"']
    for name in SECTIONS:
        lines.append(f"\n[{name}]")
        for key, value in plain(getattr(rules, name)).items():
            lines.append(f"{key} = {_toml(value)}")
    return "\n".join(lines) + "\n"


def sources(variant_id: str) -> tuple[str, ...]:
    """Where a variant's rules come from."""
    return tuple(_file(variant_id).get("sources", ()))


class KeySpec(typing.NamedTuple):
    """One key of the rules: where it stands, its type, the variants whose house rule it is (if any)."""

    section: str
    name: str
    type: Any
    house: frozenset[str]


def key_spec(key: str) -> KeySpec:
    """What is known of a dotted key.

    Raises: `RulesError` (``unknown-key``) that names near keys.
    """
    found = key_specs().get(key)
    if found is None:
        near = [known for known in key_specs() if key.rpartition(".")[2] in known] or list(key_specs())[:6]
        raise RulesError("unknown-key", f"unknown key {key!r}: did you mean {', '.join(near[:6])}?", key=key)
    return found


@cache
def key_specs() -> dict[str, KeySpec]:
    """Every key of the rules, by its dotted name, in the order of the tree."""
    specs = {}
    hints = _hints(Rules)
    for section in SECTIONS:
        types_of = _hints(hints[section])
        for item in fields(hints[section]):
            specs[f"{section}.{item.name}"] = KeySpec(
                section, item.name, types_of[item.name], _house_of(item)
            )
    return specs


def value_of(rules: Rules, key: str) -> Any:
    """What the rules hold under a dotted key.

    Raises: `RulesError` (``unknown-key``).

    >>> value_of(variant("euchre"), "match.target")
    10
    """
    spec = key_spec(key)
    return getattr(getattr(rules, spec.section), spec.name)


def value_text(rules: Rules, key: str) -> str:
    """A key's value as TOML writes it."""
    return _toml(plain(value_of(rules, key)))


def type_text(spec: KeySpec) -> str:
    """What a key takes: ``bool``, ``int``, the members of a choice, or ``list``."""
    if spec.type in (bool, int, str):
        return str(spec.type.__name__)
    if isinstance(spec.type, type) and issubclass(spec.type, StrEnum):
        return " | ".join(member.value for member in spec.type)
    return "list"


def _house_of(item: Field[Any]) -> frozenset[str]:
    return typing.cast(frozenset[str], item.metadata.get("house", frozenset()))


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


@cache
def _file(variant_id: str) -> dict[str, Any]:
    if variant_id not in ORDER:
        raise RulesError(
            "unknown-variant",
            f"unknown variant {variant_id!r}: there are {', '.join(ORDER)}",
            variant=variant_id,
        )
    text = files("euchre.rules").joinpath("variants", f"{variant_id}.toml").read_text("utf-8")
    return tomllib.loads(text)


@cache
def _preset(variant_id: str) -> Rules:
    data = _file(variant_id)
    base = data.get("base")
    tree = _preset(base).to_json() if base else {name: {} for name in SECTIONS}
    return from_json(merge(variant_id, tree, data))


def merge(variant_id: str, tree: dict[str, Any], data: Mapping[str, Any]) -> dict[str, Any]:
    """A base's tree with a file's differences laid over it.

    Raises: `RulesError` (``unknown-key``, ``same-as-base``).
    """
    for section, values in data.items():
        if section in ("id", "base", "sources", "when"):
            continue
        if section not in SECTIONS:
            raise RulesError("unknown-key", f"{variant_id}: unknown section [{section}]", key=section)
        for name, value in values.items():
            key_spec(f"{section}.{name}")
            if data.get("base") and tree[section].get(name) == value:
                raise RulesError(
                    "same-as-base",
                    f"{variant_id}: {section}.{name} has its base's value: remove the line",
                    key=f"{section}.{name}",
                )
            tree[section][name] = value
    return {**tree, "id": data["id"]}


def _section(kind: Any, values: Any, where: str) -> Any:
    if not isinstance(values, Mapping):
        raise RulesError("wrong-value", f"{where} is not a table of keys", key=where)
    hints = _hints(kind)
    known = {item.name: item.default is MISSING for item in fields(kind)}
    for name in values:
        if name not in known:
            raise RulesError("unknown-key", f"unknown key {where}.{name}", key=f"{where}.{name}")
    for name, needed in known.items():
        if needed and name not in values:
            raise RulesError("missing-key", f"{where}.{name} is missing", key=f"{where}.{name}")
    return kind(**{name: _convert(hints[name], value, f"{where}.{name}") for name, value in values.items()})


def _convert(kind: Any, value: Any, key: str) -> Any:
    """A plain value as the type that a key holds."""
    if kind is bool:
        return _bool(value, key)
    if kind is int:
        return _int(value, key)
    if kind is str and isinstance(value, str):
        return value
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        if value not in [member.value for member in kind]:
            raise _wrong(key, value, "one of " + ", ".join(member.value for member in kind))
        return kind(value)
    if kind is Strain and isinstance(value, str):
        return _strain(value, key)
    if is_dataclass(kind):
        return _section(kind, value, key)
    if isinstance(kind, types.GenericAlias):
        return _tuple(typing.get_args(kind)[0], value, key)
    raise _wrong(key, value, f"a {getattr(kind, '__name__', kind)}")


def _bool(value: Any, key: str) -> bool:
    if isinstance(value, bool):
        return value
    if value in ("true", "false"):
        return bool(value == "true")
    raise _wrong(key, value, "true or false")


def _int(value: Any, key: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10_000:
        return value
    if isinstance(value, str) and re.fullmatch("-?[0-9]{1,4}", value):
        return int(value)
    raise _wrong(key, value, "a whole number")


def _strain(value: str, key: str) -> Strain:
    try:
        return Strain.parse(value)
    except NotationError as error:
        raise _wrong(key, value, "one of S C H D NT LOW") from error


def _tuple(item: Any, value: Any, key: str) -> tuple[Any, ...]:
    if item is Rank:
        texts = {rank.text: rank for rank in Rank if rank is not Rank.JOKER}
        if not isinstance(value, str) or not value or any(sign not in texts for sign in value):
            raise _wrong(key, value, "ranks such as 9TJQKA")
        return tuple(sorted({texts[sign] for sign in value}))
    if isinstance(value, str):
        value = value.split(",")
    if not isinstance(value, list | tuple):
        raise _wrong(key, value, "a list")
    return tuple(_convert(item, one, key) for one in value)


def _wrong(key: str, value: Any, right: str) -> RulesError:
    shown = reprlib.repr(value)
    plain_text = value if isinstance(value, str) else shown
    return RulesError(
        "wrong-value", f"{key} = {shown} is wrong: it takes {right}", key=key, value=plain_text[:MOST_SHOWN]
    )


def _freeze(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_freeze(item) for item in value)
    if isinstance(value, dict):
        return tuple(sorted((key, _freeze(item)) for key, item in value.items()))
    return value


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        if value and isinstance(value[0], dict):
            return "[\n" + "".join(f"    {_toml(item)},\n" for item in value) + "]"
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    return str(value)


__all__ = [
    "KeySpec",
    "brings",
    "brought",
    "from_json",
    "key_spec",
    "key_specs",
    "sources",
    "to_toml",
    "variant",
    "variant_ids",
]
