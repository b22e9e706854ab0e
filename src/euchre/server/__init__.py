"""The server: tables that anyone can play at in the browser, kept as events."""
