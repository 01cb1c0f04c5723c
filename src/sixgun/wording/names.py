"""Names of things, what the rulings say about them, and the summary card, as all games have them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count, takewhile

from sixgun.wording.language import Language, MissingText, text_key


def name_of(language: Language, slug: str, *families: str) -> str:
    """The name of a thing as it goes into a sentence, from the first of some families that has it."""
    for family in families:
        key = text_key(family, slug)
        if language.has(key):
            return language.mention(slug, language.text(key))
    keys = "” or “".join(text_key(family, slug) for family in families)
    raise MissingText(f"there is no text “{keys}” in the language “{language.code}”")


def text_of(language: Language, slug: str, family: str) -> str:
    """What a thing does."""
    return language.text(f"{text_key(family, slug)}.text")


def rulings_of(language: Language, slug: str, family: str) -> list[str]:
    """What the rulings say about a thing, a sentence or two each: `ruling-SLUG-1`, `ruling-SLUG-2` and so on."""
    keys = (text_key(family, slug, str(number)) for number in count(1))
    return [language.text(key) for key in takewhile(language.has, keys)]


def summary_of(language: Language, keys: Iterable[str]) -> list[tuple[str, str]]:
    """A summary card: titles with their lines."""
    return [(language.text(f"{key}.title"), language.text(key)) for key in keys]
