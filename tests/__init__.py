"""Tests of Sixgun."""
