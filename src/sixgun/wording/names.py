"""Names, texts and rulings of entries, and the summary card, the same way for all games."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count, takewhile

from sixgun.wording.language import Language, MissingText, text_key


def name_of(language: Language, slug: str, *families: str) -> str:
    """Return the name of an entry as it appears in a sentence, from the first of these families that has it."""
    for family in families:
        key = text_key(family, slug)
        if language.has(key):
            return language.mention(slug, language.text(key))
    keys = "” or “".join(text_key(family, slug) for family in families)
    raise MissingText(f"there is no text “{keys}” in the language “{language.code}”")


def text_of(language: Language, slug: str, family: str) -> str:
    """Return what an entry does."""
    return language.text(f"{text_key(family, slug)}.text")


def rulings_of(language: Language, slug: str, family: str) -> list[str]:
    """Return the rulings on an entry, a sentence or two each: `ruling-SLUG-1`, `ruling-SLUG-2` and so on."""
    keys = (text_key(family, slug, str(number)) for number in count(1))
    return [language.text(key) for key in takewhile(language.has, keys)]


def summary_of(language: Language, keys: Iterable[str]) -> list[tuple[str, str]]:
    """Return a summary card: titles with their texts."""
    return [(language.text(f"{key}.title"), language.text(key)) for key in keys]
