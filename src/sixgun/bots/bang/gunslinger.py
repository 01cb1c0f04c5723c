"""A bot that reads the table: it holds a probability for every role, and weighs each option by what its role is after.

Nothing here looks further than one option; what an option is worth follows from chances that a seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

from sixgun.bang.asks import BangAsk
from sixgun.bang.effect import Card
from sixgun.bang.view import View
from sixgun.bots.bang import plays, replies
from sixgun.bots.bang.beliefs import Beliefs
from sixgun.bots.bang.likelihoods import HIDDEN
from sixgun.bots.bang.motives import motive_of
from sixgun.bots.bang.reading import Reading
from sixgun.bots.bang.temper import CAUTIOUS, GRUDGING, HOT_HEADED, STEADY, Temper
from sixgun.bots.base import Bot, Suspects
from sixgun.kernel.ask import PASS, Choice
from sixgun.kernel.motive import Motive


class Gunslinger(Bot[View, BangAsk]):
    """Beliefs, and a weight for each option."""

    listens = True
    temper: ClassVar[Temper] = STEADY

    def __init__(self, chance: Random) -> None:
        super().__init__(chance)
        self.beliefs = Beliefs()
        self._kinds: dict[str, Card] = {}
        self._last: tuple[Reading, BangAsk, Choice, float] | None = None

    def choose(self, view: View, ask: BangAsk) -> Choice:
        reading = Reading(view, self.beliefs, self.temper, self._kinds)
        options = ask.options()
        if ask.kind == "play":
            plain = plays.without_a_doubt(reading, options)
            if plain is not None:
                self._last = (reading, ask, plain, plays.PUT_DOWN)
                return plain
        best, most = PASS, -1000.0
        reading.look_round()
        patience, chance, weigh = self.temper.patience, self.chance.random, WEIGHTS.get(ask.kind, replies.anything)
        for option in options:
            value = (patience if option is PASS else weigh(reading, ask, option)) + chance() / 1000
            if value > most:
                best, most = option, value
        self._last = (reading, ask, best, most)
        return best

    def weigh(self, reading: Reading, ask: BangAsk, option: Choice) -> float:
        """What an option is worth; `choose` has this written out, for speed."""
        return self.temper.patience if option is PASS else WEIGHTS.get(ask.kind, replies.anything)(reading, ask, option)

    def __getstate__(self) -> dict[str, Any]:
        """A copy remembers everything but the last question, which belongs to the table."""
        return self.__dict__ | {"_last": None}

    def suspects(self, view: View) -> Suspects:
        players = view.glance()
        self.beliefs.listen(view, players)
        odds = self.beliefs.odds(players)
        return {player.seat: dict(zip(HIDDEN, odds[player.seat])) for player in players if not player.role}

    def why(self) -> Motive | None:
        if self._last is None:
            return None
        self._last[0].look_round()
        return motive_of(*self._last)


Weigh = Callable[[Reading, BangAsk, Choice], float]
"""Tells of an option of a question what it is worth, in cards."""

WEIGHTS: Final[dict[str, Weigh]] = {
    "play": plays.worth,
    "excess": replies.excess,
    "cost": replies.give_up,
    "dodge": replies.dodge,
    "answer": replies.answer,
    "save": replies.save,
    "pick": replies.pick,
    "aim": replies.aim,
    "name": replies.word,
    "become": replies.become,
}
"""How the options of each kind of question are weighed."""


class CautiousGunslinger(Gunslinger):
    """Spares himself."""

    temper = CAUTIOUS


class HotHeadedGunslinger(Gunslinger):
    """Shoots first."""

    temper = HOT_HEADED


class GrudgingGunslinger(Gunslinger):
    """Forgets no attack."""

    temper = GRUDGING
