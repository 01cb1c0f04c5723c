"""Looking ahead: each of a few options is played on in the same imagined worlds, and compared world by world.

Worlds are those of the seat that searches, so nothing is known here that it may not know. A world has the same cards
and the same chance for every option; so much of the luck drops out of the differences. The option that a bot likes
anyway stands first, and another one takes its place only if the search is sure of it.

A near horizon is quick and has little luck in it, but it is wrong about what comes later; so it only sorts out what is
clearly worse, and the rest is played on further, as long as there is time.
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

FEWEST: Final = 8
"""Worlds before anything is decided."""
STEP: Final = 4
"""After so many more worlds, or a quarter more, options are given up."""
SMALLEST: Final = 1e-6
"""The least spread: worlds that make no difference tell something too."""
GIVEN_UP: Final = 2.0
"""An option is given up that is behind the best one by so many times luck and doubt together."""
LONGEST: Final = 400
"""Answers after which an imagined game is judged as it stands."""
SURE: Final = 1.0
"""By so many standard errors an option must be better than the first one."""


class Horizon(NamedTuple):
    """How far games are played on: so many `turns`, the current one among them. `doubt` is by how much the difference
    of two options is off there, mostly (a standard deviation), whatever the number of worlds."""

    turns: int
    doubt: float


class Budget:
    """How long a search may go on: so many simulations, or else so many seconds, which are kept to if none takes longer
    than the longest before it."""

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
    """What came out of options in the same worlds; those that are far behind are given up on the way.

    It is `settled` when one option is left, or when more worlds would only tell more exactly what is in `doubt` anyhow.
    The first option has been preferred with a doubt of `before`: a difference with a greater error says nothing new.
    """

    def __init__(self, options: Sequence[Choice], doubt: float = 0.0, before: float = inf) -> None:
        self.first = options[0]
        self.running = list(options)
        self.worlds = 0
        self.settled = len(options) == 1
        self._doubt, self._before = doubt, before
        self._due = FEWEST
        self._values: dict[Choice, list[float]] = {option: [] for option in options}

    def note(self, values: Sequence[float]) -> None:
        """One more world: what came out of each option that is still running."""
        self.worlds += 1
        for option, value in zip(self.running, values):
            self._values[option].append(value)
        if self.worlds == self._due:
            self._due += max(STEP, self.worlds // 4)
            self._sort_out()

    def _sort_out(self) -> None:
        best = self.best()
        leads = {option: self.lead(best, option) for option in self.running}
        self.running = [
            o for o, (mean, error) in leads.items() if o is best or mean < GIVEN_UP * hypot(error, self._doubt)
        ]
        self.settled = all(leads[option][1] <= self._doubt for option in self.running if option is not best)

    def best(self) -> Choice:
        """The option that came out best; all that are running were played in the same worlds."""
        return max(self.running, key=lambda option: sum(self._values[option]))

    def lead(self, option: Choice, other: Choice) -> tuple[float, float]:
        """By how much an option is better than another one, with the standard error of that."""
        differences = [a - b for a, b in zip(self._values[option], self._values[other])]
        mean = sum(differences) / self.worlds
        spread = sum([(d - mean) ** 2 for d in differences]) / (self.worlds - 1)
        return mean, sqrt((spread + SMALLEST) / self.worlds)

    def chosen(self) -> Choice:
        """The best option if that is sure, else the first one."""
        if self.worlds < FEWEST:
            return self.first
        best = self.best()
        if self.first in self.running:
            mean, error = self.lead(best, self.first)
            return best if mean > SURE * error and error <= self._before else self.first
        return best

    def left(self) -> list[Choice]:
        """What is still open, the chosen option first."""
        chosen = self.chosen()
        return [chosen, *[option for option in self.running if option is not chosen]]


class Playouts:
    """Plays imagined games on from one question, with these bots in the seats, and tells by `prospect` how likely the
    seat that looks is to win then; `view` makes the views of the bots."""

    def __init__(
        self,
        now: View,
        view: Callable[[Any, int], Any],
        bots: Sequence[AnyBot],
        prospect: Callable[[Any, int], float],
        horizons: Sequence[Horizon],
    ) -> None:
        self.horizons = horizons
        self._seat, self._number = now.seat, now.turn_number
        self._view, self._bots, self._prospect = view, bots, prospect

    def win_chance_after(self, game: Game[Any], turns: int) -> float:
        """How likely the seat is to win, after so many turns, the current one among them."""
        state, bots = game.state, self._bots
        views = [self._view(game, seat) for seat in range(len(bots))]
        end = self._number + turns
        for _ in range(LONGEST):
            ask = game.ask
            if ask is None or state.turn_number >= end:
                break
            options = ask.options()
            game.answer(bots[ask.seat].choose(views[ask.seat], ask) if len(options) > 1 else options[0])
        return self._prospect(game, self._seat)


class SearchingBot(Bot[V, A]):
    """A bot that tests its judgement in imagined games. The judgement is that of the class behind it."""

    needs_worlds: ClassVar[bool] = True

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        # The worlds follow from the bot's own chance and from how many questions it has had.
        self._salt = chance.getrandbits(64)
        self._questions = 0

    def choose(self, view: V, ask: A) -> Choice:
        wish = super().choose(view, ask)
        self._questions += 1
        options = self.candidates(view, ask, wish) if self.worlds is not None else [wish]
        if len(options) < 2:
            return wish
        budget = Budget(self.budget, self.max_simulations)
        found = search(options, self.sampled_worlds(view), self.playouts(view), budget)
        if found is not wish:
            self.prefer(found)
        return found

    def candidates(self, view: V, ask: A, wish: Choice) -> list[Choice]:
        """The options that are searched, its own choice first; that alone where there is nothing to search."""
        raise NotImplementedError

    def playouts(self, view: V) -> Playouts:
        """How it looks ahead from this question."""
        raise NotImplementedError

    def prefer(self, found: Choice) -> None:
        """The search has found something better than the bot's own choice: keep that for `why`."""
        raise NotImplementedError

    def sampled_worlds(self, view: V) -> Iterator[Any]:
        """Worlds of the pending question, one after the other, without end."""
        assert self.worlds is not None
        for number in count():
            yield self.worlds(key_from_seed(f"{self._salt}/{self._questions}/{number}"))


def distinct_options(view: View, wish: Choice, weights: Mapping[Choice, float], width: int) -> list[Choice]:
    """Some options for a search: the bot's own choice first, then those with the greatest weights, and to pass if that
    is allowed. Cards of the same name come to the same."""
    found: dict[tuple[str, str, int, str], Choice] = {}
    for option in (wish, *sorted(weights, key=weights.__getitem__, reverse=True)):
        slug = view.face(option.card).slug if option.card >= 0 else ""
        found.setdefault((option.verb, slug, option.target, option.what), option)
    kept = list(found.values())[:width]
    return [*kept[:-1], PASS] if PASS in weights and PASS not in kept else kept


def search(options: list[Choice], worlds: Iterator[Game[Any]], lookout: Playouts, budget: Budget) -> Choice:
    """The best of some options, the first of which is preferred."""
    before = inf
    for turns, doubt in lookout.horizons:
        found = Comparison(options, doubt, before)
        while not found.settled:
            world, values = next(worlds), []
            for option in found.running:
                if not budget.spend():
                    return found.chosen()
                game = world.fork(forkable=False)
                game.answer(option)
                values.append(lookout.win_chance_after(game, turns))
            found.note(values)
        options, before = found.left(), doubt
    return options[0]
