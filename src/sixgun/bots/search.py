"""Looking ahead: each of a few options is played on in the same imagined worlds, and compared world by world.

Worlds are those of the seat that searches, so nothing is known here that it may not know. A world has the same cards and
the same chance for every option; what is left of luck drops out of the differences. The option that a bot likes anyway
stands first, and another one takes its place only if the search is sure of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from time import perf_counter
from typing import Any, Final

from sixgun.bots.base import AnyBot
from sixgun.kernel.ask import Choice
from sixgun.kernel.game import Game

FEWEST: Final = 8
"""Worlds before an option is given up."""
GIVEN_UP: Final = 2.0
"""An option is given up that is behind the best one by so many standard errors."""
LONGEST: Final = 400
"""Answers after which an imagined game is judged as it stands."""
SURE: Final = 1.0
"""By so many standard errors an option must be better than the first one."""

Outlook = Callable[[Game[Any]], float]
"""Plays a game on, as far as it sees fit, and tells how good that came out."""


class Budget:
    """How long a search may go on: so many simulations, or else so many seconds."""

    def __init__(self, seconds: float, simulations: int | None) -> None:
        self._simulations = simulations
        self._end = perf_counter() + seconds

    def spend(self) -> bool:
        """Is there enough for one more simulation?"""
        if self._simulations is None:
            return perf_counter() < self._end
        self._simulations -= 1
        return self._simulations >= 0


class Comparison:
    """What came out of options in the same worlds: sums of the differences to the first one, and of their squares."""

    def __init__(self, options: Sequence[Choice]) -> None:
        self.first = options[0]
        self.running = list(options)
        self.worlds = 0
        self._sums = dict.fromkeys(options, 0.0)
        self._values: dict[Choice, list[float]] = {option: [] for option in options}

    def note(self, values: Sequence[float]) -> None:
        """One more world: what came out of each option that is still running."""
        self.worlds += 1
        for option, value in zip(self.running, values):
            self._values[option].append(value)
            self._sums[option] += value

    def best(self) -> Choice:
        return max(self.running, key=self._sums.__getitem__)

    def lead(self, option: Choice, other: Choice) -> float:
        """By how many standard errors an option is better than another one."""
        count = self.worlds
        differences = [a - b for a, b in zip(self._values[option], self._values[other])]
        mean = sum(differences) / count
        spread = sum([(d - mean) ** 2 for d in differences]) / max(1, count - 1)
        # A world that makes no difference tells something too: it counts as a very small one.
        return mean / sqrt(max(spread, 1e-6) / count)

    def narrow(self) -> None:
        """Give up what is far behind; the first option only if another one will take its place for certain."""
        best = self.best()
        self.running = [o for o in self.running if o is best or self.lead(best, o) < GIVEN_UP]


def played_on(game: Game[Any], bots: Sequence[AnyBot], view: Callable[[Any, int], Any], end: int) -> None:
    """Let bots play an imagined game until the turn with this number begins, or it is over."""
    state = game.state
    for _ in range(LONGEST):
        ask = game.ask
        if ask is None or state.number >= end:
            return
        options = ask.options()
        game.answer(bots[ask.seat].choose(view(game, ask.seat), ask) if len(options) > 1 else options[0])


def searched(options: Sequence[Choice], worlds: Iterator[Game[Any]], outlook: Outlook, budget: Budget) -> Choice:
    """The best of some options, the first of which is preferred."""
    found = Comparison(options)
    for world in worlds:
        values = []
        for option in found.running:
            if not budget.spend():
                break
            game = world.fork(keeps=False)
            game.answer(option)
            values.append(outlook(game))
        if len(values) < len(found.running):
            break
        found.note(values)
        if found.worlds >= FEWEST and found.worlds % 4 == 0:
            found.narrow()
            if len(found.running) == 1:
                return found.running[0]
    if found.worlds < FEWEST or found.first not in found.running:
        return found.best() if found.worlds >= FEWEST else found.first
    best = found.best()
    return best if found.lead(best, found.first) > SURE else found.first
