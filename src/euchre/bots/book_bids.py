"""Bidding by the book where numbers are bid: what the hand is worth, with what the partner has shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from typing import NamedTuple

from euchre.bots.book_stakes import prospect, standing
from euchre.bots.book_worth import TrickCount, count_for, losers
from euchre.cards import Strain
from euchre.game.actions import PASS, Action, Bid
from euchre.game.auction import Bidding
from euchre.game.contract import Made
from euchre.game.events import Called
from euchre.game.observation import Observation
from euchre.game.scoring import contract_points
from euchre.rules import Rules


@dataclass(frozen=True, slots=True)
class BidHabits:
    """Numbers of the auction, in tricks.

    ``open_margin``: how far below its worth a hand opens; ``promise``: what a partner's bid shows above its
    number when he opens, ``raise_promise`` when he overcalls; ``rival_promise``: what an opponents' bid shows, who take ``rival_share`` however low they bid;
    ``guard``: how much of what this seat counts in their strain they lose; ``lone_made``: the chance of all
    tricks, by the number of losers.
    """

    open_margin: float = 2.5
    promise: float = 3.0
    raise_promise: float = 1.4
    rival_promise: float = 0.3
    rival_share: float = 6.6
    guard: float = 0.9
    lone_made: tuple[float, ...] = (0.95, 0.85, 0.68, 0.45, 0.2)


HABITS = BidHabits()


def best_bids(
    observation: Observation, legal: Sequence[Action], habits: BidHabits = HABITS
) -> Sequence[Action]:
    """The call with the best prospect: pass, a number in the best strain, or alone in it."""
    rules = observation.rules
    worth = worths(observation, habits)
    strain = max(worth, key=lambda strain: worth[strain])
    bids = [action for action in legal if isinstance(action, Bid) and action.strain == strain]
    scores: dict[Action, float] = {}
    if PASS in legal:
        scores[PASS] = pass_prospect(observation, worth, habits)
    numbers = [bid for bid in bids if rules.levels[bid.level].win is None]
    if numbers:
        number = numbers[0] if opened(observation) else opening(rules, numbers, worth[strain], habits)
        scores[number] = bid_prospect(observation, number, worth[strain])
    for bid in bids:
        if rules.levels[bid.level].sits_out:
            scores[bid] = lone_prospect(observation, bid, habits)
    return [max(scores, key=lambda action: scores[action])]


# ------------------------------------------------------------------ what the hand is worth


def count(rules: Rules, strain: Strain) -> TrickCount:
    """The count for a strain, with a partner."""
    return count_for(rules, trump=strain.has_trump, alone=False)


def worths(observation: Observation, habits: BidHabits) -> dict[Strain, float]:
    """By strain, the tricks this seat's side may expect, the partner's bid taken into account."""
    rules, hand = observation.rules, observation.hand
    worth = {strain: count(rules, strain).of(hand, rules.tables(strain)) for strain in rules.strains}
    for shown in partners_bids(observation):
        strain, trick_count = shown.bid.strain, count(rules, shown.bid.strain)
        joint = rules.levels[shown.bid.level].tricks + (
            habits.promise if shown.free else habits.raise_promise
        )
        if not shown.raised:
            joint += trick_count.help * (trick_count.own(hand, rules.tables(strain)) - trick_count.share)
        worth[strain] = max(worth[strain], joint)
    return worth


class Shown(NamedTuple):
    """A partner's first bid in a strain; ``free``: nobody had bid before; ``raised``: this seat had, in it."""

    bid: Bid
    free: bool
    raised: bool


def partners_bids(observation: Observation) -> list[Shown]:
    """What the partner has shown, one bid a strain."""
    rules, me = observation.rules, observation.seat
    assert me is not None
    shown: dict[Strain, Shown] = {}
    mine: set[Strain] = set()
    free = True
    for event in observation.events:
        if not isinstance(event, Called) or not isinstance(event.action, Bid):
            continue
        strain = event.action.strain
        if event.seat == me:
            mine.add(strain)
        elif rules.side_of(event.seat) == rules.side_of(me) and strain not in shown:
            shown[strain] = Shown(event.action, free, strain in mine)
        free = False
    return list(shown.values())


# ------------------------------------------------------------------ which number


def opened(observation: Observation) -> bool:
    """Somebody has bid, or the others have all passed: then the lowest number is enough."""
    public = observation.public
    assert isinstance(public, Bidding)
    return public.standing is not None or public.passes == observation.rules.count - 1


def opening(rules: Rules, numbers: Sequence[Bid], worth: float, habits: BidHabits) -> Bid:
    """The first bid shows strength: the number a margin below the hand's worth."""
    wanted = floor(worth - habits.open_margin)
    fitting = [bid for bid in numbers if rules.levels[bid.level].tricks <= wanted]
    return fitting[-1] if fitting else numbers[0]


# ------------------------------------------------------------------ prospects


def bid_prospect(observation: Observation, bid: Bid, worth: float) -> float:
    """The match chance if a number is bid and played."""
    rules, me = observation.rules, observation.seat
    assert me is not None
    contract = Made(me, bid.strain, bid=bid.level)
    spread = count(rules, bid.strain).spread
    return prospect(rules, observation.score, rules.side_of(me), contract, worth, spread)


def pass_prospect(observation: Observation, worth: dict[Strain, float], habits: BidHabits) -> float:
    """The match chance if the standing bid is played, or nothing where there is none."""
    public, rules, me = observation.public, observation.rules, observation.seat
    assert isinstance(public, Bidding) and me is not None
    side, score = rules.side_of(me), observation.score
    if public.standing is None:
        return standing(rules, score, side)
    seat, bid = public.standing
    contract = Made(seat, bid.strain, bid=bid.level)
    trick_count = count(rules, bid.strain)
    if rules.side_of(seat) == side:
        return prospect(rules, score, side, contract, worth[bid.strain], trick_count.spread)
    shown = max(rules.levels[bid.level].tricks + habits.rival_promise, habits.rival_share)
    extra = trick_count.own(observation.hand, rules.tables(bid.strain)) - trick_count.share
    return prospect(rules, score, side, contract, shown - habits.guard * extra, trick_count.spread)


def lone_prospect(observation: Observation, bid: Bid, habits: BidHabits) -> float:
    """The match chance if the hand is played alone: by its losers, less those that may be swapped."""
    rules, me, hand = observation.rules, observation.seat, observation.hand
    assert me is not None
    level, side = rules.levels[bid.level], rules.side_of(me)
    lost = len(losers(hand, rules.tables(bid.strain), rules.cards.all & ~hand))
    made = habits.lone_made[lost] if lost < len(habits.lone_made) else 0.0
    contract = Made(me, bid.strain, bid=bid.level, alone=(me,), exchanged=min(lost, level.exchange_max))
    total = 0.0
    for chance, taken in ((made, level.tricks), (1.0 - made, level.tricks - 1)):
        tricks = tuple(taken if at == side else rules.deal.hand - taken for at in range(rules.sides))
        points = contract_points(rules, contract, tricks)
        after = [before + won for before, won in zip(observation.score, points, strict=True)]
        success = side if taken == level.tricks else 1 - side
        total += chance * standing(rules, after, side, success)
    return total
