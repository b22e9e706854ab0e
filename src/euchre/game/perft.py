"""Counting action sequences: the classic check that a rules engine neither misses nor invents an action.

Twins count once: sequences are told apart by what can be read on the cards.
"""

from __future__ import annotations

from typing import NamedTuple

from euchre.game.contract import Dealing
from euchre.game.state import Over, State, apply, legal


class Count(NamedTuple):
    """How many sequences there are.

    ``leaves``: of the full depth, or shorter where the hand ended; ``points``: summed per side over the
    leaves at which the hand was over.
    """

    leaves: int
    points: tuple[int, ...]


def perft(state: State, depth: int) -> Count:
    """Count the action sequences of ``depth`` actions from a dealt state; a finished hand is a leaf."""
    if isinstance(state, Over):
        return Count(1, state.public.result.points)
    rules = state.rules if isinstance(state, Dealing) else state.public.setup.rules
    if depth == 0:
        return Count(1, (0,) * rules.sides)
    leaves, points = 0, [0] * rules.sides
    for action in legal(state):
        count = perft(apply(state, action), depth - 1)
        leaves += count.leaves
        points = [a + b for a, b in zip(points, count.points, strict=True)]
    return Count(leaves, tuple(points))


def divide(state: State, depth: int) -> dict[str, Count]:
    """The count under each first action, by its text: what to look at when a count differs."""
    return {str(action): perft(apply(state, action), depth - 1) for action in legal(state)}
