"""Positions as text: reading one gives a game, and writing that game gives the same position."""
