"""Presenters: a game as one seat is told it."""
