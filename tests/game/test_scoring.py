"""Points of a hand: every row of the tables, contracts, and what the house rules change."""

from __future__ import annotations

import pytest

from euchre.cards import Strain
from euchre.game.contract import Made, Setup
from euchre.game.scoring import VoidReason, contract_points, played, table_points, void
from euchre.rules import Rules, variant

ALONE = {
    "both": (),
    "maker": (0,),
    "partner": (2,),
    "defender": (1,),
    "maker and defender": (0, 3),
    "partner and defender": (1, 2),
}

# tricks of the makers' side:        0       1       2       3       4       5
EUCHRE = {
    "both":                 [(0, 2), (0, 2), (0, 2), (1, 0), (1, 0), (2, 0)],
    "maker":                [(0, 2), (0, 2), (0, 2), (1, 0), (1, 0), (4, 0)],
    "partner":              [(0, 2), (0, 2), (0, 2), (1, 0), (1, 0), (4, 0)],
    "defender":             [(0, 4), (0, 2), (0, 2), (1, 0), (1, 0), (2, 0)],
    "maker and defender":   [(0, 4), (0, 2), (0, 2), (1, 0), (1, 0), (4, 0)],
    "partner and defender": [(0, 4), (0, 2), (0, 2), (1, 0), (1, 0), (4, 0)],
}  # fmt: skip
LONE_PENALTY = {
    **EUCHRE,
    "maker":                [(0, 4), (0, 4), (0, 4), (1, 0), (1, 0), (4, 0)],
    "partner":              [(0, 4), (0, 4), (0, 4), (1, 0), (1, 0), (4, 0)],
    "maker and defender":   [(0, 4), (0, 4), (0, 4), (1, 0), (1, 0), (4, 0)],
    "partner and defender": [(0, 4), (0, 4), (0, 4), (1, 0), (1, 0), (4, 0)],
}  # fmt: skip
SUPER_EUCHRE = {who: [(0, 4), *row[1:]] for who, row in EUCHRE.items()}
TWO_HANDED = {"both": EUCHRE["both"]}

TABLES = [
    ("euchre", {}, EUCHRE),
    ("euchre", {"scoring.lone_penalty": True}, LONE_PENALTY),
    ("euchre", {"scoring.super_euchre": True}, SUPER_EUCHRE),
    ("two-handed", {}, TWO_HANDED),
    ("two-handed", {"scoring.super_euchre": True}, {"both": SUPER_EUCHRE["both"]}),
]


def takers(makers: int, others: int) -> tuple[int, ...]:
    """Who took the tricks, in order: seats 0 and 1 stand for their sides."""
    return (0,) * makers + (1,) * others


ROWS = [
    pytest.param(variant_id, settings, who, tricks, points, id=f"{variant_id}-{who}-{tricks}-{number}")
    for number, (variant_id, settings, table) in enumerate(TABLES)
    for who, row in table.items()
    for tricks, points in enumerate(row)
]


@pytest.mark.parametrize(("variant_id", "settings", "who", "tricks", "points"), ROWS)
def test_every_row(variant_id, settings, who, tricks, points):
    rules = variant(variant_id, settings)
    made = Made(0, Strain.HEARTS, alone=ALONE[who])
    assert table_points(rules, made, tricks) == points
    result = played(setup(rules), made, 0, takers(tricks, 5 - tricks)).result
    assert result.points == points, "per side: P0's side is 0"
    assert result.success == (0 if tricks >= 3 else 1)
    assert (result.tricks, result.void, result.leader) == ((tricks, 5 - tricks), None, 0)


def setup(rules: Rules, dealer: int = 3) -> Setup:
    return Setup(rules, dealer, (0,) * rules.sides, rules.cards.faces[0] if rules.deal.upcard else None)


@pytest.mark.parametrize("maker", range(4))
def test_points_go_to_the_makers_side(maker):
    made = Made(maker, Strain.SPADES)
    side = maker % 2
    result = played(setup(variant("euchre")), made, 0, (maker,) * 5).result
    assert result.points[side] == 2
    assert result.success == side


# ------------------------------------------------------------------ contracts


def contract(bid: str, tricks: int, exchanged: int = 0, **settings) -> tuple[int, ...]:
    rules = variant("bid-euchre", {f"scoring.{key}": value for key, value in settings.items()})
    alone = (0,) if bid == "alone" else ()
    made = Made(0, Strain.HEARTS, bid=bid, alone=alone, exchanged=exchanged)
    points = contract_points(rules, made, (tricks, 12 - tricks))
    assert played(setup(rules), made, 0, takers(tricks, 12 - tricks)).result.points == points
    return points


@pytest.mark.parametrize("bid", range(1, 13))
def test_a_number_is_made_or_set(bid):
    """Made: a point a trick. Failed: the bid is lost. The others always count their tricks."""
    for tricks in range(13):
        own = tricks if tricks >= bid else -bid
        assert contract(str(bid), tricks) == (own, 12 - tricks)


def test_alone_is_worth_twenty_four_either_way():
    for tricks in range(13):
        assert contract("alone", tricks) == (24 if tricks == 12 else -24, 12 - tricks)


def test_twelve_bid_and_made_is_twelve():
    assert contract("12", 12) == (12, 0)


def test_a_bonus_for_making_a_number():
    assert contract("5", 5, bonus=2) == (7, 7)
    assert contract("5", 4, bonus=2) == (-5, 8)
    assert contract("alone", 12, bonus=2) == (24, 0)


@pytest.mark.parametrize("exchanged", [0, 1, 2, 3])
def test_a_lone_hand_that_exchanged_may_have_its_own_price(exchanged):
    price = 18 if exchanged else 24
    assert contract("alone", 12, exchanged, alone_with_exchange=18) == (price, 0)
    assert contract("alone", 11, exchanged, alone_with_exchange=18) == (-price, 1)


@pytest.mark.parametrize(("tricks", "points"), [(12, (18, 0)), (9, (-18, 3))])
def test_a_call_for_best(tricks, points):
    rules = variant("bid-euchre", {"auction.call_for_best": 2})
    made = Made(0, Strain.HEARTS, bid="call-two", alone=(0,), exchanged=2)
    assert contract_points(rules, made, (tricks, 12 - tricks)) == points


@pytest.mark.parametrize(
    ("bid", "tricks", "side"), [("5", 5, 0), ("5", 4, 1), ("alone", 12, 0), ("alone", 11, 1)]
)
def test_exactly_one_side_succeeds(bid, tricks, side):
    made = Made(0, Strain.HEARTS, bid=bid, alone=(0,) if bid == "alone" else ())
    assert played(setup(variant("bid-euchre")), made, 0, takers(tricks, 12 - tricks)).result.success == side


# ------------------------------------------------------------------ void hands


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("reason", list(VoidReason))
def test_a_void_hand(dealer, reason):
    result = void(setup(variant("euchre"), dealer), reason).result
    paid = reason is VoidReason.FORFEITED
    assert result.points == ((0, int(paid)) if dealer % 2 == 0 else (int(paid), 0))
    assert (result.tricks, result.contract, result.leader, result.success) == ((0, 0), None, None, None)
    assert (result.void, result.dealer) == (reason, dealer)
