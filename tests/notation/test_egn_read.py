"""EGN files: lenient to read, one form to write, and every wrong one refused in one sentence."""

from __future__ import annotations

import json

import pytest

from euchre.errors import NotationError
from euchre.notation import RecordError, egn
from euchre.notation.egn_cards import Symbol
from euchre.notation.egn_model import Label, Note
from tests.notation.egn_files import HANDS, KITTY, ORDERED, OWN, TRICKS, bidding, deal, game, text, tricks


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Td", "Td"), ("Nc", "9c"), ("10h", "Th"), ("JH", "Jh"), ("9♠", "9s"), ("ts", "Ts"), ("R", "R"),
        ("L", "L"), ("B", "B"), ("Xx", "Xx"), ("xx", "Xx"), ("Xc", "Xc"), ("Jx", "Jx"), ("At", "At"),
        ("Kn", "Kn"), ("Qg", "Qg"), ("", "Xx"), ("7d", "7d"),
    ],
)  # fmt: skip
def test_cards_are_read_leniently_and_written_in_one_form(written, read):
    assert Symbol.parse(written).text == read


@pytest.mark.parametrize("written", ["Z", "1s", "Tt9", "Rs", "sT", "T", "🂡", "Tß", "ſs", "Xy", "s"])
def test_what_is_no_card_is_refused(written):
    with pytest.raises(NotationError, match="is no card"):
        Symbol.parse(written)


@pytest.mark.parametrize(
    ("written", "label", "comment"),
    [
        ("[!!]lovely", Label.BRILLIANT, "lovely"),
        ("[!]", Label.GREAT, ""),
        ("[!?]a risk", Label.INTERESTING, "a risk"),
        ("[?!]hm", Label.DUBIOUS, "hm"),
        ("[?]no", Label.MISTAKE, "no"),
        ("[??] worse", Label.BLUNDER, " worse"),
        ("plain", None, "plain"),
        ("[!x]odd", None, "[!x]odd"),
        (" [!]late", None, " [!]late"),
    ],
)
def test_a_label_is_optional_and_the_longer_ones_come_first(written, label, comment):
    assert Note.parse(written) == Note(comment, label)
    assert str(Note.parse(written)) == written


def test_older_spellings_are_read_and_one_form_is_written():
    older = game(
        deal(
            bidding("p", "o", isAlone=False),
            tricks(TRICKS, initialLead=0),
            start={"player_cards": [[], [], [], []], "kitty": ["", "", ""]},
        )
    )
    older["version"] = "1.0.0"
    written = json.loads(egn.dumps(egn.from_json(older)))
    assert written["version"] == "1.4"
    assert written["deals"][0]["phases"][0]["calls"] == ["Pass", "Order"]
    assert written["deals"][0]["initialState"] == {"dealer": 3, "upCard": "Ah"}


def every_key() -> dict[str, object]:
    """A file that has every key of the format."""
    others = [
        {
            "branchIndex": 1,
            "phases": [bidding("Pass", "Pass"), tricks([["9s"]], playAnnotations={"0": ["x"]})],
        }
    ]
    exchange = [{"sender": 3, "receiver": 1, "cards": ["9d"]}, {"receiver": 0, "cards": ["Xx", "Js", "Jd"]}]
    whole = deal(
        bidding(
            "Pass", "Order", isAlone=True, aloneDefender=0, discard="9d", cardExchanges=exchange,
            callAnnotations={"0": ["[!?]a", "b"], "1": ["[??]c"]},
        ),
        tricks(TRICKS, isAlone=True, initialLead=0, playAnnotations={"12": ["[!]d"]}),
        start={"playerCards": HANDS, "kitty": KITTY},
        alternativeLines=others,
    )  # fmt: skip
    players = ["Ana", {"name": "Ben", "id": "b", "playerIds": [{"id": "7", "source": "club"}]}, "Cem", "Dee"]
    about = {"gameId": "g", "title": "t", "description": "d\u2028\ud800", "date": "2026-07-16 22:24"}
    data = game(
        whole, {**whole, "dealNumber": 7}, rules={"std": False, "loner_lead": "LEFT_OF_LONER"}, **about
    )
    data["metadata"] |= {"players": players, "finalScore": [10, 3]}
    return data


def test_everything_in_a_file_is_written_again():
    data = every_key()
    written = egn.dumps(egn.from_json(data))
    assert json.loads(written) == data
    assert written.encode()
    assert egn.dumps(egn.loads(written)) == written


@pytest.mark.parametrize("path", sorted(OWN.glob("*.egn")), ids=lambda path: path.stem)
def test_write_read_write_is_stable(path):
    written = egn.dumps(egn.loads(path.read_text("utf-8")))
    assert egn.dumps(egn.loads(written)) == written
    assert json.loads(written) == json.loads(path.read_text("utf-8"))


def test_the_baseline_is_the_game_without_comments():
    data = every_key()
    bare = json.loads(json.dumps(data))
    for one in bare["deals"]:
        del one["alternativeLines"], one["phases"][0]["callAnnotations"], one["phases"][1]["playAnnotations"]
        for phase in one["phases"]:
            del phase["phaseNumber"]
    commented, plain = egn.from_json(data), egn.from_json(bare)
    assert commented != plain
    assert commented.baseline() == plain == plain.baseline()
    assert egn.baseline_hash(commented) == egn.baseline_hash(plain)
    del bare["deals"][1]
    assert egn.baseline_hash(egn.from_json(bare)) != egn.baseline_hash(plain)


