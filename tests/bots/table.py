"""Concrete situations at the table, written as a player would tell them, and what a bot does there."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import product
from typing import Any

from euchre.bots import make
from euchre.game import Action, Deal, Observation, State, apply, parse_action, seen, start, to_act
from euchre.rules import Rules, variant

PERMUTATIONS = [
    (*order[0], *order[1])
    for order in [pair[::turn] for pair in product(("SC", "CS"), ("HD", "DH")) for turn in (1, -1)]
]
"""The eight ways to exchange suits that keep mates together, as the suits that S, C, H, D become."""


def permuted(text: str, order: tuple[str, ...]) -> str:
    """A text of cards or actions with its suits exchanged."""
    change = dict(zip("SCHD", order, strict=True))
    return re.sub(r"\b([9TJQKA]?)([SCHD])\b", lambda found: found[1] + change[found[2]], text)


def deal_with(rules: Rules, known: dict[int, str], upcard: str | None) -> Deal:
    """A deal in which these seats hold these cards; the others get the rest, lowest first, in seat order."""
    rest = Counter(rules.cards.faces)
    turned = rules.cards.parse(upcard)[0] if upcard else None
    if turned is not None:
        rest[turned] -= 1
    hands = {seat: rules.cards.parse(text) for seat, text in known.items()}
    for hand in hands.values():
        rest.subtract(hand)
    assert min(rest.values()) >= 0, "a card is in two places"
    spare = sorted(rest.elements(), key=lambda card: (card.rank, card.index))
    for seat in range(rules.count):
        if seat not in hands:
            hands[seat], spare = tuple(spare[: rules.deal.hand]), spare[rules.deal.hand :]
    widow = tuple(spare[: rules.deal.widow])
    return Deal(tuple(hands[seat] for seat in range(rules.count)), turned, widow)


def what_is_seen(
    rules: Rules, known: dict[int, str], upcard: str | None, actions: str, score: tuple[int, int], dealer: int
) -> Observation:
    """What the seat to act knows after these actions, separated by commas or, for cards, by spaces."""
    deal = deal_with(rules, known, upcard)
    state: State = start(rules, dealer, score)
    observations = [Observation.start(rules, seat, dealer, score) for seat in range(rules.count)]
    for action in [deal, *map(parse_action, filter(None, re.split(r", *", actions)))]:
        after = apply(state, action)
        observations = [known.after(*seen(state, action, known.seat, after)) for known in observations]
        state = after
    seat = to_act(state)
    assert seat is not None
    return observations[seat]


def choice(
    name: str, known: dict[int, str], upcard: str | None = None, actions: str = "", **more: Any
) -> str:
    """The one thing the book does there; see `answers`."""
    found = answers(name, known, upcard, actions, **more)
    assert len(found) == 1, f"the suits, or chance, decide: {sorted(found)}"
    return found.pop()


def answers(
    name: str,
    known: dict[int, str],
    upcard: str | None = None,
    actions: str = "",
    *,
    score: tuple[int, int] = (0, 0),
    dealer: int = 0,
    settings: dict[str, object] | None = None,
) -> set[str]:
    """All that the book does there, with several random numbers and all suits exchanged."""
    rules = variant(name, settings or {})
    found = set()
    for order in PERMUTATIONS:
        hands = {seat: permuted(text, order) for seat, text in known.items()}
        turned = permuted(upcard, order) if upcard else None
        observation = what_is_seen(rules, hands, turned, permuted(actions, order), score, dealer)
        for number in (1, 2):
            action: Action = make("book").choose(observation, random.Random(number))
            assert action in observation.legal()
            back = tuple("SCHD"[order.index(suit)] for suit in "SCHD")
            found.add(_sorted(permuted(str(action), back)))
    return found


def _sorted(text: str) -> str:
    verb, *cards = text.split()
    return " ".join([verb, *sorted(cards)]) if verb in ("give", "swap") else text
