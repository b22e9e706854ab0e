"""The euchre command, one file a subcommand."""
