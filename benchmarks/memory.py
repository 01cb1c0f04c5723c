"""Memory of games, forks and imagined worlds, as `tracemalloc` counts it: what many of them allocate, divided by their
number. What they share with each other and with the catalogue is not in it."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Final

from benchmarks.measure import decisions_of_game, new_game, python_pick
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.game import Game

DEALS: Final = 30
DECISIONS: Final = 40
"""Games are halted after this many decisions."""
COPIES: Final = 10


def memory(_seconds: float, first: int, *, what: str, seats: int, sets: Sequence[str]) -> float:
    """Kilobytes of a running game that can be forked, of a fork as it is made, or of an imagined world."""

    def running() -> list[Game[Any]]:
        return [halted(number, seats, sets) for number in range(first, first + DEALS)]

    games = running()  # fills what all games share
    if what == "game":
        return kilobytes(running)
    if what == "fork":
        return kilobytes(lambda: [game.fork() for game in games for _ in range(COPIES)])
    seats_asked = [game.ask.seat if game.ask else 0 for game in games]
    return kilobytes(
        lambda: [
            game.imagine(seat, key_from_seed(copy)) for game, seat in zip(games, seats_asked) for copy in range(COPIES)
        ]
    )


def halted(number: int, seats: int, sets: Sequence[str]) -> Game[Any]:
    """A random game at one of its decisions."""
    game = new_game("bang", number, seats, sets)
    for _ in islice(decisions_of_game(game, python_pick(number)), DECISIONS):
        pass
    return game


def kilobytes(make: Callable[[], list[Game[Any]]]) -> float:
    """How many kilobytes each of the made games takes."""
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    made = make()
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(made) / 1000
