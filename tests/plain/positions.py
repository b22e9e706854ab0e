"""The positions whose continuations are counted, each described by how to reach it.

A description is (name, settings, steps, wish, limit). Steps are action texts, or
`down to N` (random cards until each active seat holds N), `give N` (some N cards),
`take up` (the upcard for some card), `leave` (the upcard) and `any` (action). The wish names
a condition on the position reached (conditions.py); deals are drawn until it holds.
The limit is the largest number of leaves wanted: the depth follows from it.
"""

from typing import Any

Description = tuple[str, dict[str, Any], list[str], str, int]

SMALL = 20_000
MIDDLE = 60_000
LARGE = 150_000
SOAK = 1_500_000

PASSES = ["pass"] * 4
NOBODY_ALONE = ["decline"] * 4
ORDERED = ["order", *NOBODY_ALONE, "take up"]

EUCHRE: list[Description] = [
    ("auction from the first call", {}, [], "", MIDDLE),
    ("auction from the first call, left bower held", {}, [], "somebody holds the left bower", MIDDLE),
    ("round two from its first call", {}, PASSES, "", MIDDLE),
    ("the dealer's last call", {}, ["pass"] * 7, "", SMALL),
    ("lone offers after an opponent's order", {}, ["order"], "", MIDDLE),
    ("lone offers after the dealer's acceptance", {}, ["pass"] * 3 + ["order"], "", SMALL),
    ("lone offers after a name in round two", {}, [*PASSES, "pass", "name C"], "clubs not turned", SMALL),
    ("dealer takes or leaves", {}, ["order", *NOBODY_ALONE], "", MIDDLE),
    ("dealer accepted and puts one out", {}, ["pass"] * 3 + ["order", *NOBODY_ALONE], "", SMALL),
    ("dealer's partner alone, no take-up", {}, ["pass", "order", "alone"], "", MIDDLE),
    ("maker's partner alone", {}, ["order", "decline", "alone", "decline", "decline"], "", MIDDLE),
    ("maker alone", {}, ["pass", "pass", "order", "alone", "decline", "decline", "take up"], "", LARGE),
    ("lone defender, dealer sits out", {}, ["order", "decline", "decline", "alone"], "", MIDDLE),
    ("dealer alone in defence", {}, ["order", *["decline"] * 3, "alone"], "", MIDDLE),
    ("both sides alone to the end", {}, ["order", "alone", "alone"], "", LARGE),
    ("both partners of makers and defence alone", {}, ["order", "decline", *["alone"] * 2], "", LARGE),
    ("three tricks to the end", {}, [*ORDERED, "down to 3"], "", LARGE),
    ("four tricks to the end", {}, [*ORDERED, "down to 4"], "", LARGE),
    ("four tricks, left bower still out", {}, [*ORDERED, "down to 4"], "left bower still out", LARGE),
    ("three tricks, left bower still out", {}, [*ORDERED, "down to 3"], "left bower still out", LARGE),
    ("three tricks, right bower still out", {}, [*ORDERED, "down to 3"], "right bower still out", LARGE),
    (
        "four tricks of a lone maker",
        {},
        ["order", "alone", "decline", "decline", "take up", "down to 4"],
        "",
        LARGE,
    ),
    (
        "four tricks of a lone defender",
        {},
        ["order", "decline", "decline", "alone", "down to 4"],
        "",
        LARGE,
    ),
    ("in the middle of a trick", {}, [*ORDERED, "down to 3", "any", "any"], "", SMALL),
    ("opening lead", {}, ORDERED, "", MIDDLE),
    ("stuck dealer, seven passes", {"auction.dealer_must_call": True}, ["pass"] * 7, "", SMALL),
    ("stuck dealer, from the first call", {"auction.dealer_must_call": True}, [], "", SMALL),
    ("canadian loner, from the first call", {"auction.canadian_loner": True}, [], "", MIDDLE),
    ("canadian loner played", {"auction.canadian_loner": True}, ["pass", "order alone"], "", SMALL),
    (
        "canadian loner, round two is free",
        {"auction.canadian_loner": True},
        [*PASSES, "pass"],
        "",
        SMALL,
    ),
    ("suit needed, from the first call", {"auction.need_suit": True}, [], "left cannot order", SMALL),
    ("suit needed, only the left bower", {"auction.need_suit": True}, [], "left has bower only", SMALL),
    (
        "suit needed, dealer has only the upcard",
        {"auction.need_suit": True},
        ["pass"] * 3,
        "dealer lacks the turned suit",
        SMALL,
    ),
    (
        "suit needed, stuck dealer without a suit",
        {"auction.need_suit": True, "auction.dealer_must_call": True},
        PASSES,
        "dealer holds the turned suit only",
        SMALL,
    ),
    ("no-trump in round two", {"auction.second_round_no_trump": True}, PASSES, "", SMALL),
    (
        "no-trump named and played",
        {"auction.second_round_no_trump": True},
        [*PASSES, "name NT", *NOBODY_ALONE, "down to 3"],
        "",
        LARGE,
    ),
    (
        "no-trump, both sides alone",
        {"auction.second_round_no_trump": True},
        [*PASSES, "pass", "name NT", "alone", "alone"],
        "",
        LARGE,
    ),
    ("turned-down suit again", {"auction.turned_down_again": True}, [*PASSES, "pass", "pass"], "", SMALL),
    ("forfeited deal", {"auction.forfeit_deal": True}, ["pass"] * 7, "", SMALL),
    (
        "forfeited deal though stuck",
        {"auction.forfeit_deal": True, "auction.dealer_must_call": True},
        ["pass"] * 6,
        "",
        SMALL,
    ),
    ("farmer's hand", {"auction.farmers_hand": True}, [], "farmer's hand", SMALL),
    ("farmer's hand is not ace-no-face", {"auction.ace_no_face": True}, [], "farmer's hand", SMALL),
    ("ace no face", {"auction.ace_no_face": True}, [], "ace no face", SMALL),
    (
        "both rules for poor hands, two seats asked",
        {"auction.farmers_hand": True, "auction.ace_no_face": True},
        [],
        "two poor hands",
        SMALL,
    ),
    ("going under", {"auction.going_under": True}, [], "one may go under", SMALL),
    ("going under, two seats asked", {"auction.going_under": True}, [], "two may go under", SMALL),
    ("going under with four small cards", {"auction.going_under": True}, [], "four small cards", SMALL),
    (
        "partner's best",
        {"exchange.partners_best": True},
        ["order", "alone", "decline", "decline", "take up"],
        "",
        MIDDLE,
    ),
    (
        "partner's best from the offers, dealer is the partner",
        {"exchange.partners_best": True},
        ["pass", "order"],
        "",
        MIDDLE,
    ),
    (
        "partner's best, a lone defender exchanges nothing",
        {"exchange.partners_best": True},
        ["order", "decline", "decline", "alone"],
        "",
        SMALL,
    ),
    (
        "lone penalty",
        {"scoring.lone_penalty": True},
        ["order", "alone", "decline", "decline", "take up", "down to 4"],
        "makers without trick",
        LARGE,
    ),
    (
        "lone penalty, both sides alone",
        {"scoring.lone_penalty": True},
        ["order", "alone", "alone"],
        "",
        LARGE,
    ),
    ("super euchre", {"scoring.super_euchre": True}, [*ORDERED, "down to 4"], "makers without trick", LARGE),
]

