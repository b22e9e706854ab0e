"""Positions of the younger variants whose continuations are counted; described as in positions.py."""

from .positions import Description

SMALL = 2_500
LARGE = 100_000

PASSES = ["pass"] * 4
NO = ["decline"] * 4
STUCK = {"auction.dealer_must_call": True}
FREE = {"auction.dealer_must_call": False}
AGAIN = {"auction.turned_down_again": True}
NEED = {"auction.need_suit": True}
CANADIAN = {"auction.canadian_loner": True}
BEST = {"exchange.partners_best": True}
LOW = {"auction.low_no_trump": True}

EUCHRE_32: list[Description] = [
    ("auction from the first call", {}, [], "", SMALL),
    ("dealer takes or leaves", {}, ["order", *NO], "", SMALL),
    ("three tricks to the end", {}, ["order", *NO, "take up", "down to 3"], "", SMALL),
    ("both sides alone", {}, ["order", "alone", "alone"], "", SMALL),
    ("stuck dealer", STUCK, ["pass"] * 7, "", SMALL),
    ("canadian loner", CANADIAN, ["pass"], "", SMALL),
    ("suit needed", NEED, [], "left cannot order", SMALL),
    ("no-trump in round two", {"auction.second_round_no_trump": True}, PASSES, "", SMALL),
    ("turned-down suit again", AGAIN, PASSES, "", SMALL),
    ("partner's best", BEST, ["order", "alone", "decline", "decline", "take up"], "", SMALL),
    (
        "lone penalty",
        {"scoring.lone_penalty": True},
        ["order", "alone", "decline", "decline", "take up", "down to 3"],
        "makers without trick",
        SMALL,
    ),
    (
        "super euchre",
        {"scoring.super_euchre": True},
        ["order", *NO, "take up", "down to 3"],
        "makers without trick",
        SMALL,
    ),
]

BRITISH: list[Description] = [
    ("auction from the first call", {}, [], "joker not turned", SMALL),
    ("the joker is turned up", {}, [], "joker turned", SMALL),
    ("round two, alone or not", {}, PASSES, "joker not turned", SMALL),
    ("any of six is put out", {}, ["order"], "joker not turned", SMALL),
    ("dealer's partner alone, no take-up", {}, ["pass", "order alone"], "joker not turned", SMALL),
    ("the joker in play", {}, ["order", "take up", "down to 3"], "joker held", SMALL),
    ("lone maker to the end", {}, ["order alone", "take up", "down to 3"], "joker not turned", SMALL),
    ("stuck dealer", STUCK, ["pass"] * 7, "joker not turned", SMALL),
    ("canadian loner", CANADIAN, ["pass"], "joker not turned", SMALL),
    ("suit needed, the joker does not count", NEED, PASSES, "joker held", SMALL),
    ("turned-down suit again", AGAIN, PASSES, "joker not turned", SMALL),
    ("partner's best", BEST, ["order alone", "take up"], "joker not turned", SMALL),
    (
        "lone penalty",
        {"scoring.lone_penalty": True},
        ["order alone", "take up", "down to 3"],
        "makers without trick",
        SMALL,
    ),
    (
        "super euchre",
        {"scoring.super_euchre": True},
        ["order", "take up", "down to 3"],
        "makers without trick",
        SMALL,
    ),
]

THREE_HANDED: list[Description] = [
    ("auction from the first call", {}, [], "", SMALL),
    ("round two from its first call", {}, ["pass"] * 3, "", SMALL),
    ("dealer takes or leaves", {}, ["order"], "", SMALL),
    ("four tricks to the end", {}, ["order", "take up", "down to 4"], "", LARGE),
    ("three tricks to the end", {}, ["pass", "order", "take up", "down to 3"], "", SMALL),
    ("stuck dealer", STUCK, ["pass"] * 5, "", SMALL),
    ("suit needed", NEED, [], "left cannot order", SMALL),
    ("turned-down suit again", AGAIN, ["pass"] * 3, "", SMALL),
    ("march of two", {"scoring.march_two": True}, ["order", "take up", "down to 3"], "makers lead", SMALL),
]

