"""A game in the words of one seat."""
