"""Looking ahead: each of a few options is played on in the same imagined worlds, and compared world by world.

Worlds are those of the seat that searches, so nothing is known here that it may not know. A world has the same cards
and the same chance for every option; so much of the luck drops out of the differences. The option that a bot likes
anyway stands first, and another one takes its place only if the search is sure of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import count
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, ClassVar, Final

from sixgun.bots.base import AnyBot, Worlds
from sixgun.kernel.ask import PASS, Choice
from sixgun.kernel.chance import key_of
from sixgun.kernel.game import Game
from sixgun.kernel.view import View

FEWEST: Final = 8
"""Worlds before anything is decided."""
STEP: Final = 4
"""After each so many worlds options are given up."""
SMALLEST: Final = 1e-6
"""The least spread: worlds that make no difference tell something too."""
GIVEN_UP: Final = 2.0
"""An option is given up that is behind the best one by so many standard errors."""
LONGEST: Final = 400
"""Answers after which an imagined game is judged as it stands."""
SURE: Final = 1.0
"""By so many standard errors an option must be better than the first one."""

Outlook = Callable[[Any], float]
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
    """What came out of options in the same worlds; those that are far behind are given up on the way."""

    def __init__(self, options: Sequence[Choice]) -> None:
        self.first = options[0]
        self.running = list(options)
        self.worlds = 0
        self._values: dict[Choice, list[float]] = {option: [] for option in options}

    def note(self, values: Sequence[float]) -> None:
        """One more world: what came out of each option that is still running."""
        self.worlds += 1
        for option, value in zip(self.running, values):
            self._values[option].append(value)
        if self.worlds >= FEWEST and not self.worlds % STEP:
            best = self.best()
            self.running = [o for o in self.running if o is best or self.lead(best, o) < GIVEN_UP]

    def best(self) -> Choice:
        """The option that came out best; all that are running were played in the same worlds."""
        return max(self.running, key=lambda option: sum(self._values[option]))

    def lead(self, option: Choice, other: Choice) -> float:
        """By how many standard errors an option is better than another one."""
        differences = [a - b for a, b in zip(self._values[option], self._values[other])]
        mean = sum(differences) / self.worlds
        spread = sum([(d - mean) ** 2 for d in differences]) / (self.worlds - 1)
        return mean / sqrt((spread + SMALLEST) / self.worlds)

    def chosen(self) -> Choice:
        """The best option if that is sure, else the first one."""
        if self.worlds < FEWEST:
            return self.first
        best = self.best()
        return best if self.first not in self.running or self.lead(best, self.first) > SURE else self.first


class Searching:
    """What bots have in common that search: the worlds of their seat, one after the other."""

    searches: ClassVar[bool] = True
    worlds: Worlds | None

    def take_salt(self, chance: Random) -> None:
        """The worlds follow from the bot's own chance and from how many questions it has had."""
        self._salt = chance.getrandbits(64)
        self._questions = 0

    def imagined(self) -> Iterator[Any]:
        """Worlds of the pending question, without end."""
        assert self.worlds is not None
        for number in count():
            yield self.worlds(key_of(f"{self._salt}/{self._questions}/{number}"))


def distinct(view: View, wish: Choice, weights: Mapping[Choice, float], width: int) -> list[Choice]:
    """Some options for a search: the bot's own choice first, then those with the greatest weights, and to pass if that
    is allowed. Cards of the same name come to the same."""
    found: dict[tuple[str, str, int, str], Choice] = {}
    for option in (wish, *sorted(weights, key=weights.__getitem__, reverse=True)):
        slug = view.face(option.card).slug if option.card >= 0 else ""
        found.setdefault((option.verb, slug, option.target, option.what), option)
    kept = list(found.values())[:width]
    return [*kept[:-1], PASS] if PASS in weights and PASS not in kept else kept


def played_on(game: Game[Any], bots: Sequence[AnyBot], view: Callable[[Any, int], Any], end: int) -> None:
    """Let bots play an imagined game until the turn with this number begins, or it is over."""
    state = game.state
    views = [view(game, seat) for seat in range(len(bots))]
    for _ in range(LONGEST):
        ask = game.ask
        if ask is None or state.number >= end:
            return
        options = ask.options()
        game.answer(bots[ask.seat].choose(views[ask.seat], ask) if len(options) > 1 else options[0])


def searched(options: Sequence[Choice], worlds: Iterable[Game[Any]], outlook: Outlook, budget: Budget) -> Choice:
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
        if len(found.running) == 1:
            break
    return found.chosen()
