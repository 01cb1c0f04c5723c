"""One table of The Duel in search of trouble: a game and a next one, with the invariants at every question."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from benchmarks.duel_invariants import (
    census,
    check_cards,
    check_imagined,
    check_options,
    check_outcome,
    check_refusal,
    check_saved,
    check_table,
    move_on,
    random_setup,
)
from benchmarks.holding import check_fork, hold, same
from sixgun.duel.game import Game
from sixgun.duel.rules.setup import Setup, next_setup
from sixgun.duel.table import new_game
from sixgun.kernel.ask import NOBODY

if TYPE_CHECKING:
    from benchmarks.soak import Tally

LIMIT = 20_000
GAMES_AT_TABLE = 2
SAMPLED = 0.02
SAMPLED_OFTEN = 0.25
SHADOWED = 8


def soak_duel(seed: str, number: int, tally: Tally) -> None:
    """One table: a game, and a next one with other cards."""
    chance = Random(f"duel {seed}/{number}")
    setup = random_setup(chance, f"duel {seed}/{number}")
    for _ in range(GAMES_AT_TABLE):
        soak_game(setup, chance, tally)
        setup = next_setup(setup, chance.randbytes(32))


def soak_game(setup: Setup, chance: Random, tally: Tally) -> Game:
    """One game with all checks; it counts only when it is over."""
    game = new_game(setup, tells=chance.random() < 0.5)
    cards = census(game.state)
    shadow: Game | None = None
    shadowed = questions = 0
    while not game.over:
        questions += 1
        hold(questions <= LIMIT, f"the game is stuck: not over after {LIMIT} answers")
        check_table(game)
        # Few positions lie in the middle of a step, and copying those is the hard part.
        if chance.random() < (SAMPLED_OFTEN if len(game.since) > 1 and questions % 4 == 0 else SAMPLED):
            tally.sampled += 1
            check_sample(game, chance)
            if shadow is None:
                shadow, shadowed = game.fork(), 0
        answer = move_on(game, chance)
        if shadow is not None:
            shadow.answer(answer)
            shadowed += 1
            if shadowed == SHADOWED or game.over:
                same(game, shadow, f"{shadowed} answers after a fork the two differ")
                shadow = None
    check_cards(game)
    check_outcome(game)
    hold(census(game.state) == cards, "the cards at the end are not those of the beginning")
    tally.games += 1
    tally.questions += questions
    return game


def check_sample(game: Game, chance: Random) -> None:
    """The checks that copy the game; what a seat imagines must not depend on what is hidden from it."""
    check_fork(game)
    check_options(game, chance)
    check_refusal(game, chance)
    check_saved(game)
    check_imagined(game, chance.choice((0, 1, NOBODY)), chance)
