"""A small card game: what a game gets without writing it, if it keeps its cards in a `SmallState`.

`examples/doubt` is such a game, and docs/adding-a-game.md explains it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, Generic, TypeVar

from sixgun.cardgame import header as headers
from sixgun.cardgame.data_checks import are_whole, is_moment
from sixgun.cardgame.effects import fill_from_class
from sixgun.cardgame.facts import PLAIN, Facts
from sixgun.cardgame.game import CardGame
from sixgun.cardgame.game_type import GameType, O
from sixgun.cardgame.small_notation import choice_text, parse_choice, wished_choice
from sixgun.cardgame.small_position import parse_position, position_text
from sixgun.cardgame.small_state import SmallFace, SmallState
from sixgun.cardgame.view import CardView, SeatView
from sixgun.kernel.ask import NOBODY, Ask, Choice
from sixgun.kernel.chance import KEY_BYTES
from sixgun.kernel.errors import NotationError, RecordError, SetupError, SixgunError
from sixgun.kernel.hidden_cards import unseen
from sixgun.kernel.reason import Reason
from sixgun.kernel.record import HeaderData, number
from sixgun.kernel.value import Value

PublicFacts = dict[str, int | str]
"""What everybody sees of a player or of the table, by name. The names are also keys of texts: `label-NAME`."""


class SmallCatalogue:
    """The cards of a game with one set, by name, with their facts."""

    def __init__(self, slug: str, cards: Mapping[str, Facts]) -> None:
        self.sets = {slug: tuple(cards)}
        self.effects = dict(cards)

    def facts(self, slug: str) -> Facts:
        """The facts of a card. An unknown name has the default facts."""
        return self.effects.get(slug, PLAIN)


@dataclass(frozen=True, slots=True)
class SmallSetup(Value):
    """What a game starts from."""

    players: int
    key: bytes
    sets: tuple[str, ...]
    options: Any


S = TypeVar("S", bound=SmallState)


class SmallGame(CardGame[S]):
    """A running small game. A subclass writes its rules in `run` and says which type of game it is in `type`."""

    __slots__ = ("catalogue", "options")

    def __init__(
        self, state: S, catalogue: SmallCatalogue, options: Any, *, forkable: bool = True, collect_news: bool = False
    ) -> None:
        super().__init__(state, catalogue, options, forkable=forkable, collect_news=collect_news)
        self.catalogue = catalogue
        self.options = options

    def share_with_fork(self, origin: Any) -> None:
        self.catalogue = origin.catalogue
        self.options = origin.options

    def face(self, card: int) -> SmallFace:
        """What a card shows."""
        shown: SmallFace = self.state.faces[card]
        return shown

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.seat_count

    # What a game may override.

    def standing_offers(self, seat: int) -> list[Choice]:
        """Nothing, unless the game says otherwise."""
        return []

    def hidden_groups(self, seat: int) -> list[list[int]]:
        """All cards that the seat has not seen: each of them may show any of their faces."""
        return [unseen(self.state.seen, [card for place in self.state.places() for card in place], seat)]

    def why_not(self, ask: Ask, wish: Choice) -> Reason | None:
        """Why this choice is not among the options of a question, if there is more to say than that."""
        return None

    def seat_facts(self, seat: int) -> PublicFacts:
        """What everybody sees of a player, besides the cards."""
        return {}

    def table_facts(self) -> PublicFacts:
        """What everybody sees of the table, besides the cards."""
        return {}


class SmallView(CardView[SmallGame[Any], SeatView[Any], SmallFace]):
    """A small game as one seat sees it."""

    __slots__ = ()

    seat_view = SeatView

    def __init__(self, game: SmallGame[Any], seat: int) -> None:
        super().__init__(game, seat)
        fill_from_class(self)

    @property
    def ask(self) -> Ask | None:
        """The pending question, if it is for this seat."""
        ask = self._game.ask
        return ask if ask is not None and ask.seat == self.seat else None

    @property
    def options(self) -> Any:
        """The rule options of the game."""
        return self._game.options

    @property
    def on_table(self) -> tuple[int, ...]:
        """The cards that lie open on the table."""
        return tuple(self._game.state.on_table)

    def facts_of(self, slug: str) -> Facts:
        """The facts of a card. An unknown name has the default facts."""
        return self._game.catalogue.facts(slug)

    def why_not(self, wish: Choice) -> Reason | None:
        """Why this seat cannot make this choice, or None if it can or if no rule says more."""
        ask = self.ask
        if ask is None:
            raise SixgunError("only the player who is being asked can ask why: wait for your next question")
        return None if wish in ask.options() else self._game.why_not(ask, wish)

    def to_data(self) -> dict[str, Any]:
        """The whole view as plain data, with faces as texts. `NAME_count` is the size of a pile or hand `NAME`."""
        state, game, ask = self._game.state, self._game, self.ask
        piles: dict[str, Any] = {}
        for name, cards in state.piles.items():
            piles |= {f"{name}_count": len(cards), name: self._known(cards)}
        return {
            "seat": self.seat,
            "turn": state.turn,
            "number": state.turn_number,
            "phase": state.phase,
            "seats": [
                {
                    **game.seat_facts(seat),
                    "hand_count": len(player.hand),
                    "hand": self._known(player.hand),
                    "in_play": self._known(player.in_play),
                }
                for seat, player in enumerate(state.players)
            ],
            **piles,
            "discard": self._known(state.discard),
            "table": self._known(state.on_table),
            **game.table_facts(),
            "asked": self.asked,
            "ask": ask.kind if ask else "",
            "outcome": state.outcome.to_data() if state.outcome else None,
        }

    def _known(self, cards: Iterable[int]) -> list[str]:
        """The cards among these that the seat knows."""
        return [self._game.face(card).text for card in cards if self.knows(card)]


@dataclass(frozen=True, slots=True)
class SmallHeader(headers.RecordHeader[SmallGame[Any]]):
    """The header of a record of a small game."""

    name: ClassVar[str] = ""

    game_type: Any = None

    def new_game(self, *, collect_news: bool = False) -> SmallGame[Any]:
        game: SmallGame[Any]
        if self.position:
            game = parse_position(self.game_type, self.position, collect_news=collect_news)
        else:
            game = self.game_type.new_game(self.setup, collect_news=collect_news)
        return game

    def to_data(self) -> HeaderData:
        return {**headers.RecordHeader.to_data(self), "game": self.game_type.name}


Gm = TypeVar("Gm", bound=SmallGame[Any])
EVERYBODY: Final = "player"
"""The side of all players in a game of each against all."""


class SmallGameType(GameType[Gm, SmallSetup, O], Generic[Gm, O]):
    """A small game that can be played. A subclass says what it is called, how it is dealt and which verbs it has.

    `verbs` are the verbs of all its choices.
    """

    sides = (EVERYBODY,)
    verbs: ClassVar[tuple[str, ...]]
    view_class: ClassVar[type[SmallView]] = SmallView
    state_class: ClassVar[type[SmallState]] = SmallState

    @abstractmethod
    def deal(self, setup: SmallSetup) -> SmallState:
        """Deal the cards."""

    @abstractmethod
    def deck(self) -> Sequence[SmallFace]:
        """All cards of the game."""

    def setup(self, players: int, key: bytes, sets: Sequence[str], options: O, packs: Iterable[Any] = ()) -> SmallSetup:
        if players not in self.player_counts:
            least, most = self.player_counts[0], self.player_counts[-1]
            raise SetupError(f"the game “{self.name}” is for {least} to {most} players, not {players}")
        if tuple(sets) != self.sets:
            raise SetupError(f"the game “{self.name}” has only the set “{self.sets[0]}”: name no other")
        return SmallSetup(players, key, tuple(sets), options)

    def next_setup(self, setup: SmallSetup, game: Gm, key: bytes) -> SmallSetup:
        return replace(setup, key=key)

    def new_game(
        self, setup: SmallSetup, *, forkable: bool = True, collect_news: bool = False, packs: Iterable[Any] = ()
    ) -> Gm:
        return self.game_at(self.deal(setup), setup.options, forkable=forkable, collect_news=collect_news).start()

    def game_at(self, state: SmallState, options: O, *, forkable: bool = True, collect_news: bool = False) -> Gm:
        """A game at this state that has not been started yet."""
        return self.game_class(state, self.catalogue, options, forkable=forkable, collect_news=collect_news)

    def view(self, game: Gm, seat: int) -> SmallView:
        return self.view_class(game, seat)

    def other_seats(self, game: Gm, seat: int) -> list[int]:
        count = game.seat_count
        return [(seat + step) % count for step in range(1, count)]

    def side(self, game: Gm, seat: int) -> str:
        return self.sides[0]

    def allies(self, game: Gm, seat: int) -> tuple[int, ...]:
        return (seat,)

    def facts(self, slug: str, packs: Iterable[Any] = ()) -> Facts:
        facts: Facts = self.catalogue.facts(slug)
        return facts

    def choice_text(self, table: Any, ask: Ask, wish: Choice) -> str:
        return choice_text(table, ask, wish)

    def parse_choice(self, table: Any, ask: Ask, text: str) -> Choice:
        return parse_choice(self, table, ask, text)

    def wished_choice(self, table: Any, ask: Ask, text: str) -> Choice:
        return wished_choice(self, table, ask, text)

    def parse_position(self, text: str, packs: Iterable[Any] = ()) -> Gm:
        game: Gm = parse_position(self, text)
        return game

    def position_text(self, game: Gm) -> str:
        return position_text(game)

    def header(
        self, setup: SmallSetup, seats: tuple[headers.PlayerInfo, ...], packs: tuple[Any, ...] = ()
    ) -> headers.RecordHeader[Any]:
        return SmallHeader(setup, seats, game_type=self)

    def read_header(self, header: HeaderData, packs: Iterable[Any] = ()) -> headers.RecordHeader[Any]:
        try:
            headers.check_fields(header, self.name, (), (headers.POSITION,))
            least, most = self.player_counts[0], self.player_counts[-1]
            players = number(header["players"], "line 1: the number of players", least, most)
            options = self.options_from(headers.read_object(header["options"], "options"))
            setup = self.setup(players, headers.read_key(header["key"]), self.sets, options)
            seats = headers.read_seats(header["seats"], players)
            position, engine = (headers.read_text(header, field) for field in (headers.POSITION, "engine"))
            return SmallHeader(setup, seats, position, engine, game_type=self)
        except (NotationError, SetupError) as error:
            raise RecordError(f"line 1: {error}") from error

    def is_consistent(self, state: SmallState, game: Gm) -> bool:
        """Has the state the right cards, each in one place, and the right number of players?

        A game with marks that have bounds checks these too.
        """
        cards = len(self.deck())
        return (
            len(state.players) in self.player_counts
            and is_moment(state, len(state.players))
            and all(are_whole(place, 0, cards - 1) for place in state.places())
            and sorted(card for place in state.places() for card in place) == list(range(cards))
            and sorted(shown.text for shown in state.faces) == sorted(shown.text for shown in self.deck())
            and len(state.seen) == cards
            and len(state.chance.key) == KEY_BYTES
            and all(seat in range(NOBODY, len(state.players)) for _, seat in state.marks)
        )
