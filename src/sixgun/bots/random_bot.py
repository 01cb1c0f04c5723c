"""A bot that plays any game at random. It is fast and reaches every part of the rules."""

from __future__ import annotations

from sixgun.bots.base import Bot
from sixgun.cardgame.view import View
from sixgun.kernel.ask import Ask, Choice

INTERJECT_CHANCE = 0.1


class RandomBot(Bot[View, Ask]):
    """Chooses each option with the same probability, and accepts some of the offers out of turn."""

    def choose(self, view: View, ask: Ask) -> Choice:
        options = ask.options()
        return options[int(self.chance.random() * len(options))]

    def interject(self, view: View, offers: list[Choice]) -> Choice | None:
        return self.chance.choice(offers) if self.chance.random() < INTERJECT_CHANCE else None
