"""The catalogue and the texts of a session: the built-in sets together with the packs that were added."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.util import decode_source
from pathlib import Path
from typing import Final

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.notation import sets_named
from sixgun.bang.pack_checks import Places
from sixgun.bang.packs import ENGLISH, Pack, PackError, load_pack, with_packs
from sixgun.bang.sets import CATALOGUE
from sixgun.kernel.errors import SixgunError
from sixgun.wording.language import Language, MissingText, language, languages, text_key


@dataclass(frozen=True)
class PackLibrary:
    """All sets that can be played with, and the languages with the texts of the packs."""

    catalogue: Catalogue
    packs: tuple[Pack, ...] = ()

    @property
    def slugs(self) -> tuple[str, ...]:
        """The slugs of the packs."""
        return tuple(pack.slug for pack in self.packs)

    def sets(self, text: str) -> tuple[str, ...]:
        """Return the sets of a list like `dodge-city,high-noon`, together with all packs."""
        return sets_named(",".join([text, *self.slugs]), self.catalogue)

    def language(self, code: str) -> Language:
        """Return the texts of a language. A pack that does not have the language uses English."""
        return _language(code, self.packs) if self.packs else language(code)


BUILT_IN: Final = PackLibrary(CATALOGUE)


def open_pack_library(places: Iterable[str | Path] = (), *, packs: Iterable[Pack] = ()) -> PackLibrary:
    """Load the packs in these places, add those loaded already, and check all their texts."""
    found = (*packs, *(load_pack(place) for place in dict.fromkeys(map(str, places))))
    library = PackLibrary(with_packs(CATALOGUE, found), found)
    for code in languages():
        library.language(code)
    return library


@cache
def _language(code: str, packs: tuple[Pack, ...]) -> Language:
    texts = Language(code)
    for pack in packs:
        used_code = code if code in pack.texts else ENGLISH
        try:
            for origin, source in pack.texts[used_code]:
                texts.add(source, origin)
        except SixgunError as error:
            raise PackError(f"pack “{pack.slug}”", str(error)) from error
        _check_texts(pack, texts, used_code)
    return texts


def _check_texts(pack: Pack, texts: Language, used_code: str) -> None:
    """Check that everything in a pack has a name and a text, and that its reasons and news have texts."""
    places = Places(decode_source(pack.path.read_bytes()))
    families = {"card": pack.card_set.cards, "character": pack.card_set.characters, "event": pack.card_set.events}
    for family, listed in families.items():
        for effect in listed:
            key = text_key(family, effect.slug)
            for text in (key, f"{key}.text"):
                if not _has_plain_text(texts, text):
                    raise _missing_text_error(
                        pack, f"{family} “{effect.slug}”", text, used_code, places(type(effect).__name__)
                    )
    for function, family in (("reason", "reason"), ("tell", "news")):
        for slug, line in places.calls(function).items():
            if not texts.has(text_key(family, slug)):
                raise _missing_text_error(pack, f"{family} “{slug}”", text_key(family, slug), used_code, line)


def _has_plain_text(texts: Language, key: str) -> bool:
    """Is there a text with this key that needs no variables?"""
    try:
        return bool(texts.text(key))
    except MissingText:
        return False


def _missing_text_error(pack: Pack, what: str, key: str, code: str, line: int) -> PackError:
    return PackError(pack.path, f"the {what} lacks the text “{key}” in the language “{code}”: add it to TEXTS", line)
