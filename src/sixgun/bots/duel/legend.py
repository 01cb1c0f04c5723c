"""A bot for The Duel that looks ahead: a gunslinger who plays his best options on in worlds that he may believe in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from sixgun.bots.duel.gunslinger import Gunslinger
from sixgun.bots.duel.prospects import prospect
from sixgun.bots.search import Budget, played_on, searched
from sixgun.duel.asks import DuelAsk
from sixgun.duel.game import Game
from sixgun.duel.view import View
from sixgun.kernel.ask import PASS, Choice
from sixgun.kernel.chance import key_of

WIDTH: Final = 5
"""So many options are searched."""
AHEAD: Final = 3
"""So many turns are played on, the current one among them."""


class Legend(Gunslinger):
    """The judgement of a gunslinger, tested in imagined games."""

    searches = True

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self._salt = chance.getrandbits(64)
        self._questions = 0

    def __getstate__(self) -> dict[str, Any]:
        """A copy has its own seat to look from."""
        return self.__dict__ | {"worlds": None}

    def choose(self, view: View, ask: DuelAsk) -> Choice:
        wish = super().choose(view, ask)
        self._questions += 1
        if self.worlds is None:
            return wish
        options = self.candidates(view, ask, wish)
        if len(options) < 2:
            return wish
        bots = [Gunslinger(Random(seat)) for seat in range(2)]
        end = view.number + AHEAD

        def outlook(game: Game) -> float:
            played_on(game, bots, View, end)
            return prospect(game, view.seat)

        return searched(options, self.imagined(), outlook, Budget(self.budget, self.simulations))

    def candidates(self, view: View, ask: DuelAsk, wish: Choice) -> list[Choice]:
        """What is worth a search, the gunslinger's own choice first; of options that come to the same only one."""
        weights = self.weights(view, ask)
        found = {gist(view, wish): wish}
        for option in sorted(weights, key=weights.__getitem__, reverse=True):
            found.setdefault(gist(view, option), option)
        kept = list(found.values())[:WIDTH]
        return [*kept[:-1], PASS] if PASS in found.values() and PASS not in kept else kept

    def imagined(self) -> Iterator[Game]:
        """Worlds without end."""
        assert self.worlds is not None
        number = 0
        while True:
            number += 1
            world = self.worlds(key_of(f"{self._salt}/{self._questions}/{number}"))
            assert isinstance(world, Game)
            yield world


def gist(view: View, option: Choice) -> tuple[str, str, int, str]:
    """What an option comes to: cards of the same name are alike."""
    slug = view.face(option.card).slug if option.card >= 0 else ""
    return option.verb, slug, option.target, option.what
