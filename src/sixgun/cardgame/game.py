"""A running card game: the kernel's game with a catalogue of effects and rule options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, TypeVar

from sixgun.cardgame.state import CardState
from sixgun.kernel.game import Game

if TYPE_CHECKING:
    from sixgun.cardgame.asks import CardAsk
    from sixgun.cardgame.game_type import AnyGameType
    from sixgun.kernel.ask import Choice
    from sixgun.kernel.reason import Reason

T = TypeVar("T", bound=CardState)


class CardGame(Game[T]):
    """A game with a catalogue of effects and with rule options. Neither changes during the game.

    A subclass keeps both, in their own types.
    """

    __slots__ = ()

    def __init__(
        self, state: T, catalogue: Any, options: Any, *, forkable: bool = True, collect_news: bool = False
    ) -> None:
        super().__init__(state, forkable=forkable, collect_news=collect_news)

    @property
    def type(self) -> AnyGameType:
        """The `GameType` of this game. It knows the class of its games, so a subclass imports it only here."""
        raise NotImplementedError

    @property
    def seat_count(self) -> int:
        """The number of seats, including those of eliminated players."""
        return len(self.state.players)

    def permitted(self, ask: CardAsk, choices: list[Choice]) -> list[Choice]:
        """The choices that no effect forbids at this question."""
        return choices

    def why_not_asked(self, ask: CardAsk, wish: Choice) -> Reason | None:
        """Why a choice does not answer a question that says no more than that itself."""
        return None

    def with_state(self, state: T, *, collect_news: bool = False) -> Self:
        """A game with the same catalogue and options that continues from another state."""
        own: Any = self
        return self.__class__(state, own.catalogue, own.options, collect_news=collect_news).start()

    def bearer(self, card: int) -> int:
        """The target (a seat, or a character in The Duel) that has this card in play, or NOBODY."""
        return self.state.bearer(card)
