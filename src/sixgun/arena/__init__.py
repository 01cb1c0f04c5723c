"""Plays many games between bots and reports what came out."""
