"""The Duel in the terminal: the table, the two players, and things to look up."""
