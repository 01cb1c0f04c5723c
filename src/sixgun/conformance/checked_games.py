"""One game in search of trouble: played at random, with the invariants checked at every question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

from benchmarks.holding import census, follow, hold, move_on, same
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.game import Game

LIMIT = 20_000
GAMES_AT_TABLE = 2
SAMPLED = 0.02
SAMPLED_OFTEN = 0.25
SHADOWED = 8

G = TypeVar("G", bound=Game[Any])


@dataclass
class Tally:
    """What was played, and what broke."""

    games: int = 0
    questions: int = 0
    sampled: int = 0
    interjections: int = 0
    failures: list[tuple[int, str]] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.questions += other.questions
        self.sampled += other.sampled
        self.interjections += other.interjections
        self.failures += other.failures


def soak_game(
    game: G,
    chance: Random,
    tally: Tally,
    check_table: Callable[[G], None],
    check_sample: Callable[[G, Random], None],
    check_outcome: Callable[[G], None],
) -> G:
    """One game with all checks of its kind, those of samples now and then; it counts only when it is over."""
    cards = census(game.state)
    shadow: G | None = None
    shadowed = questions = 0
    while not game.over:
        questions += 1
        hold(questions <= LIMIT, f"the game is stuck: not over after {LIMIT} answers")
        check_table(game)
        # Few positions lie in the middle of a step or of an interjection, and copying those is the hard part.
        if chance.random() < (SAMPLED_OFTEN if len(game.since) > 1 and questions % 4 == 0 else SAMPLED):
            tally.sampled += 1
            check_sample(game, chance)
            if shadow is None:
                shadow, shadowed = game.fork(), 0
        moved = move_on(game, chance)
        tally.interjections += moved[0] != NOBODY
        if shadow is not None:
            follow(shadow, moved)
            shadowed += 1
            if shadowed == SHADOWED or game.over:
                same(game, shadow, f"{shadowed} answers after a fork the two differ")
                shadow = None
    check_table(game)
    check_outcome(game)
    hold(census(game.state) == cards, "the cards at the end are not those of the beginning")
    tally.games += 1
    tally.questions += questions
    return game
