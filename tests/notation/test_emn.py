"""EMN: several games and their players in one file, read, written, made of games, and taken apart."""

from __future__ import annotations

import json
from typing import Any

import pytest

from euchre.notation import RecordError, dumps, egn, emn, files, loads
from tests.notation.egn_files import ALONE, LONE, ORDERED, TRICKS, deal, game, tricks

PLAYERS = [
    {"name": "Ana", "id": "a", "playerIds": [{"id": "7", "source": "club"}]},
    {"name": "Ben", "id": "b"},
    {"name": "Cem", "id": "c"},
    {"name": "Dee", "id": "d"},
    {"name": "Eva", "id": "e"},
]
NEAR: dict[str, Any] = {"initialScore": [0, 9]}
WON = game(deal(ORDERED, tricks(TRICKS)), **NEAR)
LOST = game(deal(ALONE, tricks(LONE)), **NEAR)
OPEN = game(deal(ORDERED))


def entry(index: int, seats: str, data: dict[str, Any]) -> dict[str, Any]:
    return {"gameIndex": index, "players": list(seats), "gameData": data}


def match(*games: dict[str, Any], **keys: Any) -> dict[str, Any]:
    meta = {
        "title": "Club evening",
        "players": PLAYERS,
        "matchFormat": {"type": "BEST_OF_N", "target": 3},
        **keys,
    }
    return {"fileType": "Euchre Match Notation", "version": "1.0", "metadata": meta, "games": list(games)}


MATCH = match(entry(0, "abcd", WON), entry(1, "ebad", LOST), result={"winner": ["b"], "scores": {"b": 2}})


def test_a_match_is_written_as_it_was_read():
    read = emn.loads(json.dumps(MATCH))
    written = emn.dumps(read)
    assert emn.loads(written) == read
    assert emn.dumps(emn.loads(written)) == written
    again = json.loads(written)
    assert again["metadata"] == MATCH["metadata"]
    assert [one["players"] for one in again["games"]] == [["a", "b", "c", "d"], ["e", "b", "a", "d"]]


def test_games_get_the_names_of_the_match():
    read = emn.loads(json.dumps(MATCH))
    assert [[player.name for player in one.game.players] for one in read.games] == [
        ["Ana", "Ben", "Cem", "Dee"],
        ["Eva", "Ben", "Ana", "Dee"],
    ]
    nameless = json.loads(json.dumps(WON))
    del nameless["metadata"]["players"]
    newer = {"gameIndex": 0, "playersOverride": list("abcd"), "gameData": nameless}
    assert (
        emn.loads(json.dumps(match(newer))).games == emn.loads(json.dumps(match(entry(0, "abcd", WON)))).games
    )


def test_a_match_goes_through_records_and_comes_back():
    read = emn.loads(json.dumps(MATCH))
    records = [loads(dumps(record)) for record in emn.records_of(read)]
    again = emn.match_of([egn.game_of(record) for record in records], records)
    assert (again.players, again.about) == (read.players, read.about)
    assert [one.seats for one in again.games] == [one.seats for one in read.games]
    assert [one.game.deals[0].line.cards for one in again.games] == [
        one.game.deals[0].line.cards for one in read.games
    ]


def test_games_make_a_match_and_its_result():
    games = [egn.from_json(WON), egn.from_json(LOST)]
    made = json.loads(emn.dumps(emn.combine(games)))
    names = {player["id"]: player["name"] for player in made["metadata"]["players"]}
    assert list(names.values()) == ["Ana", "Ben", "Cem", "Dee"]
    result = made["metadata"]["result"]
    assert result["status"] == "COMPLETED"
    assert {names[one]: count for one, count in result["scores"].items()} == {
        "Ana": 0,
        "Ben": 2,
        "Cem": 0,
        "Dee": 2,
    }
    assert [names[one] for one in result["winner"]] == ["Ben", "Dee"]
    assert made["metadata"]["matchFormat"] == {"type": "FIXED_GAMES", "target": 2}
    running = emn.combine([*games, egn.from_json(OPEN)]).about["result"]
    assert running["status"] == "IN_PROGRESS"
    assert "winner" not in running


def test_players_of_one_name_at_one_table_are_two():
    twice = {**WON, "metadata": {**WON["metadata"], "players": ["Ana", "Ben", "Ana", "Ben"]}}
    made = emn.combine([egn.from_json(twice), egn.from_json(twice)])
    assert [player.name for player in made.players] == ["Ana", "Ben", "Ana", "Ben"]
    assert len({player.id for player in made.players}) == 4


@pytest.mark.parametrize(
    ("data", "reason", "names"),
    [
        ("[]", "wrong-egn", "the file is an object"),
        ("{", "not-json", "no JSON"),
        (json.dumps(WON), "wrong-format", "Euchre Match Notation"),
        (json.dumps({**MATCH, "more": 1}), "unknown-egn-key", "'more'"),
        (json.dumps(match(venue="here")), "unknown-egn-key", "'venue'"),
        (json.dumps(match(title=1)), "wrong-egn", "metadata.title"),
        (json.dumps(match(players=None)), "wrong-egn", "players is a list"),
        (json.dumps(match(players=["Ana"])), "wrong-egn", "an id of its own"),
        (json.dumps(match(players=[*PLAYERS, PLAYERS[0]])), "wrong-egn", "an id of its own"),
        (json.dumps({**MATCH, "games": {}}), "wrong-egn", "games is a list"),
        (json.dumps(match({**entry(0, "abcd", WON), "gameIndex": "1"})), "wrong-egn", "gameIndex"),
        (json.dumps(match(entry(0, "abcx", WON))), "wrong-egn", "a, b, c, x"),
        (json.dumps(match(entry(0, "abc", WON))), "wrong-egn", "4 ids"),
        (json.dumps(match(entry(0, "abcd", {}))), "wrong-format", "Euchre Game Notation"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(data, reason, names):
    with pytest.raises(RecordError) as refused:
        emn.loads(data)
    assert refused.value.reason == reason
    assert names in refused.value.message
    assert "\n" not in refused.value.line()


def test_games_for_two_do_not_make_a_match():
    two = game(deal(start={"dealer": 1}), rules={"num_players": 2}, players=["Ana", "Ben"])
    with pytest.raises(RecordError, match="games of 4 players") as refused:
        emn.combine([egn.from_json(two)])
    assert refused.value.reason == "not-in-egn"


def test_an_illegal_game_of_several_says_which(tmp_path):
    reneged = game(
        deal(ORDERED, tricks([["9s", "9h", "9c", "Td"], ["Jh", "Tc", "Qd", "Ts"], ["Qh", "Jc", "Ah", "9c"]]))
    )
    path = tmp_path / "evening.emn"
    path.write_text(json.dumps(match(entry(0, "abcd", WON), entry(1, "abcd", reneged))))
    with pytest.raises(RecordError, match="match 2: ") as refused:
        files.read(path)
    assert (refused.value.reason, refused.value.hand) == ("card-dealt-twice", 1)
