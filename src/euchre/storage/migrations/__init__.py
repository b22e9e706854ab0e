"""The steps that build the database, run forward when a server starts."""
