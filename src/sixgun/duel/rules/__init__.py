"""The rules, one chapter of the rulebook in each module."""
