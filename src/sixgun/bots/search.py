"""Search: a few options are tried in the same imagined worlds and compared world by world.

The worlds fit what the searching seat knows, so the search uses nothing that it may not know. Every option gets the
same cards and the same chance in a world. This removes much of the luck from the differences. The bot's own choice is
the first option. Another one replaces it only if the search is sure.

A near horizon is fast and has little luck in it, but it is wrong about what comes later. So it only rules out options
that are clearly worse. The rest are played further while there is time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from math import hypot, inf, sqrt
from random import Random
from time import perf_counter
from typing import Any, ClassVar, Final, NamedTuple

from sixgun.bots.base import A, AnyBot, Bot, V
from sixgun.cardgame.view import View
from sixgun.kernel.ask import PASS, Choice
from sixgun.kernel.chance import key_from_seed
from sixgun.kernel.game import Game

MIN_WORLDS: Final = 8
"""How many worlds are played before anything is decided."""
MIN_MORE_WORLDS: Final = 4
"""Options are compared again after at least this many more worlds, or a quarter more if that is larger."""
MIN_VARIANCE: Final = 1e-6
"""The smallest variance. Without it, a few equal results would look certain."""
DROP_LEAD: Final = 2.0
"""An option is dropped if the best one leads by this many times luck and doubt together."""
MAX_ANSWERS: Final = 400
"""An imagined game is judged after this many answers at the latest."""
SURE_LEAD: Final = 1.0
"""How many standard errors an option must be ahead of the first one to replace it."""


class Horizon(NamedTuple):
    """How far imagined games are played: for `turns` turns, including the current one.

    `doubt` is the standard deviation of the error in the difference of two options that more worlds do not remove.
    """

    turns: int
    doubt: float


class Budget:
    """How long a search may take: a number of simulations, or else a number of seconds.

    The seconds are not exceeded if no simulation takes longer than the longest one so far.
    """

    def __init__(self, seconds: float, simulations: int | None) -> None:
        self._simulations = simulations
        self._now = perf_counter()
        self._end = self._now + seconds
        self._longest = 0.0

    def spend(self) -> bool:
        """Is there enough for one more simulation?"""
        if self._simulations is None:
            before, self._now = self._now, perf_counter()
            self._longest = max(self._longest, self._now - before)
            return self._now + self._longest < self._end
        self._simulations -= 1
        return self._simulations >= 0


class Comparison:
    """The results of options in the same worlds. Options that are far behind are dropped on the way.

    It is `decided` when one option is left, or when more worlds would not improve on the `doubt`. `before` is the doubt
    with which the first option was preferred. A difference with a larger error tells nothing new.
    """

    def __init__(self, options: Sequence[Choice], doubt: float = 0.0, before: float = inf) -> None:
        self.first = options[0]
        self.running = list(options)
        self.worlds = 0
        self.decided = len(options) == 1
        self._doubt, self._before = doubt, before
        self._due = MIN_WORLDS
        self._values: dict[Choice, list[float]] = {option: [] for option in options}

    def add_world(self, values: Sequence[float]) -> None:
        """Add the results of one more world, one for each running option."""
        self.worlds += 1
        for option, value in zip(self.running, values):
            self._values[option].append(value)
        if self.worlds == self._due:
            self._due += max(MIN_MORE_WORLDS, self.worlds // 4)
            self._sort_out()

    def _sort_out(self) -> None:
        """Drop the options that are far behind, and see whether more worlds could still decide."""
        best = self.best()
        leads = {option: self.lead(best, option) for option in self.running}
        self.running = [
            o for o, (mean, error) in leads.items() if o is best or mean < DROP_LEAD * hypot(error, self._doubt)
        ]
        self.decided = all(leads[option][1] <= self._doubt for option in self.running if option is not best)

    def best(self) -> Choice:
        """Return the option with the best results. All running options were played in the same worlds."""
        return max(self.running, key=lambda option: sum(self._values[option]))

    def lead(self, option: Choice, other: Choice) -> tuple[float, float]:
        """Return how much better an option is than another one, and the standard error."""
        differences = [a - b for a, b in zip(self._values[option], self._values[other])]
        mean = sum(differences) / self.worlds
        spread = sum([(d - mean) ** 2 for d in differences]) / (self.worlds - 1)
        return mean, sqrt((spread + MIN_VARIANCE) / self.worlds)

    def chosen(self) -> Choice:
        """Return the best option if it is surely better, otherwise the first one."""
        if self.worlds < MIN_WORLDS:
            return self.first
        best = self.best()
        if self.first in self.running:
            mean, error = self.lead(best, self.first)
            return best if mean > SURE_LEAD * error and error <= self._before else self.first
        return best

    def left(self) -> list[Choice]:
        """Return the running options, the chosen one first."""
        chosen = self.chosen()
        return [chosen, *[option for option in self.running if option is not chosen]]


class Playouts:
    """Plays imagined games from one question with these bots, and judges the result for the searching seat.

    `view` is of the question. `make_view` makes the views of the bots, `win_chance` gives a seat's chance to win.
    """

    def __init__(
        self,
        view: View,
        make_view: Callable[[Any, int], Any],
        bots: Sequence[AnyBot],
        win_chance: Callable[[Any, int], float],
        horizons: Sequence[Horizon],
    ) -> None:
        self.horizons = horizons
        self._seat, self._turn = view.seat, view.turn_number
        self._make_view, self._bots, self._win_chance = make_view, bots, win_chance

    def win_chance_after(self, game: Game[Any], turns: int) -> float:
        """Return the seat's chance to win after this many turns, including the current one."""
        bots = self._bots
        views = [self._make_view(game, seat) for seat in range(len(bots))]
        end = self._turn + turns
        for _ in range(MAX_ANSWERS):
            ask = game.ask
            if ask is None or views[0].turn_number >= end:
                break
            options = ask.options()
            game.answer(bots[ask.seat].choose(views[ask.seat], ask) if len(options) > 1 else options[0])
        return self._win_chance(game, self._seat)


