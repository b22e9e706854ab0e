"""How games are written down: action texts, records, replay."""

from euchre.notation.record import (
    Record,
    RecordedHand,
    RecordError,
    deal_from_json,
    deal_to_json,
    dumps,
    from_json,
    loads,
    to_json,
)
from euchre.notation.replay import Replay, replay, result_json

__all__ = [
    "Record",
    "RecordError",
    "RecordedHand",
    "Replay",
    "deal_from_json",
    "deal_to_json",
    "dumps",
    "from_json",
    "loads",
    "replay",
    "result_json",
    "to_json",
]
