"""A bot that plays at random: fast, and it meets every corner of the rules."""

from __future__ import annotations

from sixgun.bang.asks import BangAsk
from sixgun.bang.view import View
from sixgun.bots.base import Bot
from sixgun.kernel.ask import Choice

INTERJECTS = 0.1


class RandomBot(Bot):
    """Every option is equally likely; an offer out of turn is taken up now and then."""

    def choose(self, view: View, ask: BangAsk) -> Choice:
        options = ask.options()
        return options[int(self.chance.random() * len(options))]

    def interject(self, view: View, offers: list[Choice]) -> Choice | None:
        return self.chance.choice(offers) if self.chance.random() < INTERJECTS else None
