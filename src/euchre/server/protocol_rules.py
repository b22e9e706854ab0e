"""The messages about games: what there is, the rules in sentences, the form for house rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from euchre.server.protocol import Face, Setting, Text


class VariantCard(msgspec.Struct, frozen=True):
    """``GET /api/variants``: what the home page offers.

    ``seats`` play, or any number from ``least`` to ``most``; ``target``, ``start``, ``down`` and ``hands`` as
    in a view; ``group``: turned trump, bidding, or neither.
    """

    id: str
    group: Literal["euchre", "bidding", "other"]
    title: Text
    summary: Text
    seats: int
    least: int
    most: int
    target: int
    start: int
    down: bool
    hands: int


class AskRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``POST /api/rules``: the page of a variant with these keys set on top, or why it cannot be played."""

    variant: str
    set: dict[str, Setting] = {}


class RuleLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence; ``cards`` are to be drawn beside it, the highest first; ``house``: set at this table."""

    text: Text
    cards: list[Face] = []
    house: bool = False


class ScoreView(msgspec.Struct, frozen=True):
    """A row of a score table: from ``least`` to ``most`` tricks of the makers' side."""

    least: int
    most: int
    makers: int
    others: int


class ScoreTableView(msgspec.Struct, frozen=True):
    """A score table and when it holds."""

    text: Text
    rows: list[ScoreView]


class RulePart(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the page under a heading; ``id`` is its place in the page."""

    id: str
    title: Text
    lines: list[RuleLine]
    tables: list[ScoreTableView] = []


class RulesView(msgspec.Struct, frozen=True):
    """The rules of a game as sentences; ``house``: those that the table has on top of its variant."""

    variant: str
    title: Text
    summary: Text
    parts: list[RulePart]
    house: list[RuleLine]
    sources: list[str]
    set: dict[str, Setting]


class KeyOption(msgspec.Struct, frozen=True):
    """A value that a key may hold."""

    value: Setting
    label: Text


class KeyField(msgspec.Struct, frozen=True, omit_defaults=True):
    """A key that may be set. ``default`` is what the variant has; ``options`` of a choice."""

    key: str
    kind: Literal["switch", "choice", "number"]
    label: Text
    default: Setting
    house: bool = False
    options: list[KeyOption] = []


class VariantForm(msgspec.Struct, frozen=True):
    """``GET /api/variants/{id}``: what a host may set."""

    variant: str
    title: Text
    summary: Text
    fields: list[KeyField]
