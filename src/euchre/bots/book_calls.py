"""Calling by the book in turn-up games: accept, name, go alone, or leave it to others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from euchre.bots.book_exchange import best_hand_with, best_swaps
from euchre.bots.book_lone import all_tricks_chance
from euchre.bots.book_stakes import chances, prospect, standing, with_all
from euchre.bots.book_worth import count_for, ladder_of
from euchre.cards import Mask, Strain
from euchre.game.actions import ALONE, DECLINE, PASS, REDEAL, Action, Name, Order
from euchre.game.auction import Calling, Offers
from euchre.game.contract import Made
from euchre.game.observation import Observation

PARTNER_TAKES = 0.6
"""Tricks more when the partner takes the upcard than when a suit is named with nothing turned."""
PARTNER_TAKES_RIGHT = 0.55
"""Tricks more still when it is the right bower."""
OPPONENT_TAKES = -0.45
"""Tricks less when an opponent takes the upcard."""
OPPONENT_TAKES_RIGHT = -0.3
"""Tricks less still when it is the right bower."""
DEALER_TAKES = 0.1
"""Tricks more for the dealer, whose hand was counted with the upcard and without the card put out."""
CALLER_HELPS = 0.7
"""Tricks more for a lone hand whose partner called: he holds trumps the opponents do not."""
CALLER_CLEARS = 0.15
"""How much of what could go wrong with it goes right, because the caller sits out with those cards."""
CALLER_HURTS = -0.9
"""Tricks less for a lone defender: the caller holds trumps."""
LONE_EDGE = 0.04
"""A partner likes to play too: by how much match chance a lone hand must be better."""
CALLER_EXPECTS = 3.0
"""Tricks that a caller's side takes, another seat's winners not counted."""
HELPER_SHARE = 0.45
"""How much of the tricks its partner counts adds to the caller's side."""
DEFENDER_SHARE = -0.4
"""How much of the tricks a defender counts adds to the caller's side."""


def best_calls(observation: Observation, legal: Sequence[Action]) -> list[Action]:
    """The call with the best prospect, against what passing may bring."""
    scores = call_scores(observation, legal)
    passing = scores.pop(PASS, None)
    best = max(scores.values())
    if passing is not None and best <= passing:
        return [PASS]
    return [action for action, score in scores.items() if score > best - 1e-9]


def call_scores(observation: Observation, legal: Sequence[Action]) -> dict[Action, float]:
    """The match chance after each call."""
    public = observation.public
    assert isinstance(public, Calling)
    scores = {action: _call_prospect(observation, action) for action in legal if action != PASS}
    if PASS in legal:
        scores[PASS] = pass_prospect(observation, public)
    return scores


def _call_prospect(observation: Observation, action: Action) -> float:
    """The match chance after a call: played with the partner or, where it is said with the call, alone."""
    public, me = observation.public, observation.seat
    assert isinstance(public, Calling) and me is not None
    ordered = isinstance(action, Order)
    strain = action.strain if isinstance(action, Name) else Strain(public.turned)
    lone = isinstance(action, Order | Name) and action.alone
    contract = Made(me, strain, ordered=ordered, alone=(me,) if lone else ())
    return contract_prospect(observation, contract)


def contract_prospect(observation: Observation, contract: Made) -> float:
    """The match chance of this seat's side when this seat's own call is played so."""
    rules, me = observation.rules, observation.seat
    assert me is not None
    alone = me in contract.alone
    count = count_for(rules, trump=contract.strain.has_trump, alone=alone)
    hand = hand_to_play(observation, contract)
    tricks = count.of(hand, rules.tables(contract.strain)) + upcard_share(observation, contract)
    split = chances(rules, tricks, count.spread)
    if alone:
        split = with_all(split, lone_chance(observation, contract, hand))
    return prospect(rules, observation.score, rules.side_of(me), contract, split)


def lone_chance(observation: Observation, contract: Made, hand: Mask) -> float:
    """The chance that this seat, playing alone, takes every trick."""
    rules, upcard, me = observation.rules, observation.upcard, observation.seat
    assert me is not None
    unseen = rules.cards.all & ~hand & ~observation.hand
    dealer_takes = contract.ordered and not contract.sits_out(observation.dealer, rules)
    if upcard is not None and not dealer_takes:
        unseen &= ~rules.cards.lowest(upcard, unseen)
    against = sum(rules.side_of(seat) != rules.side_of(me) for seat in contract.active(rules))
    return all_tricks_chance(hand, rules.tables(contract.strain), unseen, against * rules.deal.hand)


