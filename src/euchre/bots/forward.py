"""From sampled worlds on to trick play or to the end of the hand, everybody calling by the book.

This module makes states, out of one seat's observation, as `euchre.bots.worlds` does. It is slow and knows
every phase of every game: what the fast searches do not know is evaluated here.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from euchre.bots.book import Book
from euchre.bots.worlds import World, Worlds
from euchre.game.actions import Action, Deal
from euchre.game.contract import Dealing
from euchre.game.observation import Observation
from euchre.game.perception import seen
from euchre.game.play import Tricks
from euchre.game.scoring import HandResult
from euchre.game.state import Over, Play, State, apply, start, to_act


@dataclass(frozen=True, slots=True)
class Reached:
    """Where a line of calls ended: the hand's result, or trick play with the cards of every seat.

    ``hands``: masks by seat, as held then; empty where the hand is over.
    """

    public: Tricks | HandResult
    hands: tuple[int, ...] = ()


def lines(
    observation: Observation, actions: Sequence[Action], worlds: int, seed: int, *, to_end: bool
) -> list[list[Reached]]:
    """By world, what each action leads to when all others, and this seat later, go on by the book.

    ``to_end``: trick play too.
    """
    rng = random.Random(seed)
    sampler = Worlds(observation)
    found = []
    for _ in range(worlds):
        world = sampler.draw(rng)
        luck, (eyes, state) = rng.random(), _eyes(observation, world)
        found.append([_line(eyes, state, action, luck, to_end) for action in actions])
    return found


def _line(eyes: list[Observation], state: State, action: Action, luck: float, to_end: bool) -> Reached:
    """One action in one world, which is ``state``; ``eyes``: what every seat knows in it."""
    rng, book = random.Random(luck), Book()
    next_action: Action = action
    while True:
        after = apply(state, next_action)
        eyes = [eye.after(*seen(state, next_action, eye.seat, after)) for eye in eyes]
        state = after
        match state:
            case Over(public):
                return Reached(public.result)
            case Play(public, cards) if not to_end:
                return Reached(public, cards.hands)
        seat = to_act(state)
        assert seat is not None
        next_action = book.choose(eyes[seat], rng)


def _eyes(observation: Observation, world: World) -> tuple[list[Observation], State]:
    """What every seat knows in a world, and the state it is."""
    rules, dealer, score = observation.rules, observation.dealer, observation.score
    eyes = [Observation.start(rules, seat, dealer, score) for seat in range(rules.count)]
    state: State = start(rules, dealer, score)
    for action in world.actions:
        assert isinstance(action, Deal) or not isinstance(state, Dealing)
        after = apply(state, action)
        eyes = [eye.after(*seen(state, action, eye.seat, after)) for eye in eyes]
        state = after
    return eyes, state


def hands_now(observation: Observation, worlds: int, rng: random.Random) -> list[tuple[int, ...]]:
    """The hands of all seats in so many worlds, as held now, ids by the observing seat's numbering."""
    sampler, found = Worlds(observation), []
    for _ in range(worlds):
        state = sampler.draw(rng).state
        assert isinstance(state, Play)
        found.append(state.cards.hands)
    return found
