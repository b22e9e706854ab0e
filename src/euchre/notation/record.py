"""Records: whole matches as JSON, strict to write and lenient to read.

A record stores the rules' id and settings, the deals and the action texts; everything else follows by
replay (`euchre.notation.replay`). The format is described in ``docs/notation.md``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from euchre.cards import Card
from euchre.errors import EuchreError, NotationError
from euchre.game.actions import Deal
from euchre.rules import Rules, variant

FORMAT = "euchre-record"
VERSION = 1
UNKNOWN = "unknown"
"""Key of a record of a game that is not wholly known: a list of what was filled in (``docs/notation.md``)."""


@dataclass(frozen=True)
class RecordedHand:
    """One hand: ``dealer`` None where it follows from the rotation; ``actions`` as texts, in order."""

    dealer: int | None
    deal: Deal
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Record:
    """One match. ``score`` per side before the first hand, None for the rules' start."""

    rules: Rules
    hands: tuple[RecordedHand, ...]
    players: tuple[str, ...] | None = None
    score: tuple[int, ...] | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Keys of the file that this version does not know, kept for writing."""


class RecordError(NotationError):
    """A record that cannot be replayed, and where.

    ``hand`` and ``action`` count from 1, ``seat`` from 0; fields that do not apply are None.
    """

    def __init__(
        self,
        cause: EuchreError,
        hand: int | None = None,
        action: int | None = None,
        seat: int | None = None,
        text: str | None = None,
    ) -> None:
        super().__init__(cause.reason, cause.message)
        self.hand, self.action, self.seat, self.text = hand, action, seat, text

    def of_match(self, number: int) -> RecordError:
        """The same error, saying in which match of several it is."""
        cause = NotationError(self.reason, f"match {number}: {self.message}")
        return RecordError(cause, self.hand, self.action, self.seat, self.text)

    def as_json(self) -> dict[str, Any]:
        """The error as one JSON object."""
        return {
            "hand": self.hand,
            "action": self.action,
            "seat": self.seat,
            "text": self.text,
            "reason": self.reason,
            "message": self.message,
        }

    def line(self) -> str:
        """The error as one line for people."""
        places = [
            f"{name} {value}"
            for name, value in (("hand", self.hand), ("action", self.action), ("seat", self.seat))
            if value is not None
        ]
        what = f" {self.text!r}" if self.text is not None else ""
        where = f"{', '.join(places)}:{what} " if places or what else ""
        return f"{where}{self.reason}: {self.message}"


@contextmanager
def of_match(number: int, count: int) -> Iterator[None]:
    """Let the errors of one match of several say which match it is; of one alone they stay as they are."""
    try:
        yield
    except RecordError as error:
        if count == 1:
            raise
        raise error.of_match(number) from error


def loads(text: str) -> Record:
    """Read one record from JSON.

    Raises: `RecordError`.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(NotationError("not-json", f"this is no JSON: {error}")) from error
    return from_json(data)


def from_json(data: object) -> Record:
    """Read one record from decoded JSON.

    Raises: `RecordError` (``wrong-record``, ``wrong-format``, ``fingerprint-differs``, those of `variant`).
    """
    if not isinstance(data, Mapping):
        raise _wrong("a record is an object with the keys rules and hands")
    if data.get("format", FORMAT) != FORMAT or data.get("version", VERSION) != VERSION:
        expected = f'"format": "{FORMAT}", "version": {VERSION}'
        raise RecordError(NotationError("wrong-format", f"this is not a record of {expected}"))
    rules = _rules(data.get("rules"))
    hands = data.get("hands", [])
    if not isinstance(hands, list):
        raise _wrong("hands is a list")
    known = {"format", "version", "rules", "players", "score", "hands"}
    return Record(
        rules=rules,
        hands=tuple(_hand(hand, number, rules) for number, hand in enumerate(hands, start=1)),
        players=_players(data.get("players"), rules),
        score=_score(data.get("score"), rules),
        extra={key: value for key, value in data.items() if key not in known},
    )


def to_json(record: Record) -> dict[str, Any]:
    """The record as JSON values, every key the format has."""
    rules = record.rules
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": {
            "id": rules.id,
            "set": rules.chosen,
            "fingerprint": rules.fingerprint,
        },
    }
    if record.players is not None:
        data["players"] = list(record.players)
    data["score"] = list(record.score) if record.score is not None else [rules.match.start] * rules.sides
    data["hands"] = [_hand_json(hand) for hand in record.hands]
    return {**data, **record.extra}


def dumps(record: Record) -> str:
    """The record as JSON text on one line."""
    return json.dumps(to_json(record), ensure_ascii=False)


