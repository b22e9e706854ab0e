"""Run by Alembic: applies the steps on the connection that ``database.migrate`` hands over."""

from __future__ import annotations

from alembic import context

from euchre.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
