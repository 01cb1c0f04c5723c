"""Plays many random games and checks everything: `python -m tools.soak`."""
