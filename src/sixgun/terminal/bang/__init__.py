"""BANG! in the terminal: the table, the people at it, and things to look up."""
