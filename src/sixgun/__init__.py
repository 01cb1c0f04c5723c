"""Sixgun: the card game BANG! as software."""

__version__ = "0.1.0"
