"""How players of a long-hand auction call, for many worlds at once: what they bid, and what a bid tells.

A seat weighs passing, the bid that its count of tricks suggests, and going alone, in points, and errs a
little. The same lines say how likely a heard call was from a hand, and how an auction goes on.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from euchre.bots.double_count import Counts
from euchre.bots.double_stakes import FINE, expected, stakes, step_of
from euchre.rules import Rules
from euchre.rules.choices import Turns

Numbers = NDArray[np.float32]
Whole = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class CallHabits:
    """Numbers of the calling model, in tricks but where points are said.

    ``open_margin``: how far below its worth a hand opens; ``promise``, ``over_promise``: what a first bid
    shows above its number if nobody had bid, and otherwise; ``help``: how much a hand counts that supports
    the partner's; ``rival``, ``rival_slope``: what rivals take, and more for each trick they bid;
    ``wobble``: by how much a shown worth strays; ``spread``: of tricks taken around a seat's count;
    ``heat``: points by which a heard call may err, ``whim``: by which calls to come do; ``caution``: what
    players keep back of their own hand's count; ``silence``: points of passing while nobody has bid;
    ``lone``: points that a lone try must promise more.
    """

    open_margin: float = 2.2
    promise: float = 2.7
    over_promise: float = 1.4
    help: float = 1.0
    rival: float = 5.4
    rival_slope: float = 0.3
    wobble: float = 0.8
    spread: float = 1.7
    heat: float = 0.7
    whim: float = 0.3
    caution: float = 0.35
    silence: float = -0.5
    lone: float = 2.0


HABITS = CallHabits()
NEVER = -99.0
"""The worth, in points, of what cannot be done."""


@dataclass(frozen=True)
class Table:
    """Auctions in progress, one a row (a world, or a world after some call).

    ``level``: rank of the standing bid, 0 for none; ``strain``: its column; ``holder``: its seat;
    ``passes`` in a row; ``over``; ``out``: (rows, seats) whose pass was final;
    ``shown``: (rows, seats, strains) tricks that a seat's first bid in a
    strain promised for its side, 0 where it bid none.
    """

    level: Whole
    strain: Whole
    holder: Whole
    passes: Whole
    over: NDArray[np.bool_]
    out: NDArray[np.bool_]
    shown: Numbers

    def rows(self, chosen: Whole) -> Table:
        """Some rows."""
        return Table(*(getattr(self, name)[chosen] for name in Table.__dataclass_fields__))


def opening(rules: Rules, rows: int) -> Table:
    """Before the first call."""
    zeros = np.zeros(rows, np.intp)
    nobody = np.zeros((rows, rules.count), np.bool_)
    shown = np.zeros((rows, rules.count, len(rules.strains)), np.float32)
    return Table(zeros, zeros, zeros, zeros, nobody[:, 0], nobody, shown)


@dataclass(frozen=True)
class Wishes:
    """What a seat may want to do, by row, in points: pass, bid, go alone.

    ``strain``, ``level``: of the bid; ``lone``: the strain to go alone in; ``worth``: tricks by strain
    (rows, strains), the partner's bids counted in.
    """

    passing: Numbers
    bidding: Numbers
    strain: Whole
    level: Whole
    alone: Numbers
    lone: Whole
    worth: Numbers


@lru_cache(maxsize=64)
def value_table(rules: Rules, spread: float) -> Numbers:
    """Points, own minus theirs, of an own contract, by level and expected tricks: (levels + 1, steps)."""
    start = (rules.match.start,) * rules.sides
    table = stakes(rules, start, 0, 0).points[0]
    return expected(table, spread, rules.deal.hand).astype(np.float32)


def value_of(rules: Rules, level: Whole, tricks: Numbers, spread: float) -> Numbers:
    """Points of contracts at these levels with these expected tricks."""
    steps = np.clip(step_of(tricks), 0, rules.deal.hand * FINE)
    return np.asarray(value_table(rules, spread)[level, steps])


def numbers_of(rules: Rules) -> int:
    """How many plain numbers can be bid; their ranks are 1 to that."""
    return sum(level.win is None for level in rules.levels.values())


def lone_rank(rules: Rules) -> int:
    """The rank of the highest lone bid, 0 where there is none."""
    lone = [rank for rank, level in enumerate(rules.levels.values(), 1) if level.sits_out]
    return lone[-1] if lone else 0


# ------------------------------------------------------------------ what a seat wants


def worth_of(rules: Rules, table: Table, seat: int, held: Counts, habits: CallHabits) -> Numbers:
    """Tricks by strain that a seat expects of its side, the partner's first bids counted in."""
    partner = (seat + rules.sides) % rules.count
    shown = table.shown[:, partner]
    support = habits.help * held.helper
    raised = table.shown[:, seat] > 0
    joint = np.where((shown > 0) & ~raised, shown + support, 0)
    return np.asarray(np.maximum(held.maker - habits.caution, joint), np.float32)


