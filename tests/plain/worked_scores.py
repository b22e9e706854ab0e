"""Worked cases of hand scores (E), house rules that change them (H), and winning (F).

A row of a table: case, settings, steps, cards held by some seats, tricks of both sides, points of both sides.
The tricks are searched for by random play; the points are written here by hand from the rulebook.
"""

from typing import Any

Row = tuple[str, dict[str, Any], list[str], dict[int, str], list[int], list[int]]

NO = "decline"
BOTH = ["order", NO, NO, NO, NO, "take up", "end"]
LONE_MAKER = ["order", "alone", NO, NO, "take up", "end"]
LONE_DEFENDER = ["order", NO, NO, "alone", "end"]
BOTH_ALONE = ["order", "alone", "alone", "end"]
SUPER = {"scoring.super_euchre": True}
PENALTY = {"scoring.lone_penalty": True}
BEST = {"exchange.partners_best": True}
EIGHTEEN = {"scoring.alone_with_exchange": 18}
ROUND_TWO_NT = {"auction.second_round_no_trump": True}

EUCHRE: list[Row] = [
    ("E114", {}, BOTH, {}, [3, 2], [1, 0]),
    ("E115", {}, BOTH, {}, [4, 1], [1, 0]),
    ("E1-both-5", {}, BOTH, {}, [5, 0], [2, 0]),
    ("E1-both-2", {}, BOTH, {}, [2, 3], [0, 2]),
    ("E118", {}, BOTH, {}, [0, 5], [0, 2]),
    ("E119", {}, LONE_MAKER, {}, [5, 0], [4, 0]),
    ("E120", {}, LONE_MAKER, {}, [4, 1], [1, 0]),
    ("E1-lone-2", {}, LONE_MAKER, {}, [2, 3], [0, 2]),
    ("E1-lone-0", {}, LONE_MAKER, {}, [0, 5], [0, 2]),
    ("E1-lone-defender-0", {}, LONE_DEFENDER, {}, [5, 0], [2, 0]),
    ("E123", {}, LONE_DEFENDER, {}, [2, 3], [0, 2]),
    ("E124", {}, LONE_DEFENDER, {}, [0, 5], [0, 4]),
    ("E125", {}, LONE_DEFENDER, {}, [3, 2], [1, 0]),
    ("E1-both-alone-5", {}, BOTH_ALONE, {}, [5, 0], [4, 0]),
    ("E128", {}, BOTH_ALONE, {}, [3, 2], [1, 0]),
    ("E129", {}, BOTH_ALONE, {}, [1, 4], [0, 2]),
    ("E130", {}, BOTH_ALONE, {}, [0, 5], [0, 4]),
    ("H-super-euchre", SUPER, BOTH, {}, [0, 5], [0, 4]),
    ("H-super-euchre-one-trick", SUPER, BOTH, {}, [1, 4], [0, 2]),
    ("H-lone-penalty", PENALTY, LONE_MAKER, {}, [2, 3], [0, 4]),
    ("H-lone-penalty-both-alone", PENALTY, BOTH_ALONE, {}, [2, 3], [0, 4]),
    ("H-lone-penalty-nobody-alone", PENALTY, BOTH, {}, [2, 3], [0, 2]),
    ("H-partners-best", BEST, [*LONE_MAKER[:-1], "give 1", "give 1", "end"], {}, [5, 0], [4, 0]),
    ("H-round-two-no-trump", ROUND_TWO_NT, [*["pass"] * 4, "name NT", *[NO] * 4, "end"], {}, [3, 2], [1, 0]),
]

TWO_HANDED: list[Row] = [
    ("E2-3", {}, ["order", "take up", "end"], {}, [3, 2], [1, 0]),
    ("E2-4", {}, ["order", "take up", "end"], {}, [4, 1], [1, 0]),
    ("E2-5", {}, ["order", "leave", "end"], {}, [5, 0], [2, 0]),
    ("E133", {}, ["order", "take up", "end"], {}, [1, 4], [0, 2]),
    ("E2-0", {}, ["order", "take up", "end"], {}, [0, 5], [0, 2]),
    ("H-super-euchre-two-handed", SUPER, ["order", "take up", "end"], {}, [0, 5], [0, 4]),
]

STRONG = "JS JS JC JC AS AS KS KS AH AD KH QD"
ACES = "JS JC AS AH AD AC KH KD KC QS QH TD"
WEAKNESS = {1: "JC JC JS JS AC AC AS AS AH AH AD KD", 3: "KC KC QC QC AD KS KS KH KH KD QH QD"}

