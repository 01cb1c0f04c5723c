"""BANG! in the terminal: the table, its players, and the card lookup."""
