"""What a bot is: a player that sees a View and a question, and answers."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from sixgun.bang.asks import BangAsk
from sixgun.bang.view import View
from sixgun.kernel.ask import Choice


class Bot:
    """A player for one seat of one game.

    It may remember what it likes between two questions. Its `chance` is its own: seeded by game and seat, so that the
    same bots play the same game again. Of `ask` it reads what the question is about and the options, never its game.
    """

    listens: ClassVar[bool] = False
    """Does it read the news? A game without listeners does not collect any."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def choose(self, view: View, ask: BangAsk) -> Choice:
        """One of `ask.options()`; there are two or more."""
        raise NotImplementedError

    def interject(self, view: View, offers: list[Choice]) -> Choice | None:
        """Take up one of the offers at a question that is put to somebody else, or let it pass."""
        return None
