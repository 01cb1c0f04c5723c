"""Fits the parameters of the bots, and measures how good they are."""
