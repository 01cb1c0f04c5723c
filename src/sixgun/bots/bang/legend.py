"""A bot that looks ahead: a gunslinger who plays his best options on in worlds that he may believe in.

In such a world every seat is played by a gunslinger who believes what an onlooker would, up to his own role; after some
turns the position is judged by what everybody has. Roles are dealt by the beliefs of this seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any, Final

from sixgun.bang.asks import BangAsk
from sixgun.bang.game import Game
from sixgun.bang.rules.winning import PREY
from sixgun.bang.view import View
from sixgun.bots.bang.beliefs import Deal
from sixgun.bots.bang.gunslinger import Gunslinger
from sixgun.bots.bang.likelihoods import HIDDEN
from sixgun.bots.bang.prospects import prospect
from sixgun.bots.bang.reading import Reading
from sixgun.bots.search import Budget, played_on, searched
from sixgun.kernel.ask import PASS, Choice
from sixgun.kernel.chance import key_of

WIDTH: Final = 4
"""So many options are searched."""
AHEAD: Final = 3
"""So many turns are played on, the current one among them."""
TRIES: Final = 60
"""So many worlds are looked at before one is taken whatever its roles."""
UNSEARCHED: Final = frozenset({"become"})


class Legend(Gunslinger):
    """The judgement of a gunslinger, tested in imagined games."""

    searches = True

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self._salt = chance.getrandbits(64)
        self._questions = 0

    def __getstate__(self) -> dict[str, Any]:
        """A copy has its own seat to look from."""
        return super().__getstate__() | {"worlds": None}

    def choose(self, view: View, ask: BangAsk) -> Choice:
        wish = super().choose(view, ask)
        self._questions += 1
        if self.worlds is None or ask.kind in UNSEARCHED:
            return wish
        options = self.candidates(view, ask, wish)
        if len(options) < 2:
            return wish
        budget = Budget(self.budget, self.simulations)
        found = searched(options, self.believed(view), Lookout(self, view).outlook, budget)
        if found is not wish:
            assert self._last is not None
            reading = self._last[0]
            self._last = (reading, ask, found, self.valued(reading, ask, found))
        return found

    def candidates(self, view: View, ask: BangAsk, wish: Choice) -> list[Choice]:
        """What is worth a search, the gunslinger's own choice first; of options that come to the same only one."""
        assert self._last is not None
        reading, _, _, value = self._last
        if ask.kind == "play" and value >= CERTAIN:
            return [wish]
        weights = {option: self.valued(reading, ask, option) for option in ask.options()}
        found = [wish]
        known = {self.gist(view, wish)}
        for option in sorted(weights, key=weights.__getitem__, reverse=True):
            gist = self.gist(view, option)
            if gist not in known:
                known.add(gist)
                found.append(option)
        kept = found[:WIDTH]
        return [*kept[:-1], PASS] if PASS in found and PASS not in kept else kept

    def valued(self, reading: Reading, ask: BangAsk, option: Choice) -> float:
        """What an option, or to pass, is worth to a gunslinger."""
        return self.temper.patience if option is PASS else self.weigh(reading, ask, option)

    def gist(self, view: View, option: Choice) -> tuple[str, str, int, str]:
        """What an option comes to: cards of the same name are alike."""
        slug = view.face(option.card).slug if option.card >= 0 else ""
        return option.verb, slug, option.target, option.what

    def believed(self, view: View) -> Iterator[Game]:
        """Worlds without end in which roles are as likely as they are believed to be."""
        assert self.worlds is not None
        players = view.glance()
        known = tuple(player.role for player in players)
        hidden = [seat for seat, role in enumerate(known) if not role]
        weights: dict[Deal, float] = {}
        if hidden and len(players) > len(PREY):
            self.beliefs.listen(view, players)
            weights = self.beliefs.weights(known)
        most = max(weights.values(), default=1.0)
        chance = Random(f"{self._salt}/{self._questions}")
        number = 0
        while True:
            for _ in range(TRIES):
                number += 1
                world = self.worlds(key_of(f"{self._salt}/{self._questions}/{number}"))
                assert isinstance(world, Game)
                deal = tuple(HIDDEN.index(world.role(seat)) for seat in hidden)
                if not weights or chance.random() * most <= weights[deal]:
                    break
            yield world


CERTAIN: Final = 60.0
"""What weighs as much as this is done at once."""


class Lookout:
    """Plays imagined games on for one seat at one question."""

    def __init__(self, legend: Legend, view: View) -> None:
        self.seat = view.seat
        players = view.glance()
        # With three players the roles are known and win by other rules: those games are played to their end.
        self.end = view.number + AHEAD if len(players) > len(PREY) else 1_000_000
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
