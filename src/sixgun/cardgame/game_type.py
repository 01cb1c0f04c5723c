"""The one object that stands for a game: its name and sizes, and how it is set up, viewed, written and read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import IO, Any, ClassVar, Generic, TypeVar

from sixgun.cardgame.answers import choice_in_record, options_with_text, recorder
from sixgun.cardgame.facts import Facts
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.header import PlayerInfo, RecordHeader, Setup
from sixgun.cardgame.options import RuleOptions
from sixgun.cardgame.view import View
from sixgun.kernel.ask import Ask, Choice
from sixgun.kernel.errors import RecordError
from sixgun.kernel.record import HeaderData, Record, Recorder

G = TypeVar("G", bound=CardGame[Any])
S = TypeVar("S", bound=Setup)
O = TypeVar("O", bound=RuleOptions)  # noqa: E741


class GameType(ABC, Generic[G, S, O]):
    """A game that can be played. `player_counts` lists the supported table sizes, `default_players` the usual one.

    `sides` are what seats win for, in the order of a report. `catalogue` holds the sets and all their effects.
    `takes_packs` says whether somebody's own sets may be added.
    """

    name: ClassVar[str]
    player_counts: ClassVar[range]
    default_players: ClassVar[int]
    sides: ClassVar[tuple[str, ...]]
    takes_packs: ClassVar[bool] = False
    game_class: type[G]
    catalogue: ClassVar[Any]
    options: type[O]

    def __init__(self) -> None:
        self.game_class.type = self

    # Setting up.

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets of the game; the one that every game needs comes first."""
        return tuple(self.catalogue.sets)

    def parse_options(self, text: str) -> O:
        """Rule options as on the command line."""
        return self.options.parse(text)

    def options_from(self, data: Mapping[str, Any]) -> O:
        """Rule options from plain data."""
        return self.options.from_data(data)

    @abstractmethod
    def setup(self, players: int, key: bytes, sets: Sequence[str], options: O, packs: Iterable[Any] = ()) -> S:
        """A set-up that can be played; SetupError if it cannot. `packs` are those at hand."""

    @abstractmethod
    def next_setup(self, setup: S, game: G, key: bytes) -> S:
        """The rulebook's next game after this one."""

    def rematch(self, setup: S, game: G, key: bytes) -> S:
        """The same game once more."""
        return self.setup(setup.players, key, setup.sets, setup.options)

    def next_seats(self, players: int) -> tuple[int, ...]:
        """Who sits where in the game after this one: for each seat the one that he had."""
        return tuple(range(players))

    @abstractmethod
    def new_game(self, setup: S, *, forkable: bool = True, collect_news: bool = False, packs: Iterable[Any] = ()) -> G:
        """A game that waits for its first answer."""

    # Looking.

    @abstractmethod
    def view(self, game: G, seat: int) -> View:
        """The table as one seat sees it; SixgunError if there is no such seat."""

    @abstractmethod
    def other_seats(self, game: G, seat: int) -> list[int]:
        """The other seats still in the game, in the order of play."""

    @abstractmethod
    def side(self, game: G, seat: int) -> str:
        """What a seat plays for, one of `sides`; the truth, for reports after the end."""

    def allies(self, game: G, seat: int) -> tuple[int, ...]:
        """The seats that win together with this one, itself among them; the truth, as with `side`."""
        side = self.side(game, seat)
        return tuple(other for other in range(game.seat_count) if self.side(game, other) == side)

    @abstractmethod
    def characters(self, game: G, seat: int) -> tuple[str, ...]:
        """The characters that a seat has in play, of whom it has the abilities; none before they are chosen."""

    def event(self, game: G) -> str:
        """The event that is in force, or an empty text."""
        return ""

    def set_of(self, slug: str, packs: Iterable[Any] = ()) -> str:
        """The box that a card, character or event comes from."""
        return self.sets[0]

    @abstractmethod
    def facts(self, slug: str, packs: Iterable[Any] = ()) -> Facts:
        """What is known about a card, character or event; plain facts if there is none of this name."""

    # Writing and reading.

    @abstractmethod
    def choice_text(self, table: Any, ask: Ask, wish: Choice) -> str:
        """A choice in the notation; `table` is a game or a view."""

    @abstractmethod
    def parse_choice(self, table: Any, ask: Ask, text: str) -> Choice:
        """The option that a text means."""

    @abstractmethod
    def wished_choice(self, table: Any, ask: Ask, text: str) -> Choice:
        """The choice that a text describes, whether or not it is offered."""

    @abstractmethod
    def parse_position(self, text: str, packs: Iterable[Any] = ()) -> G:
        """The game that stands at this position."""

    @abstractmethod
    def position_text(self, game: G) -> str:
        """The position in full."""

    @abstractmethod
    def header(self, setup: S, seats: tuple[PlayerInfo, ...], packs: tuple[Any, ...] = ()) -> RecordHeader[G]:
        """What a record of this game begins with."""

    @abstractmethod
    def read_header(self, header: HeaderData, packs: Iterable[Any] = ()) -> RecordHeader[G]:
        """What a header says, each part checked."""

    @abstractmethod
    def is_consistent(self, state: Any, game: G) -> bool:
        """Does a state from a file hold together, so that the rules can work on it and come to an end?"""

    def resume_from(self, data: Mapping[str, Any], game: G) -> G:
        """This game, going on from a stored position; RecordError if that does not hold together."""
        state = type(game.state).from_data(data)
        if not self.is_consistent(state, game):
            raise RecordError("a stored state does not hold together")
        return game.with_state(state)

    def choice_in_record(self, game: G, seat: int, choice: Choice) -> tuple[str, int]:
        """A choice as the record has it."""
        return choice_in_record(self.choice_text, game, seat, choice)

    def options_with_text(self, game: G, seat: int, text: str) -> list[Choice]:
        """What a seat may choose now and what has this text."""
        return options_with_text(self.choice_text, game, seat, text)

    def recorder(self, out: IO[str], *, record: Record | None = None, sync: bool = False) -> Recorder:
        """An observer that writes a game down; `record` is what the file holds already."""
        return recorder(self.choice_text, out, record=record, sync=sync)


AnyGameType = GameType[Any, Any, Any]
