"""The rules. Each module covers one chapter of the rulebook."""
