"""Positions as text: read into a game, and written so that reading gives the same game."""
