"""The ruleset of Euchre Game Notation, key by key, as rules of ours and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from euchre.cards import Rank
from euchre.errors import NotationError, RulesError
from euchre.notation.egn_model import RuleValue
from euchre.notation.record import RecordError
from euchre.rules import Rules, variant
from euchre.rules.choices import AuctionKind, LoneDefenders, Sides
from euchre.rules.load import value_of
from euchre.rules.model import plain

Settings = Mapping[str, object]

DEFAULTS: Mapping[str, RuleValue] = {
    "std": True,
    "min_rank": 9,
    "winning_score": 10,
    "num_deals": 0,
    "canadian": False,
    "loner_lead": "LEFT_OF_DEALER",
    "loner_march_score": 4,
    "loner_euchred_score": 2,
    "defend_alone": False,
    "farmers": False,
    "partners_best": False,
    "go_under": False,
    "joker": False,
    "num_players": 4,
    "allow_no_trump": False,
    "fast_break": False,
    "four_trick_tokens": False,
}
"""Every key of a ruleset with its value where the file does not name it."""

WRITTEN = ("std", "canadian", "loner_lead")
"""Keys that are always written, as published games do; the others where they differ from the default."""

GAMES: Mapping[int, str] = {4: "euchre", 2: "two-handed"}
"""Our variant for each number of players; EGN's two scores leave no room for others."""

BASE: Mapping[int, Settings] = {
    4: {"alone.makers": "with_call", "alone.defenders": "never", "exchange.any_of_six": True},
    2: {"exchange.any_of_six": True},
}
"""How EGN's base game differs from ours for each number of players."""

LEADS = {"LEFT_OF_DEALER": "next_active", "LEFT_OF_LONER": "left_of_lone"}


def _switch(key: str) -> Callable[[Any], Settings]:
    return lambda value: {key: value}


def _ranks(value: int) -> Settings:
    if not Rank.TWO <= value <= Rank.JACK:
        raise _refused(
            "min_rank", value, f"the lowest rank is a number from {int(Rank.TWO)} to 11 (the jack)"
        )
    return {"deck.ranks": "".join(rank.text for rank in Rank if value <= rank <= Rank.ACE)}


def _lead(value: str) -> Settings:
    if value not in LEADS:
        raise _refused("loner_lead", value, f"write {' or '.join(LEADS)}")
    return {"play.lone_lead": LEADS[value]}


def _target(value: int) -> Settings:
    return {"match.target": value} if value else {}


def _price(name: str, key: str, usual: int) -> Callable[[Any], Settings]:
    def price(value: int) -> Settings:
        if value < 1:
            raise _refused(name, value, "a number of points is 1 or more")
        return {} if value == usual else {key: value}

    return price


def _defenders(value: bool) -> Settings:
    return {"alone.defenders": "against_lone", "scoring.lone_defence": True} if value else {}


OURS: Mapping[str, Callable[[Any], Settings]] = {
    "std": _switch("auction.dealer_must_call"),
    "min_rank": _ranks,
    "winning_score": _target,
    "num_deals": _switch("match.max_hands"),
    "canadian": _switch("auction.canadian_loner"),
    "loner_lead": _lead,
    "loner_march_score": _price("loner_march_score", "scoring.lone_march", 4),
    "loner_euchred_score": _price("loner_euchred_score", "scoring.lone_euchred", 2),
    "defend_alone": _defenders,
    "farmers": _switch("auction.farmers_hand"),
    "partners_best": _switch("exchange.partners_best"),
    "go_under": _switch("auction.going_under"),
    "joker": _switch("deck.joker"),
    "allow_no_trump": _switch("auction.second_round_no_trump"),
    "fast_break": _switch("scoring.fast_break"),
    "four_trick_tokens": _switch("scoring.four_trick_tokens"),
}
"""What each key (but ``num_players``, which chooses the game) sets in our rules."""

PARTNERS_ONLY = ("canadian", "loner_lead", "loner_march_score", "loner_euchred_score", "defend_alone")
"""Keys that say nothing where nobody has a partner."""

WITHOUT_EFFECT = ("match.laps", "match.slam", "match.in_the_barn", "deal.packets")
"""Keys of ours that change nothing in the course of one match."""

UNSTATED = (
    "alone.makers",
    "alone.defenders",
    "auction.ace_no_face",
    "auction.forfeit_deal",
    "auction.joker_up",
    "auction.need_suit",
    "auction.turned_down_again",
    "exchange.any_of_six",
    "exchange.call_for_best",
    "exchange.may_leave",
    "scoring.lone_defence",
    "scoring.lone_euchred",
    "scoring.lone_penalty",
    "scoring.super_euchre",
)
"""Keys of ours that EGN cannot state: allowed as long as no hand of the record makes use of them."""


