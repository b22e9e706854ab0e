"""What a host may change on top of a variant: the keys that do something there, and what they may hold.

No list of keys is kept here: a value is offered where the loader takes it and a sentence of the rules page
differs; a key, where it has such a value.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, Literal

from euchre.cards import Rank, Strain
from euchre.errors import RulesError
from euchre.rules.load import KeySpec, key_specs, value_of, variant
from euchre.rules.model import Rules, plain
from euchre.rules.page import rules_page

Kind = Literal["switch", "choice", "number"]

FEW = range(14)
"""Numbers that are offered one by one where they count seats, cards or tricks."""
TRIED = (1, 5)
"""Points that are tried to see whether a number may be set at all."""
COUNTED = ("seats", "deck", "deal", "auction")
RANKS = "23456789TJQKA"
STRAINS = ("S", "C", "H", "D", "NT", "LOW")


@dataclass(frozen=True, slots=True)
class Field:
    """A key that may be set; ``default`` and ``options`` are plain values; a number has no options.

    ``house``: it is a house rule of the variant, and not just something that can be changed.
    """

    key: str
    kind: Kind
    default: Any
    options: tuple[Any, ...]
    house: bool


@cache
def form(variant_id: str) -> tuple[Field, ...]:
    """All keys that may be set on a variant, in the order of the tree.

    Raises: `RulesError` (``unknown-variant``).
    """
    found = (_field(variant_id, key, spec) for key, spec in key_specs().items())
    return tuple(field for field in found if field is not None)


@cache
def seat_counts(variant_id: str) -> tuple[int, ...]:
    """How many may play, fewest first."""
    return tuple(count for count in FEW if changed(variant_id, "seats.count", count) is not None)


def changed(variant_id: str, key: str, value: Any) -> Rules | None:
    """The variant with this one key set; None where it cannot be played so.

    Raises: `RulesError` (``unknown-variant``).
    """
    try:
        return variant(variant_id, {key: value})
    except RulesError as error:
        if error.reason == "unknown-variant":
            raise
        return None


def _options(variant_id: str, key: str, spec: KeySpec, default: Any) -> Iterator[Any]:
    """The values that can be played, but of those that come to the same only the first, or the default."""
    said = {sentences(variant(variant_id))}
    for value in _values(spec, default):
        if value == default:
            yield value
        elif (rules := changed(variant_id, key, value)) is not None:
            says = sentences(rules)
            if says not in said:
                said.add(says)
                yield value


def sentences(rules: Rules) -> tuple[object, ...]:
    """What a rules page says, apart from the keys that it comes from."""
    page = rules_page(rules)
    tables = tuple(table.rows for part in page.parts for table in part.tables)
    return (*((line.id, line.args, line.cards) for line in page.lines), tables)


def _field(variant_id: str, key: str, spec: KeySpec) -> Field | None:
    default = plain(value_of(variant(variant_id), key))
    house = variant_id in spec.house
    if spec.house and not house:
        return None
    if spec.type is int and spec.section not in COUNTED:
        tried = (changed(variant_id, key, default + step) for step in TRIED)
        said = {sentences(rules) for rules in tried if rules is not None}
        return Field(key, "number", default, (), house) if said - {sentences(variant(variant_id))} else None
    options = tuple(_options(variant_id, key, spec, default))
    if len(options) < 2 and not (house and spec.type is bool):
        return None
    return Field(key, "switch" if spec.type is bool else "choice", default, options, house)


def _values(spec: KeySpec, default: Any) -> Iterator[Any]:
    """All values that a key may be offered with."""
    kind = spec.type
    if kind is bool:
        yield from (False, True)
    elif kind is int:
        yield from FEW
    elif isinstance(kind, type) and issubclass(kind, StrEnum):
        yield from (member.value for member in kind)
    elif kind == tuple[Rank, ...]:
        yield from (RANKS[lowest:] for lowest in range(len(RANKS) - 4))
    elif kind == tuple[Strain, ...]:
        yield from (list(STRAINS[:most]) for most in (4, 5, 6))
    else:
        yield default
