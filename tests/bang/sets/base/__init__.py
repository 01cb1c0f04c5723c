"""Scenarios of the base game: its cards and characters."""
