"""BANG! The Duel: the Law against the Outlaws, two characters each on the table and more in reserve."""