def wishes(rules: Rules, table: Table, seat: int, held: Counts, habits: CallHabits = HABITS) -> Wishes:
    """What a seat wants to do. ``held``: its counts, by row."""
    worth = worth_of(rules, table, seat, held, habits)
    strain = worth.argmax(axis=1)
    rows = np.arange(len(worth))
    best = worth[rows, strain]
    level = wanted_level(rules, table, best, habits)
    top = numbers_of(rules)
    bidding = value_of(rules, np.minimum(level, top), best, habits.spread)
    own = (table.level > 0) & (table.holder % rules.sides == rules.side_of(seat)) & (table.strain == strain)
    bidding = np.where((level > top) | own, NEVER, bidding)
    lone = held.lone_helped.argmax(axis=1)
    rank = lone_rank(rules)
    alone = np.full(len(worth), NEVER)
    if rank:
        chance = held.lone_helped[rows, lone]
        prize = stakes(rules, (rules.match.start,) * rules.sides, 0, 0).points[0, rank]
        alone = chance * prize[-1] + (1 - chance) * prize[-2] - habits.lone
        alone = np.where(table.level >= rank, NEVER, alone)
    passing = passing_value(rules, table, seat, held, worth, habits)
    return Wishes(
        passing.astype(np.float32),
        bidding.astype(np.float32),
        strain,
        level,
        alone.astype(np.float32),
        lone,
        worth,
    )


def wanted_level(rules: Rules, table: Table, worth: Numbers, habits: CallHabits) -> Whole:
    """An opening shows strength; the last to speak, and who overcalls, bids the least that will do."""
    least = table.level + 1
    free = (table.level == 0) & (table.passes < rules.count - 1)
    strong = np.floor(worth - habits.open_margin).astype(np.intp)
    return np.where(free, np.clip(strong, 1, numbers_of(rules)), least)


def passing_value(
    rules: Rules, table: Table, seat: int, held: Counts, worth: Numbers, habits: CallHabits
) -> Numbers:
    """Points if the standing bid is played; a small price where there is none."""
    rows = np.arange(len(worth))
    side = rules.side_of(seat)
    rival = habits.rival + habits.rival_slope * table.level.astype(np.float32)
    rival = rival + habits.help * held.defender[rows, table.strain]
    ours = table.holder % rules.sides == side
    tricks = np.where(ours, worth[rows, table.strain], rival)
    standing = value_of(rules, table.level, tricks.astype(np.float32), habits.spread)
    value = np.where(ours, standing, -standing)
    stuck = rules.auction.dealer_must_call and table.passes == rules.count - 1
    silence = np.where(stuck, NEVER, habits.silence)
    return np.asarray(np.where(table.level == 0, silence, value), np.float32)


# ------------------------------------------------------------------ what follows


def passed(rules: Rules, table: Table, seat: int, acts: NDArray[np.bool_]) -> Table:
    """Some rows pass; whose pass is final, where it is."""
    acts = acts & ~table.over
    passes, out = table.passes + acts, table.out
    gone = passes
    if rules.auction.turns is Turns.PASS_IS_FINAL:
        out = out.copy()
        out[:, seat] |= acts
        gone = out.sum(axis=1)
    needed = np.where(table.level > 0, rules.count - 1, rules.count)
    return replace(table, passes=passes, out=out, over=table.over | (acts & (gone >= needed)))


