"""Examples to start from: a pack, a bot at a table, and a game."""
