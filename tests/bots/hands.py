"""Hands played to the end with every seat's observation kept at every step."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from euchre.game import Action, Deal, Observation, State, apply, is_over, legal, seen, shuffle, start, to_act
from euchre.rules import Rules

Choose = Callable[[State, random.Random], Action]


@dataclass(frozen=True)
class Moment:
    """A state, and what each seat (and a spectator, last) knows in it."""

    state: State
    observations: tuple[Observation, ...]


def at_random(state: State, rng: random.Random) -> Action:
    """Any legal action."""
    return rng.choice(legal(state))


def moments(
    rules: Rules, deal: Deal, dealer: int, rng: random.Random, choose: Choose = at_random
) -> Iterator[Moment]:
    """Every moment of one hand, from just after the deal to the end."""
    seats = [*range(rules.count), None]
    observations = [Observation.start(rules, seat, dealer) for seat in seats]
    state: State = start(rules, dealer)
    action: Action = deal
    while True:
        after = apply(state, action)
        observations = [known.after(*seen(state, action, known.seat, after)) for known in observations]
        state = after
        yield Moment(state, tuple(observations))
        if is_over(state):
            return
        action = choose(state, rng)


def observe(rules: Rules, actions: tuple[Action, ...], seat: int | None, dealer: int) -> Observation:
    """What a seat knows after these actions, the deal first."""
    known = Observation.start(rules, seat, dealer)
    state: State = start(rules, dealer)
    for action in actions:
        after = apply(state, action)
        known = known.after(*seen(state, action, seat, after))
        state = after
    return known


def low_deal(rules: Rules, rng: random.Random) -> Deal:
    """A deal in which some seats hold many nines and tens."""
    low = [card for card in rules.cards.faces if card.rank <= 10]
    high = [card for card in rules.cards.faces if card.rank > 10]
    rng.shuffle(low)
    rng.shuffle(high)
    size, hands = rules.deal.hand, []
    for _ in range(rules.count):
        lows = min(rng.choice((0, 3, 4, 5)), len(low), size)
        hand = [low.pop() for _ in range(lows)]
        hand += [(high or low).pop() for _ in range(size - lows)]
        hands.append(tuple(hand))
    rest = low + high
    rng.shuffle(rest)
    return Deal(tuple(hands), rest[0] if rules.deal.upcard else None)


__all__ = ["Moment", "at_random", "low_deal", "moments", "observe", "shuffle", "to_act"]