BID_EUCHRE: list[Row] = [
    ("E138", {}, ["bid 5 S", *["pass"] * 3, "end"], {}, [7, 5], [7, 5]),
    ("E139", {}, ["bid 8 H", *["pass"] * 3, "end"], {}, [6, 6], [-8, 6]),
    ("E140", {}, ["bid 1 C", *["pass"] * 3, "end"], WEAKNESS, [0, 12], [-1, 12]),
    ("E7-12-made", {}, ["bid 12 S", "end"], {0: STRONG}, [12, 0], [12, 0]),
    ("E7-12-failed", {}, ["bid 12 S", "end"], {0: ACES}, [11, 1], [-12, 1]),
    ("E143", {}, ["bid alone S", "give 1", "give 1", "end"], {0: STRONG}, [12, 0], [24, 0]),
    ("E144", {}, ["bid alone S", "give 2", "give 2", "end"], {0: STRONG}, [11, 1], [-24, 1]),
    ("E145", {}, ["bid alone NT", "give 0", "end"], {}, [5, 7], [-24, 7]),
    ("H-bonus-made", {"scoring.bonus": 2}, ["bid 5 S", *["pass"] * 3, "end"], {}, [7, 5], [9, 5]),
    ("H-bonus-failed", {"scoring.bonus": 2}, ["bid 8 H", *["pass"] * 3, "end"], {}, [6, 6], [-8, 6]),
    (
        "H-exchange-18-made",
        EIGHTEEN,
        ["bid alone S", "give 3", "give 3", "end"],
        {0: STRONG},
        [12, 0],
        [18, 0],
    ),
    (
        "H-exchange-18-failed",
        EIGHTEEN,
        ["bid alone S", "give 1", "give 1", "end"],
        {0: ACES},
        [9, 3],
        [-18, 3],
    ),
    ("H-no-exchange-24-made", EIGHTEEN, ["bid alone S", "give 0", "end"], {0: STRONG}, [12, 0], [24, 0]),
    ("H-no-exchange-24-failed", EIGHTEEN, ["bid alone S", "give 0", "end"], {0: ACES}, [9, 3], [-24, 3]),
    (
        "H-low",
        {"auction.low_no_trump": True},
        ["bid 5 LOW", *["pass"] * 3, "end"],
        {},
        [6, 6],
        [6, 6],
    ),
]

B_BIDS_SEVEN = ["bid 7 H", *["pass"] * 3, "end"]
A_BIDS_SIX = ["bid 6 D", *["pass"] * 3, "end"]
A_ALONE = ["bid alone S", "give 0", "end"]

