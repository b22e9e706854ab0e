"""One sentence of a rules page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from euchre.cards import Card
from euchre.rules.load import value_of
from euchre.rules.model import Rules


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence: message ``id``, its arguments, ``cards`` to draw beside it, the highest first.

    ``keys``: the keys of the rules that it follows from; one that is set on top of the variant makes it a
    house rule of this table.
    """

    id: str
    args: tuple[tuple[str, str | int], ...] = ()
    cards: tuple[Card, ...] = ()
    keys: tuple[str, ...] = ()

    def is_house(self, rules: Rules) -> bool:
        """Whether the table differs here from the variant."""
        return any(key in self.keys for key, _ in rules.settings)


def say(message: str, *keys: str, cards: tuple[Card, ...] = (), **args: str | int) -> Line:
    """A sentence, by its message id without ``rule-``."""
    return Line(f"rule-{message}", tuple(args.items()), cards, keys)


def member_id(member: StrEnum) -> str:
    """The part of a message id that names a choice's member: ``turns-one-each``.

    >>> from euchre.rules.choices import LoneLead
    >>> member_id(LoneLead.NEXT_ACTIVE)
    'lone-lead-next-active'
    """
    choice = re.sub(r"(?<!^)(?=[A-Z])", "-", type(member).__name__).lower()
    return f"{choice}-{member.value.replace('_', '-')}"


def chosen(rules: Rules, key: str, *keys: str, **args: str | int) -> Line:
    """The sentence of the member that a key holds."""
    return Line(f"rule-{member_id(value_of(rules, key))}", tuple(args.items()), (), (key, *keys))
