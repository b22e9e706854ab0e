"""A table to put cards on: deals written in short, actions as one text, and what may be done there."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from euchre.cards import Card
from euchre.errors import IllegalAction
from euchre.game import (
    Deal,
    Observation,
    State,
    apply,
    is_over,
    legal,
    parse_action,
    perception,
    start,
    to_act,
)
from euchre.game.contract import Dealing
from euchre.game.state import Cards
from euchre.rules import Rules, variant
from tests.strategies import public_of

HANDS = {0: "9S TS JS QS KS", 1: "9C TC JC QC KC", 2: "9H TH JH QH KH", 3: "9D TD JD QD KD"}
"""Four hands of one suit each; the aces are left."""


def deal(rules: Rules, hands: Mapping[int, str], upcard: str | None = None, seed: int = 0) -> Deal:
    """A deal with these cards in these hands; the rest is filled at random."""
    left = list(rules.cards.faces)
    held = {seat: [Card.parse(word) for word in hands.get(seat, "").split()] for seat in range(rules.count)}
    up = Card.parse(upcard) if upcard else None
    for card in [card for cards in held.values() for card in cards] + ([up] if up else []):
        left.remove(card)
    random.Random(seed).shuffle(left)
    for cards in held.values():
        while len(cards) < rules.deal.hand:
            cards.append(left.pop())
    if rules.deal.upcard and up is None:
        up = left.pop()
    widow = tuple(left.pop() for _ in range(rules.deal.widow))
    return Deal(tuple(tuple(cards) for cards in held.values()), up, widow)


class Table:
    """A hand in progress at one table; `say` goes on with actions written one after another."""

    def __init__(
        self,
        variant_id: str,
        hands: Mapping[int, str] | None = None,
        upcard: str | None = None,
        *,
        dealer: int = 3,
        settings: Mapping[str, object] | None = None,
        score: tuple[int, ...] | None = None,
        seed: int = 0,
    ) -> None:
        self.rules = variant(variant_id, settings)
        self.before: State = start(self.rules, dealer, score)
        self.known: dict[int | None, Observation] = {
            seat: Observation.start(self.rules, seat, dealer, score)
            for seat in (None, *range(self.rules.count))
        }
        self.events: dict[int | None, tuple[Any, ...]] = {}
        self.state: State = self.before
        self._do(deal(self.rules, hands or {}, upcard, seed))

    def _do(self, action) -> None:
        after = apply(self.state, action)
        for seat in self.known:
            self.events[seat] = perception.seen(self.state, action, seat, after)
            self.known[seat] = self.known[seat].after(*perception.seen(self.state, action, seat, after))
        self.state = after

    def say(self, texts: str) -> Table:
        """``"pass, pass, order"``."""
        for text in texts.split(","):
            self._do(parse_action(text))
        return self

    @property
    def public(self):
        return public_of(self.state)

    @property
    def phase(self) -> Any:
        """The class of the public part."""
        return type(self.public)

    def is_in(self, phase: type) -> bool:
        """Whether the hand is in this phase."""
        return isinstance(self.public, phase)

    def heard(self, seat: int | None) -> list[Any]:
        """What a seat, or a spectator, perceived of the last action."""
        return list(self.events[seat])

    @property
    def cards(self) -> Cards:
        """Where every card is."""
        assert not isinstance(self.state, Dealing)
        return self.state.cards

    @property
    def seat(self) -> int | None:
        """Whose turn it is."""
        return to_act(self.state)

    @property
    def may(self) -> set[str]:
        """The texts of all legal actions."""
        return {str(action) for action in legal(self.state)}

    @property
    def result(self):
        assert is_over(self.state)
        return self.public.result

    def hand(self, seat: int) -> str:
        return self.rules.cards.text(self.cards.hands[seat])

    def refuses(self, text: str, reason: str) -> None:
        """The action is refused for this reason, and nothing happens."""
        before = self.state
        with pytest.raises(IllegalAction) as caught:
            apply(self.state, parse_action(text))
        assert caught.value.reason == reason, f"{text}: {caught.value.reason}: {caught.value}"
        assert self.state == before
        assert text not in self.may

    def play_out(self, seed: int = 0) -> Table:
        """Go on at random to the end of the hand."""
        rng = random.Random(seed)
        while not is_over(self.state):
            self._do(rng.choice(legal(self.state)))
        return self


def euchre(hands: Mapping[int, str] | None = None, upcard: str = "AH", **settings: object) -> Table:
    """Four players, P3 deals; the settings are keys of the auction."""
    rules = {f"auction.{key}": value for key, value in settings.items()}
    return Table("euchre", HANDS if hands is None else hands, upcard, settings=rules)