RAILROAD: list[Description] = [
    ("auction from the first call", {}, [], "", SMALL),
    ("the joker is turned up", {}, [], "joker turned", SMALL),
    ("lone offers", {}, ["order"], "", SMALL),
    ("a defender is asked after a lone maker", {}, ["order", "alone"], "", SMALL),
    ("call for best", {}, ["order", "alone", "decline", "decline", "take up"], "", SMALL),
    (
        "call for best on both sides",
        {},
        ["order", "alone", "decline", "alone", "take up", "give 1", "give 1"],
        "",
        SMALL,
    ),
    (
        "a dealer who sits out gives one of six",
        {},
        ["pass", "order", "alone", "decline", "decline", "give 1"],
        "",
        SMALL,
    ),
    ("no card called for", {}, ["order", "alone", "decline", "decline", "take up", "give 0"], "", SMALL),
    ("both alone to the end", {}, ["order", "alone", "alone", "give 0", "give 0"], "", SMALL),
    ("three tricks to the end", {}, ["order", *["decline"] * 2, "take up", "down to 3"], "joker held", SMALL),
    ("stuck dealer", STUCK, ["pass"] * 7, "", SMALL),
    ("canadian loner", CANADIAN, ["pass"], "", SMALL),
    ("turned-down suit again", AGAIN, PASSES, "", SMALL),
]

MIDWEST: list[Description] = [
    ("standing bid of ten", {}, ["pass", "bid 10 H"], "", SMALL),
    ("exchange of one", {}, ["bid alone S", "give 1"], "", SMALL),
    ("three tricks to the end", {}, ["bid 12 S", "down to 3"], "", SMALL),
    ("stuck dealer", STUCK, ["pass"] * 3, "", SMALL),
    ("low no-trump", LOW, ["bid 11 LOW"], "", SMALL),
]

INDIANA: list[Description] = [
    ("auction from the first call", {}, [], "", SMALL),
    ("a pass is final", {}, ["pass", "bid 11 S", "pass"], "", SMALL),
    ("one against one", {}, ["bid 10 D", "pass", "pass", "bid 11 LOW"], "", SMALL),
    ("twelve does not end it", {}, ["bid 12 H"], "", SMALL),
    ("three opening passes", {}, ["pass"] * 3, "", SMALL),
    ("the moon, three cards", {}, ["bid moon S"], "", SMALL),
    ("low no-trump, three tricks", {}, ["bid 12 LOW", *["pass"] * 3, "down to 3"], "", SMALL),
    ("the moon, three tricks", {}, ["bid moon NT", "give 3", "give 3", "down to 3"], "", SMALL),
    ("stuck dealer", STUCK, ["pass"] * 3, "", SMALL),
]

BARRIE: list[Description] = [
    ("auction from the first call", {}, [], "", SMALL),
    ("standing bid of seven", {}, ["pass", "bid 7 NT"], "", SMALL),
    ("above call two", {}, ["bid call-two"], "", SMALL),
    ("trump after the auction", {}, ["pass"] * 3 + ["bid call-one"], "", SMALL),
    ("alone ends it", {}, ["bid alone"], "", SMALL),
    ("call two, cards given", {}, ["bid call-two", *["pass"] * 3, "name S"], "", SMALL),
    (
        "call one to the end",
        {},
        ["bid call-one", *["pass"] * 3, "name H", "give 1", "give 1", "down to 4"],
        "",
        LARGE,
    ),
    ("three tricks to the end", {}, ["bid 8 C", *["pass"] * 3, "down to 3"], "twins left", SMALL),
    ("alone in no-trump", {}, ["bid alone", "name NT", "down to 4"], "", SMALL),
    ("stuck dealer", STUCK, ["pass"] * 3, "", SMALL),
    ("low no-trump from four on", LOW, ["pass"] * 3, "", SMALL),
]

