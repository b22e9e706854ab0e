"""How games are written down: action texts, records, replay."""

from euchre.notation.record import Record, RecordedHand, RecordError, dumps, from_json, loads, to_json
from euchre.notation.replay import Replay, replay, result_json

__all__ = [
    "Record",
    "RecordError",
    "RecordedHand",
    "Replay",
    "dumps",
    "from_json",
    "loads",
    "replay",
    "result_json",
    "to_json",
]
