"""A bot for The Duel that looks ahead: a gunslinger that tries its best options in imagined games."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from sixgun.bots.duel.gunslinger import Gunslinger
from sixgun.bots.duel.win_chances import win_chance
from sixgun.bots.search import Horizon, Playouts, SearchingBot, distinct_options
from sixgun.duel.asks import CardAsk
from sixgun.duel.view import View
from sixgun.kernel.ask import Choice

WIDTH: Final = 5
"""How many options are searched."""
HORIZONS: Final = (Horizon(3, 0.03), Horizon(5, 0.02), Horizon(8, 0.004))
"""How far imagined games are played. The doubts are close to what `tools.training.horizons` measures. The last one is
the smallest difference that matters."""


class Legend(SearchingBot[View, CardAsk], Gunslinger):
    """The judgement of a gunslinger, tested in imagined games."""

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the worlds: a copy has to be seated again."""
        return super().__getstate__() | {"worlds": None}

    def candidates(self, view: View, ask: CardAsk, preferred: Choice) -> list[Choice]:
        assert self._last is not None
        return distinct_options(view, preferred, self.weights(self._last[0], ask), WIDTH)

    def playouts(self, view: View) -> Playouts:
        return Playouts(view, View, [Gunslinger(Random(seat)) for seat in range(2)], win_chance, HORIZONS)

    def prefer(self, found: Choice) -> None:
        assert self._last is not None
        self._last = (*self._last[:2], found)