class SearchingBot(Bot[V, A]):
    """A bot that tests its judgement in imagined games. The judgement comes from the next base class."""

    needs_worlds: ClassVar[bool] = True

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        # The worlds depend on the bot's own chance and on the number of questions so far.
        self._salt = chance.getrandbits(64)
        self._questions = 0

    def choose(self, view: V, ask: A) -> Choice:
        preferred = super().choose(view, ask)
        self._questions += 1
        options = self.candidates(view, ask, preferred) if self.worlds is not None else [preferred]
        if len(options) < 2:
            return preferred
        budget = Budget(self.budget, self.max_simulations)
        found = search(options, self.sampled_worlds(view), self.playouts(view), budget)
        if found is not preferred:
            self.prefer(found)
        return found

    def candidates(self, view: V, ask: A, preferred: Choice) -> list[Choice]:
        """Return the options to search, its own choice first. If there is nothing to search, that is the only one."""
        raise NotImplementedError

    def playouts(self, view: V) -> Playouts:
        """Return the playouts for this question."""
        raise NotImplementedError

    def prefer(self, found: Choice) -> None:
        """Keep a better choice found by the search, for `why`."""
        raise NotImplementedError

    def sampled_worlds(self, view: V) -> Iterator[Any]:
        """Yield imagined worlds at the pending question, endlessly."""
        assert self.worlds is not None
        for number in count():
            yield self.worlds(key_from_seed(f"{self._salt}/{self._questions}/{number}"))


def distinct_options(view: View, preferred: Choice, weights: Mapping[Choice, float], width: int) -> list[Choice]:
    """Return up to `width` options for a search: the bot's own choice, those with the highest weights, and passing.

    Cards with the same name count as the same option.
    """
    found: dict[tuple[str, str, int, str], Choice] = {}
    for option in (preferred, *sorted(weights, key=weights.__getitem__, reverse=True)):
        slug = view.face(option.card).slug if option.card >= 0 else ""
        found.setdefault((option.verb, slug, option.target, option.what), option)
    kept = list(found.values())[:width]
    return [*kept[:-1], PASS] if PASS in weights and PASS not in kept else kept


def search(options: list[Choice], worlds: Iterator[Game[Any]], playouts: Playouts, budget: Budget) -> Choice:
    """Return the best of some options. The first one is preferred."""
    before = inf
    for turns, doubt in playouts.horizons:
        found = Comparison(options, doubt, before)
        while not found.decided:
            world, values = next(worlds), []
            for option in found.running:
                if not budget.spend():
                    return found.chosen()
                game = world.fork(forkable=False)
                game.answer(option)
                values.append(playouts.win_chance_after(game, turns))
            found.add_world(values)
        options, before = found.left(), doubt
    return options[0]
