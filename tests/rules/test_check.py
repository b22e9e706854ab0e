"""Every impossible combination is refused, with its own reason and a remedy."""

from __future__ import annotations

import pytest

from euchre.errors import RulesError
from euchre.rules import variant, variant_ids
from euchre.rules.check import IMPOSSIBILITIES

ROW = {"rule": "", "makers": "both", "defenders": "both", "tricks": [0, 1, 2, 3, 4, 5], "points": [1, 0]}

IMPOSSIBLE = [
    ("euchre", {"seats.count": 8}, "seats-out-of-range", "2 to 7"),
    ("two-handed", {"seats.count": 1}, "seats-out-of-range", "2 to 7"),
    ("euchre", {"seats.count": 5}, "seats-out-of-range", "singles"),
    ("euchre", {"seats.count": 2}, "seats-out-of-range", "singles"),
    ("euchre", {"deck.copies": 3}, "deck-out-of-range", "one or two"),
    ("euchre", {"deck.copies": 0}, "deck-out-of-range", "one or two"),
    ("bid-euchre", {"deck.ranks": "6789TJQKA"}, "deck-out-of-range", "64"),
    ("euchre", {"deck.ranks": "789TQKA"}, "deck-out-of-range", "bowers"),
    ("euchre", {"deal.hand": 6}, "deal-too-large", "25 cards"),
    ("euchre", {"deal.hand": 0}, "deal-too-large", "at least 1"),
    ("euchre", {"deal.widow": -1}, "deal-too-large", "at least 0"),
    ("euchre", {"deal.widow": 4}, "deal-too-large", "25 cards"),
    ("euchre", {"deal.widow": 2}, "widow-without-taker", "set it to 0"),
    ("euchre", {"deal.packets": [0]}, "deal-too-large", "packets"),
    ("euchre", {"deal.upcard": False}, "upcard-and-auction-disagree", "deal.upcard = true"),
    (
        "bid-euchre",
        {"deal.upcard": True, "deal.hand": 11, "auction.maximum": 11, "auction.closes_at": 11},
        "upcard-and-auction-disagree",
        "deal.upcard = false",
    ),
    ("euchre", {"auction.special": [{"id": "moon", "tricks": 5, "win": 5, "lose": 5}]},
     "key-of-the-other-auction", "auction.special"),
    ("euchre", {"auction.naming": "after_win"}, "key-of-the-other-auction", "with_bid"),
    ("euchre", {"exchange.widow": "offered"}, "widow-without-taker", "set deal.widow"),
    ("euchre", {"exchange.widow": "offered", "deal.widow": 3}, "widow-without-taker", "for himself"),
    ("euchre", {"exchange.widow": "taken", "deal.widow": 3}, "widow-without-taker", "offered or none"),
    ("barrie", {"auction.minimum_no_trump": 9}, "numbers-out-of-range", "minimum_no_trump"),
    ("nap", {"auction.minimum": 4}, "numbers-out-of-range", "misere ranks above 3"),
    ("nap", {"auction.special": [{"id": "x", "tricks": 5, "win": 5, "lose": 5, "over": "y"}]},
     "numbers-out-of-range", "x needs y"),
    ("nap", {"deck.joker": True}, "joker-without-suit", "names no suit"),
    ("pepper", {"auction.all_pass": "joker_must_bid"}, "joker-cannot-bid", "next_dealer"),
    ("hasenpfeffer", {"auction.minimum": 4}, "joker-cannot-bid", "let that be a bid"),
    ("hasenpfeffer", {"auction.naming": "with_bid"}, "joker-cannot-bid", "without a strain"),
    ("euchre", {"exchange.partners_best": True, "exchange.call_for_best": True},
     "take-up-contradicts-itself", "turn one off"),
    ("british", {"exchange.may_leave": True}, "take-up-contradicts-itself", "may_leave = false"),
    ("hasenpfeffer", {"deck.copies": 2, "exchange.lone_cards": 13},
     "lone-call-after-numbers", "a hand of 12"),
    ("pepper", {"scoring.lone_doubles": True}, "lone-call-after-numbers", "with_call"),
    ("pepper", {"scoring.stuck_half": True}, "lone-call-after-numbers", "dealer_must_call"),
    ("bid-euchre", {"alone.makers": "with_call"}, "lone-rule-without-lone-hands", "by_bid"),
    ("euchre", {"deal.hand": 2}, "march-does-not-pay", "deal more cards"),
    ("euchre", {"scoring.lone_march": -1}, "price-out-of-range", "or more"),
    ("euchre", {"scoring.lone_penalty": True, "scoring.lone_euchred": 3},
     "price-out-of-range", "turn one off"),
    ("euchre-32", {"deal.hand": 7, "scoring.fast_break": True}, "price-out-of-range", "five cards"),
    ("buck", {"match.direction": "up", "match.target": 30}, "hand-without-maker", "direction = down"),
    ("buck", {"scoring.drop_penalty": -1}, "hand-without-maker", "0 or more"),
    ("euchre", {"auction.dropping": True}, "hand-without-maker", "countdown"),
    ("euchre", {"match.direction": "down", "match.target": -5}, "hand-without-maker", "direction = up"),
    ("euchre", {"scoring.zero_penalty": 5}, "hand-without-maker", "set them to 0"),
    ("euchre", {"scoring.kind": "countdown", "scoring.rows": []}, "scores-do-not-cover", "single players"),
    ("buck", {"scoring.rows": [ROW]}, "scores-do-not-cover", "scoring.kind = table"),
    ("bid-euchre", {"scoring.kind": "stakes"}, "scores-do-not-cover", "seats.sides = singles"),
    ("pepper", {"scoring.failed": -1}, "contract-extras-without-contract", "0 or more"),
    ("euchre", {"scoring.failed": 6}, "contract-extras-without-contract", "kind = contract"),
    ("buck", {"match.target": 25}, "target-out-of-range", "below the start"),
    ("euchre", {"match.max_hands": -1}, "target-out-of-range", "1 to 1000"),
    ("euchre", {"auction.minimum": 3}, "key-of-the-other-auction", "auction.minimum"),
    ("two-handed", {"auction.maximum": 5}, "key-of-the-other-auction", "auction.maximum"),
    ("euchre", {"auction.closes_at": 5}, "key-of-the-other-auction", "auction.closes_at"),
    ("euchre", {"auction.turns": "reentry"}, "key-of-the-other-auction", "one_each"),
    ("bid-euchre", {"exchange.may_leave": True}, "key-of-the-other-auction", "may_leave = false"),
    ("bid-euchre", {"auction.minimum": 0}, "numbers-out-of-range", "1 ≤ minimum"),
    ("bid-euchre", {"auction.minimum": 7, "auction.maximum": 6}, "numbers-out-of-range", "1 ≤ minimum"),
    ("bid-euchre", {"auction.maximum": 13}, "numbers-out-of-range", "12 tricks"),
    ("bid-euchre", {"auction.call_for_best": 4}, "numbers-out-of-range", "1, 2 or 3"),
    ("bid-euchre", {"auction.call_for_best": -1}, "numbers-out-of-range", "1, 2 or 3"),
    ("bid-euchre", {"auction.strains": []}, "numbers-out-of-range", "empty"),
    ("bid-euchre", {"auction.strains": ["S", "S"]}, "strain-named-twice", "twice"),
    ("euchre", {"auction.strains": ["S", "C", "H"]}, "strain-named-twice", "S C H D"),
    ("euchre", {"auction.joker_up": "dealer_names"}, "joker-without-suit", "deck.joker = true"),
    ("euchre", {"deck.joker": True, "auction.joker_up": "never"}, "joker-without-suit", "dealer_names"),
    (
        "euchre",
        {"deck.joker": True, "auction.joker_up": "dealer_names", "auction.second_round_no_trump": True},
        "joker-without-suit",
        "no place in no-trump",
    ),
    ("bid-euchre", {"deck.joker": True}, "joker-without-suit", "no place in no-trump"),
    ("two-handed", {"alone.makers": "making_side"}, "partner-rule-without-partners", "alone.makers = none"),
    ("two-handed", {"alone.defenders": "always"}, "partner-rule-without-partners", "alone.defenders = never"),
    ("bid-euchre", {"seats.sides": "singles"}, "partner-rule-without-partners", "alone.makers = none"),
    ("bid-euchre", {"alone.makers": "making_side"}, "lone-rule-without-lone-hands", "by_bid or none"),
    ("euchre", {"alone.makers": "by_bid"}, "lone-rule-without-lone-hands", "with_call or none"),
    ("euchre", {"alone.makers": "none"}, "lone-rule-without-lone-hands", "alone.defenders = never"),
    ("bid-euchre", {"alone.defenders": "always"}, "lone-rule-without-lone-hands", "alone.defenders = never"),
    (
        "euchre",
        {"alone.makers": "none", "alone.defenders": "never", "auction.canadian_loner": True},
        "lone-rule-without-lone-hands",
        "set alone.makers first",
    ),
    (
        "euchre",
        {"alone.makers": "none", "alone.defenders": "never", "exchange.partners_best": True},
        "lone-rule-without-lone-hands",
        "set alone.makers first",
    ),
    ("euchre", {"play.lone_lead": "maker"}, "leader-may-sit-out", "left_of_lone"),
    ("euchre", {"auction.going_under": True, "deck.ranks": "89TJQKA"}, "swap-without-kitty", "there are 7"),
    ("euchre", {"scoring.rows": []}, "scores-do-not-cover", "0 score rows for 0 tricks"),
    ("two-handed", {"scoring.rows": [{**ROW, "points": [1]}]}, "scores-do-not-cover", "[makers, defenders]"),
    ("two-handed", {"scoring.rows": [{**ROW, "rule": "jambone"}]}, "scores-do-not-cover", "jambone"),
    ("two-handed", {"scoring.rows": [ROW, ROW]}, "scores-do-not-cover", "2 score rows"),
    ("two-handed", {"scoring.rows": [{**ROW, "tricks": [0, 1, 2]}]}, "scores-do-not-cover", "for 3 tricks"),
    ("bid-euchre", {"scoring.rows": [ROW]}, "scores-do-not-cover", "scoring.kind = table"),
    ("euchre", {"scoring.kind": "contract"}, "scores-do-not-cover", "scoring.kind = table"),
    ("bid-euchre", {"scoring.bonus": -1}, "contract-extras-without-contract", "0 or more"),
    ("bid-euchre", {"scoring.alone_with_exchange": -1}, "contract-extras-without-contract", "0 or more"),
    ("bid-euchre", {"alone.makers": "none", "auction.call_for_best": 2},
     "lone-rule-without-lone-hands", "alone.makers"),
    ("euchre", {"match.target": 0}, "target-out-of-range", "above the start"),
    ("euchre", {"match.start": 10}, "target-out-of-range", "above the start"),
    ("euchre", {"match.target": 1001}, "target-out-of-range", "1000"),
    ("bid-euchre", {"match.lose_at": 5}, "target-out-of-range", "below the start"),
    ("euchre", {"match.lose_at": -5}, "target-out-of-range", "ever loses points"),
    ("two-handed", {"match.lose_at": -5}, "target-out-of-range", "ever loses points"),
]  # fmt: skip


