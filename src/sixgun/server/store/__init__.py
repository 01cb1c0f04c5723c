"""What the server keeps: guests, tables, games, and their results."""
