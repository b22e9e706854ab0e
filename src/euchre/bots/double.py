"""The search for long hands: two decks of 24, partners, twelve cards each, an auction of numbers.

`evaluate` prices every choice of such a game; `plays` says which games these are.
"""

from __future__ import annotations

from functools import lru_cache

from euchre.bots.double_bids import evaluate_bids
from euchre.bots.double_exchange import evaluate_gifts
from euchre.bots.double_play import evaluate_cards
from euchre.bots.estimate import Evaluation
from euchre.game.bidding import Bidding
from euchre.game.exchange import Giving
from euchre.game.observation import Observation
from euchre.game.play import Tricks
from euchre.rules import Rules
from euchre.rules.choices import AuctionKind, Naming, ScoringKind, Sides

RANKS = "9TJQKA"


@lru_cache(maxsize=64)
def plays(rules: Rules) -> bool:
    """Whether this search knows the game: the deck its counts were learned on, and partners."""
    ranks = "".join(rank.text for rank in sorted(rules.deck.ranks))
    deck = ranks == RANKS and rules.deck.copies == 2 and rules.deck.bowers and not rules.deck.joker
    table = rules.count == 4 and rules.seats.sides is Sides.PARTNERS
    deal = rules.deal.hand == 12 and not rules.deal.widow and not rules.deal.upcard
    auction = rules.auction.kind is AuctionKind.NUMBERS and rules.scoring.kind is ScoringKind.CONTRACT
    levels = all(
        (level.win is None or level.sits_out) and level.naming is Naming.WITH_BID
        for level in rules.levels.values()
    )
    return deck and table and deal and auction and levels


def evaluate(observation: Observation, worlds: int, seed: int) -> Evaluation:
    """Every legal action with its worth, best first; a function of its arguments alone.

    Raises: ValueError for a phase that no such game has.
    """
    match observation.public:
        case Bidding():
            return evaluate_bids(observation, worlds, seed)
        case Giving():
            return evaluate_gifts(observation, worlds, seed)
        case Tricks():
            return evaluate_cards(observation, worlds, seed)
    raise ValueError(f"no long hand is in the phase {type(observation.public).__name__}")
