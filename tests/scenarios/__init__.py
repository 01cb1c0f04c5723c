"""Scenarios: one test per rule sentence."""
