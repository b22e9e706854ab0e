"""The database: every table's numbered events, what is due next, and who sits where."""

from euchre.storage.database import StorageError
from euchre.storage.repository import Store
from euchre.storage.rows import (
    Appended,
    Claim,
    Conflict,
    Due,
    EventRow,
    NewEvent,
    NewTable,
    Repeated,
    ReviewRow,
    SeatRow,
    Standing,
    TableRow,
    now,
)

__all__ = [
    "Appended",
    "Claim",
    "Conflict",
    "Due",
    "EventRow",
    "NewEvent",
    "NewTable",
    "Repeated",
    "ReviewRow",
    "SeatRow",
    "Standing",
    "StorageError",
    "Store",
    "TableRow",
    "now",
]
