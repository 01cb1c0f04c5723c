"""A bot for The Duel that values each option: how likely a hit is, what it costs, and what the card is worth.

It does not look ahead beyond one option. The value of an option follows from probabilities that its seat may know.
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
"""The bot only acts for a gain above this."""


class Gunslinger(Bot[View, CardAsk]):
    """Values each option with figures fitted to many games, and chooses the best one."""

    _last: tuple[Assessment, CardAsk, Choice] | None = None

    def choose(self, view: View, ask: CardAsk) -> Choice:
        assessment = Assessment(view)
        weights = self.weights(assessment, ask)
        chance = self.chance.random
        choice = max(weights, key=lambda option: weights[option] + chance() / 10_000)
        self._last = (assessment, ask, choice)
        return choice

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the last question, which belongs to the table."""
        return self.__dict__ | {"_last": None}

    def why(self) -> Motive | None:
        return motive_of(*self._last) if self._last else None

    def weights(self, assessment: Assessment, ask: CardAsk) -> dict[Choice, float]:
        """Return the value of each option."""
        return {o: PATIENCE if o is PASS else self.weigh(assessment, ask, o) for o in ask.options()}

    def weigh(self, assessment: Assessment, ask: CardAsk, option: Choice) -> float:
        match ask.kind:
            case "play" | "ready":
                return play_values.worth(assessment, option)
            case "avoid":
                assert isinstance(ask, Avoid)
                return reply_values.avoid(assessment, ask, option)
            case "answer":
                return reply_values.answer(assessment, ask, option)
            case "excess" | "cost":
                return reply_values.give_up(assessment, option)
            case "pick":
                assert isinstance(ask, PickCard)
                return reply_values.pick(assessment, ask, option)
            case "become":
                return reply_values.become(assessment, option)
        return reply_values.word(assessment, ask, option)
