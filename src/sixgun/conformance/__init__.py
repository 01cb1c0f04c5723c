"""What must hold at every moment of every game: for tests, the soak, and whoever adds a game.

`checks` has the checks that fit every game, `bang` and `duel` those of each game. `checked_games` plays a game at
random and makes them all; the `coverage` modules count which cards, characters and events acted.
"""
