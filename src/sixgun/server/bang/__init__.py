"""BANG! as a table tells it."""
