"""A running card game: the kernel's game with a catalogue of effects and rule options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, TypeVar

from sixgun.cardgame.state import CardState
from sixgun.kernel.game import Game
from sixgun.kernel.hidden_cards import PUBLIC

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
    def packs(self) -> tuple[Any, ...]:
        """The packs that some of its sets come from."""
        return ()

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

    def with_open_cards(self) -> Self:
        """A copy at the pending question in which everybody sees every card."""
        clone = self.fork()
        clone.state.seen = bytearray([PUBLIC]) * len(clone.state.seen)
        return clone

    def believable_start(self, seat: int, key: bytes) -> T | None:
        """The state when the step began, with all that this seat cannot know dealt again, and other chance.

        `since` leads from there to the pending question as the seat sees it. None if chance was used since the step
        began: only the key of the deal tells how the step went on.
        """
        base = self.base
        if base is None or base.chance != self.state.chance or base.faces != self.state.faces:
            return None
        imagined = self.imagine(seat, key).state
        state = base.copy()
        state.faces, state.chance = imagined.faces, imagined.chance
        return state

    def bearer(self, card: int) -> int:
        """The target (a seat, or a character in The Duel) that has this card in play, or NOBODY."""
        return self.state.bearer(card)
