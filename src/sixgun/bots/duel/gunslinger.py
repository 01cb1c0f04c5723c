"""A bot for The Duel that weighs each option: whether a hit strikes, what that costs, and what the card is worth.

Nothing here looks further than one option; what an option is worth follows from chances that a seat may know.
"""

from __future__ import annotations

from typing import Any

from sixgun.bots.base import Bot
from sixgun.bots.duel import plays, replies
from sixgun.bots.duel.motives import motive_of
from sixgun.bots.duel.reading import Reading
from sixgun.duel.asks import Avoid, DuelAsk, Pick
from sixgun.duel.view import View
from sixgun.kernel.ask import PASS, Choice
from sixgun.kernel.motive import Motive

PATIENCE = 0.01
"""One acts for a gain above this."""


class Gunslinger(Bot[View, DuelAsk]):
    """A weight for each option, from the figures of many games."""

    _last: tuple[Reading, DuelAsk, Choice] | None = None

    def choose(self, view: View, ask: DuelAsk) -> Choice:
        reading = Reading(view)
        weights = self.weights(reading, ask)
        chance = self.chance.random
        wish = max(weights, key=lambda option: weights[option] + chance() / 10_000)
        self._last = (reading, ask, wish)
        return wish

    def __getstate__(self) -> dict[str, Any]:
        """A copy remembers everything but the last question, which belongs to the table."""
        return self.__dict__ | {"_last": None}

    def why(self) -> Motive | None:
        return motive_of(*self._last) if self._last else None

    def weights(self, reading: Reading, ask: DuelAsk) -> dict[Choice, float]:
        """What each option is worth."""
        return {o: PATIENCE if o is PASS else self.weigh(reading, ask, o) for o in ask.options()}

    def weigh(self, r: Reading, ask: DuelAsk, option: Choice) -> float:
        match ask.kind:
            case "play" | "ready":
                return plays.worth(r, option)
            case "avoid":
                assert isinstance(ask, Avoid)
                return replies.avoid(r, ask, option)
            case "answer":
                return replies.answer(r, ask, option)
            case "excess" | "cost":
                return replies.give_up(r, option)
            case "pick":
                assert isinstance(ask, Pick)
                return replies.pick(r, ask, option)
            case "become":
                return replies.become(r, option)
        return replies.word(r, ask, option)
