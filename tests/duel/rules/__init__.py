"""Tests of the rules of The Duel that belong to no single card."""
