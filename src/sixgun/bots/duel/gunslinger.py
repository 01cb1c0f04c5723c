"""A bot for The Duel that weighs each option: whether a hit strikes, what that costs, and what the card is worth.

Nothing here looks further than one option; what an option is worth follows from chances that a seat may know.
"""

from __future__ import annotations

from sixgun.bots.base import Bot
from sixgun.bots.duel import plays, replies
from sixgun.bots.duel.reading import Reading
from sixgun.duel.asks import Avoid, DuelAsk, Pick
from sixgun.duel.view import View
from sixgun.kernel.ask import PASS, Choice

PATIENCE = 0.01
"""One acts for a gain above this."""


class Gunslinger(Bot[View, DuelAsk]):
    """A weight for each option, from the figures of many games."""

    def choose(self, view: View, ask: DuelAsk) -> Choice:
        weights = self.weights(view, ask)
        chance = self.chance.random
        return max(weights, key=lambda option: weights[option] + chance() / 10_000)

    def weights(self, view: View, ask: DuelAsk) -> dict[Choice, float]:
        """What each option is worth."""
        reading = Reading(view)
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
