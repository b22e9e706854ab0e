"""Records of games, and the texts of actions."""
