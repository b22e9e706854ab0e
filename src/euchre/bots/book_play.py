"""Playing a card by the book: what it may win now, less what it would be worth later."""

from __future__ import annotations

from collections.abc import Iterable

from euchre.bots.book_habits import PlayHabits
from euchre.bots.book_memory import Memory
from euchre.cards import Mask, ids

TOUCHING = 1e-6
"""Of cards as good as each other the higher is led: the right bower before the left."""


def best_cards(memory: Memory, playable: Mask, habits: PlayHabits) -> list[int]:
    """The cards that seem best, more than one only where they are equally good."""
    cards = list(ids(playable))
    if len(cards) == 1:
        return cards
    scores = card_scores(memory, cards, habits)
    best = max(scores.values())
    return [card for card in cards if scores[card] >= best - 1e-9]


def card_scores(memory: Memory, cards: Iterable[int], habits: PlayHabits) -> dict[int, float]:
    """How good each card seems, in tricks."""
    worth = keep_worths(memory, habits)
    if not memory.trick:
        return lead_scores(memory, cards, worth, habits)
    return follow_scores(memory, cards, worth, habits)


# ------------------------------------------------------------------ what a card is worth in hand


def keep_worths(memory: Memory, habits: PlayHabits) -> dict[int, float]:
    """For each card in hand: the tricks it may be expected to win later, if it is not played now."""
    ruffs = memory.opponents_trumps() if memory.tables.trump_mask else 0.0
    return {card: _keep_worth(memory, card, ruffs, habits) for card in ids(memory.hand)}


def _keep_worth(memory: Memory, card: int, ruffs: float, habits: PlayHabits) -> float:
    above = memory.higher(card).bit_count()
    small = memory.tables.power[card] % 100 / 1000
    if memory.tables.trump_mask >> card & 1:
        return (habits.trump_keep[min(above, 3)] if ruffs else 1.0) + small
    suit = memory.tables.follow[memory.tables.suit_of[card]]
    if above == 0:
        return 1.0 - (1.0 - habits.boss_keep) * ruffs + small
    below = any(
        memory.tables.power[other] < memory.tables.power[card]
        for other in ids(memory.hand & suit & ~(1 << card))
    )
    if above == 1:
        return (habits.guarded_keep if below else habits.bare_keep) + small
    return small


def is_last_of_suit(memory: Memory, card: int) -> bool:
    """Playing it leaves this hand without its suit."""
    return (memory.hand & memory.tables.follow[memory.tables.suit_of[card]]).bit_count() == 1


def void_gain(memory: Memory, card: int, habits: PlayHabits) -> float:
    """A loser thrown from a suit of its own lets trumps ruff that suit; an ace is not thrown for it."""
    trumps = memory.tables.trump_mask
    if trumps >> card & 1 or not memory.hand & trumps or not memory.higher(card):
        return 0.0
    return habits.void_worth if is_last_of_suit(memory, card) else 0.0


# ------------------------------------------------------------------ second, third, last hand


def follow_scores(
    memory: Memory, cards: Iterable[int], worth: dict[int, float], habits: PlayHabits
) -> dict[int, float]:
    """For each playable card: the side's chance of this trick, less the worth spent."""
    seat, holding = memory.holder()
    led = memory.tables.suit_of[memory.trick[0][1]]
    ours = seat == memory.partner
    stay = memory.holds_up(holding, led) if ours else partner_wins(memory, holding, led, habits)
    scores = {}
    for card in cards:
        if memory.beats(card, holding):
            mine = memory.holds_up(card, led)
            chance = mine + (1.0 - mine) * (habits.partner_chance if memory.partner in memory.behind else 0.0)
        else:
            chance = stay
        gain = void_gain(memory, card, habits) if memory.tables.suit_of[card] != led else 0.0
        scores[card] = chance - habits.keep_weight * worth[card] + gain
    return scores


def partner_wins(memory: Memory, holding: int, led: int, habits: PlayHabits) -> float:
    """The chance that a partner yet to play takes the trick from an opponent's card."""
    if memory.partner is None or memory.partner not in memory.behind:
        return 0.0
    chance = memory.beaten_by(memory.partner, holding, led)
    for seat in memory.behind:
        if seat != memory.partner:
            chance *= 1.0 - habits.rival_block * memory.beaten_by(seat, holding, led)
    return chance


# ------------------------------------------------------------------ leads


def lead_scores(
    memory: Memory, cards: Iterable[int], worth: dict[int, float], habits: PlayHabits
) -> dict[int, float]:
    """For each card: the side's chance of the trick it leads, less the worth spent."""
    scores = {}
    for card in cards:
        led = memory.tables.suit_of[card]
        mine = memory.holds_up(card, led)
        chance = mine + (1.0 - mine) * (habits.partner_chance if memory.partner in memory.behind else 0.0)
        scores[card] = (
            chance - habits.lead_keep_weight * worth[card] + trump_lead_gain(memory, card, mine, habits)
        )
        scores[card] += memory.tables.power[card] * TOUCHING
    return scores


def trump_lead_gain(memory: Memory, card: int, wins: float, habits: PlayHabits) -> float:
    """The makers draw the opponents' trumps while they have more; the defenders leave theirs alone."""
    trumps = memory.tables.trump_mask
    if not trumps >> card & 1:
        return 0.0
    drawn = sum(1.0 - memory.none_of(seat, trumps) for seat in memory.opponents)
    if not memory.on_makers_side:
        return drawn * habits.defenders_pull
    gain = drawn * habits.pull_worth * (wins * habits.pull_wins + 1.0 - habits.pull_wins)
    return gain - (habits.last_trump if is_last_of_suit(memory, card) else 0.0)
