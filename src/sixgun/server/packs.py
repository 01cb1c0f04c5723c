"""The packs that the server was started with: which tables use them, and which ones a stored table lacks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sixgun.games import game_type_named
from sixgun.kernel.errors import SixgunError
from sixgun.wording.pack_library import open_pack_library

if TYPE_CHECKING:
    from sixgun.cardgame.packs import Pack


class PackMissing(SixgunError):
    """A table plays with a pack that this server does not have, or has in another version."""


class ServerPacks:
    """Checked packs by their games. Raises PackError if two of them do not fit together."""

    def __init__(self, packs: Iterable[Pack] = ()) -> None:
        self._by_game: dict[str, tuple[Pack, ...]] = {}
        for pack in packs:
            self._by_game[pack.game] = (*self.of(pack.game), pack)
        for game, found in self._by_game.items():
            open_pack_library(packs=found, game=game)

    def of(self, game: str) -> tuple[Pack, ...]:
        """The packs of a game."""
        return self._by_game.get(game, ())

    def used(self, game: str, sets: Iterable[str]) -> tuple[Pack, ...]:
        """The packs of a game that are among these sets."""
        named = set(sets)
        return tuple(pack for pack in self.of(game) if pack.slug in named)

    def sets(self, game: str) -> tuple[str, ...]:
        """All sets that a game can be played with, in the order of the form."""
        return (*game_type_named(game).sets, *(pack.slug for pack in self.of(game)))

    def require(self, game: str, sets: Iterable[str]) -> None:
        """Raise PackMissing if one of these sets, which a table was opened with, is not there."""
        known = self.sets(game)
        for slug in sets:
            if slug not in known:
                raise PackMissing(missing(slug))


NO_PACKS: Final = ServerPacks()


def missing(slug: str) -> str:
    """What is said about a table whose pack is not there."""
    return f"this table plays with the pack “{slug}”, which the server does not have now: ask its host to add it"
