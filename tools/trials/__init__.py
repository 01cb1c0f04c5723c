"""Tries a whole server out: kills it, loads it, attacks it, and looks at what becomes of its tables."""
