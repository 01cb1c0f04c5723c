"""The catalogue and the texts of a session: the built-in sets together with the packs that were added."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sixgun.wording.language import Language, language
from sixgun.wording.language_codes import languages

if TYPE_CHECKING:
    from sixgun.bang.catalogue import Catalogue
    from sixgun.bang.packs import Pack

# Packs and catalogues are those of BANG!. It is imported where they are needed, and so not in a game of The Duel.


@dataclass(frozen=True)
class PackLibrary:
    """All sets that can be played with, and the languages with the texts of the packs."""

    packs: tuple[Pack, ...] = ()

    @cached_property
    def catalogue(self) -> Catalogue:
        """The printed sets and the packs. Raises PackError if two things in them have the same slug."""
        from sixgun.bang.packs import with_packs
        from sixgun.bang.sets import CATALOGUE

        return with_packs(CATALOGUE, self.packs)

    @property
    def slugs(self) -> tuple[str, ...]:
        """The slugs of the packs."""
        return tuple(pack.slug for pack in self.packs)

    def sets(self, text: str) -> tuple[str, ...]:
        """Return the sets of a list like `dodge-city,high-noon`, together with all packs."""
        from sixgun.bang.notation import sets_named

        return sets_named(",".join([text, *self.slugs]), self.catalogue)

    def language(self, code: str) -> Language:
        """Return the texts of a language. A pack that does not have the language uses English."""
        if not self.packs:
            return language(code)
        from sixgun.wording.pack_texts import language_with_packs

        return language_with_packs(code, self.packs)


BUILT_IN: Final = PackLibrary()


def open_pack_library(places: Iterable[str | Path] = (), *, packs: Iterable[Pack] = ()) -> PackLibrary:
    """Load the packs in these places, add those loaded already, and check all their texts."""
    named, found = dict.fromkeys(map(str, places)), tuple(packs)
    if not named and not found:
        return BUILT_IN
    from sixgun.bang.packs import load_pack, with_packs
    from sixgun.bang.sets import CATALOGUE

    found += tuple(load_pack(place) for place in named)
    with_packs(CATALOGUE, found)  # raises an error now if two things have the same slug
    library = PackLibrary(found)
    for code in languages():
        library.language(code)
    return library
