"""Bidding long hands: what every call leads to, the auction and the play after it included.

In sampled worlds, weighted by the bids heard, each legal call is made, the others go on as the calling model
has it, and the contract that comes of it is played out by the rules of thumb.
"""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from euchre.bots.book_bids import best_bids, partners_bids
from euchre.bots.double_calls import HABITS, Table, go_on, opening
from euchre.bots.double_count import Counts, counts
from euchre.bots.double_results import Results
from euchre.bots.double_worlds import after_call, calls_of, draw, parts
from euchre.bots.estimate import Evaluation, Samples
from euchre.game.actions import Action, Bid
from euchre.game.bidding import Bidding
from euchre.game.observation import Observation
from euchre.rules import Rules
from euchre.rules.choices import Turns

MOST_CALLS = 16
"""An auction that has not ended after so many more calls ends with the standing bid."""
FEWEST, MORE = 64, 2
"""Worlds for any search at all, and for each that is wanted."""
TRIES = 8
"""Worlds drawn for one that is kept."""
FIRST_LOOK = 6
"""Every call is looked at in one world of so many; the best in all of them."""
FINALISTS = 6
FAVOUR = 1.0
"""Points by which another call must look better than the book's."""
MISLEADING = 6.0
"""Points that a bid costs which says what is not so."""
LEAST, SECOND_BEST = 5.0, 1.3
"""Tricks that a strain must be worth to be bid, and how many less than the best it may be."""


def evaluate_bids(observation: Observation, worlds: int, seed: int) -> Evaluation:
    """Every legal call with its worth."""
    public, rules, seat = observation.public, observation.rules, observation.seat
    assert isinstance(public, Bidding) and seat is not None
    worlds = FEWEST + MORE * worlds
    hands = draw(observation, worlds, worlds * TRIES, seed).hands
    results = Results.of(public.setup, rules.side_of(seat), hands)
    held = [counts(rules, hands[:, at]) for at in range(rules.count)]
    look = partial(_samples, observation, results, held, seed)
    actions, few = observation.legal(), max(FEWEST // 2, worlds // FIRST_LOOK)
    prior = habit(observation, actions, results)
    if len(actions) <= FINALISTS or few == worlds:
        return look(actions, worlds).evaluation(seat, prior)
    first = look(actions, few)
    promising = tuple(one.action for one in first.evaluation(seat, prior).estimates[:FINALISTS])
    final = look(promising, worlds).evaluation(seat, prior)
    others = first.evaluation(seat, {final.best: 1.0}).estimates
    rest = tuple(one for one in others if one.action not in promising)
    return Evaluation(seat, final.estimates + rest, worlds)


def _samples(
    observation: Observation,
    results: Results,
    held: list[Counts],
    seed: int,
    actions: tuple[Action, ...],
    worlds: int,
) -> Samples:
    """What these actions lead to in the first so many worlds."""
    table = _after_all(observation, actions, worlds)
    table = _to_the_end(observation, table, [_first(one, worlds) for one in held], seed)
    points, match = results.worth(table, len(actions), worlds)
    shape = len(actions), worlds
    return Samples(actions, points.reshape(shape).T, match.reshape(shape).T, np.ones(worlds), float(worlds))


# ------------------------------------------------------------------ what a partner understands


def habit(observation: Observation, actions: tuple[Action, ...], results: Results) -> dict[Action, float]:
    """What tips the scales, as a match chance: for the book's call, against bids that mislead."""
    points, match = results.exact.points, results.exact.match
    scale = float(np.ptp(match) / np.ptp(points))
    rules, hand = observation.rules, np.array([observation.hand], np.uint64)
    worth = counts(rules, hand).maker[0]
    prior = dict.fromkeys(actions, 0.0)
    for action in actions:
        if isinstance(action, Bid) and not rules.levels[action.level].sits_out:
            fits = natural(observation, action, worth, parts(rules, action)[1])
            prior[action] = 0.0 if fits else -MISLEADING * scale
    for action in best_bids(observation, actions):
        for alike in actions if _is_lone(rules, action) else (action,):
            if alike == action or (isinstance(alike, Bid) and _is_lone(rules, alike)):
                prior[alike] += FAVOUR * scale
    return prior


def _is_lone(rules: Rules, action: Action) -> bool:
    return isinstance(action, Bid) and rules.levels[action.level].sits_out


def natural(observation: Observation, action: Bid, worth: NDArray[np.float32], column: int) -> bool:
    """Whether a partner who takes the bid at its word is not misled: its strain, and how high it is."""
    public, rules = observation.public, observation.rules
    assert isinstance(public, Bidding)
    rank = rules.levels[action.level].rank
    shown = any(bid_.first.strain == action.strain for bid_ in partners_bids(observation))
    if not shown and worth[column] < max(LEAST, worth.max() - SECOND_BEST):
        return False
    if public.standing is None:
        wanted = int(np.floor(worth[column] - HABITS.open_margin))
        return wanted - 1 <= rank <= wanted + 1
    least = rules.levels[public.standing.bid.level].rank + 1
    return rank == least or rank <= worth[column] - HABITS.over_promise + 1


# ------------------------------------------------------------------ the auction


def _after_all(observation: Observation, actions: tuple[Action, ...], worlds: int) -> Table:
    """The auction after each action: rows by action, then by world."""
    rules, seat = observation.rules, observation.seat
    assert seat is not None
    rows = len(actions) * worlds
    table = opening(rules, rows)
    for caller, action in calls_of(observation):
        table = after_call(rules, table, caller, *parts(rules, action), np.ones(rows, np.bool_))
    for at, action in enumerate(actions):
        acts = np.zeros(rows, np.bool_)
        acts[at * worlds : (at + 1) * worlds] = True
        table = after_call(rules, table, seat, *parts(rules, action), acts)
    return table


def _to_the_end(observation: Observation, table: Table, held: list[Counts], seed: int) -> Table:
    """All rows go on until everybody has passed. ``held``: by seat, the counts of each world."""
    rules, seat, public = observation.rules, observation.seat, observation.public
    assert isinstance(public, Bidding) and seat is not None
    worlds, one_each = len(held[0].maker), rules.auction.turns is Turns.ONE_EACH
    rng = np.random.default_rng(seed)
    for step in range(1, MOST_CALLS + 1):
        caller = (seat + step) % rules.count
        luck = rng.uniform(1e-6, 1 - 1e-6, (worlds, 2)).astype(np.float32)
        going = np.flatnonzero(~table.over)
        if not len(going) or (one_each and public.calls + step >= rules.count):
            break
        table = _merged(
            table,
            going,
            go_on(
                rules, table.rows(going), caller, _rows(held[caller], going % worlds), luck[going % worlds]
            ),
        )
    return table


def _first(held: Counts, worlds: int) -> Counts:
    """The counts of the first so many worlds."""
    return _rows(held, np.arange(worlds))


def _rows(held: Counts, rows: NDArray[np.intp]) -> Counts:
    """The counts of some worlds."""
    return Counts(*(getattr(held, name)[rows] for name in Counts.__dataclass_fields__))


def _merged(table: Table, rows: NDArray[np.intp], part: Table) -> Table:
    """A table with some rows replaced."""
    columns = []
    for name in Table.__dataclass_fields__:
        column = getattr(table, name).copy()
        column[rows] = getattr(part, name)
        columns.append(column)
    return Table(*columns)
