"""The Duel in the terminal: the table, its two players, and the card lookup."""
