"""Tests of BANG! The Duel."""
