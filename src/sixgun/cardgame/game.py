"""A running game of cards from boxes: the kernel's game with what can lie on the table, and with rule options."""

from __future__ import annotations

from typing import Any, Self, TypeVar

from sixgun.cardgame.state import CardState
from sixgun.kernel.game import Game

T = TypeVar("T", bound=CardState)


class CardGame(Game[T]):
    """A game with a catalogue of effects and with options; both stay as they are while it is played."""

    __slots__ = ("catalogue", "options")

    def __init__(
        self, state: T, catalogue: Any, options: Any, *, forkable: bool = True, collect_news: bool = False
    ) -> None:
        super().__init__(state, forkable=forkable, collect_news=collect_news)
        self.catalogue = catalogue
        self.options = options

    def with_state(self, state: T, *, collect_news: bool = False) -> Self:
        """A game of the same boxes and options that goes on from another state."""
        return self.__class__(state, self.catalogue, self.options, collect_news=collect_news).start()

    def bearer(self, card: int) -> int:
        """The target with whom a card lies in play, or NOBODY."""
        return self.state.bearer(card)
