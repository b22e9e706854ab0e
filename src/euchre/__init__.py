"""The Euchre family of card games: rules, bots, server and tools."""