def bid(
    rules: Rules,
    table: Table,
    seat: int,
    acts: NDArray[np.bool_],
    level: Whole,
    strain: Whole,
    habits: CallHabits = HABITS,
) -> Table:
    """Some rows bid."""
    acts = acts & ~table.over
    closing = np.array([False, *(found.closes for found in rules.levels.values())])
    shown = table.shown.copy()
    rows = np.flatnonzero(acts)
    first = shown[rows, seat, strain[rows]] == 0
    promise = np.where(table.level[rows] == 0, habits.promise, habits.over_promise)
    told = np.minimum(level[rows] + promise, rules.deal.hand)
    shown[rows, seat, strain[rows]] = np.where(first, told, shown[rows, seat, strain[rows]])
    return Table(
        level=np.where(acts, level, table.level),
        strain=np.where(acts, strain, table.strain),
        holder=np.where(acts, seat, table.holder),
        passes=np.where(acts, 0, table.passes),
        over=table.over | (acts & (closing[np.where(acts, level, 0)] | _alone_in(rules, table, seat))),
        out=table.out,
        shown=shown,
    )


def _alone_in(rules: Rules, table: Table, seat: int) -> NDArray[np.bool_]:
    """Rows in which the passes of all others are final."""
    others = [at for at in range(rules.count) if at != seat]
    return np.asarray(table.out[:, others].all(axis=1))


def go_on(rules: Rules, table: Table, seat: int, held: Counts, luck: Numbers) -> Table:
    """A seat calls in every row that is not over. ``luck``: uniform (rows, 2), for its whims."""
    want = wishes(rules, table, seat, held)
    noise = HABITS.whim * np.log(luck / (1 - luck))
    bidding, alone = want.bidding - want.passing + noise[:, 0], want.alone - want.passing + noise[:, 1]
    goes_alone = (alone > 0) & (alone > bidding)
    bids = (bidding > 0) & ~goes_alone
    speaks = ~table.over & ~table.out[:, seat]
    acts = (bids | goes_alone) & speaks
    level = np.where(goes_alone, lone_rank(rules), want.level)
    strain = np.where(goes_alone, want.lone, want.strain)
    return passed(rules, bid(rules, table, seat, acts, level, strain), seat, ~acts & speaks)


# ------------------------------------------------------------------ what a call tells


def log_likelihood(
    rules: Rules, table: Table, seat: int, held: Counts, level: int, strain: int, habits: CallHabits = HABITS
) -> Numbers:
    """How likely each row's hand makes a heard call: level 0 for a pass, else rank and column of the bid."""
    want = wishes(rules, table, seat, held, habits)
    bidding, alone = want.bidding - want.passing, want.alone - want.passing
    odds = np.stack([np.zeros_like(bidding), bidding, alone], axis=1) / habits.heat
    odds -= np.logaddexp.reduce(odds, axis=1, keepdims=True)
    if level == 0:
        return np.maximum(odds[:, 0], FLOOR)
    if level > numbers_of(rules):
        share = _share(np.log(held.lone_helped + 1e-6), strain)
        return np.maximum(odds[:, 2], FLOOR) + share
    worth = want.worth[:, strain]
    found = np.maximum(odds[:, 1], FLOOR) + _share(want.worth / 0.5, strain)
    free = (table.level == 0) & (table.passes < rules.count - 1)
    shown = level + (habits.promise if bool(free[0]) else habits.over_promise)
    jumps = bool(free[0]) or level > int(table.level[0]) + 1
    if jumps:
        found = found - (worth - shown) ** 2 / (2 * habits.wobble**2)
    return np.asarray(found, np.float32)


FLOOR = -6.0
"""No call is less likely than this, in log odds: players have their own ways."""


def _share(logits: Numbers, column: int) -> Numbers:
    """The log of the share that a column has of each row's softmax."""
    return np.asarray(np.maximum(logits[:, column] - np.logaddexp.reduce(logits, axis=1), FLOOR), np.float32)
