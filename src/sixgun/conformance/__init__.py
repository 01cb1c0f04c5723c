"""Checks that must hold at every moment of every game. Tests, the soak and authors of new games use them.

`checks` has the checks that fit every game; `bang` and `duel` have those of each game. `any_game` checks a game of
which nothing is known but its `GameType`. `checked_games` plays a random game and makes all checks. The `coverage`
modules count which cards, characters and events acted.
"""
