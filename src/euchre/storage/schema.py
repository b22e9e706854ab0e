"""The tables of the database; ``migrations`` builds them, ``repository`` is their only reader and writer.

All instants are milliseconds since 1970 in UTC, so that both databases store them alike.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

devices = Table(
    "devices",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("variant", String(64), nullable=False),
    Column("rules", Text, nullable=False),
    Column("dealer", Integer, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("device", String(64), ForeignKey("devices.id")),
    Column("bot", String(64)),
    PrimaryKeyConstraint("table_id", "seat"),
)
Index("seats_device", seats.c.device)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("action_id", String(64)),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),
    UniqueConstraint("table_id", "seat", "action_id", name="events_action_id"),
)

due = Table(
    "due",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("lease_until", BigInteger),
    Column("lease_owner", String(128)),
)
Index("due_at", due.c.at)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("hand", Integer, nullable=False),
    Column("made", String(64), nullable=False),
    Column("body", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "hand"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)
