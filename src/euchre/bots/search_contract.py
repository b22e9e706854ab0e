"""What a turn-up contract is worth in many worlds: the dealer's exchange, then trick play.

Trick play can be priced in two ways: solved with all cards seen, or played out by rules of thumb that see
one hand each. With partners the solver flatters whoever leads first (by 0.35 points where the makers do) and
undervalues lone hands, while the rules of thumb agree with hands really played to a few hundredths: they
price contracts. With two seats the truth lies half way.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from euchre.bots.calling import shape, upcard_mask
from euchre.bots.equity import Equity
from euchre.bots.payoff import Payoff, payoff_of
from euchre.cards import Mask, ids
from euchre.game import auction, play
from euchre.game.contract import Made, Setup
from euchre.game.exchange import Discarding
from euchre.game.play import Tricks
from euchre.kernel import Policy, Unit, rollout, value_worlds
from euchre.rules import Tables

Masks = NDArray[np.uint64]
Numbers = NDArray[np.float64]

SOLVED = {2: 0.5}
"""By the number of seats, how much of a contract's worth is what the solver says; the rest, and all of it
with other numbers, is what rules of thumb take."""


@dataclass(frozen=True, slots=True)
class Worth:
    """By world, points and match chance of one side."""

    points: Numbers
    match: Numbers


def contract_worth(setup: Setup, made: Made, called: Masks, side: int, equity: Equity) -> Worth:
    """The worth of a contract from its making on. ``called``: hands (worlds, seats) as in the auction."""
    after = auction.after_offers(auction.Offers(setup, made))
    hands = called
    if isinstance(after, Discarding):
        hands = called.copy()
        tables = setup.rules.tables(made.strain)
        hands[:, setup.dealer] = taken_up(called[:, setup.dealer], tables, upcard_mask(setup))
        made = replace(made, took=True)
    solved = SOLVED.get(setup.rules.count, 0.0)
    return tricks_worth(play.begin(setup, made), hands, payoff_of(setup, made, side, equity), solved)


def tricks_worth(public: Tricks, hands: Masks, payoff: Payoff, solved: float) -> Worth:
    """The worth of trick play from here; ``solved``: the solver's share."""
    played = rollout(public, hands, Policy.RULE_OF_THUMB, Unit.TRICKS)
    if not solved:
        return Worth(payoff.points[played], payoff.match[played])
    exact = payoff.first[value_worlds(public, hands, payoff.step)]
    return Worth(
        solved * payoff.points[exact] + (1.0 - solved) * payoff.points[played],
        solved * payoff.match[exact] + (1.0 - solved) * payoff.match[played],
    )


# ------------------------------------------------------------------ the dealer's discard, by a fast rule

SINGLE = 40
"""A plain card alone in its suit goes first: the suit is then empty."""
ACE_KEPT = 60
"""But for an ace."""


def taken_up(hands: Masks, tables: Tables, upcard: Mask) -> Masks:
    """The dealer's hands with the upcard and without the card least worth keeping."""
    held = hands | np.uint64(upcard)
    return held & ~least_kept(held, tables)


def least_kept(held: Masks, tables: Tables) -> Masks:
    """Of each hand the card to put out, as a mask of one: a low plain card, a lone one first."""
    form = shape(tables)
    top = max(power for card, power in enumerate(tables.power) if not tables.trump_mask >> card & 1)
    power = np.array([*tables.power, 0])
    best = np.full(len(held), -1000)
    out = lowest_trump(held, tables)
    for suit, ace in zip(form.suits, form.aces, strict=True):
        cards = held & suit
        low = cards & (~cards + np.uint64(1))
        place = np.bitwise_count(low - np.uint64(1)) % 64
        rank = power[np.minimum(place, len(power) - 1)]
        score = (top - rank) + SINGLE * (np.bitwise_count(cards) == 1) - ACE_KEPT * ((low & ace) != 0)
        better = (cards != 0) & (score > best)
        best, out = np.where(better, score, best), np.where(better, low, out)
    return out


def lowest_trump(held: Masks, tables: Tables) -> Masks:
    """Of each hand the lowest trump, 0 where it has none."""
    found = np.zeros(len(held), np.uint64)
    for card in sorted(ids(tables.trump_mask), key=lambda card: -tables.power[card]):
        bit = np.uint64(1 << card)
        found = np.where((held & bit) != 0, bit, found)
    return found
