"""Plays a game at random and checks it at every question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

from sixgun.conformance.checks import card_counts, check_same_position, random_move, repeat_move, require
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.game import Game

MAX_ANSWERS = 20_000
"""A random game takes a few hundred answers. One that takes more than this is stuck."""
SAMPLE_RATE = 0.02
MID_STEP_SAMPLE_RATE = 0.25
FOLLOWED_ANSWERS = 8
"""A fork is given the same answers as its game this many times, then the two are compared."""

G = TypeVar("G", bound=Game[Any])


@dataclass
class CheckSummary:
    """Counts what was played. Each failure has the number of its table and a message."""

    games: int = 0
    questions: int = 0
    sampled: int = 0
    interjections: int = 0
    failures: list[tuple[int, str]] = field(default_factory=list)

    def add(self, other: CheckSummary) -> None:
        """Add the figures of other games."""
        self.games += other.games
        self.questions += other.questions
        self.sampled += other.sampled
        self.interjections += other.interjections
        self.failures += other.failures


def play_checked_game(
    game: G,
    chance: Random,
    summary: CheckSummary,
    check_position: Callable[[G], None],
    check_sample: Callable[[G, Random], None],
    check_outcome: Callable[[G], None],
) -> G:
    """Play a game to its end at random with all checks, those of samples now and then. A finished game is counted."""
    cards = card_counts(game.state)
    follower: G | None = None
    followed = questions = 0
    while not game.over:
        questions += 1
        require(questions <= MAX_ANSWERS, f"the game is stuck: not over after {MAX_ANSWERS} answers")
        check_position(game)
        # Positions in the middle of a step or an interjection are rare, and the hardest to copy.
        is_mid_step = len(game.since) > 1 and questions % 4 == 0
        if chance.random() < (MID_STEP_SAMPLE_RATE if is_mid_step else SAMPLE_RATE):
            summary.sampled += 1
            check_sample(game, chance)
            if follower is None:
                follower, followed = game.fork(), 0
        move = random_move(game, chance)
        summary.interjections += move[0] != NOBODY
        if follower is not None:
            repeat_move(follower, move)
            followed += 1
            if followed == FOLLOWED_ANSWERS or game.over:
                check_same_position(game, follower, f"{followed} answers after a fork the two differ")
                follower = None
    check_position(game)
    check_outcome(game)
    require(card_counts(game.state) == cards, "the cards at the end are not those of the start")
    summary.games += 1
    summary.questions += questions
    return game