TWO_HANDED: list[Description] = [
    ("auction from the first call", {}, [], "", MIDDLE),
    ("round two from its first call", {}, ["pass", "pass"], "", MIDDLE),
    ("dealer takes or leaves", {}, ["order"], "", LARGE),
    ("dealer accepted and puts one out", {}, ["pass", "order"], "", LARGE),
    ("opening lead to the end", {}, ["pass", "order", "take up"], "", LARGE),
    ("opening lead to the end, left bower out", {}, ["order", "take up"], "left bower still out", LARGE),
    ("card left, opening lead to the end", {}, ["order", "leave"], "", LARGE),
    ("round two, named and played", {}, ["pass", "pass", "name C"], "clubs not turned", LARGE),
    ("round two, dealer names", {}, ["pass"] * 3 + ["name H"], "hearts not turned", LARGE),
    ("three tricks to the end", {}, ["pass", "order", "take up", "down to 3"], "", LARGE),
    ("stuck dealer", {"auction.dealer_must_call": True}, ["pass"] * 3, "", MIDDLE),
    ("suit needed", {"auction.need_suit": True}, [], "left cannot order", SMALL),
    (
        "suit needed, stuck dealer without a suit",
        {"auction.need_suit": True, "auction.dealer_must_call": True},
        ["pass"] * 2,
        "dealer holds the turned suit only",
        SMALL,
    ),
    ("no-trump in round two", {"auction.second_round_no_trump": True}, ["pass", "pass", "pass"], "", SMALL),
    (
        "no-trump named and played",
        {"auction.second_round_no_trump": True},
        ["pass", "pass", "name NT"],
        "",
        LARGE,
    ),
    ("turned-down suit again", {"auction.turned_down_again": True}, ["pass", "pass"], "", SMALL),
    ("super euchre", {"scoring.super_euchre": True}, ["pass", "order", "take up"], "weak dealer", LARGE),
]

LONE = ["pass", "bid 7 D", "bid alone S"]