def mark_of(record: Record, hand: int) -> Mapping[str, Any]:
    """What was filled in of a hand (from 1): ``cards`` by seat, ``upcard``, ``discard``; empty if nothing.

    Raises: `RecordError`.
    """
    marks = record.extra.get(UNKNOWN, [])
    if not isinstance(marks, list) or not all(isinstance(mark, Mapping) for mark in marks):
        raise _wrong(f'{UNKNOWN} is a list of objects such as {{"hand": 1, "cards": {{"0": "9S"}}}}')
    return next((mark for mark in marks if mark.get("hand") == hand), {})


def filled_cards(record: Record, hand: int, seat: int) -> tuple[Card, ...]:
    """The cards of a seat that were filled in because nothing tells them.

    Raises: `RecordError`.
    """
    cards = mark_of(record, hand).get("cards", {})
    if not isinstance(cards, Mapping):
        raise _wrong("cards by seat are an object", hand)
    return _cards(cards.get(str(seat), ""), hand, record.rules)


def deal_to_json(deal: Deal) -> dict[str, Any]:
    """A deal as records write it."""
    data: dict[str, Any] = {"hands": [" ".join(card.text for card in cards) for cards in deal.hands]}
    if deal.upcard is not None:
        data["upcard"] = deal.upcard.text
    if deal.widow:
        data["widow"] = " ".join(card.text for card in deal.widow)
    return data


def _hand_json(hand: RecordedHand) -> dict[str, Any]:
    known = {} if hand.dealer is None else {"dealer": hand.dealer}
    return {**known, "deal": deal_to_json(hand.deal), "actions": list(hand.actions)}


def _wrong(message: str, hand: int | None = None) -> RecordError:
    return RecordError(NotationError("wrong-record", message), hand=hand)


def _rules(data: object) -> Rules:
    if isinstance(data, str):
        data = {"id": data}
    if not isinstance(data, Mapping) or not isinstance(data.get("id"), str):
        raise _wrong('rules is an object such as {"id": "euchre", "set": {}}')
    settings = data.get("set", {})
    if not isinstance(settings, Mapping):
        raise _wrong("rules.set is an object of keys and values")
    try:
        rules = variant(data["id"], settings)
    except EuchreError as error:
        raise RecordError(error) from error
    written = data.get("fingerprint")
    if written not in (None, rules.fingerprint):
        wrong = f"made under other rules: the record's fingerprint is {written}, here {rules.fingerprint}"
        raise RecordError(NotationError("fingerprint-differs", wrong))
    return rules


def _players(data: object, rules: Rules) -> tuple[str, ...] | None:
    if data is None:
        return None
    if not isinstance(data, list) or not all(isinstance(name, str) for name in data):
        raise _wrong("players is a list of names")
    if len(data) != rules.count:
        raise _wrong(f"{len(data)} players named: {rules.id} has {rules.count} seats")
    return tuple(data)


def _score(data: object, rules: Rules) -> tuple[int, ...] | None:
    if data is None:
        return None
    if not isinstance(data, list) or not all(_is_whole(points) for points in data):
        raise _wrong("score is a list of whole numbers, one a side")
    if len(data) != rules.sides:
        raise _wrong(f"{len(data)} numbers of score: {rules.id} has {rules.sides} sides")
    return tuple(data)


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _hand(data: object, number: int, rules: Rules) -> RecordedHand:
    if not isinstance(data, Mapping) or not isinstance(data.get("deal"), Mapping):
        raise _wrong("a hand is an object with the keys dealer, deal and actions", number)
    actions = data.get("actions", [])
    if not isinstance(actions, list) or not all(isinstance(text, str) for text in actions):
        raise _wrong("actions is a list of texts", number)
    dealer = data.get("dealer")
    if dealer is not None and not (_is_whole(dealer) and 0 <= dealer < rules.count):
        raise _wrong(f"dealer is a seat, 0 to {rules.count - 1}", number)
    return RecordedHand(dealer, deal_from_json(data["deal"], rules, number), tuple(actions))


def deal_from_json(data: Mapping[str, Any], rules: Rules, number: int | None = None) -> Deal:
    """Read a deal as records write it; ``number`` is the hand's, for the error.

    Raises: `RecordError`. Whether the rules can deal it is checked when it is applied.
    """
    hands = data.get("hands")
    if not isinstance(hands, list):
        raise _wrong("deal.hands is a list with each seat's cards", number)
    dealt = tuple(_cards(hand, number, rules) for hand in hands)
    upcard = _cards(data.get("upcard") or "", number, rules)
    if len(upcard) > 1:
        raise _wrong("deal.upcard is one card", number)
    return Deal(dealt, upcard[0] if upcard else None, _cards(data.get("widow") or "", number, rules))


def _cards(data: object, number: int | None, rules: Rules) -> tuple[Card, ...]:
    if isinstance(data, list) and all(isinstance(card, str) for card in data):
        data = " ".join(data)
    if not isinstance(data, str):
        raise _wrong("cards are written as a text, such as '9S TS JS'", number)
    try:
        return rules.cards.parse(data)
    except NotationError as error:
        raise RecordError(error, hand=number) from error
