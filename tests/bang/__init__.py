"""Tests of BANG! and its sets."""
