"""A bot for The Duel that weighs each option: whether a hit strikes, what that costs, and what the card is worth.

Nothing here looks further than one option; what an option is worth follows from chances that a seat may know.
"""

from __future__ import annotations

from typing import Any

from sixgun.bots.base import Bot
from sixgun.bots.duel import play_values, reply_values
from sixgun.bots.duel.assessment import Assessment
from sixgun.bots.duel.motives import motive_of
from sixgun.cardgame.motive import Motive
from sixgun.duel.asks import Avoid, CardAsk, PickCard
from sixgun.duel.view import View
from sixgun.kernel.ask import PASS, Choice

PATIENCE = 0.01
"""One acts for a gain above this."""


class Gunslinger(Bot[View, CardAsk]):
    """A weight for each option, from the figures of many games."""

    _last: tuple[Assessment, CardAsk, Choice] | None = None

    def choose(self, view: View, ask: CardAsk) -> Choice:
        assessment = Assessment(view)
        weights = self.weights(assessment, ask)
        chance = self.chance.random
        wish = max(weights, key=lambda option: weights[option] + chance() / 10_000)
        self._last = (assessment, ask, wish)
        return wish

    def __getstate__(self) -> dict[str, Any]:
        """A copy remembers everything but the last question, which belongs to the table."""
        return self.__dict__ | {"_last": None}

    def why(self) -> Motive | None:
        return motive_of(*self._last) if self._last else None

    def weights(self, assessment: Assessment, ask: CardAsk) -> dict[Choice, float]:
        """What each option is worth."""
        return {o: PATIENCE if o is PASS else self.weigh(assessment, ask, o) for o in ask.options()}

    def weigh(self, r: Assessment, ask: CardAsk, option: Choice) -> float:
        match ask.kind:
            case "play" | "ready":
                return play_values.worth(r, option)
            case "avoid":
                assert isinstance(ask, Avoid)
                return reply_values.avoid(r, ask, option)
            case "answer":
                return reply_values.answer(r, ask, option)
            case "excess" | "cost":
                return reply_values.give_up(r, option)
            case "pick":
                assert isinstance(ask, PickCard)
                return reply_values.pick(r, ask, option)
            case "become":
                return reply_values.become(r, option)
        return reply_values.word(r, ask, option)
