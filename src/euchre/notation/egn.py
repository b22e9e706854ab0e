"""Euchre Game Notation (``.egn``): read, write, and to and from records. See ``docs/egn.md``.

>>> from euchre.notation import egn
>>> from euchre.notation.record import loads
>>> deal = {"hands": ["9S TS QS KS AS", "9H TH JH QH KH", "9C TC JC QC KC", "9D TD QD KD AD"], "upcard": "AH"}
>>> hand = {"dealer": 3, "deal": deal, "actions": ["pass", "order"]}
>>> import json
>>> record = loads(json.dumps({"rules": {"id": "euchre"}, "hands": [hand]}))
>>> game = egn.annotated(record, {(1, 2): egn.Note("four trumps", egn.Label.GREAT)})
>>> egn.loads(egn.dumps(game)).deals[0].line.bidding.notes
{1: (Note(text='four trumps', label=<Label.GREAT: '!'>),)}
"""

from euchre.notation.egn_export import Labels, annotated, game_of, left_out
from euchre.notation.egn_model import Game, Label, Note
from euchre.notation.egn_read import from_json, loads
from euchre.notation.egn_record import IllegalGame, record_of
from euchre.notation.egn_write import baseline_hash, dumps, to_json

__all__ = [
    "Game",
    "IllegalGame",
    "Label",
    "Labels",
    "Note",
    "annotated",
    "baseline_hash",
    "dumps",
    "from_json",
    "game_of",
    "left_out",
    "loads",
    "record_of",
    "to_json",
]
