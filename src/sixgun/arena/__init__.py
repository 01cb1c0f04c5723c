"""Many games: bots around a table, and reports about what they did."""
