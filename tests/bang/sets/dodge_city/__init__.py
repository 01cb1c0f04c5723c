"""Scenarios of Dodge City: its cards, green ones among them, and its characters."""
