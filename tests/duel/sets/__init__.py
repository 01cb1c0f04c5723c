"""Tests of the only set of The Duel: its cards and characters."""
