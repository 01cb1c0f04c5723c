"""Sentences in parts: the wording of the terminal, with its players and cards marked for the browser."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from sixgun.server.protocol import Part, Sentence
from sixgun.wording import Language
from sixgun.wording.mentions import mention, split_mentions
from sixgun.wording.pack_library import PackLibrary

if TYPE_CHECKING:
    from sixgun.cardgame.packs import Pack

REMEMBERED: Final = 20_000
"""How many finished texts are cached for each language. The same things happen at all tables."""
SEATS: Final = tuple(mention(str(seat), "") for seat in range(8))
"""The players in a text, by their seats alone.

Their names are filled in afterwards, so that cached texts serve all tables.
"""


class MentionLanguage(Language):
    """A language that marks the entries and cards it names."""

    def __init__(self, words: Language) -> None:
        self.__dict__.update(words.__dict__)
        self._texts: dict[tuple[object, ...], str] = {}

    def mention(self, reference: str, name: str) -> str:
        return mention(reference, name)

    def text(self, key: str, **args: str | int) -> str:
        wanted = (key, *args.items())
        found = self._texts.get(wanted)
        if found is None:
            if len(self._texts) >= REMEMBERED:
                self._texts.clear()
            found = self._texts[wanted] = super().text(key, **args)
        return found


@cache
def mention_language(code: str, packs: tuple[Pack, ...] = ()) -> MentionLanguage:
    """Return the marking language with this code, with the texts of these packs."""
    return MentionLanguage(PackLibrary(packs).language(code))


@lru_cache(maxsize=REMEMBERED)
def parts(text: str) -> tuple[Part, ...]:
    """Return the parts of a marked text. Those of players have no text yet."""
    found: list[Part] = []
    for reference, words in split_mentions(text):
        if not reference:
            found.append(Part(text=words))
        elif reference.isdigit():
            found.append(Part(text=words, seat=int(reference)))
        elif "-" in reference:
            found.append(Part(text=words, card=reference))
        else:
            found.append(Part(text=words, entry=reference))
    return tuple(found)


def sentence(text: str, names: Sequence[str]) -> Sentence:
    """Return a marked text as a sentence, with the names of the players."""
    return [part if part.text or part.seat < 0 else Part(text=names[part.seat], seat=part.seat) for part in parts(text)]


def plain_text(words: Sentence) -> str:
    """Return a sentence as one text."""
    return "".join(part.text for part in words)
