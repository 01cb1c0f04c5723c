"""Tests of the characters, one file for each."""
