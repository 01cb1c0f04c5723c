"""Presenters: a game in the words of one seat."""
