"""Dealing: random deals are deals, and a written one that cannot be is refused."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from euchre.cards import JOKER, Card
from euchre.errors import IllegalAction
from euchre.game import Deal, apply, refusal, shuffle, start
from euchre.rules import Rules, variant
from tests.strategies import Case, some_cases


@pytest.mark.parametrize("case", some_cases(), ids=str)
def test_a_shuffled_deal_can_be_dealt(case):
    rules = case.rules
    for number in range(5):
        dealt = shuffle(rules, random.Random(number))
        assert refusal(start(rules, 0), dealt) is None
        assert dealt == shuffle(rules, random.Random(number)), "the seed decides"
    assert shuffle(rules, random.Random(1)) != shuffle(rules, random.Random(2))


def test_over_many_deals_every_card_comes_to_every_seat_and_turns_up():
    rules = variant("euchre")
    rng = random.Random(11)
    held: Counter[tuple[int, Card]] = Counter()
    up: Counter[Card | None] = Counter()
    for _ in range(2400):
        dealt = shuffle(rules, rng)
        up[dealt.upcard] += 1
        held.update((seat, card) for seat, hand in enumerate(dealt.hands) for card in hand)
    assert len(up) == 24
    assert len(held) == 4 * 24
    assert all(abs(count - 100) < 50 for count in up.values()), "100 each, 10 the standard deviation"
    assert all(abs(count - 500) < 110 for count in held.values()), "500 each, 20 the standard deviation"


def proper(rules: Rules) -> Deal:
    return shuffle(rules, random.Random(7))


def swapped(deal: Deal, seat: int, cards: tuple[Card, ...]) -> Deal:
    return replace(deal, hands=(*deal.hands[:seat], cards, *deal.hands[seat + 1 :]))


def wrong_deals():
    rules, bid = variant("euchre"), variant("bid-euchre")
    good, double = proper(rules), proper(bid)
    hand = good.hands[1]
    ace = Card.parse("AS")
    return [
        (rules, replace(good, hands=good.hands[:3]), "wrong-number-of-hands", "3 hands"),
        (rules, replace(good, hands=()), "wrong-number-of-hands", "0 hands"),
        (rules, swapped(good, 1, hand[:4]), "wrong-hand-size", "seat 1 has 4"),
        (rules, swapped(good, 1, (*hand, hand[0])), "wrong-hand-size", "seat 1 has 6"),
        (rules, replace(good, upcard=None), "wrong-upcard", "needs an upcard"),
        (bid, replace(double, upcard=ace), "wrong-upcard", "has no upcard"),
        (rules, replace(good, widow=(ace,)), "wrong-widow", "1 cards in the widow"),
        (rules, swapped(good, 1, good.hands[2]), "card-dealt-twice", "the deck has 1"),
        (rules, replace(good, upcard=hand[0]), "card-dealt-twice", hand[0].text),
        (rules, swapped(good, 1, (*hand[:4], Card.parse("8S"))), "not-in-deck", "8S"),
        (rules, swapped(good, 1, (*hand[:4], JOKER)), "not-in-deck", "JK"),
        (bid, swapped(double, 0, (ace,) * 12), "card-dealt-twice", "the deck has 2"),
    ]


@pytest.mark.parametrize(("rules", "wrong", "reason", "named"), wrong_deals())
def test_a_wrong_deal_is_refused(rules, wrong, reason, named):
    state = start(rules, 0)
    with pytest.raises(IllegalAction) as caught:
        apply(state, wrong)
    assert caught.value.reason == reason
    assert named in caught.value.message
    assert state == start(rules, 0)


def test_nobody_deals_twice():
    rules = variant("euchre")
    state = apply(start(rules, 0), proper(rules))
    with pytest.raises(IllegalAction) as caught:
        apply(state, proper(rules))
    assert caught.value.reason == "already-dealt"


def test_a_written_deal_gives_copies_their_ids_in_reading_order():
    """So the state does not depend on which physical copy somebody had in mind."""
    rules = Case("bid-euchre").rules
    dealt = proper(rules)
    state = apply(start(rules, 0), dealt)
    free = rules.cards.all
    for seat, hand in enumerate(dealt.hands):
        taken = rules.cards.take(hand, free)
        assert state.cards.hands[seat] == taken  # type: ignore[union-attr]
        free &= ~taken


def test_the_rest_is_the_stock():
    rules = variant("two-handed")
    dealt = proper(rules)
    cards = apply(start(rules, 0), dealt).cards  # type: ignore[union-attr]
    assert cards.stock.bit_count() == 13
    assert rules.cards.cards(cards.upcard) == [dealt.upcard]
    assert cards.dealt == cards.hands