def rules_of(ruleset: Mapping[str, RuleValue]) -> Rules:
    """The rules that a ruleset asks for; keys that it does not name have EGN's defaults.

    Raises: `RecordError` (``unknown-egn-key``, ``wrong-egn``, ``rule-not-played`` naming the key).
    """
    for key, value in ruleset.items():
        if key not in DEFAULTS:
            message = f"metadata.ruleset has the unknown key {key!r}: it may have {', '.join(DEFAULTS)}"
            raise RecordError(NotationError("unknown-egn-key", message))
        if type(value) is not type(DEFAULTS[key]):
            message = (
                f"metadata.ruleset.{key} = {_shown(value)}: write a value such as {_shown(DEFAULTS[key])}"
            )
            raise RecordError(NotationError("wrong-egn", message))
    return _rules_of(tuple({**DEFAULTS, **ruleset}.items()))


@lru_cache(maxsize=64)
def _rules_of(every: tuple[tuple[str, RuleValue], ...]) -> Rules:
    """The rules for a value of every key, in the order of `DEFAULTS`; compiled once."""
    values = dict(every)
    players = int(values["num_players"])
    if players not in GAMES:
        raise _refused("num_players", players, f"a score of two sides is for {' or '.join(map(str, GAMES))}")
    if not values["winning_score"] and not values["num_deals"]:
        raise _refused("winning_score", 0, "give a score that wins, or num_deals")
    settings = dict(BASE[players])
    for key, ours in OURS.items():
        if players == 4 or key not in PARTNERS_ONLY or values[key] != DEFAULTS[key]:
            settings.update(ours(values[key]))
    try:
        return variant(GAMES[players], settings)
    except RulesError as error:
        wrong = f"this ruleset is not played here: {error.message}"
        raise RecordError(NotationError("rule-not-played", wrong)) from error


@dataclass(frozen=True)
class Stated:
    """A ruleset that states rules of ours, and the keys of ours that it cannot state."""

    ruleset: Mapping[str, RuleValue]
    rules: Rules
    left_out: tuple[str, ...]


def ruleset_of(rules: Rules) -> Stated:
    """The ruleset nearest to our rules.

    Raises: `RecordError` (``not-in-egn``) for rules that EGN cannot state.
    """
    players = rules.count
    sides = Sides.PARTNERS if players == 4 else Sides.SINGLES
    if (
        players not in GAMES
        or rules.seats.sides is not sides
        or rules.auction.kind is not AuctionKind.TURN_UP
    ):
        raise not_in_egn(
            f"{rules.id} does not fit into Euchre Game Notation: it knows turn-up Euchre for "
            f"{' or '.join(map(str, GAMES))}, no bids by numbers and no tricks beyond five"
        )
    values = {**_values(rules), "num_players": players}
    ruleset = {key: value for key, value in values.items() if key in WRITTEN or value != DEFAULTS[key]}
    nearest = rules_of(ruleset)
    differing = [key for key in _differences(rules, nearest) if key not in WITHOUT_EFFECT]
    wrong = [key for key in differing if key not in UNSTATED]
    if wrong:
        value = plain(value_of(rules, wrong[0]))
        raise not_in_egn(f"Euchre Game Notation has no rule for {wrong[0]} = {_shown(value)}")
    return Stated(ruleset, nearest, tuple(differing))


def not_in_egn(message: str, hand: int | None = None) -> RecordError:
    """The error for what EGN cannot say."""
    return RecordError(NotationError("not-in-egn", message), hand=hand)


def _values(rules: Rules) -> dict[str, RuleValue]:
    leads = {ours: theirs for theirs, ours in LEADS.items()}
    lowest = min(rules.deck.ranks)
    values: dict[str, RuleValue] = {
        "std": rules.auction.dealer_must_call,
        "min_rank": int(lowest),
        "winning_score": rules.match.target,
        "num_deals": rules.match.max_hands,
        "canadian": rules.auction.canadian_loner,
        "loner_lead": leads.get(rules.play.lone_lead, "LEFT_OF_LONER"),
        "loner_march_score": rules.scoring.lone_march or 4,
        "loner_euchred_score": 4 if rules.scoring.lone_penalty else rules.scoring.lone_euchred or 2,
        "defend_alone": rules.alone.defenders is LoneDefenders.AGAINST_LONE and rules.scoring.lone_defence,
        "farmers": rules.auction.farmers_hand,
        "partners_best": rules.exchange.partners_best,
        "go_under": rules.auction.going_under,
        "joker": rules.deck.joker,
        "allow_no_trump": rules.auction.second_round_no_trump,
        "fast_break": rules.scoring.fast_break,
        "four_trick_tokens": rules.scoring.four_trick_tokens,
    }
    if rules.count != 4:
        values.update({key: DEFAULTS[key] for key in PARTNERS_ONLY})
    return values


def _differences(one: Rules, other: Rules) -> list[str]:
    first, second = one.to_json(), other.to_json()
    return [
        f"{section}.{name}"
        for section, keys in first.items()
        if section not in ("id", "settings")
        for name, value in keys.items()
        if value != second[section][name]
    ]


def _refused(key: str, value: RuleValue, reason: str) -> RecordError:
    return RecordError(
        NotationError("rule-not-played", f"metadata.ruleset.{key} = {_shown(value)}: {reason}")
    )


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)
