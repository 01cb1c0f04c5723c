"""What one seat may look at, as far as every game has it."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Generic, Protocol, TypeVar

from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.game import Game
from sixgun.kernel.news import News
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.piles import PUBLIC
from sixgun.kernel.reason import Reason


class View(Protocol):
    """The table as one seat sees it (NOBODY: an onlooker); each game's own view tells more."""

    seat: int

    @property
    def turn(self) -> int: ...

    @property
    def number(self) -> int:
        """How many turns have begun."""

    @property
    def phase(self) -> str: ...

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def ask(self) -> Ask | None:
        """The question to this seat, if it is the one that is asked."""

    @property
    def asked(self) -> int:
        """The seat that is being asked, or NOBODY."""

    def knows(self, card: int) -> bool: ...

    def face(self, card: int) -> Any:
        """What a card shows, if this seat knows it."""

    def offers(self) -> list[Choice]:
        """What this seat may interject now."""

    def why_not(self, wish: Choice) -> Reason | None:
        """Why one of this seat's hand cards cannot be played like this."""

    def news(self, since: int = 0) -> list[News]:
        """What happened, as far as this seat knows it."""


G = TypeVar("G", bound=Game[Any])


class TableView(Generic[G]):
    """What the views of all games have in common; good until the next answer."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: G, seat: int) -> None:
        state: Any = game.state
        count = len(state.players)
        if seat != NOBODY and not 0 <= seat < count:
            raise SixgunError(f"there is no seat {seat + 1}: the table has {count}")
        self._game = game
        self.seat = seat

    @property
    def _state(self) -> Any:
        """The state, of which each game says more than the kernel knows."""
        return self._game.state

    @property
    def turn(self) -> int:
        turn: int = self._state.turn
        return turn

    @property
    def number(self) -> int:
        """How many turns have begun."""
        number: int = self._state.number
        return number

    @property
    def phase(self) -> str:
        phase: str = self._state.phase
        return phase

    @property
    def discard(self) -> tuple[int, ...]:
        """The discards; the top is the last one."""
        return tuple(self._state.discard)

    @property
    def outcome(self) -> Outcome | None:
        return self._game.outcome

    @property
    def asked(self) -> int:
        """The seat that is being asked, or NOBODY."""
        return self._game.ask.seat if self._game.ask else NOBODY

    def knows(self, card: int) -> bool:
        return self._game.knows(self.seat, card)

    def offers(self) -> list[Choice]:
        """What this seat may interject now."""
        return [] if self.seat == NOBODY else self._game.offers(self.seat)

    def news(self, since: int = 0, kinds: Container[str] | None = None) -> list[News]:
        """What happened, as far as this seat knows it; of these kinds only, if they are named."""
        told, seat = (self._game.news or [])[since:], self.seat
        if kinds is None:
            return [news.seen_by(seat) for news in told]
        return [news if news.known == PUBLIC else news.seen_by(seat) for news in told if news.kind in kinds]

    @property
    def news_count(self) -> int:
        """How much has happened: where to listen from the next time."""
        return len(self._game.news or ())
