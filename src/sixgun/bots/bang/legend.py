"""A bot that looks ahead: a gunslinger that tries its best options in imagined games.

An imagined game agrees with all that the seat knows, and its hidden roles are dealt by the seat's beliefs. Gunslingers
play all seats. Each one believes what an observer would, and knows its own role. After some turns the position is
judged by what everybody has.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import islice
from random import Random
from typing import Any, Final

from sixgun.bang.asks import CardAsk
from sixgun.bang.game import Game
from sixgun.bang.rules.winning import PREY
from sixgun.bang.view import View
from sixgun.bots.bang.act_likelihoods import HIDDEN
from sixgun.bots.bang.gunslinger import Gunslinger
from sixgun.bots.bang.option_values import value_of
from sixgun.bots.bang.play_values import PUT_DOWN
from sixgun.bots.bang.win_chances import win_chance
from sixgun.bots.search import Horizon, Playouts, SearchingBot, distinct_options
from sixgun.kernel.ask import Choice

WIDTH: Final = 4
"""How many options are searched."""
HORIZONS: Final = (Horizon(5, 0.025), Horizon(8, 0.015), Horizon(12, 0.004))
"""How far imagined games are played. The doubts are close to what `tools.training.horizons` measures. The last one is
the smallest difference that matters."""
TRIES: Final = 60
"""How many worlds may be rejected for their roles before one is taken anyway."""
UNSEARCHED: Final = "become"
"""A character is chosen before the game starts, when there is no position to judge."""
TO_THE_END: Final = (Horizon(1_000_000, 0.004),)


class Legend(SearchingBot[View, CardAsk], Gunslinger):
    """The judgement of a gunslinger, tested in imagined games."""

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the worlds: a copy has to be seated again."""
        return super().__getstate__() | {"worlds": None}

    def candidates(self, view: View, ask: CardAsk, preferred: Choice) -> list[Choice]:
        assert self._last is not None
        assessment, _, _, value = self._last
        # An option that is always good needs no search.
        if ask.kind == UNSEARCHED or (ask.kind == "play" and value >= PUT_DOWN):
            return [preferred]
        return distinct_options(
            view, preferred, {option: value_of(assessment, ask, option) for option in ask.options()}, WIDTH
        )

    def playouts(self, view: View) -> Playouts:
        players = view.summaries()
        bots = [Gunslinger(Random(seat)) for seat in range(len(players))]
        beliefs = copy(self.beliefs)
        beliefs.news_read = 0
        beliefs._odds = {}
        for bot in bots:
            bot.beliefs = copy(beliefs)  # imagined games tell no news, so all bots keep their odds in one place
            bot._known = self._known
        # With three players the roles are known and other rules decide who wins, so games are played to the end.
        return Playouts(view, View, bots, win_chance, HORIZONS if len(players) > len(PREY) else TO_THE_END)

    def prefer(self, found: Choice) -> None:
        assert self._last is not None
        assessment, ask, _, _ = self._last
        self._last = (assessment, ask, found, value_of(assessment, ask, found))

    def sampled_worlds(self, view: View) -> Iterator[Game]:
        """Yield worlds whose roles are distributed as the beliefs say."""
        players = view.summaries()
        known = tuple(player.role for player in players)
        hidden = [seat for seat, role in enumerate(known) if not role]
        worlds = super().sampled_worlds(view)
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
