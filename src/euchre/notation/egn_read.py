"""Reading Euchre Game Notation: JSON to `Game`, every fault named with the deal it is in.

Only the form is checked here; whether the game was legal is found out by `euchre.notation.egn_record`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, NoReturn

from euchre.errors import NotationError
from euchre.notation.egn_cards import ANY, Symbol
from euchre.notation.egn_model import (
    CALLS,
    MOST_DEALS,
    ORDER,
    PASS,
    Alternative,
    Bidding,
    CardExchange,
    EgnDeal,
    Game,
    Line,
    Note,
    Notes,
    Player,
    RuleValue,
    TrickPlay,
)
from euchre.notation.record import RecordError

FILE_TYPE = "Euchre Game Notation"
ABOUT = ("gameId", "title", "description", "date")
BIDDING, TRICK_PLAY = "EUCHRE_BIDDING", "TRICK_PLAY"
_VERSION = re.compile(r"1\.[0-6](\.[0-9]+)?")
_SHORT = {"p": PASS, "o": ORDER}
_HIGHEST = 1_000_000


def loads(text: str) -> Game:
    """Read a game from JSON text.

    Raises: `RecordError` (``not-json`` and those of `from_json`).
    """
    return from_json(decoded(text))


def decoded(text: str) -> Any:
    """The values of a JSON text.

    Raises: `RecordError` (``not-json``).
    """
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(NotationError("not-json", f"this is no JSON: {error}")) from error


def from_json(data: object, players: tuple[Player, ...] | None = None) -> Game:
    """Read a game from decoded JSON; ``players`` where a match file names them instead.

    Raises: `RecordError` (``wrong-format``, ``wrong-egn``, ``unknown-egn-key``, ``condensed-deal``,
    ``too-many-deals``, ``unknown-card``).
    """
    top = head(data, FILE_TYPE, ("metadata", "deals"))
    meta = table(top.get("metadata"), "metadata")
    only(meta, ("players", "initialScore", "finalScore", "ruleset", *ABOUT), "metadata")
    if players is None:
        players = players_of(meta.get("players"))
    listed = items(top.get("deals"), "deals")
    if len(listed) > MOST_DEALS:
        raise RecordError(
            NotationError("too-many-deals", f"{len(listed)} deals: a file has at most {MOST_DEALS}")
        )
    final = meta.get("finalScore")
    return Game(
        players=players,
        score=_score(meta.get("initialScore"), "initialScore"),
        deals=tuple(deal_of(deal, number) for number, deal in enumerate(listed, start=1)),
        ruleset=_ruleset(meta.get("ruleset", {})),
        about={key: text(meta[key], f"metadata.{key}") for key in ABOUT if key in meta},
        final=None if final is None else _score(final, "finalScore"),
    )


def head(data: object, file_type: str, keys: tuple[str, ...]) -> Mapping[str, Any]:
    """The top of a file of this type, checked for its version and for unknown keys.

    Raises: `RecordError`.
    """
    top = table(data, "the file")
    if top.get("fileType") != file_type or not _VERSION.fullmatch(str(top.get("version"))):
        expected = f'"fileType": "{file_type}" and a version from 1.0 to 1.6'
        raise RecordError(NotationError("wrong-format", f"this is not a file of {expected}"))
    only(top, ("fileType", "version", *keys), "the file")
    return top


# ------------------------------------------------------------------ what values may be


def wrong(message: str, hand: int | None = None) -> NoReturn:
    """Refuse the file."""
    raise RecordError(NotationError("wrong-egn", message), hand=hand)


def table(value: object, name: str, hand: int | None = None) -> Mapping[str, Any]:
    """An object."""
    return value if isinstance(value, dict) else wrong(f"{name} is an object", hand)


def items(value: object, name: str, hand: int | None = None) -> list[Any]:
    """A list."""
    return value if isinstance(value, list) else wrong(f"{name} is a list", hand)


def text(value: object, name: str, hand: int | None = None) -> str:
    """A text."""
    return value if isinstance(value, str) else wrong(f"{name} is a text", hand)


def number(value: object, name: str, hand: int | None = None, low: int = 0, high: int = _HIGHEST) -> int:
    """A whole number in a range."""
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    return wrong(f"{name} is a whole number from {low} to {high}", hand)


def flag(value: object, name: str, hand: int | None = None) -> bool | None:
    """True, false, or None where nothing is said."""
    return value if value is None or isinstance(value, bool) else wrong(f"{name} is true or false", hand)


def only(value: Mapping[str, Any], keys: tuple[str, ...], name: str) -> None:
    """Refuse unknown keys."""
    unknown = [key for key in value if key not in keys]
    if unknown:
        wanted = f"{name} has the unknown key {unknown[0]!r}: it may have {', '.join(keys)}"
        raise RecordError(NotationError("unknown-egn-key", wanted))


def _score(value: object, name: str) -> tuple[int, int]:
    both = items(value, f"metadata.{name}")
    if len(both) != 2:
        wrong(f"metadata.{name} is two numbers: of seats 0 and 2, of seats 1 and 3")
    first, second = (number(points, f"metadata.{name}") for points in both)
    return first, second


def players_of(value: object) -> tuple[Player, ...]:
    """The players, from names or objects.

    Raises: `RecordError`.
    """
    return tuple(player_of(one) for one in items(value, "metadata.players"))


def player_of(value: object) -> Player:
    """One player.

    Raises: `RecordError`.
    """
    if isinstance(value, str):
        return Player(value)
    data = table(value, "a player")
    pairs = [table(pair, "a playerIds entry") for pair in items(data.get("playerIds", []), "playerIds")]
    ids = tuple((text(pair.get("id"), "an id"), text(pair.get("source"), "a source")) for pair in pairs)
    return Player(text(data.get("name"), "a player's name"), text(data.get("id", ""), "a player's id"), ids)


def _ruleset(value: object) -> Mapping[str, RuleValue]:
    """The ruleset as written; what its keys mean is `euchre.notation.egn_rules`' affair."""
    rules = table(value, "metadata.ruleset")
    for key, setting in rules.items():
        if not isinstance(setting, bool | int | str):
            wrong(f"metadata.ruleset.{key} is true, false, a whole number or a text")
    return dict(rules)


