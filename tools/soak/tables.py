"""One table of each game: two games in a row, checked at every question."""

from __future__ import annotations

from random import Random

from sixgun.bang.faces import SHERIFF
from sixgun.bang.new_game import new_game as new_bang_game
from sixgun.bang.rules.setup import next_setup as next_bang_setup
from sixgun.conformance import bang, duel
from sixgun.conformance.checked_games import CheckSummary, play_checked_game
from sixgun.conformance.checks import require
from sixgun.conformance.random_setups import random_bang_setup, random_duel_setup
from sixgun.duel.new_game import new_game as new_duel_game
from sixgun.duel.rules.setup import next_setup as next_duel_setup
from sixgun.kernel.ask import NOBODY

GAMES_PER_TABLE = 2


def play_bang_table(seed: str, number: int, summary: CheckSummary) -> None:
    """Play a game of BANG!, and the next one at the same table."""
    chance = Random(f"{seed}/{number}")
    setup = random_bang_setup(chance, f"{seed}/{number}")
    for _ in range(GAMES_PER_TABLE):
        game = new_bang_game(setup, collect_news=chance.random() < 0.5)
        if setup.sheriff != NOBODY:
            require(game.role(setup.sheriff) == SHERIFF, "the star did not go to the next seat")
        play_checked_game(game, chance, summary, bang.check_position, bang.check_sample, bang.check_outcome)
        setup = next_bang_setup(setup, game.state, chance.randbytes(32))


def play_duel_table(seed: str, number: int, summary: CheckSummary) -> None:
    """Play a game of The Duel, and the next one with other cards."""
    chance = Random(f"duel {seed}/{number}")
    setup = random_duel_setup(chance, f"duel {seed}/{number}")
    for _ in range(GAMES_PER_TABLE):
        game = new_duel_game(setup, collect_news=chance.random() < 0.5)
        play_checked_game(game, chance, summary, duel.check_position, duel.check_sample, duel.check_outcome)
        setup = next_duel_setup(setup, chance.randbytes(32))
