"""Bidding by the book where numbers are bid: what the hand is worth, with what the partner has shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from typing import NamedTuple

from euchre.bots.book_stakes import chances, prospect, standing
from euchre.bots.book_worth import TrickCount, count_for, losers
from euchre.cards import Strain
from euchre.game.actions import PASS, Action, Bid
from euchre.game.bidding import Bidding
from euchre.game.contract import Made
from euchre.game.events import Called
from euchre.game.observation import Observation
from euchre.game.scoring import contract_points
from euchre.rules import Rules
from euchre.rules.choices import Turns


@dataclass(frozen=True, slots=True)
class BidHabits:
    """Numbers of the auction, in tricks.

    ``open_margin``: how far below its worth a hand opens, ``only_margin`` where each seat calls once;
    ``promise``: what a partner's bid shows above its number if he opens, ``over_promise`` if he overcalls;
    ``rival_share``, ``rival_slope``: what rivals take who bid, and more for each trick bid; ``guard``: how
    much of what this seat counts in their strain they lose; ``lone_made``: the chance of all tricks, by the
    number of losers when three may be swapped.
    """

    open_margin: float = 2.2
    only_margin: float = 1.0
    promise: float = 2.6
    over_promise: float = 1.2
    rival_share: float = 5.4
    rival_slope: float = 0.3
    guard: float = 0.8
    lone_made: tuple[float, ...] = (0.95, 0.85, 0.68, 0.45, 0.2)


HABITS = BidHabits()


def named(bid: Bid, worth: dict[Strain, float]) -> Strain:
    """The strain of a bid; where it names none, this seat's best."""
    return max(worth, key=lambda strain: worth[strain]) if bid.strain is None else bid.strain


def best_bids(
    observation: Observation, legal: Sequence[Action], habits: BidHabits = HABITS
) -> Sequence[Action]:
    """The call with the best prospect: pass, a number in the best strain, or alone in it."""
    scores = bid_scores(observation, legal, habits)
    return [max(scores, key=lambda action: scores[action])]


def bid_scores(
    observation: Observation, legal: Sequence[Action], habits: BidHabits = HABITS
) -> dict[Action, float]:
    """The match chance after each call that the book considers."""
    rules = observation.rules
    worth = worths(observation, habits)
    strain = max(worth, key=lambda strain: worth[strain])
    bids = [action for action in legal if isinstance(action, Bid) and action.strain == strain]
    scores: dict[Action, float] = {}
    if PASS in legal:
        scores[PASS] = pass_prospect(observation, worth, habits)
    numbers = [bid for bid in bids if rules.levels[bid.level].win is None]
    if numbers:
        number = chosen_number(observation, numbers, worth[strain], habits)
        scores[number] = bid_prospect(observation, number, worth[strain])
    for bid in bids:
        if rules.levels[bid.level].sits_out:
            scores[bid] = lone_prospect(observation, bid, habits)
    return scores


# ------------------------------------------------------------------ what the hand is worth


def count(rules: Rules, strain: Strain) -> TrickCount:
    """The count for a strain, with a partner."""
    return count_for(rules, trump=strain.has_trump, alone=False)


def worths(observation: Observation, habits: BidHabits) -> dict[Strain, float]:
    """By strain, the tricks this seat's side may expect, the partner's bid taken into account."""
    rules, hand = observation.rules, observation.hand
    worth = {strain: count(rules, strain).of(hand, rules.tables(strain)) for strain in rules.strains}
    for shown in partners_bids(observation):
        strain = named(shown.first, worth)
        trick_count = count(rules, strain)
        if shown.raised:  # he counted on what this seat had shown: nothing to add
            continue
        promised = habits.promise if shown.free else habits.over_promise
        extra = trick_count.own(hand, rules.tables(strain)) - trick_count.share
        joint = rules.levels[shown.first.level].tricks + promised + trick_count.help * extra
        worth[strain] = max(worth[strain], joint, rules.levels[shown.last.level].tricks)
    return worth


class Shown(NamedTuple):
    """A partner's bids in a strain; ``free``: nobody had bid; ``raised``: this seat had, in that strain."""

    first: Bid
    last: Bid
    free: bool
    raised: bool


