"""The game types that can be played, by name. A new game is added here."""

from __future__ import annotations

from typing import Final

from sixgun.bang.game_type import BANG
from sixgun.cardgame.game_type import AnyGameType
from sixgun.duel.game_type import DUEL
from sixgun.kernel.errors import RecordError, SixgunError
from sixgun.kernel.record import HeaderData

GAME_TYPES: Final[dict[str, AnyGameType]] = {game_type.name: game_type for game_type in (BANG, DUEL)}
DEFAULT_GAME: Final = BANG.name
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
