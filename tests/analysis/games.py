"""Records of matches that computer players played."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from euchre.bots import make
from euchre.game import Action, Match, Observation, apply, seen, shuffle, to_act
from euchre.game.contract import Dealing
from euchre.notation import Record, RecordedHand
from euchre.rules import variant


def played(
    name: str,
    seed: int,
    hands: int | None = None,
    players: Sequence[str] = ("book",),
    settings: Mapping[str, object] | None = None,
) -> Record:
    """A match, or its first hands; ``players``: by seat, over again where they are fewer."""
    rules, rng = variant(name, settings or {}), random.Random(seed)
    bots = [make(players[seat % len(players)]) for seat in range(rules.count)]
    match = Match.start(rules, rng.randrange(rules.count))
    told: list[RecordedHand] = []
    eyes: list[Observation] = []
    while not match.is_over and (hands is None or len(match.results) < hands):
        state = match.state
        if isinstance(state, Dealing):
            deal = shuffle(rules, rng)
            action: Action = deal
            eyes = [Observation.start(rules, seat, match.dealer, match.score) for seat in range(rules.count)]
            told.append(RecordedHand(match.dealer, deal, ()))
        else:
            seat = to_act(state)
            assert seat is not None
            action = bots[seat].choose(eyes[seat], rng)
            told[-1] = RecordedHand(told[-1].dealer, told[-1].deal, (*told[-1].actions, str(action)))
        after = apply(state, action)
        eyes = [eye.after(*seen(state, action, eye.seat, after)) for eye in eyes]
        match = match.apply(action)
    return Record(rules, tuple(told))
