"""A table's record, from its events."""

from __future__ import annotations

import json

from euchre.notation import Record, RecordedHand, deal_from_json
from euchre.server.fold import ACT, DEAL, Table
from euchre.storage import EventRow


def record_of(table: Table, events: list[EventRow]) -> Record:
    """The finished hands of a table; all that was dealt once the match is over."""
    hands: list[RecordedHand] = []
    for event in events:
        body = json.loads(event.body)
        if event.kind == DEAL:
            hands.append(RecordedHand(body["dealer"], deal_from_json(body["deal"], table.rules), ()))
        elif event.kind == ACT:
            last = hands[-1]
            hands[-1] = RecordedHand(last.dealer, last.deal, (*last.actions, body["action"]))
    finished = len(table.match.results)
    players = tuple(seat.name for seat in table.row.seats)
    return Record(table.rules, tuple(hands[:finished]), players)