def hand_to_play(observation: Observation, contract: Made) -> Mask:
    """The hand this seat will play: the dealer's with the upcard and his best discard."""
    rules, upcard = observation.rules, observation.upcard
    if not contract.ordered or observation.seat != observation.dealer or upcard is None:
        return observation.hand
    turned = rules.cards.lowest(upcard, rules.cards.all & ~observation.hand)
    return best_hand_with(rules, observation.hand, turned, contract.strain)


def upcard_share(observation: Observation, contract: Made) -> float:
    """What the upcard adds in the dealer's hand, as the dealer's partner or opponent sees it."""
    rules, me, dealer, upcard = observation.rules, observation.seat, observation.dealer, observation.upcard
    if not contract.ordered or upcard is None or me is None:
        return 0.0
    if me == dealer:
        return DEALER_TAKES
    tables = rules.tables(contract.strain)
    right = ladder_of(tables.power, tables.trump_mask).place[tables.order[upcard]] == 0
    if rules.side_of(me) != rules.side_of(dealer):
        return OPPONENT_TAKES + (OPPONENT_TAKES_RIGHT if right else 0.0)
    if me in contract.alone:
        return 0.0
    return PARTNER_TAKES + (PARTNER_TAKES_RIGHT if right else 0.0)


# ------------------------------------------------------------------ what passing brings

PASS_POINTS: dict[tuple[int, bool, int], tuple[float, float]] = {
    (4, False, 0): (1.1, 0.55),
    (4, False, 1): (1.05, 0.55),
    (4, False, 2): (0.85, 0.7),
    (4, False, 3): (0.8, 0.65),
    (4, True, 0): (0.7, 0.8),
    (4, True, 1): (0.5, 0.9),
    (4, True, 2): (0.35, 0.85),
    (2, False, 0): (1.45, 0.3),
    (2, False, 1): (0.6, 0.7),
    (2, True, 0): (0.15, 0.8),
}
"""(seats, second round, how many passed in this round) → points that this seat's side and the others go on to
win, on average, when a hand on the verge of calling passes. Not listed: a hand nobody plays."""


def pass_prospect(observation: Observation, public: Calling) -> float:
    """The match chance after a pass with a middling hand."""
    rules, me = observation.rules, observation.seat
    assert me is not None
    side, score = rules.side_of(me), observation.score
    key = (rules.count, public.second_round, public.passes % rules.count)
    ours, theirs = PASS_POINTS.get(key, (0.0, 0.0))
    now = standing(rules, score, side)
    won = standing(rules, [total + (at == side) for at, total in enumerate(score)], side)
    lost = standing(rules, [total + (at != side) for at, total in enumerate(score)], side)
    return now + ours * (won - now) + theirs * (lost - now)


# ------------------------------------------------------------------ private questions


def best_answers(observation: Observation, legal: Sequence[Action]) -> list[Action]:
    """A worthless hand is shown, three low cards are swapped, a lone hand is played where it pays."""
    match observation.question:
        case "redeal":
            return [REDEAL]
        case "swap":
            return best_swaps(observation, legal)
    public = observation.public
    assert isinstance(public, Offers)
    return [ALONE if _pays_alone(observation, public.contract) else DECLINE]


def _pays_alone(observation: Observation, contract: Made) -> bool:
    rules, me = observation.rules, observation.seat
    assert me is not None
    lone = replace(contract, alone=tuple(sorted((*contract.alone, me))))
    if me == contract.maker:
        return contract_prospect(observation, lone) > contract_prospect(observation, contract) + LONE_EDGE
    count = count_for(rules, trump=contract.strain.has_trump, alone=True)
    hand = hand_to_play(observation, contract)
    own = count.own(hand, rules.tables(contract.strain))
    side, score = rules.side_of(me), observation.score
    everything = lone_chance(observation, lone, hand)
    if side == rules.side_of(contract.maker):
        split = chances(rules, count.start + own + CALLER_HELPS, count.spread)
        split = with_all(split, everything + (1.0 - everything) * CALLER_CLEARS)
        together = CALLER_EXPECTS + HELPER_SHARE * own
    else:
        split = chances(rules, count.start + own + CALLER_HURTS, count.spread)
        split = with_all(split, everything)[::-1]
        together = CALLER_EXPECTS + DEFENDER_SHARE * own
    gain = prospect(rules, score, side, lone, split)
    return gain > prospect(rules, score, side, contract, chances(rules, together, count.spread)) + LONE_EDGE
