"""One table of The Duel in search of trouble: a game and a next one, with the invariants at every question."""

from __future__ import annotations

from random import Random

from benchmarks.duel_invariants import (
    check_imagined,
    check_options,
    check_outcome,
    check_refusal,
    check_table,
    random_setup,
)
from benchmarks.holding import check_fork, check_saved, check_texts
from benchmarks.soaking import GAMES_AT_TABLE, Tally, soak_game
from sixgun.duel.game import Game
from sixgun.duel.notation import choice_text
from sixgun.duel.rules.setup import next_setup
from sixgun.duel.table import new_game
from sixgun.kernel.ask import NOBODY


def soak_duel(seed: str, number: int, tally: Tally) -> None:
    """One table: a game, and a next one with other cards."""
    chance = Random(f"duel {seed}/{number}")
    setup = random_setup(chance, f"duel {seed}/{number}")
    for _ in range(GAMES_AT_TABLE):
        game = new_game(setup, tells=chance.random() < 0.5)
        soak_game(game, chance, tally, check_table, check_sample, check_outcome)
        setup = next_setup(setup, chance.randbytes(32))


def check_sample(game: Game, chance: Random) -> None:
    """The checks that copy the game; what a seat imagines must not depend on what is hidden from it."""
    check_fork(game)
    check_options(game, chance)
    check_texts(game, choice_text)
    check_refusal(game, chance)
    check_saved(game)
    check_imagined(game, chance.choice((0, 1, NOBODY)), chance)