BID_EUCHRE: list[Description] = [
    ("auction from the first call", {}, [], "", SMALL),
    ("standing bid of nine", {}, ["pass", "bid 9 H"], "", MIDDLE),
    ("standing bid of eleven to the end of the auction", {}, ["bid 11 C"], "", MIDDLE),
    ("passers come back in", {}, ["bid 3 S", "pass", "pass", "bid 10 D", "pass"], "", MIDDLE),
    ("three opening passes", {}, ["pass"] * 3, "", SMALL),
    ("two passes after a bid", {}, ["bid 11 NT", "pass", "pass"], "", SMALL),
    ("one call each", {"auction.turns": "one_each"}, ["pass", "bid 8 C"], "", MIDDLE),
    ("one call each, the dealer's", {"auction.turns": "one_each"}, ["pass", "bid 8 C", "pass"], "", SMALL),
    ("one call each, all pass", {"auction.turns": "one_each"}, ["pass"] * 3, "", SMALL),
    ("minimum three", {"auction.minimum": 3}, ["pass"], "", SMALL),
    ("minimum six", {"auction.minimum": 6}, [], "", MIDDLE),
    ("stuck dealer", {"auction.dealer_must_call": True}, ["pass"] * 3, "", SMALL),
    ("stuck dealer, two passes", {"auction.dealer_must_call": True}, ["pass"] * 2, "", SMALL),
    (
        "stuck dealer, one call each, minimum six",
        {"auction.dealer_must_call": True, "auction.turns": "one_each", "auction.minimum": 6},
        ["pass"] * 2,
        "",
        SMALL,
    ),
    ("low no-trump in the auction", {"auction.low_no_trump": True}, ["bid 10 LOW"], "", MIDDLE),
    ("exchange, zero to three", {}, LONE, "", SMALL),
    ("exchange, many twins", {}, LONE, "lone bidder has many twins", SMALL),
    ("exchange of one", {}, [*LONE, "give 1"], "", MIDDLE),
    ("exchange of two", {}, [*LONE, "give 2"], "", MIDDLE),
    ("exchange of three", {}, [*LONE, "give 3"], "", MIDDLE),
    ("exchange of none", {}, [*LONE, "give 0"], "", MIDDLE),
    ("opening lead", {}, ["bid 12 D"], "", MIDDLE),
    ("opening lead with many twins", {}, ["bid 12 H"], "maker has many twins", MIDDLE),
    ("three tricks to the end", {}, ["bid 6 S", *["pass"] * 3, "down to 3"], "", LARGE),
    ("four tricks to the end, twins", {}, ["bid 6 C", *["pass"] * 3, "down to 4"], "twins left", LARGE),
    ("five tricks of a lone hand", {}, [*LONE, "give 1", "give 1", "down to 5"], "", LARGE),
    (
        "four tricks of a lone hand",
        {},
        [*LONE, "give 3", "give 3", "down to 4"],
        "",
        LARGE,
    ),
    ("four tricks in no-trump", {}, ["bid 6 NT", *["pass"] * 3, "down to 4"], "", LARGE),
    ("lone hand in no-trump", {}, ["bid alone NT", "give 2", "give 2", "down to 4"], "", LARGE),
    (
        "four tricks in low no-trump",
        {"auction.low_no_trump": True},
        ["bid 6 LOW", *["pass"] * 3, "down to 4"],
        "",
        LARGE,
    ),
    (
        "lone hand in low no-trump",
        {"auction.low_no_trump": True},
        ["bid alone LOW", "give 0", "down to 4"],
        "",
        LARGE,
    ),
    (
        "alone for eighteen after an exchange",
        {"scoring.alone_with_exchange": 18},
        [*LONE, "give 2", "give 2", "down to 4"],
        "strong lone bidder",
        LARGE,
    ),
    (
        "alone without exchange for the full price",
        {"scoring.alone_with_exchange": 18},
        [*LONE, "give 0", "down to 4"],
        "strong lone bidder",
        LARGE,
    ),
    (
        "bonus for making",
        {"scoring.bonus": 2},
        ["bid 5 H", *["pass"] * 3, "down to 3"],
        "just at five",
        LARGE,
    ),
]

SOAKS: dict[str, list[Description]] = {
    "euchre": [
        ("auction, offers, take-up and first cards", {}, [], "", SOAK),
        ("opening lead, four seats", {}, ORDERED, "", SOAK),
        (
            "take-up, partner's best and the lone hand",
            {"exchange.partners_best": True},
            ["order", "alone", "decline", "decline"],
            "",
            SOAK,
        ),
    ],
    "two-handed": [
        ("auction to the end of the hand", {}, [], "", SOAK),
        ("no-trump allowed, to the end", {"auction.second_round_no_trump": True}, [], "", SOAK),
    ],
    "bid-euchre": [
        ("auction, three calls", {}, [], "", SOAK),
        ("exchange of three and the lead", {}, [*LONE, "give 3"], "", SOAK),
        ("four tricks to the end", {}, ["bid 6 C", *["pass"] * 3, "down to 4"], "", SOAK),
    ],
}

AFTER_VOID: dict[str, list[Description]] = {
    "euchre": [
        ("after a hand passed out", {}, [], "pass", SMALL),
        ("after a redeal by the same dealer", {"auction.farmers_hand": True}, [], "redeal", SMALL),
        ("after a forfeited deal", {"auction.forfeit_deal": True}, [], "pass", SMALL),
    ],
    "two-handed": [("after a hand passed out", {}, [], "pass", SMALL)],
    "bid-euchre": [("after a hand passed out", {}, ["bid 10 S"], "pass", SMALL)],
}
