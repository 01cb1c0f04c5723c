"""The base of all bots: players that see a view and a question, and answer."""

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
"""Makes a game at the pending question from a key. All that one seat cannot know is dealt again."""

RoleBeliefs = dict[int, dict[str, float]]
"""For some seats, the probability of each side."""


class Bot(Generic[V, A]):
    """A player for one seat of one game, with the view and the questions of that game.

    It may remember anything between questions. It has its own `chance`, seeded by game and seat, so the same bots play
    the same game again. It reads what `ask` is about and its options, never the game behind it.
    """

    reads_news: ClassVar[bool] = False
    """Does it read the news? A game only collects news if somebody does."""

    needs_worlds: ClassVar[bool] = False
    """Does it play imagined games? Then the game must be forkable, and the bot is given `worlds`."""

    worlds: Worlds | None = None
    """The imagined games for its search, set by `seat_bot`. Without them it does not search."""

    budget: float = 1.0
    """How many seconds it may think about one question."""

    max_simulations: int | None = None
    """How many imagined games it may play at one question, instead of a time limit. Then the seed decides."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def choose(self, view: V, ask: A) -> Choice:
        """Return one of `ask.options()`. There are at least two."""
        raise NotImplementedError

    def interject(self, view: V, offers: list[Choice]) -> Choice | None:
        """Accept one of the offers while another seat is asked, or return None."""
        return None

    def role_beliefs(self, view: V) -> RoleBeliefs:
        """Return what it believes about the seats with a hidden side. It is empty for bots without beliefs."""
        return {}

    def why(self) -> Motive | None:
        """Return why it made its last choice, while that question is still open. None if it cannot say."""
        return None


AnyBot = Bot[Any, Any]


def seat_bot(bot: AnyBot, game: Game[Any], seat: int) -> AnyBot:
    """Seat a bot. A searching bot gets the worlds that fit what its seat knows, never the game."""
    if bot.needs_worlds:
        bot.worlds = partial(game.imagine, seat)
    return bot
