"""Views: what one seat may see of a game. This is the part that all games share."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Generic, Protocol, TypeVar

from sixgun.cardgame.asks import DISCARD, PLAY, USE, CardAsk
from sixgun.cardgame.state import CardState
from sixgun.kernel.ask import NO_CARD, NOBODY, Ask, Choice, choice
from sixgun.kernel.errors import SixgunError
from sixgun.kernel.game import Game
from sixgun.kernel.hidden_cards import HIDDEN, PUBLIC
from sixgun.kernel.news import NewsItem
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.reason import Reason


class View(Protocol):
    """The game as one seat (NOBODY: a spectator) sees it. The view of each game adds more."""

    seat: int

    @property
    def turn(self) -> int: ...

    @property
    def turn_number(self) -> int:
        """The number of turns that have begun."""

    @property
    def phase(self) -> str: ...

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def ask(self) -> Ask | None:
        """The pending question, if it is for this seat."""

    @property
    def asked(self) -> int:
        """The seat that has the pending question, or NOBODY."""

    def knows(self, card: int) -> bool:
        """Does this seat know what the card shows?"""

    def face(self, card: int) -> Any:
        """What a card shows. Raises SixgunError if this seat does not know it."""

    def offers(self) -> list[Choice]:
        """What this seat may interject now."""

    def why_not(self, wish: Choice) -> Reason | None:
        """Why this seat cannot make this choice now, or None if it can."""

    def news(self, since: int = 0, kinds: Container[str] | None = None) -> list[NewsItem]:
        """What happened after the first `since` items, as this seat may see it. `kinds` selects some kinds of news."""


G = TypeVar("G", bound=Game[Any])


class SeatView(Generic[G]):
    """One player as the viewer sees them. This is the part that all games share."""

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
        """The hand cards that the viewer knows: all of their own, and those of others that they have seen."""
        seen = self._game.state.seen
        bit = 1 << self._viewer if self._viewer != NOBODY else 0
        hand = self._game.state.players[self.seat].hand
        return tuple([card for card in hand if seen[card] == PUBLIC or seen[card] & bit])


V = TypeVar("V", bound=SeatView[Any])
F = TypeVar("F")


class CardView(Generic[G, V, F]):
    """What the views of all games share. Valid until the next answer. `seat_view` is the class for one player."""

    __slots__ = ("_game", "seat")

    seat_view: type[V]

    def __init__(self, game: G, seat: int) -> None:
        state: CardState = game.state
        count = len(state.players)
        if seat != NOBODY and not 0 <= seat < count:
            raise SixgunError(f"there is no seat {seat + 1}: this game has {count} seats")
        self._game = game
        self.seat = seat

    @property
    def _state(self) -> CardState:
        """The state, with the type that all games share."""
        state: CardState = self._game.state
        return state

    @property
    def seats(self) -> list[V]:
        """All players, in seat order."""
        return [self.seat_view(self._game, self.seat, seat) for seat in range(len(self._state.players))]

    def player(self, seat: int) -> V:
        """One player."""
        return self.seat_view(self._game, self.seat, seat)

    @property
    def me(self) -> V:
        """The player whose view this is."""
        return self.seat_view(self._game, self.seat, self.seat)

    @property
    def turn(self) -> int:
        return self._state.turn

    @property
    def turn_number(self) -> int:
        """The number of turns that have begun."""
        state: CardState = self._game.state  # `_state` is written out here, because searches ask at each answer
        return state.turn_number

    @property
    def phase(self) -> str:
        return self._state.phase

    @property
    def discard(self) -> tuple[int, ...]:
        """The discard pile. The top card is the last one."""
        return tuple(self._state.discard)

    @property
    def discard_top(self) -> int:
        """The top card of the discard pile, or NO_CARD."""
        discard = self._state.discard
        return discard[-1] if discard else NO_CARD

    @property
    def discard_count(self) -> int:
        return len(self._state.discard)

    @property
    def outcome(self) -> Outcome | None:
        return self._game.outcome

    @property
    def asked(self) -> int:
        """The seat that has the pending question, or NOBODY."""
        return self._game.ask.seat if self._game.ask else NOBODY

    def knows(self, card: int) -> bool:
        """Does this seat know what the card shows?"""
        return self._game.knows(self.seat, card)

    def face(self, card: int) -> F:
        """What a card shows. Raises SixgunError if this seat does not know it."""
        state: CardState = self._game.state
        seat = self.seat
        seen = state.seen[card] if card >= 0 else HIDDEN
        # `_state` and `knows` are written out here, because bots look at many cards.
        if seen != PUBLIC and (seat == NOBODY or not seen >> seat & 1):
            if card == NO_CARD:
                raise SixgunError("there is no card here (NO_CARD): look at the verb of a choice before its card")
            raise SixgunError("this card is hidden from this seat: check knows() first")
        face: F = state.faces[card]
        return face

    def bearer(self, card: int) -> int:
        """The target that has this card in play, or NOBODY."""
        return self._state.bearer(card)

    def is_target(self, target: int) -> bool:
        """Is this a target that a choice may name, now or later? NOBODY is one. The number may come from outside."""
        return NOBODY <= target < len(self._state.players)

    def choice_of(self, card: int, target: int = NOBODY) -> Choice:
        """The choice that pointing at a card (and a target) means: an answer, or the use of a card in play.

        Raises SixgunError if the seat is not asked.
        """
        ask = self._game.ask
        if not isinstance(ask, CardAsk) or ask.seat != self.seat:
            raise SixgunError("only the player who is being asked can choose: wait for your next question")
        found = ask.choice_of(card, target)
        if found.verb in (PLAY, DISCARD) and self.bearer(card) != NOBODY:
            return choice(USE, card, target, self._state.faces[card].slug)
        return found

    def offers(self) -> list[Choice]:
        """What this seat may interject now."""
        return [] if self.seat == NOBODY else self._game.offers(self.seat)

    def news(self, since: int = 0, kinds: Container[str] | None = None) -> list[NewsItem]:
        """What happened after the first `since` items, as this seat may see it. `kinds` selects some kinds of news."""
        items, seat = (self._game.news or [])[since:], self.seat
        if kinds is None:
            return [news.seen_by(seat) for news in items]
        bit = 1 << seat if seat != NOBODY else 0
        return [
            news if news.known_to == PUBLIC or news.known_to & bit else news.public or news.seen_by(seat)
            for news in items
            if news.kind in kinds
        ]

    @property
    def news_count(self) -> int:
        """The number of news items so far. Pass it to `news` later to get what is new."""
        return len(self._game.news or ())
