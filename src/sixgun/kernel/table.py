"""A running game of cards from boxes: the kernel's game with what can lie on the table, and with rule options."""

from __future__ import annotations

from typing import Any, Self, TypeVar

from sixgun.kernel.game import Game
from sixgun.kernel.state import TableState

T = TypeVar("T", bound=TableState)


class TableGame(Game[T]):
    """A game with a catalogue of effects and with options; both stay as they are while it is played."""

    __slots__ = ("catalogue", "options")

    def __init__(self, state: T, catalogue: Any, options: Any, *, keeps: bool = True, tells: bool = False) -> None:
        super().__init__(state, keeps=keeps, tells=tells)
        self.catalogue = catalogue
        self.options = options

    def beside(self, state: T, *, tells: bool = False) -> Self:
        """A game of the same boxes and options that goes on from another state."""
        return self.__class__(state, self.catalogue, self.options, tells=tells).start()

    def bearer(self, card: int) -> int:
        """The target with whom a card lies in play, or NOBODY."""
        return self.state.bearer(card)
