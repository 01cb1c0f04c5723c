"""The games that can be played, by name. A new game is one line here, an installed distribution, or a Python file."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, MutableMapping
from importlib import import_module
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sixgun.kernel.errors import RecordError, SixgunError

if TYPE_CHECKING:
    from pathlib import Path

    from sixgun.cardgame.game_type import AnyGameType
    from sixgun.kernel.record import HeaderData

T = TypeVar("T")


class Place(str):
    """Where an object is defined: `module:name`, or `module` for the module itself."""

    def imported(self) -> Any:
        """Return the object."""
        module, _, name = self.partition(":")
        found = import_module(module)
        return getattr(found, name) if name else found


class LazyTable(MutableMapping[str, T]):
    """A table of objects, each of which is imported when it is first looked up.

    It is made from the places of the objects: `module:name`, or `module` for the module itself. Commands start faster
    this way, because most of them need only one game and few bots.
    """

    def __init__(self, places: Mapping[str, str]) -> None:
        self._entries: dict[str, T | Place] = {key: Place(place) for key, place in places.items()}

    def __getitem__(self, key: str) -> T:
        entry = self._entries[key]
        if isinstance(entry, Place):
            entry = self._entries[key] = entry.imported()
        return entry

    def __setitem__(self, key: str, value: T) -> None:
        self._entries[key] = value

    def __delitem__(self, key: str) -> None:
        del self._entries[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, key: object) -> bool:
        return key in self._entries


GAME_TYPES: Final[LazyTable[AnyGameType]] = LazyTable(
    {"bang": "sixgun.bang.game_type:BANG", "duel": "sixgun.duel.game_type:DUEL"}
)
"""The games of this package. Those from a file or another distribution join them when they are first named."""
DEFAULT_GAME: Final = "bang"
LONGEST: Final = 40
FILE_MARK: Final = ":"
"""A game in a file is named `FILE.py:NAME`."""

_files: Final[dict[str, str]] = {}
_parts: Final[dict[tuple[AnyGameType, str], Any]] = {}


def game_type_named(name: str) -> AnyGameType:
    """The game type with this name: one of ours, one that was added, or one that is installed."""
    found = GAME_TYPES.get(name) or _installed(name)
    if found is None:
        raise SixgunError(f"unknown game “{name[:LONGEST]}”: there are {', '.join(game_names())}")
    return found


def game_type_in(header: HeaderData) -> AnyGameType:
    """The game type that a record's header names."""
    name = header.get("game")
    found = (GAME_TYPES.get(name) or _installed(name)) if isinstance(name, str) else None
    if found is None:
        raise RecordError(
            f"line 1: this is not a record of any of the games {', '.join(game_names())}: "
            "if its game is in a file, name that with --game FILE.py:NAME"
        )
    return found


def game_names() -> list[str]:
    """The names of all games that can be played now."""
    from sixgun.cardgame.game_files import installed_games

    return list(dict.fromkeys([*GAME_TYPES, *installed_games()]))


def add_game(where: str) -> AnyGameType:
    """Add the game in a file, written `FILE.py:NAME`. Raises GameError if anything is wrong with it."""
    from sixgun.cardgame.game_files import GameError, load_game_file

    found = load_game_file(where)
    if found.name in GAME_TYPES and GAME_TYPES[found.name] is not found:
        raise GameError(where, f"there is a game “{found.name}” already: give this one another name")
    GAME_TYPES[found.name] = found
    _files[found.name] = where
    return found


def place_of(game_type: AnyGameType) -> str:
    """How this game is named on the command line: by its name, or by its file."""
    return _files.get(game_type.name, game_type.name)


def game_files() -> tuple[str, ...]:
    """The games that were added from files. A new process has to add them again."""
    return tuple(_files.values())


def source_of(game_type: AnyGameType) -> Path:
    """Where the code of a game is: the folder of its package, or its file."""
    from pathlib import Path

    module = sys.modules[type(game_type).__module__]
    assert module.__file__ is not None
    path = Path(module.__file__)
    return path.parent if "." in module.__name__ else path


def _installed(name: str) -> AnyGameType | None:
    from sixgun.cardgame.game_files import installed_games, load_installed_game

    if name not in installed_games():
        return None
    GAME_TYPES[name] = load_installed_game(name)
    return GAME_TYPES[name]


def load_part(game_type: AnyGameType, name: str, kind: type[T]) -> T:
    """Return a part of a game. It is imported on first use, and its type is checked.

    `game_type.parts` says where it is. If a class or a function is found there, it is called with the game type.
    """
    if (game_type, name) not in _parts:
        _parts[game_type, name] = _imported_part(game_type, name, kind)
    part: T = _parts[game_type, name]
    return part


def _imported_part(game_type: AnyGameType, name: str, kind: type[Any]) -> Any:
    place = Place(getattr(game_type.parts, name))
    where = f"the game “{game_type.name}”: its part “{name}” at {place}"
    try:
        found = place.imported()
    except (ImportError, AttributeError) as error:
        raise SixgunError(f"{where} cannot be imported ({error})") from error
    part = found(game_type) if isinstance(found, (type, FunctionType)) else found
    if not isinstance(part, kind):
        raise SixgunError(f"{where} is a {type(part).__name__}, not a {kind.__name__}")
    return part
