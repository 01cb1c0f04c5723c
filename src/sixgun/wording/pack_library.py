"""The catalogue and the texts of a session: the built-in sets together with the packs that were added."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sixgun.games import DEFAULT_GAME, GAME_TYPES, game_type_named
from sixgun.wording.language import Language, language
from sixgun.wording.language_codes import languages

if TYPE_CHECKING:
    from sixgun.cardgame.packs import Pack

# Packs are imported when there are some, so that other commands start faster.


@dataclass(frozen=True)
class PackLibrary:
    """All sets that a game can be played with, and the languages with the texts of the packs."""

    packs: tuple[Pack, ...] = ()
    game: str = DEFAULT_GAME

    @cached_property
    def catalogue(self) -> Any:
        """The printed sets of the game and the packs. Raises PackError if two things in them have the same slug."""
        return game_type_named(self.game).catalogue_with(self.packs)

    @property
    def slugs(self) -> tuple[str, ...]:
        """The slugs of the packs."""
        return tuple(pack.slug for pack in self.packs)

    def language(self, code: str) -> Language:
        """Return the texts of a language. A pack that does not have the language uses English."""
        if not self.packs:
            return language(code)
        from sixgun.wording.pack_texts import language_with_packs

        return language_with_packs(code, self.packs)


BUILT_IN: Final = PackLibrary()


def load_packs(places: Iterable[str | Path], game: str | None = None) -> tuple[Pack, ...]:
    """Load the packs in these places, for one game or for any of those that take packs."""
    from sixgun.cardgame.packs import load_pack

    game_types = GAME_TYPES.values() if game is None else (game_type_named(game),)
    formats = [game_type.pack_format for game_type in game_types if game_type.pack_format is not None]
    return tuple(load_pack(place, formats) for place in dict.fromkeys(map(str, places)))


def open_pack_library(
    places: Iterable[str | Path] = (), *, packs: Iterable[Pack] = (), game: str | None = DEFAULT_GAME
) -> PackLibrary:
    """Load the packs in these places, add those loaded already, and check all their texts.

    Without a game, the packs say which one they are for: the command has yet to read the record of a game.
    """
    places = tuple(places)
    found = (*packs, *(load_packs(places, game) if places else ()))
    if not found:
        return PackLibrary((), game or DEFAULT_GAME)
    library = PackLibrary(found, game or found[0].game)
    if any(pack.game != library.game for pack in found):
        from sixgun.cardgame.packs import PackError

        other = next(pack for pack in found if pack.game != library.game)
        raise PackError(other.path, f"it is a pack for the game “{other.game}”, not “{library.game}”: leave one out")
    _ = library.catalogue  # raises an error now if two things have the same slug
    for code in languages():
        library.language(code)
    return library
