"""What the book does where it has no measured experience: it counts tricks and does nothing reckless."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from euchre.bots.book_worth import cheapest, count_for
from euchre.cards import Mask, Strain, ids
from euchre.game.actions import IN, OUT, PASS, Action, Bid, Bury, Discard, Name, Order, PlayCard, sorted_cards
from euchre.game.auction import Calling, Dropping
from euchre.game.exchange import Burying
from euchre.game.observation import Observation
from euchre.rules import Rules
from euchre.rules.choices import ScoringKind

SAFETY = 0.5
"""How many tricks a hand must promise beyond what it bids."""
STAY_IN = 0.9
"""Tricks that a hand must promise by itself to stay in against a maker."""


def worth_in(rules: Rules, hand: Mask, strain: Strain) -> float:
    """The tricks that the side of a maker with this hand may expect in a strain."""
    return count_for(rules, trump=strain.has_trump, alone=False).of(hand, rules.tables(strain))


def best_strain(rules: Rules, hand: Mask, strains: Sequence[Strain]) -> Strain:
    """The strain in which the hand promises most."""
    return max(strains, key=lambda strain: worth_in(rules, hand, strain))


def plain_calls(observation: Observation, legal: Sequence[Action]) -> list[Action]:
    """Make trump with more than half of the tricks in sight, else pass."""
    public, rules, hand = observation.public, observation.rules, observation.hand
    assert isinstance(public, Calling)
    worth = {}
    for action in legal:
        if isinstance(action, Order | Name) and not action.alone:
            strain = action.strain if isinstance(action, Name) else public.turned.strain
            worth[action] = worth_in(rules, hand, strain)
    best = max(worth, key=lambda action: worth[action], default=None)
    needed = rules.deal.hand // 2 + 1
    if best is None or (PASS in legal and worth[best] < needed + SAFETY):
        return [PASS]
    return [best]


def plain_bids(observation: Observation, legal: Sequence[Action]) -> Sequence[Action]:
    """The lowest number that the best strain is worth; a pass where none is."""
    rules, hand = observation.rules, observation.hand
    worth = worth_in(rules, hand, best_strain(rules, hand, rules.strains))
    bids = [action for action in legal if isinstance(action, Bid)]
    numbers = [bid for bid in bids if rules.levels[bid.level].win is None]
    fitting = [bid for bid in numbers if rules.levels[bid.level].tricks <= floor(worth - SAFETY)]
    if fitting or PASS in legal:
        return fitting[:1] or [PASS]
    return (numbers or bids)[:1]


def plain_naming(observation: Observation, legal: Sequence[Action]) -> list[Action]:
    """The strain in which the hand promises most."""
    strains = [action.strain for action in legal if isinstance(action, Name) and not action.alone]
    return [Name(best_strain(observation.rules, observation.hand, strains))]


def plain_answer(observation: Observation) -> list[Action]:
    """In with a trick in sight, out without."""
    public, rules = observation.public, observation.rules
    assert isinstance(public, Dropping)
    strain = public.contract.strain
    own = count_for(rules, trump=strain.has_trump, alone=False).own(observation.hand, rules.tables(strain))
    return [IN if own >= STAY_IN else OUT]


def plain_bury(observation: Observation) -> list[Action]:
    """The cards least likely to win go out."""
    public, rules, hand = observation.public, observation.rules, observation.hand
    assert isinstance(public, Burying)
    out = cheapest(list(ids(hand)), hand, rules.tables(public.contract.strain))[: public.count]
    faces = sorted_cards(rules.cards.faces[card] for card in out)
    return [Bury(faces) if len(faces) > 1 else Discard(faces[0])]


def plain_first_lead(observation: Observation) -> list[Action]:
    """The best card of the suit that promises most as trump."""
    rules, hand = observation.rules, observation.hand
    held = [strain for strain in rules.strains if hand & rules.tables(strain).trump_mask]
    tables = rules.tables(best_strain(rules, hand, held))
    card = max(ids(hand & tables.trump_mask), key=lambda one: tables.power[one])
    return [PlayCard(rules.cards.faces[card])]


def is_measured(rules: Rules) -> bool:
    """Whether the book knows what points and calls of this game are worth."""
    return rules.scoring.kind in (ScoringKind.TABLE, ScoringKind.CONTRACT) and not rules.match.max_hands
