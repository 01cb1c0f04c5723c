"""A bot for The Duel that looks ahead: a gunslinger who plays his best options on in worlds that he may believe in."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from sixgun.bots.duel.gunslinger import Gunslinger
from sixgun.bots.duel.prospects import prospect
from sixgun.bots.search import Budget, Searching, distinct, played_on, searched
from sixgun.duel.asks import DuelAsk
from sixgun.duel.game import Game
from sixgun.duel.view import View
from sixgun.kernel.ask import Choice

WIDTH: Final = 5
"""So many options are searched."""
AHEAD: Final = 3
"""So many turns are played on, the current one among them."""


class Legend(Searching, Gunslinger):
    """The judgement of a gunslinger, tested in imagined games."""

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.take_salt(chance)

    def __getstate__(self) -> dict[str, Any]:
        """A copy is seated anew."""
        return super().__getstate__() | {"worlds": None}

    def choose(self, view: View, ask: DuelAsk) -> Choice:
        wish = super().choose(view, ask)
        self._questions += 1
        assert self._last is not None
        reading = self._last[0]
        if self.worlds is None:
            return wish
        options = distinct(view, wish, self.weights(reading, ask), WIDTH)
        if len(options) < 2:
            return wish
        bots = [Gunslinger(Random(seat)) for seat in range(2)]
        seat, end = view.seat, view.number + AHEAD

        def outlook(game: Game) -> float:
            played_on(game, bots, View, end)
            return prospect(game, seat)

        found = searched(options, self.imagined(), outlook, Budget(self.budget, self.simulations))
        self._last = (reading, ask, found)
        return found
