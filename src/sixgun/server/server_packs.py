"""The packs that the server was started with, and which of them each table uses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sixgun.games import game_type_named
from sixgun.wording.pack_library import open_pack_library

if TYPE_CHECKING:
    from sixgun.cardgame.packs import Pack


class ServerPacks:
    """Group checked packs by game. Raises PackError if two of them do not fit together."""

    def __init__(self, packs: Iterable[Pack] = ()) -> None:
        self._by_game: dict[str, tuple[Pack, ...]] = {}
        for pack in packs:
            self._by_game[pack.game] = (*self.of(pack.game), pack)
        for game, found in self._by_game.items():
            open_pack_library(packs=found, game=game)

    def of(self, game: str) -> tuple[Pack, ...]:
        """Return the packs of a game."""
        return self._by_game.get(game, ())

    def used(self, game: str, sets: Iterable[str]) -> tuple[Pack, ...]:
        """Return the packs of a game that are among these sets."""
        named = set(sets)
        return tuple(pack for pack in self.of(game) if pack.slug in named)

    def for_texts(self, game: str, sets: Iterable[str]) -> tuple[Pack, ...]:
        """Return the packs whose texts a table uses: all packs of its game, or none.

        The texts of all packs together are read at the start. Any other combination would have to be read while people
        wait.
        """
        return self.of(game) if self.used(game, sets) else ()

    def require(self, game: str, sets: Iterable[str]) -> None:
        """Raise PackMissing if the server lacks one of these sets, with which a table was opened."""
        known = (*game_type_named(game).sets, *(pack.slug for pack in self.of(game)))
        for slug in sets:
            if slug not in known:
                from sixgun.cardgame.packs import PackMissing

                raise PackMissing(slug, f"a table plays with the pack “{slug}”, which is not there")


NO_PACKS: Final = ServerPacks()
