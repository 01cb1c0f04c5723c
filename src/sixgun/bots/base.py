"""What a bot is: a player that sees a View and a question, and answers."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.view import View

V = TypeVar("V", bound=View)
A = TypeVar("A", bound=Ask)


class Bot(Generic[V, A]):
    """A player for one seat of one game, with the view and the questions of that game.

    It may remember what it likes between two questions. Its `chance` is its own: seeded by game and seat, so that the
    same bots play the same game again. Of `ask` it reads what the question is about and the options, never its game.
    """

    listens: ClassVar[bool] = False
    """Does it read the news? A game without listeners does not collect any."""

    budget: float = 1.0
    """Seconds that it may think about one question; whoever makes it may set another."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def choose(self, view: V, ask: A) -> Choice:
        """One of `ask.options()`; there are two or more."""
        raise NotImplementedError

    def interject(self, view: V, offers: list[Choice]) -> Choice | None:
        """Take up one of the offers at a question that is put to somebody else, or let it pass."""
        return None


AnyBot = Bot[Any, Any]
