"""A bot that plays at random: fast, and it meets every corner of the rules, whatever the game."""

from __future__ import annotations

from sixgun.bots.base import Bot
from sixgun.cardgame.view import View
from sixgun.kernel.ask import Ask, Choice

INTERJECTS = 0.1


class RandomBot(Bot[View, Ask]):
    """Every option is equally likely; an offer out of turn is taken up now and then."""

    def choose(self, view: View, ask: Ask) -> Choice:
        options = ask.options()
        return options[int(self.chance.random() * len(options))]

    def interject(self, view: View, offers: list[Choice]) -> Choice | None:
        return self.chance.choice(offers) if self.chance.random() < INTERJECTS else None
