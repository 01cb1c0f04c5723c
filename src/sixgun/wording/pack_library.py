"""The texts of packs, and the shelf of a session: the game's own boxes with the packs that somebody has added."""

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
    """What can be played with: all boxes, and the languages with the texts of the packs."""

    catalogue: Catalogue
    packs: tuple[Pack, ...] = ()

    @property
    def slugs(self) -> tuple[str, ...]:
        """The sets that the packs bring."""
        return tuple(pack.slug for pack in self.packs)

    def sets(self, text: str) -> tuple[str, ...]:
        """The sets of a list like `dodge-city,high-noon`, and those of all packs."""
        return sets_named(",".join([text, *self.slugs]), self.catalogue)

    def language(self, code: str) -> Language:
        """The texts of a language; a pack that does not have it speaks English."""
        return _language(code, self.packs) if self.packs else language(code)


PRINTED: Final = PackLibrary(CATALOGUE)


def open_pack_library(places: Iterable[str | Path] = (), *, packs: Iterable[Pack] = ()) -> PackLibrary:
    """The shelf with the packs in these places and those loaded already, checked with all their texts."""
    found = (*packs, *(load_pack(place) for place in dict.fromkeys(map(str, places))))
    library = PackLibrary(with_packs(CATALOGUE, found), found)
    for code in languages():
        library.language(code)
    return library


@cache
def _language(code: str, packs: tuple[Pack, ...]) -> Language:
    texts = Language(code)
    for pack in packs:
        spoken = code if code in pack.texts else ENGLISH
        try:
            for origin, source in pack.texts[spoken]:
                texts.add(source, origin)
        except SixgunError as error:
            raise PackError(f"pack “{pack.slug}”", str(error)) from error
        _check_texts(pack, texts, spoken)
    return texts


def _check_texts(pack: Pack, texts: Language, spoken: str) -> None:
    """Everything in the box has a name and a text, and whatever a game may say in the pack's own words can be said."""
    places = Places(decode_source(pack.path.read_bytes()))
    families = {"card": pack.card_set.cards, "character": pack.card_set.characters, "event": pack.card_set.events}
    for family, listed in families.items():
        for effect in listed:
            key = text_key(family, effect.slug)
            for text in (key, f"{key}.text"):
                if not _plain(texts, text):
                    raise _lacking(pack, f"{family} “{effect.slug}”", text, spoken, places(type(effect).__name__))
    for function, family in (("reason", "reason"), ("tell", "news")):
        for slug, line in places.calls(function).items():
            if not texts.has(text_key(family, slug)):
                raise _lacking(pack, f"{family} “{slug}”", text_key(family, slug), spoken, line)


def _plain(texts: Language, key: str) -> bool:
    """Is there such a text, and does it do without figures?"""
    try:
        return bool(texts.text(key))
    except MissingText:
        return False


def _lacking(pack: Pack, what: str, key: str, spoken: str, line: int) -> PackError:
    return PackError(pack.path, f"the {what} lacks the text “{key}” in the language “{spoken}”: add it to TEXTS", line)
