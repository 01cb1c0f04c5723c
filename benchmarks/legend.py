"""What a legend's decision takes with a fixed number of simulations: the same questions and the same search in every
engine, so that only the speed differs. (In a fixed time, a faster legend would play another game.)"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, count, islice
from time import process_time
from typing import Any, Final
from unittest.mock import patch

from benchmarks.measure import new_game
from sixgun.bots import make_bot
from sixgun.bots.base import seat_bot
from sixgun.bots.search import Budget
from sixgun.kernel.game import Game

SEATS: Final = 5
SETS: Final = ("base", "dodge_city")
SIMULATIONS: Final = 40
DECISIONS: Final = 12
DECISIONS_OF_GAME: Final = 3
"""How many decisions are measured, and how many of them at most in one game."""


class CountedWorlds:
    """The worlds of a legend. They remember whether it has searched."""

    def __init__(self, worlds: Callable[[bytes], Game[Any]]) -> None:
        self.worlds = worlds
        self.used = False

    def __call__(self, key: bytes) -> Game[Any]:
        self.used = True
        return self.worlds(key)


def legend_decision(_seconds: float, _first: int) -> float:
    """Milliseconds of a decision with a search, of a legend among gunslingers. It is always the same work, however
    many seconds there are."""
    times = chain.from_iterable(islice(search_times(number), DECISIONS_OF_GAME) for number in count())
    return sum(islice(times, DECISIONS)) / DECISIONS * 1000


def simulations(_seconds: float, first: int) -> float:
    """Simulations of such a decision. They can be counted in the plain engine only."""
    played = 0
    spend = Budget.spend

    def counted(budget: Budget) -> bool:
        nonlocal played
        enough = spend(budget)
        played += enough
        return enough

    with patch.object(Budget, "spend", counted):
        legend_decision(0.0, first)
    return played / DECISIONS


def search_times(number: int) -> Iterator[float]:
    """Play a game with one legend, and yield the seconds of each decision in which it searched."""
    game: Any = new_game("bang", number, SEATS, SETS, collect_news=True)
    bots = [make_bot("gunslinger" if seat else "legend", number, seat) for seat in range(SEATS)]
    for seat, bot in enumerate(bots):
        seat_bot(bot, game, seat)
    assert bots[0].worlds is not None
    bots[0].worlds = worlds = CountedWorlds(bots[0].worlds)
    bots[0].max_simulations = SIMULATIONS
    views = [game.type.view(game, seat) for seat in range(SEATS)]
    while (ask := game.ask) is not None:
        options = ask.options()
        if len(options) == 1:
            game.answer(options[0])
            continue
        worlds.used = False
        begin = process_time()
        choice = bots[ask.seat].choose(views[ask.seat], ask)
        if worlds.used:
            yield process_time() - begin
        game.answer(choice)
