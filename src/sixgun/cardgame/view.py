"""What one seat may look at, as far as every game has it."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Generic, Protocol, TypeVar

from sixgun.cardgame.state import CardState
from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.game import Game
from sixgun.kernel.hidden_cards import HIDDEN, PUBLIC
from sixgun.kernel.news import NewsItem
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.reason import Reason


class View(Protocol):
    """The table as one seat sees it (NOBODY: an onlooker); each game's own view tells more."""

    seat: int

    @property
    def turn(self) -> int: ...

    @property
    def turn_number(self) -> int:
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

    def news(self, since: int = 0, kinds: Container[str] | None = None) -> list[NewsItem]:
        """What happened, as far as this seat knows it; of these kinds only, if they are named."""


G = TypeVar("G", bound=Game[Any])


class SeatView(Generic[G]):
    """One player as the viewer sees him, as far as every game has it."""

    __slots__ = ("_game", "_viewer", "seat")

    def __init__(self, game: G, viewer: int, seat: int) -> None:
        self._game = game
        self._viewer = viewer
        self.seat = seat

    @property
    def hand_count(self) -> int:
        return len(self._game.state.players[self.seat].hand)

    @property
    def hand(self) -> tuple[int, ...]:
        """The hand cards that the viewer knows: all of his own, and what he has seen of others."""
        seen = self._game.state.seen
        bit = 1 << self._viewer if self._viewer != NOBODY else 0
        hand = self._game.state.players[self.seat].hand
        return tuple([card for card in hand if seen[card] == PUBLIC or seen[card] & bit])


V = TypeVar("V", bound=SeatView[Any])
F = TypeVar("F")


class CardView(Generic[G, V, F]):
    """What the views of all games have in common; good until the next answer. `seat_view` shows one player."""

    __slots__ = ("_game", "seat")

    seat_view: type[V]

    def __init__(self, game: G, seat: int) -> None:
        state: CardState = game.state
        count = len(state.players)
        if seat != NOBODY and not 0 <= seat < count:
            raise SixgunError(f"there is no seat {seat + 1}: the table has {count}")
        self._game = game
        self.seat = seat

    @property
    def _state(self) -> CardState:
        """The state, of which each game says more than the kernel knows."""
        state: CardState = self._game.state
        return state

    @property
    def seats(self) -> list[V]:
        return [self.seat_view(self._game, self.seat, seat) for seat in range(len(self._state.players))]

    def player(self, seat: int) -> V:
        return self.seat_view(self._game, self.seat, seat)

    @property
    def me(self) -> V:
        return self.seat_view(self._game, self.seat, self.seat)

    @property
    def turn(self) -> int:
        return self._state.turn

    @property
    def turn_number(self) -> int:
        """How many turns have begun."""
        return self._state.turn_number

    @property
    def phase(self) -> str:
        return self._state.phase

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

    def face(self, card: int) -> F:
        """What a card shows, if this seat knows it."""
        state, seat = self._state, self.seat
        seen = state.seen[card] if card >= 0 else HIDDEN
        # `knows` written out: bots look at many cards.
        if seen != PUBLIC and (seat == NOBODY or not seen >> seat & 1):
            raise SixgunError("this card is hidden from this seat")
        face: F = state.faces[card]
        return face

    def bearer(self, card: int) -> int:
        """The target with whom a card lies in play, or NOBODY."""
        return self._state.bearer(card)

    def offers(self) -> list[Choice]:
        """What this seat may interject now."""
        return [] if self.seat == NOBODY else self._game.offers(self.seat)

    def news(self, since: int = 0, kinds: Container[str] | None = None) -> list[NewsItem]:
        """What happened, as far as this seat knows it; of these kinds only, if they are named."""
        told, seat = (self._game.news or [])[since:], self.seat
        if kinds is None:
            return [news.seen_by(seat) for news in told]
        knowing = 1 << seat if seat != NOBODY else 0
        return [
            news if news.known_to == PUBLIC or news.known_to & knowing else news.public or news.seen_by(seat)
            for news in told
            if news.kind in kinds
        ]

    @property
    def news_count(self) -> int:
        """How much has happened: where to listen from the next time."""
        return len(self._game.news or ())
