"""When things happen by themselves: bots' turns and deals.

The delay before a bot's action depends on the pace and on what everybody can see, never on the bot's cards,
its choice, or how long it thought.
"""

from __future__ import annotations

from euchre.game.auction import Offers, Redealing
from euchre.server.fold import DEAL, Table
from euchre.storage import Due, now

BOT = "bot"

PACES = {"slow": 1800, "normal": 900, "instant": 0}
"""Milliseconds between two actions of bots."""

TRICK_PAUSE = 850
"""More, after a full trick: it is shown for 600 ms and swept up in 250."""

CARD_PAUSE = 40
"""More, after a deal, for each card dealt."""

NEXT_HAND = 600_000
"""How long a result is shown at most, where a person sits at the table."""

NEXT_HAND_OF_BOTS = 3_000

LATE = 1_000
"""A row carried out this much too late (the server was down) no longer sets the beat."""


def beat(due_at: int) -> int:
    """The instant from which the next delay is counted, so that time for thinking does not show."""
    instant = now()
    return due_at if instant - due_at < LATE else instant


def due_after(table: Table, since: int) -> Due | None:
    """What is due at a table after its last event, counting from ``since``."""
    if table.is_over:
        return None
    seat = table.to_act
    if seat is None:
        return Due(since + _deal_delay(table), DEAL)
    return Due(since + _bot_delay(table, seat), BOT) if table.has_bot(seat) else None


def _deal_delay(table: Table) -> int:
    if table.proceeding or not table.between_hands:
        return 0
    if table.has_person:
        return NEXT_HAND
    return NEXT_HAND_OF_BOTS if PACES[table.row.pace] else 0


def _bot_delay(table: Table, seat: int) -> int:
    pace = PACES[table.row.pace]
    happened = {event.kind for event in table.happened}
    public = table.sights[seat].observation.public
    if pace == 0 or isinstance(public, Redealing):
        return 0
    if isinstance(public, Offers):
        # Declined offers are seen by nobody, so only the first offer takes a turn's time.
        return pace if "called" in happened else 0
    if "trick-won" in happened:
        return pace + TRICK_PAUSE
    if "dealt" in happened:
        return pace + CARD_PAUSE * table.rules.count * table.rules.deal.hand
    return pace
