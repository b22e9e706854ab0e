"""Euchre Match Notation (``.emn``): games of a common pool of players in one file. See ``docs/egn.md``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from euchre.notation import egn_read
from euchre.notation.egn_model import Game, Player
from euchre.notation.egn_read import head, items, only, table, text, wrong
from euchre.notation.egn_record import record_of
from euchre.notation.egn_rules import not_in_egn
from euchre.notation.egn_write import json_text, player_json, to_json
from euchre.notation.record import Record, of_match
from euchre.notation.replay import replay

FILE_TYPE = "Euchre Match Notation"
VERSION = "1.0"
ABOUT = ("matchId", "title", "description", "date")
EMN = "emn"
"""Key of a record: what only the match file has."""
SEATS = 4
"""A game in a match has four players."""
_KEYS = (*ABOUT, "players", "teams", "matchFormat", "result")


@dataclass(frozen=True)
class MatchGame:
    """One game of a match: ``seats`` are the ids of its players, from seat 0 clockwise."""

    seats: tuple[str, ...]
    game: Game


@dataclass(frozen=True)
class MatchFile:
    """A match: its players with their ids, its games; ``about``: the other keys of its metadata, as read."""

    players: tuple[Player, ...]
    games: tuple[MatchGame, ...]
    about: Mapping[str, Any] = field(default_factory=dict)


def loads(content: str) -> MatchFile:
    """Read a match from JSON text. Every game gets the names that the match gives its players.

    Raises: `RecordError`, as `euchre.notation.egn_read.loads`.
    """
    top = head(egn_read.decoded(content), FILE_TYPE, ("metadata", "games"))
    meta = table(top.get("metadata"), "metadata")
    only(meta, _KEYS, "metadata")
    for key in ABOUT:
        if key in meta:
            text(meta[key], f"metadata.{key}")
    players = egn_read.players_of(meta.get("players"))
    ids = [player.id for player in players]
    if not all(ids) or len(set(ids)) != len(ids):
        wrong("metadata.players is a list of players, each with an id of its own")
    names = {player.id: player for player in players}
    games = tuple(_game(one, names) for one in items(top.get("games"), "games"))
    about = {key: value for key, value in meta.items() if key != "players"}
    return MatchFile(players, games, about)


def _game(value: object, known: Mapping[str, Player]) -> MatchGame:
    data = table(value, "an entry of games")
    egn_read.number(data.get("gameIndex"), "gameIndex")
    seats = tuple(
        text(one, "a player's id")
        for one in items(data.get("players", data.get("playersOverride")), "players")
    )
    unknown = [one for one in seats if one not in known]
    if unknown or len(seats) != SEATS:
        wrong(f"players of a game are {SEATS} ids of metadata.players: {', '.join(seats)}")
    players = tuple(Player(known[one].name, ids=known[one].ids) for one in seats)
    return MatchGame(seats, egn_read.from_json(data.get("gameData"), players))


def dumps(match: MatchFile) -> str:
    """The match as JSON text, an indented block that ends with a line break."""
    return json_text(as_json(match))


def as_json(match: MatchFile) -> dict[str, Any]:
    """The match as JSON values."""
    players = [player_json(player) for player in match.players]
    games = [
        {"gameIndex": index, "players": list(one.seats), "gameData": to_json(one.game)}
        for index, one in enumerate(match.games)
    ]
    meta = {**{key: match.about[key] for key in ABOUT if key in match.about}, "players": players}
    meta |= {key: value for key, value in match.about.items() if key not in meta}
    return {"fileType": FILE_TYPE, "version": VERSION, "metadata": meta, "games": games}


def combine(games: Sequence[Game]) -> MatchFile:
    """A match of games that were played one by one; players of one name are one player.

    The result counts the games that each player's side has won.

    Raises: `RecordError` for a game that is not legal.
    """
    if any(len(game.players) != SEATS for game in games):
        raise not_in_egn(f"a match file holds games of {SEATS} players")
    seats = [_persons(game) for game in games]
    persons = dict.fromkeys(person for one in seats for person in one)
    ids = {person: f"p-{number:02}" for number, person in enumerate(persons, start=1)}
    known = {
        person: game.players[at]
        for game, one in zip(games, seats, strict=True)
        for at, person in enumerate(one)
    }
    kind = "SINGLE_GAME" if len(games) == 1 else "FIXED_GAMES"
    return MatchFile(
        players=tuple(Player(known[person].name, ids[person], known[person].ids) for person in persons),
        games=tuple(
            MatchGame(tuple(ids[person] for person in one), game)
            for one, game in zip(seats, games, strict=True)
        ),
        about={
            "matchFormat": {"type": kind, "target": len(games)},
            "result": _result(games, [[ids[person] for person in one] for one in seats]),
        },
    )


def _persons(game: Game) -> list[tuple[str, int]]:
    """Who sits where: names, with a number that tells players of one name at one table apart."""
    names = [player.name for player in game.players]
    return [(name, names[:seat].count(name)) for seat, name in enumerate(names)]


def _result(games: Sequence[Game], seats: Sequence[Sequence[str]]) -> dict[str, Any]:
    """How many games each player's side has won, and, when all are over, who has won most."""
    won = dict.fromkeys((person for one in seats for person in one), 0)
    over = True
    for game, persons in zip(games, seats, strict=True):
        match = replay(record_of(game)).match
        over = over and match is not None and match.is_over
        for seat, person in enumerate(persons):
            won[person] += match is not None and match.winner == seat % 2
    result: dict[str, Any] = {"status": "COMPLETED" if over else "IN_PROGRESS", "scores": won}
    if over:
        result["winner"] = [person for person, count in won.items() if count == max(won.values())]
    return result


# ------------------------------------------------------------------ records


def records_of(match: MatchFile) -> list[Record]:
    """A record a game; what only the match file has is kept with them.

    Raises: `RecordError`.
    """
    records = []
    for number, one in enumerate(match.games):
        kept: dict[str, Any] = {"players": list(one.seats)}
        if number == 0:
            kept["match"] = {**match.about, "players": [player_json(player) for player in match.players]}
        with of_match(number + 1, len(match.games)):
            record = record_of(one.game)
        records.append(replace(record, extra={**record.extra, EMN: kept}))
    return records


def match_of(games: Sequence[Game], records: Sequence[Record]) -> MatchFile:
    """The match of these games: the one that their records came from, else a new one.

    Raises: `RecordError`.
    """
    kept = [record.extra.get(EMN) for record in records]
    if not all(isinstance(one, dict) for one in kept) or not kept or "match" not in table(kept[0], EMN):
        return combine(games)
    meta = table(table(kept[0], EMN)["match"], EMN)
    only(meta, _KEYS, EMN)
    seats = [
        tuple(text(one, "an id") for one in items(table(entry, EMN).get("players"), EMN)) for entry in kept
    ]
    return MatchFile(
        players=egn_read.players_of(meta.get("players")),
        games=tuple(MatchGame(*pair) for pair in zip(seats, games, strict=True)),
        about={key: value for key, value in meta.items() if key != "players"},
    )
