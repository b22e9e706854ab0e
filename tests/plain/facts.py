"""What each game is played with, and what can be bid in it: plain tables out of the rulebook."""

from .cards import SUITS

SHORT = "9TJQKA"
MIDDLE = "789TJQKA"
WHOLE = "23456789TJQKA"

SEATS = {
    "euchre": 4,
    "two-handed": 2,
    "euchre-32": 4,
    "british": 4,
    "three-handed": 3,
    "railroad": 4,
    "bid-euchre": 4,
    "bid-euchre-midwest": 4,
    "indiana": 4,
    "barrie": 4,
    "kokomo": 4,
    "bid-euchre-single": 4,
    "pepper": 4,
    "pfeffer": 4,
    "hasenpfeffer": 4,
    "nap": 4,
    "buck": 4,
    "six-handed": 6,
}
SINGLES = ["two-handed", "three-handed", "nap", "buck"]
RANKS_OF = {"euchre-32": MIDDLE, "barrie": "JQKA", "kokomo": "JQKA", "nap": WHOLE}
DOUBLE = ["bid-euchre", "bid-euchre-midwest", "indiana", "barrie", "kokomo", "six-handed"]
JOKER = ["british", "railroad", "hasenpfeffer"]
NO_BOWERS = ["nap"]
UPCARD = ["euchre", "two-handed", "euchre-32", "british", "three-handed", "railroad", "buck"]
HAND_SIZE = {
    **dict.fromkeys(UPCARD, 5),
    "bid-euchre": 12,
    "bid-euchre-midwest": 12,
    "indiana": 12,
    "barrie": 8,
    "kokomo": 7,
    "bid-euchre-single": 6,
    "pepper": 6,
    "pfeffer": 6,
    "hasenpfeffer": 6,
    "nap": 5,
    "six-handed": 8,
}
WIDOW = {"kokomo": 4, "hasenpfeffer": 1}


def deck(variant: str) -> list[str]:
    """All cards of the variant's deck, a double deck listing every face twice."""
    ranks = RANKS_OF.get(variant, SHORT)
    cards = [rank + suit for suit in SUITS for rank in ranks] * (2 if variant in DOUBLE else 1)
    return [*cards, "JK"] if variant in JOKER else cards


def numbers(first: int, last: int) -> list[str]:
    """Bids by number as texts."""
    return [str(number) for number in range(first, last + 1)]


LEVELS = {
    "bid-euchre": [*numbers(1, 12), "alone"],
    "bid-euchre-midwest": [*numbers(1, 12), "alone"],
    "indiana": [*numbers(1, 12), "moon"],
    "barrie": [*numbers(3, 8), "call-two", "call-one", "alone"],
    "kokomo": [*numbers(1, 7), "call-two", "call-one", "alone"],
    "bid-euchre-single": [*numbers(3, 6), "alone"],
    "pepper": [*numbers(1, 5), "little-pepper", "big-pepper"],
    "pfeffer": [*numbers(4, 5), "little-pepper", "big-pepper"],
    "hasenpfeffer": numbers(1, 6),
    "nap": ["2", "3", "misere", "4", "nap", "wellington", "blucher"],
    "six-handed": [*numbers(1, 8), "alone"],
}
CLOSING = {
    "bid-euchre": ["12", "alone"],
    "bid-euchre-midwest": ["12", "alone"],
    "indiana": ["moon"],
    "barrie": ["alone"],
    "kokomo": ["alone"],
    "bid-euchre-single": ["alone"],
    "pepper": ["big-pepper"],
    "pfeffer": ["big-pepper"],
    "hasenpfeffer": ["6"],
    "nap": ["blucher"],
    "six-handed": ["alone"],
}
TURNS = {
    "indiana": "pass is final",
    "barrie": "one each",
    "bid-euchre-single": "one each",
    "nap": "one each",
    "six-handed": "one each",
}
"""Where nothing is said a pass bars nobody, and the auction ends when all the others have passed in a row."""
NO_STRAIN = {
    "barrie": ["call-two", "call-one", "alone"],
    "kokomo": ["call-two", "call-one", "alone"],
    "pepper": LEVELS["pepper"],
    "pfeffer": LEVELS["pfeffer"],
    "hasenpfeffer": LEVELS["hasenpfeffer"],
    "nap": LEVELS["nap"],
}
"""Bids that do not name a strain."""
STRAINS = {
    "indiana": [*SUITS, "NT", "LOW"],
    "kokomo": [*SUITS, "NT", "LOW"],
    "pfeffer": [*SUITS, "NT", "LOW"],
    "six-handed": [*SUITS, "NT", "LOW"],
    "hasenpfeffer": SUITS,
}
"""Where nothing is said the four suits and high no-trump."""
LONE_BIDS = ["alone", "moon", "call-one", "call-two"]
EXCHANGED = {"moon": [3], "call-two": [2], "call-one": [1]}
"""How many cards a lone bidder exchanges, where that is fixed; `alone` is none but in the long games."""
PRICES = {
    "bid-euchre": {"alone": 24},
    "bid-euchre-midwest": {"alone": 24},
    "indiana": {"moon": 24},
    "barrie": {"call-two": 12, "call-one": 18, "alone": 24},
    "kokomo": {"call-two": 12, "call-one": 18, "alone": 24},
    "bid-euchre-single": {"alone": 12},
    "pepper": {"little-pepper": 6, "big-pepper": 12},
    "pfeffer": {"little-pepper": 6, "big-pepper": 12},
    "hasenpfeffer": {},
    "six-handed": {"alone": 16},
}
STAKES = {
    "2": (2, 2),
    "3": (3, 3),
    "misere": (3, 3),
    "4": (4, 4),
    "nap": (10, 5),
    "wellington": (10, 10),
    "blucher": (20, 20),
}
"""Nap: what each opponent pays, and is paid."""
TARGET = {
    "british": 11,
    "bid-euchre": 52,
    "bid-euchre-midwest": 52,
    "indiana": 52,
    "barrie": 52,
    "kokomo": 52,
    "bid-euchre-single": 32,
    "pepper": 30,
    "pfeffer": 30,
    "hasenpfeffer": 10,
    "six-handed": 52,
}
"""Where nothing is said ten."""
MAKE_OR_SET = [*DOUBLE, "bid-euchre-single"]
"""Games in which a side wins only in a hand in which it made its bid or set the others."""
BIDDER_FIRST = ["pepper", "pfeffer", "hasenpfeffer"]
"""Games in which the bidding side wins where both have reached the target."""
