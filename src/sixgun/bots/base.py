"""What a bot is: a player that sees a View and a question, and answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from sixgun.cardgame.motive import Motive
from sixgun.cardgame.view import View
from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.game import Game

V = TypeVar("V", bound=View)
A = TypeVar("A", bound=Ask)

Worlds = Callable[[bytes], Game[Any]]
"""For a key a game at the pending question in which all that one seat cannot know is dealt anew."""

RoleBeliefs = dict[int, dict[str, float]]
"""For some seats, how likely each side is theirs."""


class Bot(Generic[V, A]):
    """A player for one seat of one game, with the view and the questions of that game.

    It may remember what it likes between two questions. Its `chance` is its own: seeded by game and seat, so that the
    same bots play the same game again. Of `ask` it reads what the question is about and the options, never its game.
    """

    reads_news: ClassVar[bool] = False
    """Does it read the news? A game without listeners does not collect any."""

    needs_worlds: ClassVar[bool] = False
    """Does it play on in imagined worlds? Such a table must keep snapshots, and gives it `worlds`."""

    worlds: Worlds | None = None
    """The worlds that it may search, from whoever seats it; without them it decides by what it sees."""

    budget: float = 1.0
    """Seconds that it may think about one question; whoever makes it may set another."""

    max_simulations: int | None = None
    """So many games that it may play on at one question, in the place of seconds: then its choice follows from the
    seed."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def choose(self, view: V, ask: A) -> Choice:
        """One of `ask.options()`; there are two or more."""
        raise NotImplementedError

    def interject(self, view: V, offers: list[Choice]) -> Choice | None:
        """Take up one of the offers at a question that is put to somebody else, or let it pass."""
        return None

    def role_beliefs(self, view: V) -> RoleBeliefs:
        """What it holds of the seats whose side is hidden, from all that it has seen; nothing if it does not ask."""
        return {}

    def why(self) -> Motive | None:
        """Why it chose as it did the last time, as long as that question is still open; None if it cannot say."""
        return None


AnyBot = Bot[Any, Any]


def seat_bot(bot: AnyBot, game: Game[Any], seat: int) -> AnyBot:
    """A bot takes its seat: if it searches it gets the worlds that this seat may believe in, never the game."""
    if bot.needs_worlds:
        bot.worlds = partial(game.imagine, seat)
    return bot