KOKOMO: list[Description] = [
    ("auction from the first call", {}, [], "", SMALL),
    ("passers come back in", {}, ["pass", "bid 6 S", "pass", "pass"], "", SMALL),
    ("four cards put out", {}, ["bid 7 D", *["pass"] * 3], "", SMALL),
    ("trump, then four cards put out", {}, ["bid call-two", *["pass"] * 3], "", SMALL),
    ("an exchange after that", {}, ["bid call-one", *["pass"] * 3, "name C", "any"], "", SMALL),
    (
        "call two, three tricks",
        {},
        ["bid call-two", *["pass"] * 3, "name LOW", "any", "any", "any", "down to 3"],
        "",
        SMALL,
    ),
    ("three tricks to the end", {}, ["bid 7 H", *["pass"] * 3, "any", "down to 3"], "", SMALL),
    ("the dealer is stuck", {}, ["pass"] * 3, "", SMALL),
    ("a dealer who is not stuck", FREE, ["pass"] * 3, "", SMALL),
]

SINGLE: list[Description] = [
    ("auction from the first call", {}, [], "", SMALL),
    ("the dealer's call", {}, ["pass", "bid 4 H", "pass"], "", SMALL),
    ("alone, nobody exchanges", {}, ["bid alone S"], "", SMALL),
    ("three tricks to the end", {}, ["bid 6 S", *["pass"] * 3, "down to 3"], "", SMALL),
    ("alone, four tricks", {}, ["bid alone D", "down to 4"], "", SMALL),
    ("stuck dealer", STUCK, ["pass"] * 3, "", SMALL),
    ("low no-trump", LOW, ["bid 5 LOW"], "", SMALL),
]

PEPPER: list[Description] = [
    ("auction from the first call", {}, [], "", SMALL),
    ("big pepper ends it", {}, ["bid 5", "bid little-pepper", "bid big-pepper"], "", SMALL),
    ("passers come back in", {}, ["bid 3", "pass", "pass", "bid 5", "pass"], "", SMALL),
    ("trump after the auction", {}, ["bid 2", *["pass"] * 3], "", SMALL),
    ("three tricks to the end", {}, ["bid 4", *["pass"] * 3, "name S", "down to 3"], "", SMALL),
    (
        "little pepper, three tricks",
        {},
        ["bid little-pepper", *["pass"] * 3, "name NT", "down to 3"],
        "makers have all",
        SMALL,
    ),
    ("big pepper, three tricks", {}, ["bid big-pepper", "name H", "down to 3"], "makers have all", SMALL),
    ("stuck dealer", STUCK, ["pass"] * 3, "", SMALL),
    ("low no-trump", LOW, ["bid 5", *["pass"] * 3], "", SMALL),
]

PFEFFER: list[Description] = [
    ("auction from the first call", {}, [], "", SMALL),
    ("the dealer is stuck", {}, ["pass"] * 3, "", SMALL),
    ("a dealer who is not stuck", FREE, ["pass"] * 3, "", SMALL),
    ("low no-trump, three tricks", {}, ["bid 4", *["pass"] * 3, "name LOW", "down to 3"], "", SMALL),
]

HASENPFEFFER: list[Description] = [
    ("auction from the first call", {}, [], "", SMALL),
    ("six ends it", {}, ["bid 4", "bid 6"], "", SMALL),
    ("the joker's holder is forced", {}, PASSES, "joker held", SMALL),
    ("three passes, the joker is held", {}, ["pass"] * 3, "joker held", SMALL),
    ("three passes, the joker is the widow", {}, ["pass"] * 3, "joker in the widow", SMALL),
    ("widow, trump, a card out", {}, ["bid 3", *["pass"] * 3], "", SMALL),
    (
        "three tricks to the end",
        {},
        ["bid 5", *["pass"] * 3, "name S", "any", "down to 3"],
        "joker held",
        SMALL,
    ),
    ("stuck dealer", STUCK, ["pass"] * 3, "", SMALL),
]

