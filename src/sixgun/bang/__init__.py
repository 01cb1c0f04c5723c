"""BANG! for 3 to 8 players."""
