"""Tests of the checks that every game must pass."""