WINNING: list[dict[str, Any]] = [
    {
        "id": "F167",
        "section": "§1",
        "text": "9-9, the makers take all five: they win 11-9.",
        "variant": "euchre",
        "dealer": 3,
        "score": [9, 9],
        "steps": BOTH,
        "outcome": {"tricks": [5, 0], "points": [2, 0], "score": [11, 9]},
        "final": {"winner": 0, "score": [11, 9], "phase": "over", "dealer": 3},
    },
    {
        "id": "F170",
        "section": "§6 with the cards of §1",
        "text": "9-0, a lone maker takes five, laps and slam on: counts two games, the next starts 3-0.",
        "variant": "euchre",
        "set": {"match.laps": True, "match.slam": True},
        "dealer": 3,
        "score": [9, 0],
        "steps": LONE_MAKER,
        "outcome": {"tricks": [5, 0], "points": [4, 0]},
        "final": {"winner": 0, "score": [13, 0], "phase": "over"},
        "match": {"games_won": 2, "next_start": [3, 0]},
    },
    {
        "id": "F175",
        "section": "§7",
        "text": "A 54; B bids 7 and fails with 5: A wins with 61.",
        "variant": "bid-euchre",
        "dealer": 0,
        "score": [54, 20],
        "steps": B_BIDS_SEVEN,
        "outcome": {"maker": 1, "tricks": [7, 5], "points": [7, -7]},
        "final": {"winner": 0, "score": [61, 13], "phase": "over"},
    },
    {
        "id": "F176",
        "section": "§7",
        "text": "A 54 bids 6 and fails with 5, B was 40 and takes 7: no winner, A 48, B 47.",
        "variant": "bid-euchre",
        "dealer": 3,
        "score": [54, 40],
        "steps": A_BIDS_SIX,
        "outcome": {"maker": 0, "tricks": [5, 7], "points": [-6, 7]},
        "final": {"winner": None, "score": [48, 47], "phase": "deal", "dealer": 0},
    },
    {
        "id": "F177",
        "section": "§7",
        "text": "A 54 bids 6 and fails with 5, B was 47 and takes 7: B wins with 54, it set A.",
        "variant": "bid-euchre",
        "dealer": 3,
        "score": [54, 47],
        "steps": A_BIDS_SIX,
        "outcome": {"maker": 0, "tricks": [5, 7], "points": [-6, 7]},
        "final": {"winner": 1, "score": [48, 54], "phase": "over"},
    },
    {
        "id": "F180",
        "section": "§7",
        "text": "A 55, B 10, all four pass: no winner, next dealer.",
        "variant": "bid-euchre",
        "dealer": 3,
        "score": [55, 10],
        "steps": ["pass"] * 4,
        "outcome": {"points": [0, 0]},
        "final": {"winner": None, "score": [55, 10], "phase": "deal", "dealer": 0},
    },
    {
        "id": "F181",
        "section": "§7",
        "text": "A 30 goes alone and makes it, B 51: A wins with 54.",
        "variant": "bid-euchre",
        "dealer": 3,
        "score": [30, 51],
        "steps": A_ALONE,
        "hold": {0: STRONG},
        "outcome": {"tricks": [12, 0], "points": [24, 0], "alone": [0]},
        "final": {"winner": 0, "score": [54, 51], "phase": "over"},
    },
    {
        "id": "F182",
        "section": "§7",
        "text": "A 60 goes alone and fails with 11, B was 52: B wins with 53, A at 36.",
        "variant": "bid-euchre",
        "dealer": 3,
        "score": [60, 52],
        "steps": A_ALONE,
        "hold": {0: STRONG},
        "outcome": {"tricks": [11, 1], "points": [-24, 1], "alone": [0]},
        "final": {"winner": 1, "score": [36, 53], "phase": "over"},
    },
    {
        "id": "F7-odd-tricks",
        "section": "§7",
        "text": "B reaches 54 by tricks while A makes its bid: B does not win yet.",
        "variant": "bid-euchre",
        "dealer": 3,
        "score": [10, 49],
        "steps": A_BIDS_SIX,
        "outcome": {"maker": 0, "tricks": [7, 5], "points": [7, 5]},
        "final": {"winner": None, "score": [17, 54], "phase": "deal"},
    },
    {
        "id": "F7-both-over",
        "section": "§7",
        "text": "Both end at 52 or more: the side that made its bid wins.",
        "variant": "bid-euchre",
        "dealer": 3,
        "score": [46, 49],
        "steps": A_BIDS_SIX,
        "outcome": {"maker": 0, "tricks": [7, 5], "points": [7, 5]},
        "final": {"winner": 0, "score": [53, 54], "phase": "over"},
    },
    {
        "id": "H-lose-at",
        "section": "§7 house",
        "text": "Lose at -52: A at -46 bids 6 and fails, so B wins.",
        "variant": "bid-euchre",
        "set": {"match.lose_at": -52},
        "dealer": 3,
        "score": [-46, 10],
        "steps": A_BIDS_SIX,
        "outcome": {"maker": 0, "tricks": [5, 7], "points": [-6, 7]},
        "final": {"winner": 1, "score": [-52, 17], "phase": "over"},
    },
    {
        "id": "H-target",
        "section": "§7 house",
        "text": "Target 32: A at 26 bids 6 and makes it with 6.",
        "variant": "bid-euchre",
        "set": {"match.target": 32},
        "dealer": 3,
        "score": [26, 10],
        "steps": A_BIDS_SIX,
        "outcome": {"maker": 0, "tricks": [6, 6], "points": [6, 6]},
        "final": {"winner": 0, "score": [32, 16], "phase": "over"},
    },
    {
        "id": "H-forfeit-deal",
        "section": "§18",
        "text": "Forfeit deal: the dealer P3 passes in round two, P0 and P2 get a point, the hand is void.",
        "variant": "euchre",
        "set": {"auction.forfeit_deal": True, "auction.dealer_must_call": True},
        "dealer": 3,
        "score": [9, 9],
        "steps": ["pass"] * 8,
        "checks": [{"after": 7, "to_act": 3, "allowed": ["pass", "name S"]}],
        "upcard": "9H",
        "outcome": {"maker": None, "strain": None, "tricks": [0, 0], "points": [1, 0]},
        "final": {"winner": 0, "score": [10, 9], "phase": "over"},
    },
]
