"""What a table remembers of a game besides its state."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from sixgun.kernel.game import Game
from sixgun.kernel.news import NewsItem as EngineNews

G = TypeVar("G", bound=Game[Any])


class History(Generic[G]):
    """What the table remembers of a game besides its state.

    It is made from the news alone, so a replay brings it back.
    """

    def __init__(self, game: G) -> None:
        self.game = game
        self.round = 0
        self.heard = 0
        """How many news items have been taken in."""

    def listen(self) -> None:
        """Take in the news since the last time."""
        for news in (self.game.news or [])[self.heard :]:
            self.take(news)
            self.heard += 1

    def take(self, news: EngineNews) -> None:
        """Remember what one news item tells."""
        raise NotImplementedError