def partners_bids(observation: Observation) -> list[Shown]:
    """What the partner has shown, by strain."""
    rules, me = observation.rules, observation.seat
    assert me is not None
    shown: dict[Strain | None, Shown] = {}
    mine: set[Strain | None] = set()
    free = True
    for event in observation.events:
        if not isinstance(event, Called) or not isinstance(event.action, Bid):
            continue
        bid = event.action
        if event.seat == me:
            mine.add(bid.strain)
        elif rules.side_of(event.seat) == rules.side_of(me):
            first = shown.get(bid.strain) or Shown(bid, bid, free, bid.strain in mine)
            shown[bid.strain] = first._replace(last=bid)
        free = False
    return list(shown.values())


# ------------------------------------------------------------------ which number


def chosen_number(observation: Observation, numbers: Sequence[Bid], worth: float, habits: BidHabits) -> Bid:
    """The lowest number that will do: an opening shows strength, the only call of a seat all it is worth."""
    public, rules = observation.public, observation.rules
    assert isinstance(public, Bidding)
    one_each = rules.auction.turns is Turns.ONE_EACH
    last_to_speak = public.calls == rules.count - 1
    if last_to_speak or (public.standing is not None and not one_each):
        return numbers[0]
    margin = habits.only_margin if one_each else habits.open_margin
    fitting = [bid for bid in numbers if rules.levels[bid.level].tricks <= floor(worth - margin)]
    return fitting[-1] if fitting else numbers[0]


# ------------------------------------------------------------------ prospects


def bid_prospect(observation: Observation, bid: Bid, worth: float) -> float:
    """The match chance if a number is bid and played."""
    rules, me = observation.rules, observation.seat
    assert me is not None
    assert bid.strain is not None
    contract = Made(me, bid.strain, bid=bid.level)
    spread = count(rules, bid.strain).spread
    return prospect(rules, observation.score, rules.side_of(me), contract, chances(rules, worth, spread))


def pass_prospect(observation: Observation, worth: dict[Strain, float], habits: BidHabits) -> float:
    """The match chance if the standing bid is played, or nothing where there is none."""
    public, rules, me = observation.public, observation.rules, observation.seat
    assert isinstance(public, Bidding) and me is not None
    side, score = rules.side_of(me), observation.score
    if public.standing is None:
        return standing(rules, score, side)
    seat, bid = public.standing
    strain = named(bid, worth)
    contract = Made(seat, strain, bid=bid.level)
    trick_count = count(rules, strain)
    if rules.side_of(seat) == side:
        return prospect(rules, score, side, contract, chances(rules, worth[strain], trick_count.spread))
    shown = habits.rival_share + habits.rival_slope * rules.levels[bid.level].tricks
    extra = trick_count.own(observation.hand, rules.tables(strain)) - trick_count.share
    split = chances(rules, shown - habits.guard * extra, trick_count.spread)
    return prospect(rules, score, side, contract, split)


def lone_prospect(observation: Observation, bid: Bid, habits: BidHabits) -> float:
    """The match chance if the hand is played alone, by its losers."""
    rules, me, hand = observation.rules, observation.seat, observation.hand
    assert me is not None
    assert bid.strain is not None
    level, side = rules.levels[bid.level], rules.side_of(me)
    lost = len(losers(hand, rules.tables(bid.strain), rules.cards.all & ~hand))
    heavy = lost + 3 - level.exchange_max
    made = habits.lone_made[heavy] if heavy < len(habits.lone_made) else 0.0
    contract = Made(me, bid.strain, bid=bid.level, alone=(me,), exchanged=min(lost, level.exchange_max))
    total = 0.0
    for chance, taken in ((made, level.tricks), (1.0 - made, level.tricks - 1)):
        tricks = tuple(taken if at == side else rules.deal.hand - taken for at in range(rules.sides))
        points = contract_points(rules, contract, tricks)
        after = [before + won for before, won in zip(observation.score, points, strict=True)]
        success = side if taken == level.tricks else 1 - side
        total += chance * standing(rules, after, side, success)
    return total
