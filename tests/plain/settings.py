"""The house rules that can be switched, one dictionary of defaults for each variant."""

from typing import Any

from .cards import RefusedError
from .facts import TARGET

EUCHRE: dict[str, Any] = {
    "auction.dealer_must_call": False,
    "auction.canadian_loner": False,
    "auction.need_suit": False,
    "auction.second_round_no_trump": False,
    "auction.farmers_hand": False,
    "auction.ace_no_face": False,
    "auction.going_under": False,
    "auction.turned_down_again": False,
    "auction.forfeit_deal": False,
    "exchange.partners_best": False,
    "scoring.lone_penalty": False,
    "scoring.super_euchre": False,
    "match.target": 10,
    "match.laps": False,
    "match.slam": False,
    "match.in_the_barn": False,
}

TWO_HANDED: dict[str, Any] = {
    "auction.dealer_must_call": False,
    "auction.need_suit": False,
    "auction.second_round_no_trump": False,
    "auction.turned_down_again": False,
    "scoring.super_euchre": False,
    "match.target": 10,
    "match.laps": False,
    "match.slam": False,
}

BID_EUCHRE: dict[str, Any] = {
    "auction.dealer_must_call": False,
    "auction.low_no_trump": False,
    "auction.minimum": 1,
    "auction.turns": "reentry",
    "scoring.bonus": 0,
    "scoring.alone_with_exchange": 0,
    "match.target": 52,
    "match.lose_at": 0,
    "match.laps": False,
    "match.slam": False,
}

PARTNERS_32 = [key for key in EUCHRE if key not in ("auction.farmers_hand", "auction.ace_no_face")]
OTHERS: dict[str, dict[str, Any]] = {
    "euchre-32": {
        key: EUCHRE[key]
        for key in PARTNERS_32
        if key not in ("auction.going_under", "auction.forfeit_deal", "match.in_the_barn")
    },
    "british": {
        "auction.dealer_must_call": False,
        "auction.canadian_loner": False,
        "auction.need_suit": False,
        "auction.turned_down_again": False,
        "exchange.partners_best": False,
        "scoring.lone_penalty": False,
        "scoring.super_euchre": False,
    },
    "three-handed": {
        "auction.dealer_must_call": False,
        "auction.need_suit": False,
        "auction.turned_down_again": False,
        "scoring.march_two": False,
    },
    "railroad": {
        "auction.dealer_must_call": False,
        "auction.canadian_loner": False,
        "auction.turned_down_again": False,
    },
    "bid-euchre-midwest": {"auction.dealer_must_call": False, "auction.low_no_trump": False},
    "indiana": {"auction.dealer_must_call": False},
    "barrie": {"auction.dealer_must_call": False, "auction.low_no_trump": False},
    "kokomo": {"auction.dealer_must_call": True},
    "bid-euchre-single": {"auction.dealer_must_call": False, "auction.low_no_trump": False},
    "pepper": {"auction.dealer_must_call": False, "auction.low_no_trump": False},
    "pfeffer": {"auction.dealer_must_call": True},
    "hasenpfeffer": {"auction.dealer_must_call": False},
    "nap": {"seats.count": 4},
    "buck": {"auction.turned_down_again": False, "auction.second_round_no_trump": True},
    "six-handed": {"auction.dealer_must_call": False},
}

DEFAULTS = {"euchre": EUCHRE, "two-handed": TWO_HANDED, "bid-euchre": BID_EUCHRE}
for _variant, _options in OTHERS.items():
    DEFAULTS[_variant] = {**_options, "match.target": TARGET.get(_variant, 10)}
del DEFAULTS["nap"]["match.target"], DEFAULTS["buck"]["match.target"]
RANGES = {
    "seats.count": (2, 7),
    "auction.minimum": (1, 12),
    "scoring.alone_with_exchange": (0, 1000),
    "scoring.bonus": (0, 1000),
    "match.target": (1, 1000),
    "match.lose_at": (-1000, 0),
}


def settings(variant: str, options: dict[str, Any]) -> dict[str, Any]:
    """A variant's settings with the given ones changed; one that does not fit raises RefusedError."""
    if variant not in DEFAULTS:
        raise RefusedError(f"there is no variant {variant!r}; there are {', '.join(DEFAULTS)}")
    result = dict(DEFAULTS[variant])
    for key, value in options.items():
        if key not in result:
            raise RefusedError(f"{variant} has no setting {key!r}; it has {', '.join(result)}")
        check_value(key, value, result[key])
        result[key] = value
    return result


def check_value(key: str, value: Any, default: Any) -> None:
    """Raise RefusedError unless the value is of the kind and in the range that the setting takes."""
    if type(value) is not type(default):
        raise RefusedError(f"{key} takes a {type(default).__name__}, not {value!r}")
    if key == "auction.turns" and value not in ("one_each", "reentry"):
        raise RefusedError(f"{key} is 'one_each' or 'reentry', not {value!r}")
    if key in RANGES and not RANGES[key][0] <= value <= RANGES[key][1]:
        raise RefusedError(f"{key} lies between {RANGES[key][0]} and {RANGES[key][1]}, not at {value}")
