"""Worlds of a long-hand game: where the unseen cards may lie, by what was shown and what was bid.

Many worlds are drawn with the cards leaning towards who bid for them, then each is weighed by how likely its
hands would have called as was heard, and as many as wanted are kept in proportion.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from euchre.bots.double_calls import Table, bid, log_likelihood, opening, passed
from euchre.bots.double_count import counts
from euchre.bots.double_features import Hands, count, ranks_of
from euchre.cards import Mask, Strain, ids
from euchre.game.actions import Action, Bid
from euchre.game.events import Called, Gave
from euchre.game.exchange import Giving
from euchre.game.observation import Observation
from euchre.game.play import Tricks
from euchre.kernel import Constraints, Place, Worlds
from euchre.kernel.translate import ids_of_plays
from euchre.rules import Rules

LEAN = (0.7, 0.7, 0.5, 0.4, 0.35, 0.3, 0.3)
"""How much likelier, in log odds, a bidder holds a trump of each place, in the first drawing of worlds."""
ACE_LEAN = 0.25
LONE_LEAN = (1.6, 1.5, 1.3, 1.1, 0.9, 0.7, 0.6)
LONE_ACE_LEAN = 0.9
"""The same of a lone player, after the exchange; this one is not weighed again."""


@dataclass(frozen=True)
class Drawn:
    """Worlds, each as likely as another. ``hands``: uint64 (worlds, seats), masks as held now."""

    hands: Hands
    effective: float


def draw(observation: Observation, number: int, tries: int, seed: int) -> Drawn:
    """So many worlds, chosen from ``tries`` that fit; a function of its arguments alone."""
    constraints = constraints_of(observation)
    lean = leaning(observation, len(constraints.places))
    hands = Worlds(constraints, lean).sample(max(tries, number), seed)
    seats = observation.rules.count
    if tries <= number:
        return Drawn(hands[:, :seats], float(number))
    weights = likelihoods(observation, hands, lean)
    weights = np.exp(weights - weights.max())
    weights /= weights.sum()
    chosen = _systematic(weights, number, seed)
    effective = min(float(number), 1.0 / float((weights**2).sum()))
    return Drawn(np.ascontiguousarray(hands[chosen][:, :seats]), effective)


def _systematic(weights: NDArray[np.float64], number: int, seed: int) -> NDArray[np.intp]:
    """Rows in proportion to their weights, as evenly as can be."""
    start = np.random.default_rng(seed).random()
    points = (np.arange(number) + start) / number
    return np.minimum(np.searchsorted(np.cumsum(weights), points), len(weights) - 1)


# ------------------------------------------------------------------ what is certain


def constraints_of(observation: Observation) -> Constraints:
    """The places of the unseen cards in any phase: the seats, then (in play) a stock that is empty."""
    rules, me, hand = observation.rules, observation.seat, observation.hand
    assert me is not None
    public = observation.public
    if isinstance(public, Tricks):
        return Constraints.in_play(public, me, hand, _given(observation))
    in_transit = public.given[0] if isinstance(public, Giving) and public.given else 0
    places = []
    for seat in range(rules.count):
        known = hand if seat == me else 0
        gone = in_transit if isinstance(public, Giving) and seat == public.lone else 0
        places.append(Place(rules.deal.hand - gone, known))
    if in_transit:
        places.append(Place(in_transit))
    return Constraints(rules, rules.cards.all & ~hand, tuple(places))


def _given(observation: Observation) -> dict[int, Mask]:
    """Cards this seat gave away, in its partner's hand while he sits out."""
    rules, me = observation.rules, observation.seat
    assert me is not None
    for event in observation.events:
        if isinstance(event, Gave) and event.seat == me and event.cards:
            free = rules.cards.all & ~observation.hand
            return {(me + rules.sides) % rules.count: rules.cards.take(event.cards, free)}
    return {}


# ------------------------------------------------------------------ what was bid


def leaning(observation: Observation, places: int) -> NDArray[np.float64] | None:
    """Log weights by place and card: bidders hold trumps of theirs, a lone player most of them."""
    rules, me, lone = observation.rules, observation.seat, _lone(observation)
    weights = np.zeros((places, rules.cards.size))
    for seat, bid_ in _bids(observation):
        if seat != me and seat != lone:
            _lean(weights[seat], rules, bid_, LEAN, ACE_LEAN)
    if lone is not None and lone != me:
        bid_ = [found for seat, found in _bids(observation) if seat == lone][-1]
        weights[lone] = 0
        _lean(weights[lone], rules, bid_, LONE_LEAN, LONE_ACE_LEAN)
    return weights if weights.any() else None