NAP: list[Description] = [
    ("auction from the first call", {}, [], "", SMALL),
    ("above misère", {}, ["bid misere"], "", SMALL),
    ("wellington over nap", {}, ["bid nap"], "", SMALL),
    ("blücher over wellington", {}, ["bid nap", "bid wellington"], "", SMALL),
    ("three passes", {}, ["pass"] * 3, "", SMALL),
    ("the first lead makes trump", {}, ["bid nap", "bid wellington", "bid blucher"], "", SMALL),
    ("three tricks to the end", {}, ["bid 3", *["pass"] * 3, "down to 3"], "", SMALL),
    ("misère to the end", {}, ["bid misere", *["pass"] * 3, "down to 3"], "makers without trick", SMALL),
    ("seven players", {"seats.count": 7}, ["bid 4", "pass", "pass", "bid nap"], "", SMALL),
    ("two players", {"seats.count": 2}, ["bid 4", "pass"], "", SMALL),
    ("nap to the end", {}, ["bid nap", *["pass"] * 3, "down to 3"], "makers have all", SMALL),
]

BUCK: list[Description] = [
    ("auction from the first call", {}, [], "clubs not turned", SMALL),
    ("a turned club", {}, [], "clubs turned", SMALL),
    ("the dealer's last call", {}, ["pass"] * 7, "clubs not turned", SMALL),
    ("in or out", {}, ["order"], "clubs not turned", SMALL),
    ("all but one are out", {}, ["order", "out", "out"], "clubs not turned", SMALL),
    ("the dealer is out", {}, ["order", "in", "in", "out"], "clubs not turned", SMALL),
    ("two players to the end", {}, ["pass", "pass", "order", "out", "out", "in"], "clubs not turned", SMALL),
    (
        "three tricks to the end",
        {},
        ["order", "in", "out", "in", "take up", "down to 3"],
        "clubs not turned",
        SMALL,
    ),
    ("no-trump without a maker", {}, [*PASSES * 2, "down to 3"], "clubs not turned", SMALL),
    ("clubs without a maker", {}, ["down to 3"], "clubs turned", SMALL),
    ("turned-down suit again", AGAIN, PASSES, "clubs not turned", SMALL),
    ("no no-trump", {"auction.second_round_no_trump": False}, PASSES, "clubs not turned", SMALL),
]

SIX_HANDED: list[Description] = [
    ("auction from the first call", {}, [], "", SMALL),
    ("the dealer's call", {}, ["pass", "bid 6 H", *["pass"] * 3], "", SMALL),
    ("alone, two partners sit out", {}, ["bid alone S"], "", SMALL),
    ("two tricks to the end", {}, ["bid 8 LOW", *["pass"] * 5, "down to 2"], "", SMALL),
    ("alone, three tricks", {}, ["bid alone C", "down to 3"], "", SMALL),
    ("stuck dealer", STUCK, ["pass"] * 5, "", SMALL),
]

FAMILY: dict[str, list[Description]] = {
    "euchre-32": EUCHRE_32,
    "british": BRITISH,
    "three-handed": THREE_HANDED,
    "railroad": RAILROAD,
    "bid-euchre-midwest": MIDWEST,
    "indiana": INDIANA,
    "barrie": BARRIE,
    "kokomo": KOKOMO,
    "bid-euchre-single": SINGLE,
    "pepper": PEPPER,
    "pfeffer": PFEFFER,
    "hasenpfeffer": HASENPFEFFER,
    "nap": NAP,
    "buck": BUCK,
    "six-handed": SIX_HANDED,
}

PASSED_OUT: dict[str, list[Description]] = {
    variant: [("after a hand passed out", {}, [], "pass", SMALL)]
    for variant in ("british", "three-handed", "railroad", "indiana", "barrie", "pepper", "nap", "six-handed")
}
