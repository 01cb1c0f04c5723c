"""The game types that can be played, by name. A new game is added here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sixgun.kernel.errors import RecordError, SixgunError

if TYPE_CHECKING:
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
DEFAULT_GAME: Final = "bang"
LONGEST: Final = 40


def game_type_named(name: str) -> AnyGameType:
    """The game type with this name."""
    found = GAME_TYPES.get(name)
    if found is None:
        raise SixgunError(f"unknown game “{name[:LONGEST]}”: there are {', '.join(GAME_TYPES)}")
    return found


def game_type_in(header: HeaderData) -> AnyGameType:
    """The game type that a record's header names."""
    name = header.get("game")
    if not isinstance(name, str) or name not in GAME_TYPES:
        raise RecordError(f"line 1: this is not a record of any of the games {', '.join(GAME_TYPES)}")
    return GAME_TYPES[name]
