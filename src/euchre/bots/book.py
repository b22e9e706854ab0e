"""A player by the book: rules of thumb that a club player would expect of a partner.

It counts tricks before calling, remembers what was played, and weighs what a card wins now against what it
would win later. It sees one seat's `Observation` and draws random numbers only for true ties.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from euchre.bots.book_bids import best_bids
from euchre.bots.book_calls import best_answers, best_calls
from euchre.bots.book_exchange import best_discards, best_gifts
from euchre.bots.book_habits import PlayHabits
from euchre.bots.book_memory import remember
from euchre.bots.book_plain import (
    is_measured,
    plain_answer,
    plain_bids,
    plain_bury,
    plain_calls,
    plain_first_lead,
    plain_naming,
)
from euchre.bots.book_play import best_cards
from euchre.bots.turn import choices
from euchre.game.actions import TAKE, Action, PlayCard
from euchre.game.auction import Calling, Dropping, Offers, Redealing
from euchre.game.bidding import Bidding, NamingTrump
from euchre.game.exchange import Burying, Discarding, Giving, Offering
from euchre.game.observation import Observation
from euchre.game.play import FirstLead, Tricks, playable
from euchre.rules.choices import Naming


class Book:
    """Plays by the book."""

    name = "book"

    def __init__(self, habits: PlayHabits | None = None) -> None:
        self._habits = habits or PlayHabits()

    def choose(self, observation: Observation, rng: random.Random) -> Action:
        """The best action by the book; ``rng`` decides among equals only."""
        legal = choices(observation)
        if len(legal) == 1:
            return legal[0]
        best = self._best(observation, legal)
        return best[0] if len(best) == 1 else rng.choice(best)

    def _best(self, observation: Observation, legal: Sequence[Action]) -> Sequence[Action]:
        measured = is_measured(observation.rules)
        match observation.public:
            case Redealing() | Offers():
                return best_answers(observation, legal)
            case Calling():
                return best_calls(observation, legal) if measured else plain_calls(observation, legal)
            case Bidding():
                named = measured and observation.rules.auction.naming is Naming.WITH_BID
                return best_bids(observation, legal) if named else plain_bids(observation, legal)
            case NamingTrump():
                return plain_naming(observation, legal)
            case Dropping():
                return plain_answer(observation)
            case Discarding():
                return best_discards(observation, legal)
            case Offering():
                return [TAKE]
            case Burying():
                return plain_bury(observation)
            case Giving():
                return best_gifts(observation, legal)
            case FirstLead():
                return plain_first_lead(observation)
            case Tricks() as public:
                cards = best_cards(remember(observation), playable(public, observation.hand), self._habits)
                faces = observation.rules.cards.faces
                return list(dict.fromkeys(PlayCard(faces[card]) for card in cards))
        return legal  # the joker was turned up: its suit is named without looking
