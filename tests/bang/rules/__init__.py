"""Scenarios of the rules that belong to no single set: one test per sentence."""
