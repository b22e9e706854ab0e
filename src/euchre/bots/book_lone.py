"""Whether a lone hand takes every trick: what could go wrong, one danger after the other."""

from __future__ import annotations

from math import comb

from euchre.cards import Mask, ids
from euchre.rules import Tables

GUARDED = (1.0, 0.3, 0.08)
"""The danger of a missing trump in an opponent's hand, by how many of one's own are above it: it must be
guarded to outlive them."""
SAFE_FROM_RUFFS = (0.3, 0.5, 0.75, 0.88, 0.95)
"""How safe a plain winner is from ruffs with 0, 1 … 4 trumps to draw the others' first."""
LATER_ROUND = 0.7
"""A second card of a suit meets fewer that could beat it: the power its chance is raised to."""


def all_tricks_chance(hand: Mask, tables: Tables, unseen: Mask, held: int) -> float:
    """The chance, roughly, that a hand wins every trick; ``held``: how many of them opponents hold."""
    held = min(held, unseen.bit_count())
    chance = _trumps_hold(hand, tables, unseen, held)
    trumps = (hand & tables.trump_mask).bit_count()
    safe = SAFE_FROM_RUFFS[min(trumps, len(SAFE_FROM_RUFFS) - 1)] if tables.trump_mask else 1.0
    for suit in tables.follow:
        if suit & tables.trump_mask:
            continue
        mine = sorted((tables.power[card] for card in ids(hand & suit)), reverse=True)
        for place, power in enumerate(mine):
            above = sum(tables.power[card] > power for card in ids(unseen & suit))
            free = nobody_holds(above, unseen, held)
            chance *= safe * (free if not place else free**LATER_ROUND)
    return chance


def _trumps_hold(hand: Mask, tables: Tables, unseen: Mask, held: int) -> float:
    """The chance that no missing trump beats one of the hand's."""
    power = tables.power
    mine = [power[card] for card in ids(hand & tables.trump_mask)]
    dangers = [0] * len(GUARDED)
    for card in ids(unseen & tables.trump_mask):
        above = sum(own > power[card] for own in mine)
        if above < min(len(mine), len(GUARDED)):
            dangers[above] += 1
    chance = nobody_holds(dangers[0], unseen, held)
    share = held / max(1, unseen.bit_count())
    for above in range(1, len(GUARDED)):
        chance *= max(0.0, 1.0 - dangers[above] * share * GUARDED[above])
    return chance


def nobody_holds(cards: int, unseen: Mask, held: int) -> float:
    """The chance that opponents holding so many of the unseen cards have none of these."""
    size = unseen.bit_count()
    return comb(size - cards, held) / comb(size, held) if cards <= size - held else 0.0
