"""What the scenario tables of both games share: a game that is played and questioned by lines of text."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Generic, Self, TypeVar

from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.errors import IllegalChoice, SixgunError
from sixgun.kernel.game import Game
from sixgun.kernel.outcome import Outcome
from sixgun.kernel.reason import Reason

G = TypeVar("G", bound=Game[Any])


def faces_of(game: Game[Any], cards: Iterable[int]) -> list[str]:
    """What cards show, as texts."""
    return [game.state.faces[card].text for card in cards]


def with_options(text: str, options: Mapping[str, bool | int]) -> str:
    """A position with these rule options."""
    return "\n".join([text, *(f"options: {name}={str(value).lower()}" for name, value in options.items())])


class ScenarioTable(ABC, Generic[G]):
    """A running game that is played by lines."""

    def __init__(self, game: G) -> None:
        self.game = game

    # What a game adds.

    @abstractmethod
    def answer(self, line: str) -> None:
        """Answer as a line says it."""

    @abstractmethod
    def wished(self, line: str) -> Choice:
        """The choice that a line describes, offered or not."""

    @abstractmethod
    def texts(self, options: Iterable[Choice]) -> list[str]:
        """Options as texts."""

    @abstractmethod
    def may_be_asked(self, wish: Choice) -> bool:
        """Does the game give a reason if this is refused?"""

    @abstractmethod
    def why_not_wish(self, wish: Choice) -> Reason | None:
        """Why this cannot be done now."""

    @abstractmethod
    def position(self) -> str:
        """The position as text."""

    @property
    @abstractmethod
    def asked(self) -> str:
        """Who is asked; empty when the game is over."""

    # Playing.

    def play(self, *lines: str) -> Self:
        """Answer question after question."""
        for number, line in enumerate(lines, 1):
            try:
                self.answer(line)
            except SixgunError as error:
                raise AssertionError(f"line {number} “{line}”: {error}\n{self}") from error
        return self

    def pass_(self) -> Self:
        return self.play("pass")

    def refuses(self, line: str) -> Reason | None:
        """Check that a choice is not offered and that trying it changes nothing. Returns the reason, if any."""
        ask = self.pending()
        assert line not in self.options, f"“{line}” is offered\n{self}"
        wish = self.wished(line)
        assert wish not in ask.options(), f"“{line}” is offered\n{self}"
        before = self.game.state.to_data()
        try:
            self.game.answer(wish)
        except IllegalChoice:
            assert self.game.state.to_data() == before, f"the refused “{line}” has changed something"
            assert self.game.ask is ask, f"the refused “{line}” has changed the question"
        else:
            raise AssertionError(f"“{line}” was carried out\n{self}")
        return self.why_not_wish(wish) if self.may_be_asked(wish) else None

    def why_not(self, line: str) -> Reason | None:
        """Why a choice is not possible now."""
        return self.why_not_wish(self.wished(line))

    # The question, and the table.

    def pending(self) -> Ask:
        assert self.game.ask is not None, f"the game is over\n{self}"
        return self.game.ask

    @property
    def ask(self) -> Ask | None:
        return self.game.ask

    @property
    def options(self) -> list[str]:
        return self.texts(self.game.ask.options()) if self.game.ask else []

    @property
    def phase(self) -> str:
        phase: str = self.game.state.phase
        return phase

    @property
    def discard(self) -> list[str]:
        """From the top."""
        return faces_of(self.game, reversed(self.game.state.discard))

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome

    def news_kinds(self) -> list[str]:
        """The kinds of everything that happened since the position."""
        return [news.kind for news in self.game.news or []]

    def __str__(self) -> str:
        question = "the game is over"
        if self.ask is not None:
            question = f"{self.asked} is asked ({self.ask.kind}): {', '.join(self.options)}"
        return f"{self.position()}{question}"
