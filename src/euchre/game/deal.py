"""Dealing: a random distribution, and a written one checked against the rules."""

from __future__ import annotations

import random
from collections import Counter

from euchre.cards import Mask
from euchre.game.actions import Deal
from euchre.game.contract import Refusal
from euchre.rules import Rules


def shuffle(rules: Rules, rng: random.Random) -> Deal:
    """A deal drawn uniformly over all physical orders of the deck."""
    return deal_order(rules, rules.cards.shuffled(rng))


def deal_order(rules: Rules, order: list[int]) -> Deal:
    """The deal of a shuffled deck, given as card ids: hands in seat order, the upcard, the widow."""
    faces = [rules.cards.faces[card_id] for card_id in order]
    size, count = rules.deal.hand, rules.count
    hands = tuple(tuple(faces[seat * size : (seat + 1) * size]) for seat in range(count))
    rest = faces[count * size :]
    upcard = rest.pop(0) if rules.deal.upcard else None
    return Deal(hands, upcard, tuple(rest[: rules.deal.widow]))


def deal_refusal(rules: Rules, deal: Deal) -> Refusal | None:
    """Why a written deal cannot be dealt, or None."""
    if len(deal.hands) != rules.count:
        return Refusal("wrong-number-of-hands", f"{len(deal.hands)} hands dealt: {rules.count} seats play")
    for seat, hand in enumerate(deal.hands):
        if len(hand) != rules.deal.hand:
            return Refusal("wrong-hand-size", f"seat {seat} has {len(hand)} cards: deal {rules.deal.hand}")
    if (deal.upcard is not None) != rules.deal.upcard:
        wanted = "needs an upcard" if rules.deal.upcard else "has no upcard"
        return Refusal("wrong-upcard", f"{rules.id} {wanted}")
    if len(deal.widow) != rules.deal.widow:
        return Refusal(
            "wrong-widow", f"{len(deal.widow)} cards in the widow: {rules.id} has {rules.deal.widow}"
        )
    dealt = Counter(card for hand in deal.hands for card in hand)
    dealt.update([*([deal.upcard] if deal.upcard else []), *deal.widow])
    for card, times in dealt.items():
        copies = rules.cards.ids_of(card).bit_count()
        if times > copies:
            wrong = f"{card} is dealt {times} times: the deck has {copies}"
            return Refusal("not-in-deck" if not copies else "card-dealt-twice", wrong)
    return None


def masks(rules: Rules, deal: Deal) -> tuple[tuple[Mask, ...], Mask, Mask, Mask]:
    """(hands, upcard, widow, stock) as masks; copies of a face get their ids in reading order."""
    free = rules.cards.all
    hands = []
    for hand in deal.hands:
        taken = rules.cards.take(hand, free)
        free &= ~taken
        hands.append(taken)
    upcard = rules.cards.take([deal.upcard] if deal.upcard else [], free)
    free &= ~upcard
    widow = rules.cards.take(deal.widow, free)
    return tuple(hands), upcard, widow, free & ~widow