@pytest.mark.parametrize(("variant_id", "settings", "reason", "remedy"), IMPOSSIBLE)
def test_the_impossible_is_refused(variant_id, settings, reason, remedy):
    with pytest.raises(RulesError) as caught:
        variant(variant_id, settings)
    assert caught.value.reason == reason
    assert remedy in caught.value.message
    assert caught.value.message.startswith(f"{variant_id}: ")


def test_each_check_is_tried():
    """A check that nothing triggers is not known to work."""
    names = {check.__name__.replace("_", "-") for check in IMPOSSIBILITIES}
    assert names == {reason for _, _, reason, _ in IMPOSSIBLE}


def test_the_presets_pass_every_check():
    for variant_id in variant_ids():
        for check in IMPOSSIBILITIES:
            assert check(variant(variant_id)) is None


@pytest.mark.parametrize(
    ("variant_id", "settings"),
    [
        ("euchre", {"alone.makers": "none", "alone.defenders": "never"}),
        ("euchre", {"deck.joker": True}),
        ("two-handed", {"deck.joker": True, "auction.joker_up": "hearts"}),
        ("two-handed", {"deal.hand": 11, "scoring.rows": [{**ROW, "tricks": list(range(12))}]}),
        ("two-handed", {"seats.count": 3}),
        ("bid-euchre", {"deck.joker": True, "auction.strains": ["S", "C", "H", "D"]}),
        ("bid-euchre", {"deal.hand": 8, "deck.ranks": "JQKA", "auction.maximum": 8, "auction.closes_at": 8}),
        ("bid-euchre", {"match.lose_at": -1}),
        ("euchre", {"match.start": -2}),
    ],
)
def test_unusual_but_possible(variant_id, settings):
    assert dict(variant(variant_id, settings).settings).keys() == settings.keys()


def test_where_nobody_may_play_alone_it_cannot_be_bid():
    preset = list(variant("bid-euchre").levels)
    without = list(variant("bid-euchre", {"alone.makers": "none"}).levels)
    assert preset == [*without, "alone"]