def _lean(row: NDArray[np.float64], rules: Rules, bid_: Bid, trumps: tuple[float, ...], ace: float) -> None:
    assert bid_.strain is not None
    ranks = ranks_of(rules, bid_.strain)
    for place, mask in enumerate(ranks.trumps):
        row[list(ids(mask))] = np.minimum(row[list(ids(mask))] + trumps[place], 3.0)
    for ladder in ranks.plain:
        row[list(ids(ladder[0]))] += ace


def _bids(observation: Observation) -> list[tuple[int, Bid]]:
    """Each seat's bids, the first in every strain."""
    found: dict[tuple[int, Strain | None], Bid] = {}
    for event in observation.events:
        if isinstance(event, Called) and isinstance(event.action, Bid):
            found.setdefault((event.seat, event.action.strain), event.action)
    return [(seat, bid_) for (seat, _), bid_ in found.items()]


def _lone(observation: Observation) -> int | None:
    """Who plays alone, once it is settled."""
    public = observation.public
    if isinstance(public, Giving):
        return public.lone
    if isinstance(public, Tricks) and public.contract.alone:
        return public.contract.alone[0]
    return None


def likelihoods(
    observation: Observation, worlds: Hands, lean: NDArray[np.float64] | None
) -> NDArray[np.float64]:
    """By world, the log of how likely its hands called so, less what the leaning put in.

    Hands that changed in an exchange are taken as they are now; their own calls are left out.
    """
    rules, me, lone = observation.rules, observation.seat, _lone(observation)
    total = np.zeros(len(worlds))
    changed = set() if lone is None else {lone, (lone + rules.sides) % rules.count}
    if lean is not None:
        for place, row in enumerate(lean):
            if place not in changed:
                for value in np.unique(row[row > 0]):
                    mask = sum(1 << int(card) for card in np.flatnonzero(row == value))
                    total -= value * count(worlds[:, place], mask)
    dealt = {
        seat: worlds[:, seat] | np.uint64(played)
        for seat, played in enumerate(_played(observation))
        if seat != me and seat not in changed
    }
    return total + heard(observation, dealt, len(worlds))


def _played(observation: Observation) -> list[Mask]:
    """The cards that each seat has played, as ids."""
    rules, public = observation.rules, observation.public
    played = [0] * rules.count
    if isinstance(public, Tricks):
        plays = [play for trick in public.done for play in trick.plays] + list(public.trick)
        held = observation.hand
        for mask in _given(observation).values():
            held |= mask
        for (seat, _), card in zip(
            plays, ids_of_plays(rules.cards, [c for _, c in plays], held), strict=True
        ):
            played[seat] |= 1 << card
    return played


def heard(observation: Observation, dealt: dict[int, Hands], rows: int) -> NDArray[np.float64]:
    """The log of how likely these seats, with these hands as dealt, called as they did."""
    rules = observation.rules
    held = {seat: counts(rules, hands) for seat, hands in dealt.items()}
    table, total = opening(rules, rows), np.zeros(rows)
    everybody = np.ones(rows, np.bool_)
    for seat, action in calls_of(observation):
        level, strain = parts(rules, action)
        if seat in held:
            total += log_likelihood(rules, table, seat, held[seat], level, strain)
        table = after_call(rules, table, seat, level, strain, everybody)
    return total


def calls_of(observation: Observation) -> list[tuple[int, Action]]:
    """The calls heard so far, in order, with their seats."""
    return [(event.seat, event.action) for event in observation.events if isinstance(event, Called)]


def parts(rules: Rules, action: Action) -> tuple[int, int]:
    """(rank, column of the strain) of a bid, (0, 0) of a pass."""
    if not isinstance(action, Bid) or action.strain is None:
        return 0, 0
    return rules.levels[action.level].rank, rules.strains.index(action.strain)


def after_call(
    rules: Rules, table: Table, seat: int, level: int, strain: int, acts: NDArray[np.bool_]
) -> Table:
    """The same call in all rows that ``acts`` marks; level 0 passes."""
    if level == 0:
        return passed(rules, table, seat, acts)
    shape = np.ones(len(acts), np.intp)
    return bid(rules, table, seat, acts, level * shape, strain * shape)