def changed(**keys: object) -> str:
    return json.dumps({**game(), **keys})


def meta(**keys: object) -> str:
    return text(**keys)


def start(**keys: object) -> str:
    return text(deal(start=keys))


def phase(**keys: object) -> str:
    return text(deal({**ORDERED, **keys}))


@pytest.mark.parametrize(
    ("written", "reason", "names"),
    [
        ("", "not-json", "no JSON"),
        ("[" * 100_000, "not-json", "no JSON"),
        ("[]", "wrong-egn", "the file is an object"),
        (changed(fileType="Bridge"), "wrong-format", "Euchre Game Notation"),
        (changed(version="2.0"), "wrong-format", "1.0 to 1.6"),
        (changed(version=1.4).replace("1.4", "[1.4]"), "wrong-format", "version"),
        (changed(extra=1), "unknown-egn-key", "'extra'"),
        (changed(metadata=None), "wrong-egn", "metadata is an object"),
        (changed(deals={}), "wrong-egn", "deals is a list"),
        (changed(deals=[deal()] * 101), "too-many-deals", "101"),
        (changed(deals=["AQID"]), "condensed-deal", "expanded"),
        (changed(deals=[7]), "wrong-egn", "a deal is an object"),
        (meta(venue="here"), "unknown-egn-key", "'venue'"),
        (meta(title=7), "wrong-egn", "metadata.title"),
        (meta(players=None), "wrong-egn", "players is a list"),
        (meta(players=[7]), "wrong-egn", "a player is an object"),
        (meta(players=[{"id": "x"}]), "wrong-egn", "a player's name"),
        (meta(players=[{"name": "x", "playerIds": [{}]}]), "wrong-egn", "an id"),
        (meta(initialScore=[0]), "wrong-egn", "two numbers"),
        (meta(initialScore=[0, True]), "wrong-egn", "initialScore"),
        (meta(initialScore=[0, -1]), "wrong-egn", "initialScore"),
        (meta(finalScore="10-3"), "wrong-egn", "finalScore"),
        (meta(rules={"std": []}), "wrong-egn", "ruleset.std"),
        (meta(rules=[]), "wrong-egn", "ruleset is an object"),
        (text({**deal(), "dealNumber": None}), "wrong-egn", "dealNumber"),
        (text({**deal(), "initialState": 1}), "wrong-egn", "initialState"),
        (text({**deal(), "phases": None}), "wrong-egn", "phases is a list"),
        (text(deal(tricks(TRICKS), ORDERED)), "wrong-egn", "in this order"),
        (text(deal(ORDERED, ORDERED)), "wrong-egn", "in this order"),
        (text(deal({"type": "CLAIM"})), "wrong-egn", "EUCHRE_BIDDING"),
        (start(dealer="3"), "wrong-egn", "dealer is a whole number"),
        (start(dealer=12), "wrong-egn", "from 0 to 9"),
        (start(upCard=None), "wrong-egn", "a card is a text"),
        (start(upCard="A?"), "unknown-card", "'A?'"),
        (start(playerCards="9s"), "wrong-egn", "playerCards is a list"),
        (start(playerCards=["9s"]), "wrong-egn", "playerCards is a list"),
        (start(kitty=[7]), "wrong-egn", "a card is a text"),
        (phase(calls=None), "wrong-egn", "calls is a list"),
        (phase(calls=["pass"]), "wrong-egn", "'pass' is no call"),
        (phase(calls=[["Pass"]]), "wrong-egn", "is no call"),
        (phase(isAlone="no"), "wrong-egn", "isAlone is true or false"),
        (phase(aloneDefender=10), "wrong-egn", "aloneDefender"),
        (phase(discard=9), "wrong-egn", "a card is a text"),
        (phase(cardExchanges=[{"cards": []}]), "wrong-egn", "receiver"),
        (phase(cardExchanges=[{"receiver": 1}]), "wrong-egn", "cards is a list"),
        (phase(callAnnotations={"one": []}), "wrong-egn", "'one'"),
        (phase(callAnnotations={"1": "x"}), "wrong-egn", "callAnnotations is a list"),
        (phase(callAnnotations={"1": [2]}), "wrong-egn", "callAnnotations is a text"),
        (text(deal(ORDERED, tricks([["9s"]], initialLead="P0"))), "wrong-egn", "initialLead"),
        (text(deal(ORDERED, {"type": "TRICK_PLAY"})), "wrong-egn", "tricks is a list"),
        (text(deal(ORDERED, alternativeLines=[{"phases": []}])), "wrong-egn", "branchIndex"),
        (text(deal(ORDERED, alternativeLines=[{"branchIndex": 0, "phases": 1}])), "wrong-egn", "phases"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_with_a_reason(written, reason, names):
    with pytest.raises(RecordError) as refused:
        egn.loads(written)
    assert refused.value.reason == reason
    assert names in refused.value.message
    assert "\n" not in refused.value.line()


def test_an_error_in_a_deal_names_the_deal():
    with pytest.raises(RecordError) as refused:
        egn.loads(text(deal(ORDERED), deal(bidding("Nope"))))
    assert refused.value.hand == 2
