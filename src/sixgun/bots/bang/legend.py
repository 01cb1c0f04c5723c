"""A bot that looks ahead: a gunslinger who plays his best options on in worlds that he may believe in.

In such a world every seat is played by a gunslinger who believes what an onlooker would, up to his own role; after some
turns the position is judged by what everybody has. Roles are dealt by the beliefs of this seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import islice
from random import Random
from typing import Any, Final

from sixgun.bang.asks import BangAsk
from sixgun.bang.game import Game
from sixgun.bang.rules.winning import PREY
from sixgun.bang.view import View
from sixgun.bots.bang.gunslinger import WEIGHTS, Gunslinger
from sixgun.bots.bang.likelihoods import HIDDEN
from sixgun.bots.bang.plays import PUT_DOWN
from sixgun.bots.bang.prospects import prospect
from sixgun.bots.bang.replies import anything
from sixgun.bots.search import Budget, Searching, distinct, played_on, searched
from sixgun.kernel.ask import PASS, Choice

WIDTH: Final = 4
"""So many options are searched."""
AHEAD: Final = 3
"""So many turns are played on, the current one among them."""
TRIES: Final = 60
"""So many worlds are looked at before one is taken whatever its roles."""
UNSEARCHED: Final = "become"
"""The choice of a character comes before everything that could be judged."""
NEVER_ENDING: Final = 1_000_000


class Legend(Searching, Gunslinger):
    """The judgement of a gunslinger, tested in imagined games."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.take_salt(chance)

    def __getstate__(self) -> dict[str, Any]:
        """A copy is seated anew."""
        return super().__getstate__() | {"worlds": None}

    def choose(self, view: View, ask: BangAsk) -> Choice:
        wish = super().choose(view, ask)
        self._questions += 1
        assert self._last is not None
        reading, _, _, value = self._last
        # What is good in any case needs no search.
        if self.worlds is None or ask.kind == UNSEARCHED or (ask.kind == "play" and value >= PUT_DOWN):
            return wish
        patience, weigh = self.temper.patience, WEIGHTS.get(ask.kind, anything)
        weights = {o: patience if o is PASS else weigh(reading, ask, o) for o in ask.options()}
        options = distinct(view, wish, weights, WIDTH)
        if len(options) < 2:
            return wish
        budget = Budget(self.budget, self.simulations)
        found = searched(options, self.believed(view), Lookout(self, view).outlook, budget)
        if found is not wish:
            self._last = (reading, ask, found, weights[found])
        return found

    def believed(self, view: View) -> Iterator[Game]:
        """Worlds without end in which roles are as likely as they are believed to be."""
        players = view.glance()
        known = tuple(player.role for player in players)
        hidden = [seat for seat, role in enumerate(known) if not role]
        worlds = self.imagined()
        if not hidden:
            yield from worlds
        self.beliefs.listen(view, players)
        weights = self.beliefs.weights(known)
        most = max(weights.values())
        chance = Random(f"{self._salt}/{self._questions}")
        while True:
            for world in islice(worlds, TRIES):
                deal = tuple([HIDDEN.index(world.role(seat)) for seat in hidden])
                if chance.random() * most <= weights[deal]:
                    break
            yield world


class Lookout:
    """Plays imagined games on for one seat at one question."""

    def __init__(self, legend: Legend, view: View) -> None:
        self.seat = view.seat
        players = view.glance()
        # With three players the roles are known and win by other rules: those games are played to their end.
        self.end = view.number + AHEAD if len(players) > len(PREY) else NEVER_ENDING
        self.bots = [Gunslinger(Random(seat)) for seat in range(len(players))]
        for bot in self.bots:
            bot.beliefs = copy(legend.beliefs)
            bot.beliefs.heard = 0
            bot.beliefs._odds = {}
            bot._kinds = legend._kinds

    def outlook(self, game: Game) -> float:
        """How likely the seat is to win, after some turns."""
        played_on(game, self.bots, View, self.end)
        return prospect(game, self.seat)
