"""Records of BANG!: what the header says, and how answers and positions are written down."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import IO, Any, Final

from sixgun import __version__
from sixgun.bang.catalogue import Catalogue
from sixgun.bang.game import Game
from sixgun.bang.notation import choice_text
from sixgun.bang.options import options_from
from sixgun.bang.packs import Pack, PackError, packs_data, packs_named, with_packs
from sixgun.bang.position import parse_position
from sixgun.bang.rules.setup import Setup
from sixgun.bang.state import State
from sixgun.bang.table import CATALOGUE, new_game
from sixgun.kernel.ask import NOBODY, Choice
from sixgun.kernel.chance import KEY_BYTES
from sixgun.kernel.errors import NotationError, RecordError, SetupError
from sixgun.kernel.game import Game as KernelGame
from sixgun.kernel.record import Header, Record, Recorder, number

GAME: Final = "bang"
HUMAN: Final = "human"
PACKS: Final = "packs"
FIELDS: Final = ("game", "engine", "sets", "players", "options", "seats", "key", "kept", "sheriff")
POSITION: Final = "position"
OPTIONAL: Final = (PACKS, POSITION)
LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits in a seat: a name, and `human` or the name of a bot."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a header says: the set-up, who sits where, and the position from which the game starts, if not a deal."""

    setup: Setup
    chairs: tuple[Chair, ...]
    position: str = ""
    engine: str = __version__
    packs: tuple[Pack, ...] = ()

    @property
    def catalogue(self) -> Catalogue:
        return with_packs(CATALOGUE, self.packs)

    def game(self, *, tells: bool = False) -> Game:
        """The game at its first question."""
        if self.position:
            return parse_position(self.position, self.catalogue, tells=tells)
        return new_game(self.setup, self.catalogue, tells=tells)

    def header(self) -> Header:
        setup = self.setup
        return {
            "game": GAME,
            "engine": self.engine,
            "sets": list(setup.sets),
            "players": setup.players,
            "options": setup.options.to_data(),
            "seats": [{"name": chair.name, "kind": chair.kind} for chair in self.chairs],
            "key": setup.key.hex(),
            "kept": [[seat + 1, slug] for seat, slug in setup.kept],
            "sheriff": None if setup.sheriff == NOBODY else setup.sheriff + 1,
            **({PACKS: packs_data(self.packs)} if self.packs else {}),
            **({POSITION: self.position} if self.position else {}),
        }


# Writing.


def words(game: KernelGame[Any], seat: int, choice: Choice) -> tuple[str, int]:
    """A choice as the record has it."""
    assert isinstance(game, Game)
    assert game.ask is not None
    text = choice_text(game, game.ask, choice)
    return text, alike(game, seat, text).index(choice)


def alike(game: Game, seat: int, text: str) -> list[Choice]:
    """What a seat may choose now and what has this text: cards with the same face are more than one choice."""
    ask = game.ask
    if ask is None:
        return []
    offered = ask.options() if ask.seat == seat else game.offers(seat)
    return [option for option in offered if choice_text(game, ask, option) == text]


def standing(game: KernelGame[Any]) -> tuple[int, dict[str, Any]] | None:
    """The turn and the position, if no answer has been given since the step began: only then it is all in a state."""
    if game.base is None or game.since:
        return None
    state: State = game.base
    return state.number, state.to_data()


def recorder(out: IO[str], *, record: Record | None = None, sync: bool = False) -> Recorder:
    """An observer that writes a game of BANG! down; `record` is what the file holds already."""
    return Recorder(out, words, standing, n=record.count if record else 0, turn=record.turn if record else 0, sync=sync)


# Reading.


def read_beginning(header: Header, packs: Iterable[Pack] = ()) -> Beginning:
    """What a header says, each part checked; `packs` are those at hand, the game may need some of them."""
    try:
        return _read_beginning(header, packs)
    except (NotationError, PackError, SetupError) as error:
        raise RecordError(f"line 1: {error}") from error


def _read_beginning(header: Header, packs: Iterable[Pack]) -> Beginning:
    if header.get("game") != GAME:
        raise RecordError(f"line 1: this is not a record of the game “{GAME}”")
    missing = [name for name in FIELDS if name not in header]
    unknown = [name for name in header if name not in (*FIELDS, *OPTIONAL)]
    if missing:
        raise RecordError(f"line 1: the header lacks “{missing[0]}”")
    if unknown:
        raise RecordError(f"line 1: the header has an unknown field “{unknown[0][:LONGEST_NAME]}”")
    used = packs_named(header.get(PACKS, []), packs)
    catalogue = with_packs(CATALOGUE, used)
    players = number(header["players"], "line 1: the number of players", 2, 8)
    setup = Setup(
        players=players,
        key=_key(header["key"]),
        sets=tuple(_texts(header["sets"], "sets")),
        options=options_from(_object(header["options"], "options")),
        kept=_kept(header["kept"], players, catalogue),
        sheriff=NOBODY
        if header["sheriff"] is None
        else number(header["sheriff"], "line 1: the Sheriff", 1, players) - 1,
    )
    for slug in setup.sets:
        catalogue.box(slug)
    (engine,) = _texts([header["engine"]], "engine")
    (position,) = _texts([header.get(POSITION, "")], POSITION)
    return Beginning(setup, _chairs(header["seats"], players), position, engine, used)


def _key(text: Any) -> bytes:
    try:
        key = bytes.fromhex(text)
    except (TypeError, ValueError) as error:
        raise RecordError("line 1: the key is not written in hexadecimal digits") from error
    if len(key) != KEY_BYTES:
        raise RecordError(f"line 1: the key has {len(key)} bytes instead of {KEY_BYTES}")
    return key


def _texts(values: Any, what: str) -> list[str]:
    if not isinstance(values, list) or not values or not all(isinstance(value, str) for value in values):
        raise RecordError(f"line 1: “{what}” is not written as text")
    return values


def _object(value: Any, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RecordError(f"line 1: “{what}” is not a JSON object")
    return value


def _kept(value: Any, players: int, catalogue: Catalogue) -> tuple[tuple[int, str], ...]:
    kept: list[tuple[int, str]] = []
    if not isinstance(value, list):
        raise RecordError("line 1: “kept” is not a list")
    for pair in value:
        if not isinstance(pair, list) or len(pair) != 2 or pair[1] not in list(catalogue.characters):
            raise RecordError("line 1: “kept” pairs a seat with a character")
        kept.append((number(pair[0], "line 1: a seat of “kept”", 1, players) - 1, pair[1]))
    if len({seat for seat, _ in kept}) < len(kept) or len({slug for _, slug in kept}) < len(kept):
        raise RecordError("line 1: “kept” names a seat or a character twice")
    return tuple(kept)


def _chairs(value: Any, players: int) -> tuple[Chair, ...]:
    if not isinstance(value, list) or len(value) != players:
        raise RecordError(f"line 1: “seats” does not name {players} players")
    return tuple(_chair(_object(entry, "seats")) for entry in value)


def _chair(entry: dict[str, Any]) -> Chair:
    if set(entry) != {"name", "kind"}:
        raise RecordError("line 1: a seat has a name and a kind")
    name, kind = _texts([entry["name"], entry["kind"]], "seats")
    for text in (name, kind):
        if not text or len(text) > LONGEST_NAME or not text.isprintable():
            raise RecordError(f"line 1: a seat's name and kind are printable and have 1 to {LONGEST_NAME} letters")
    return Chair(name, kind)
