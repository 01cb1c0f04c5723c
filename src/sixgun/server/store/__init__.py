"""The store: guests, tables, games, and their results."""
