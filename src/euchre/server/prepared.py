"""Deals laid out beforehand, for demonstrations and browser tests (the file that EUCHRE_DEALS names)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from euchre import rules
from euchre.errors import EuchreError
from euchre.game import Deal, apply, start
from euchre.game.deal import deal_refusal
from euchre.notation import deal_from_json
from euchre.rules import Rules
from euchre.server.settings import SettingsError


@dataclass(frozen=True)
class Prepared:
    """One deal and who deals it."""

    dealer: int
    deal: Deal


class PreparedDeals:
    """The hands that every new table of a variant begins with, in order; after them chance deals."""

    def __init__(self, deals: dict[str, tuple[Prepared, ...]] | None = None) -> None:
        self._deals = deals or {}

    def get(self, tree: Rules, hand_number: int) -> Prepared | None:
        """The deal of a table's hand, counted from 1; None where chance deals."""
        deals = self._deals.get(tree.id, ())
        if hand_number > len(deals) or deal_refusal(tree, deals[hand_number - 1].deal) is not None:
            return None
        return deals[hand_number - 1]

    @classmethod
    def read(cls, path: Path | None) -> PreparedDeals:
        """Reads and checks a file. Raises `SettingsError` that names the deal and what is wrong."""
        if path is None:
            return cls()
        try:
            entries = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError) as error:
            raise SettingsError("bad-setting", f"EUCHRE_DEALS: {path} cannot be read: {error}") from error
        if not isinstance(entries, list):
            raise SettingsError("bad-setting", f"EUCHRE_DEALS: {path} is not a JSON list of deals")
        deals: dict[str, tuple[Prepared, ...]] = {}
        for number, entry in enumerate(entries, start=1):
            variant, prepared = _entry(path, number, entry)
            deals[variant] = (*deals.get(variant, ()), prepared)
        return cls(deals)


def _entry(path: Path, number: int, entry: object) -> tuple[str, Prepared]:
    form = '{"variant": "euchre", "dealer": 0, "deal": {"hands": ["9S …", …], "upcard": "AH"}}'
    try:
        if not isinstance(entry, dict) or not isinstance(entry.get("deal"), dict):
            raise TypeError(f"write it as {form}")
        tree = rules.variant(entry["variant"])
        prepared = Prepared(int(entry["dealer"]), deal_from_json(entry["deal"], tree))
        apply(start(tree, prepared.dealer), prepared.deal)
        if not 0 <= prepared.dealer < tree.count:
            raise ValueError(f"dealer {prepared.dealer}: the seats are 0 to {tree.count - 1}")
    except (EuchreError, KeyError, OverflowError, TypeError, ValueError) as error:
        missing = f"{error} is missing: write it as {form}" if isinstance(error, KeyError) else str(error)
        raise SettingsError("bad-setting", f"EUCHRE_DEALS: {path}, deal {number}: {missing}") from error
    return tree.id, prepared
