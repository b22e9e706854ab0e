"""An open home for the Euchre card-game family: rules engine, notation, bots, server.

The names most users need:

>>> import random
>>> from euchre import Match, legal, shuffle, variant
>>> rules, rng = variant("euchre"), random.Random(1)
>>> match = Match.start(rules, dealer=0).apply(shuffle(rules, rng))
>>> while not match.is_over:
...     actions = legal(match.state) or (shuffle(rules, rng),)
...     match = match.apply(rng.choice(actions))
>>> max(match.score) >= 10
True
"""

from euchre.cards import Card, Strain, Suit
from euchre.errors import EuchreError, IllegalAction
from euchre.game import Match, Observation, apply, legal, parse_action, seen, shuffle
from euchre.rules import Rules, variant, variant_ids

__all__ = [
    "Card",
    "EuchreError",
    "IllegalAction",
    "Match",
    "Observation",
    "Rules",
    "Strain",
    "Suit",
    "apply",
    "legal",
    "parse_action",
    "seen",
    "shuffle",
    "variant",
    "variant_ids",
]

__version__ = "0.1.0"
