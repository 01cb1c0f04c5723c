"""The header of a record: the set-up and the players. Also the checks that the headers of all games share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from sixgun import __version__
from sixgun.kernel.chance import KEY_BYTES
from sixgun.kernel.errors import RecordError, quoted
from sixgun.kernel.game import Game
from sixgun.kernel.record import HeaderData

HUMAN: Final = "human"
LONGEST_NAME: Final = 40
POSITION: Final = "position"

G_co = TypeVar("G_co", bound=Game[Any], covariant=True)


@dataclass(frozen=True, slots=True)
class PlayerInfo:
    """The player in a seat. `kind` is `human` or the name of a bot."""

    name: str
    kind: str


class Setup(Protocol):
    """The part of a set-up that every game has."""

    @property
    def players(self) -> int: ...

    @property
    def key(self) -> bytes: ...

    @property
    def sets(self) -> tuple[str, ...]: ...

    @property
    def options(self) -> Any: ...


@dataclass(frozen=True, slots=True)
class RecordHeader(Generic[G_co]):
    """The header of a record.

    `seats` are the players. `position` is the text of the position that the game starts from, or empty if it starts
    with a deal. `packs` are the packs in the game. `name` is the name of the game type.
    """

    name: ClassVar[str]

    setup: Any
    seats: tuple[PlayerInfo, ...]
    position: str = ""
    engine: str = __version__
    packs: tuple[Any, ...] = ()

    # What a subclass provides.

    def new_game(self, *, collect_news: bool = False) -> G_co:
        """The game that this header describes, at its first question."""
        raise NotImplementedError

    def own_fields(self) -> HeaderData:
        """The fields that only headers of this game have."""
        return {}

    def to_data(self) -> HeaderData:
        """The header as plain JSON data."""
        setup: Setup = self.setup
        return {
            "game": self.name,
            "engine": self.engine,
            "players": setup.players,
            "options": setup.options.to_data(),
            "seats": [{"name": player.name, "kind": player.kind} for player in self.seats],
            "key": setup.key.hex(),
            **self.own_fields(),
            **({POSITION: self.position} if self.position else {}),
        }


COMMON: Final = ("game", "engine", "players", "options", "seats", "key")


# Reading.


def check_fields(header: HeaderData, name: str, fields: Sequence[str], optional: Sequence[str] = ()) -> None:
    """Check that this is a header of the game `name`, with all its fields and no others."""
    if header.get("game") != name:
        raise RecordError(f"line 1: this is not a record of the game “{name}”")
    missing = [field for field in (*COMMON, *fields) if field not in header]
    unknown = [field for field in header if field not in (*COMMON, *fields, *optional)]
    if missing:
        raise RecordError(f"line 1: the header lacks “{missing[0]}”")
    if unknown:
        raise RecordError(f"line 1: the header has an unknown field {quoted(unknown[0])}")


def read_key(text: Any) -> bytes:
    """Read the key of the deal."""
    try:
        key = bytes.fromhex(text)
    except (TypeError, ValueError) as error:
        raise RecordError("line 1: the key is not written in hexadecimal digits") from error
    if len(key) != KEY_BYTES:
        raise RecordError(f"line 1: the key has {len(key)} bytes instead of {KEY_BYTES}")
    return key


def read_texts(values: Any, what: str) -> list[str]:
    """Read a list of strings that is not empty. `what` names it in the error."""
    if not isinstance(values, list) or not values or not all(isinstance(value, str) for value in values):
        raise RecordError(f"line 1: “{what}” is not written as text")
    return values


def read_text(header: HeaderData, field: str) -> str:
    """Read a field that is one string. It is empty if the field is left out."""
    return read_texts([header.get(field, "")], field)[0]


def read_object(value: Any, what: str) -> dict[str, Any]:
    """Read a JSON object. `what` names it in the error."""
    if not isinstance(value, dict):
        raise RecordError(f"line 1: “{what}” is not a JSON object")
    return value


def read_seats(value: Any, players: int) -> tuple[PlayerInfo, ...]:
    """Read the players in their seats."""
    if not isinstance(value, list) or len(value) != players:
        raise RecordError(f"line 1: “seats” does not name {players} players")
    return tuple(_player_info(read_object(entry, "seats")) for entry in value)


def _player_info(entry: dict[str, Any]) -> PlayerInfo:
    if set(entry) != {"name", "kind"}:
        raise RecordError("line 1: a seat must have a name and a kind")
    name, kind = read_texts([entry["name"], entry["kind"]], "seats")
    for text in (name, kind):
        if not text or len(text) > LONGEST_NAME or not text.isprintable():
            raise RecordError(f"line 1: a seat's name and kind must be 1 to {LONGEST_NAME} printable characters")
    return PlayerInfo(name, kind)