# ------------------------------------------------------------------ deals


def deal_of(value: object, hand: int) -> EgnDeal:
    """Read one deal; ``hand`` is its place in the file, from 1.

    Raises: `RecordError`.
    """
    if isinstance(value, str):
        message = "this deal is condensed to a string of bits: write the file in its expanded form"
        raise RecordError(NotationError("condensed-deal", message), hand=hand)
    data = table(value, "a deal", hand)
    start = table(data.get("initialState"), "initialState", hand)
    hands = items(start.get("playerCards", start.get("player_cards", [])), "playerCards", hand)
    dealt = tuple(cards(seat, "playerCards", hand) for seat in hands)
    kitty = cards(start.get("kitty", []), "kitty", hand)
    others = items(data.get("alternativeLines", []), "alternativeLines", hand)
    return EgnDeal(
        number=number(data.get("dealNumber"), "dealNumber", hand),
        dealer=number(start.get("dealer"), "dealer", hand, high=9),
        upcard=card(start.get("upCard"), hand),
        hands=dealt if any(dealt) else (),
        kitty=kitty if any(symbol != ANY for symbol in kitty) else (),
        line=line_of(data.get("phases"), hand),
        alternatives=tuple(alternative_of(other, hand) for other in others),
    )


def alternative_of(value: object, hand: int) -> Alternative:
    """Read an alternative line.

    Raises: `RecordError`.
    """
    data = table(value, "an alternative line", hand)
    branch = number(data.get("branchIndex"), "branchIndex", hand)
    return Alternative(branch, line_of(data.get("phases"), hand))


def line_of(value: object, hand: int) -> Line:
    """Read the phases of a hand: calls, then tricks; either may be absent.

    Raises: `RecordError`.
    """
    bidding: Bidding | None = None
    play: TrickPlay | None = None
    for one in items(value, "phases", hand):
        phase = table(one, "a phase", hand)
        if phase.get("type") == BIDDING and bidding is None and play is None:
            bidding = _bidding(phase, hand)
        elif phase.get("type") == TRICK_PLAY and play is None:
            play = _play(phase, hand)
        else:
            wrong(f"phases are one {BIDDING} and one {TRICK_PLAY}, in this order", hand)
    return Line(bidding, play)


def _bidding(phase: Mapping[str, Any], hand: int) -> Bidding:
    calls = tuple(_SHORT.get(str(call), call) for call in items(phase.get("calls"), "calls", hand))
    for call in calls:
        if call not in CALLS:
            wrong(f"{call!r} is no call: write one of {', '.join(CALLS)}", hand)
    defender = phase.get("aloneDefender")
    discard = phase.get("discard")
    exchanges = items(phase.get("cardExchanges", []), "cardExchanges", hand)
    return Bidding(
        calls=calls,
        alone=flag(phase.get("isAlone"), "isAlone", hand),
        defender=None if defender in (None, -1) else number(defender, "aloneDefender", hand, high=9),
        discard=card(discard, hand) if discard else None,
        exchanges=tuple(_exchange(one, hand) for one in exchanges),
        notes=notes_of(phase.get("callAnnotations", {}), "callAnnotations", hand),
    )


def _play(phase: Mapping[str, Any], hand: int) -> TrickPlay:
    lead = phase.get("initialLead")
    return TrickPlay(
        tricks=tuple(cards(trick, "a trick", hand) for trick in items(phase.get("tricks"), "tricks", hand)),
        alone=flag(phase.get("isAlone"), "isAlone", hand),
        lead=None if lead is None else number(lead, "initialLead", hand, high=9),
        notes=notes_of(phase.get("playAnnotations", {}), "playAnnotations", hand),
    )


def _exchange(value: object, hand: int) -> CardExchange:
    data = table(value, "a cardExchanges entry", hand)
    sender = data.get("sender")
    return CardExchange(
        number(data.get("receiver"), "receiver", hand, high=9),
        cards(data.get("cards"), "cards", hand),
        None if sender in (None, -1) else number(sender, "sender", hand, high=9),
    )


def notes_of(value: object, name: str, hand: int) -> Notes:
    """Read annotations: lists of texts by index, in the order of the indexes.

    Raises: `RecordError`.
    """
    found: dict[int, tuple[Note, ...]] = {}
    for key, texts in table(value, name, hand).items():
        if not re.fullmatch("[0-9]{1,4}", key):
            wrong(f"{name} has the key {key!r}: its keys are indexes from 0", hand)
        found[int(key)] = tuple(Note.parse(text(one, name, hand)) for one in items(texts, name, hand))
    return dict(sorted(found.items()))


def card(value: object, hand: int) -> Symbol:
    """Read a card.

    Raises: `RecordError` (``unknown-card``).
    """
    try:
        return Symbol.parse(text(value, "a card", hand))
    except NotationError as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError(error, hand=hand) from error


def cards(value: object, name: str, hand: int) -> tuple[Symbol, ...]:
    """Read a list of cards.

    Raises: `RecordError`.
    """
    return tuple(card(one, hand) for one in items(value, name, hand))
