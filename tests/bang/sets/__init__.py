"""Scenarios of the sets, one folder for each."""
