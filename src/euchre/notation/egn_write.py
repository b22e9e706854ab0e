"""Writing Euchre Game Notation: `Game` to JSON, in one form, version 1.4."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from euchre.notation.egn_model import (
    Alternative,
    Bidding,
    CardExchange,
    EgnDeal,
    Game,
    Line,
    Notes,
    Player,
    TrickPlay,
)
from euchre.notation.egn_read import ABOUT, BIDDING, FILE_TYPE, TRICK_PLAY

VERSION = "1.4"


def dumps(game: Game) -> str:
    """The game as JSON text, an indented block that ends with a line break."""
    return json_text(to_json(game))


def json_text(value: object) -> str:
    """JSON as files hold it; signs that UTF-8 has no bytes for are written as escapes."""
    written = json.dumps(value, ensure_ascii=False, indent=1)
    try:
        written.encode()
    except UnicodeEncodeError:
        written = json.dumps(value, indent=1)
    return written + "\n"


def to_json(game: Game) -> dict[str, Any]:
    """The game as JSON values; keys without a value are left out."""
    meta: dict[str, Any] = {key: game.about[key] for key in ABOUT if key in game.about}
    meta["players"] = [player_json(player) for player in game.players]
    meta["initialScore"] = list(game.score)
    if game.final is not None:
        meta["finalScore"] = list(game.final)
    if game.ruleset:
        meta["ruleset"] = dict(game.ruleset)
    deals = [deal_json(deal) for deal in game.deals]
    return {"fileType": FILE_TYPE, "version": VERSION, "metadata": meta, "deals": deals}


def baseline_hash(game: Game) -> str:
    """SHA-256, in hex, of the game without annotations and alternative lines.

    Of the JSON that `to_json` gives, keys sorted, without spaces and without the numbers of the phases.
    """
    plain = to_json(game.baseline())
    for deal in plain["deals"]:
        for phase in deal["phases"]:
            del phase["phaseNumber"]
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def player_json(player: Player) -> str | dict[str, Any]:
    """A player: the bare name where nothing else is known."""
    if not player.id and not player.ids:
        return player.name
    data: dict[str, Any] = {"name": player.name}
    if player.id:
        data["id"] = player.id
    if player.ids:
        data["playerIds"] = [{"id": one, "source": source} for one, source in player.ids]
    return data


def deal_json(deal: EgnDeal) -> dict[str, Any]:
    """One deal."""
    start: dict[str, Any] = {"dealer": deal.dealer, "upCard": deal.upcard.text}
    if any(deal.hands):
        start["playerCards"] = [[card.text for card in hand] for hand in deal.hands]
    if deal.kitty:
        start["kitty"] = [card.text for card in deal.kitty]
    data: dict[str, Any] = {"dealNumber": deal.number, "initialState": start, "phases": line_json(deal.line)}
    if deal.alternatives:
        data["alternativeLines"] = [alternative_json(other) for other in deal.alternatives]
    return data


def alternative_json(other: Alternative) -> dict[str, Any]:
    """An alternative line."""
    return {"branchIndex": other.branch, "phases": line_json(other.line)}


def line_json(line: Line) -> list[dict[str, Any]]:
    """The phases of a hand."""
    phases = [_bidding_json(line.bidding)] if line.bidding else []
    return [*phases, _play_json(line.play)] if line.play else phases


def _bidding_json(phase: Bidding) -> dict[str, Any]:
    data: dict[str, Any] = {"phaseNumber": 0, "type": BIDDING, "calls": list(phase.calls)}
    if phase.alone is not None:
        data["isAlone"] = phase.alone
    if phase.defender is not None:
        data["aloneDefender"] = phase.defender
    if phase.discard is not None:
        data["discard"] = phase.discard.text
    if phase.exchanges:
        data["cardExchanges"] = [_exchange_json(exchange) for exchange in phase.exchanges]
    if phase.notes:
        data["callAnnotations"] = notes_json(phase.notes)
    return data


def _play_json(phase: TrickPlay) -> dict[str, Any]:
    tricks = [[card.text for card in trick] for trick in phase.tricks]
    data: dict[str, Any] = {"phaseNumber": 1, "type": TRICK_PLAY, "tricks": tricks}
    if phase.alone is not None:
        data["isAlone"] = phase.alone
    if phase.lead is not None:
        data["initialLead"] = phase.lead
    if phase.notes:
        data["playAnnotations"] = notes_json(phase.notes)
    return data


def _exchange_json(exchange: CardExchange) -> dict[str, Any]:
    data: dict[str, Any] = {} if exchange.sender is None else {"sender": exchange.sender}
    return {**data, "receiver": exchange.receiver, "cards": [card.text for card in exchange.cards]}


def notes_json(notes: Notes) -> dict[str, list[str]]:
    """Annotations."""
    return {str(index): [str(note) for note in notes[index]] for index in sorted(notes)}
