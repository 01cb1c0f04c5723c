"""The sets of cards, characters and events. Each set is a package or a module."""
