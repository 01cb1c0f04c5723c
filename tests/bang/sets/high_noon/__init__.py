"""Scenarios of High Noon: one test per sentence of its rules."""
