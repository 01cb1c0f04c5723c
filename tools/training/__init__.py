"""Fits the figures that bots use, and measures what they are worth."""
