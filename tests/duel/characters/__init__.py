"""Tests of the characters of The Duel, one file for each."""
