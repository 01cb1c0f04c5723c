"""The boxes: cards, characters and events, one package or module each."""
