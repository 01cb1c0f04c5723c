"""The interface of a game type: its name and table sizes, and how it is set up, viewed, written and read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from sixgun.cardgame.answers import choice_in_record, options_with_text, recorder
from sixgun.cardgame.effects import fill_from_class
from sixgun.cardgame.facts import Facts
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.header import PlayerInfo, RecordHeader, Setup
from sixgun.cardgame.options import RuleOptions
from sixgun.cardgame.view import View
from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.errors import RecordError, SetupError
from sixgun.kernel.record import HeaderData, Record, Recorder
from sixgun.kernel.steps import StepEntry

if TYPE_CHECKING:
    from sixgun.cardgame.packs import Pack, PackFormat

G = TypeVar("G", bound=CardGame[Any])
S = TypeVar("S", bound=Setup)
O = TypeVar("O", bound=RuleOptions)  # noqa: E741


@dataclass(frozen=True)
class GameParts:
    """Where the layers above find what belongs to one game: `module:object`. What is left out is generic.

    These are texts, because imports go one way: a game cannot import its bots. `games.load_part` imports a part.
    """

    wording: str = "sixgun.wording.generic:GenericWording"
    bots: str = "sixgun.bots.generic:generic_levels"
    terminal: str = "sixgun.terminal.generic:generic_screen"
    presenter: str = "sixgun.server.presentation.generic:generic_presenter"


class GameType(ABC, Generic[G, S, O]):
    """A game that can be played. `player_counts` lists the supported table sizes, `default_players` the usual one.

    `sides` are the sides that seats play for, in the order of a report. `catalogue` holds the sets and their effects.
    `pack_format` says what its packs are; without one it takes no packs. `parts` says where its bots, texts, screens
    and presenter are. `texts` are its own texts for the generic parts: Fluent texts by language, or the path of a
    folder that has a folder of `.ftl` files for each language.
    """

    name: ClassVar[str]
    player_counts: ClassVar[range]
    default_players: ClassVar[int]
    sides: ClassVar[tuple[str, ...]]
    pack_format: ClassVar[PackFormat | None] = None
    parts: ClassVar[GameParts] = GameParts()
    texts: ClassVar[Any] = None
    game_class: type[G]
    catalogue: ClassVar[Any]
    options: type[O]

    def __init__(self) -> None:
        fill_from_class(self)

    # Setting up.

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets of this game type. The one that every game needs comes first."""
        return tuple(self.catalogue.sets)

    def sets_named(self, text: str, packs: Iterable[Pack] = ()) -> tuple[str, ...]:
        """The sets of a list like `dodge-city,high-noon`, with the set that every game needs and those of the packs."""
        if text:
            raise SetupError(f"the game “{self.name}” has no further sets: leave out --sets")
        return (*self.sets, *[pack.slug for pack in packs])

    def parse_options(self, text: str) -> O:
        """Read rule options as written on the command line."""
        return self.options.parse(text)

    def options_from(self, data: Mapping[str, Any]) -> O:
        """Read rule options from plain data."""
        return self.options.from_data(data)

    @abstractmethod
    def setup(self, players: int, key: bytes, sets: Sequence[str], options: O, packs: Iterable[Any] = ()) -> S:
        """Check and return a set-up. Raises SetupError if it cannot be played. `packs` are the available ones."""

    @abstractmethod
    def next_setup(self, setup: S, game: G, key: bytes) -> S:
        """The set-up of the next game after this one, as the rulebook has it."""

    def rematch(self, setup: S, game: G, key: bytes) -> S:
        """The set-up of the same game again, with a new key."""
        return self.setup(setup.players, key, setup.sets, setup.options)

    def next_seats(self, players: int) -> tuple[int, ...]:
        """How players move for the next game: for each seat, the seat its player had in this one."""
        return tuple(range(players))

    @abstractmethod
    def new_game(self, setup: S, *, forkable: bool = True, collect_news: bool = False, packs: Iterable[Any] = ()) -> G:
        """Deal a new game and run it to its first question."""

    # Viewing.

    @abstractmethod
    def view(self, game: G, seat: int) -> View:
        """The game as one seat sees it. Raises SixgunError if there is no such seat."""

    def open_view(self, game: G) -> View:
        """The game as a spectator sees it who may look at every card, such as one of a replay."""
        return self.view(game.with_open_cards(), NOBODY)

    @abstractmethod
    def other_seats(self, game: G, seat: int) -> list[int]:
        """The other seats still in the game, in the order of play."""

    @abstractmethod
    def side(self, game: G, seat: int) -> str:
        """The side that a seat plays for. It may be secret: this is for reports after the end."""

    def allies(self, game: G, seat: int) -> tuple[int, ...]:
        """The seats that win together with this one, including itself. May be secret, like `side`."""
        side = self.side(game, seat)
        return tuple(other for other in range(game.seat_count) if self.side(game, other) == side)

    def characters(self, game: G, seat: int) -> tuple[str, ...]:
        """The characters that a seat has in play. Empty before they are chosen, and in games without characters."""
        return ()

    def event(self, game: G) -> str:
        """The event in force, or an empty string."""
        return ""

    def set_of(self, slug: str, packs: Iterable[Any] = ()) -> str:
        """The set that a card, character or event comes from."""
        return self.sets[0]

    @abstractmethod
    def facts(self, slug: str, packs: Iterable[Any] = ()) -> Facts:
        """The facts of a card, character or event. An unknown slug has the default facts."""

    # Writing and reading.

    @abstractmethod
    def choice_text(self, table: Any, ask: Ask, wish: Choice) -> str:
        """Write a choice in the notation. `table` is a game or a view."""

    @abstractmethod
    def parse_choice(self, table: Any, ask: Ask, text: str) -> Choice:
        """The option that a text means. Raises NotationError if there is none, or more than one."""

    @abstractmethod
    def wished_choice(self, table: Any, ask: Ask, text: str) -> Choice:
        """The choice that a text describes, even if it is not offered."""

    @abstractmethod
    def parse_position(self, text: str, packs: Iterable[Any] = ()) -> G:
        """Read a position text and return a game at this position."""

    @abstractmethod
    def position_text(self, game: G) -> str:
        """Write the full position of a game as text."""

    @abstractmethod
    def header(self, setup: S, seats: tuple[PlayerInfo, ...], packs: tuple[Any, ...] = ()) -> RecordHeader[G]:
        """The header for a record of this game."""

    @abstractmethod
    def read_header(self, header: HeaderData, packs: Iterable[Any] = ()) -> RecordHeader[G]:
        """Read and check the header of a record."""

    @abstractmethod
    def is_consistent(self, state: Any, game: G) -> bool:
        """Is a state from a file consistent, so that the rules can play it to the end?"""

    def catalogue_with(self, packs: Iterable[Pack]) -> Any:
        """The catalogue with these packs. Raises PackError if two things in it have the same slug."""
        found = tuple(packs)
        if not found:
            return self.catalogue
        from sixgun.cardgame.packs import with_packs

        return with_packs(self.catalogue, found)

    def replay_step(self, state: Any, options: O, since: Iterable[StepEntry], packs: Iterable[Pack] = ()) -> G:
        """A game at the question to which these answers lead, if a step begins at this state."""
        game = self.game_class(state, self.catalogue_with(packs), options)
        game.base, game.since = state, list(since)
        return game.fork()

    def resume_from(self, data: Mapping[str, Any], game: G) -> G:
        """Continue this game from a stored position. Raises RecordError if that is not consistent."""
        state = type(game.state).from_data(data)
        if not self.is_consistent(state, game):
            raise RecordError("a stored state is not consistent")
        return game.with_state(state)

    def choice_in_record(self, game: G, seat: int, choice: Choice) -> tuple[str, int]:
        """A choice for a record: its text, and how many options with this text come before it."""
        return choice_in_record(self.choice_text, game, seat, choice)

    def options_with_text(self, game: G, seat: int, text: str) -> list[Choice]:
        """The choices that a seat has now and that are written like this text."""
        return options_with_text(self.choice_text, game, seat, text)

    def recorder(self, out: IO[str], *, record: Record | None = None, sync: bool = False) -> Recorder:
        """An observer that records a game. `record` is what `out` already holds."""
        return recorder(self.choice_text, out, record=record, sync=sync)


AnyGameType = GameType[Any, Any, Any]
