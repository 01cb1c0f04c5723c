"""What the names of things come with in any game: short names, rulings, bots, the summary card."""

from __future__ import annotations

from itertools import count
from typing import Final

from sixgun.bots import BOTS
from sixgun.wording import Language
from sixgun.wording.games import wording_of
from sixgun.wording.language import key_of

EASIEST: Final = "cowboy"
"""The bots are listed with the usual one first."""


def short(words: Language, family: str, slug: str) -> str:
    """A shorter name for where there is little room, if the language has one."""
    key = key_of("short", family, slug)
    found = words.text(key) if words.has(key) else ""
    return found if found != words.text(key_of(family, slug)) else ""


def rulings(words: Language, slug: str) -> list[str]:
    """What the rulings say about this thing, one sentence or two each: `ruling-SLUG-1`, `ruling-SLUG-2` and so on."""
    found: list[str] = []
    for number in count(1):
        key = key_of("ruling", slug, str(number))
        if not words.has(key):
            break
        found.append(words.text(key))
    return found


def bots(game: str) -> list[str]:
    """The levels of a game's bots."""
    return sorted(BOTS[game], key=lambda name: name != EASIEST)


def summary_lines(words: Language, game: str) -> list[str]:
    """The summary card, its titles among the lines."""
    return [line for title, lines in wording_of(game).summary(words) for line in (title, *lines.splitlines())]
