"""The things of the game in words: cards, characters, roles, phases, rule options, the summary card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixgun.bang.faces import CHARACTER, LOWEST, PLAYING, RANKS, ROLE, Face
from sixgun.wording.language import Language, text_key
from sixgun.wording.names import name_of, summary_of, text_of

OPEN_ROLES: Final = 3
"""With so many players everybody hunts one of the others (74)."""
SUMMARY: Final = ("summary-turn", "summary-limits", "summary-distance", "summary-life", "summary-symbols")


def card_name(language: Language, slug: str) -> str:
    return name_of(language, slug, "card")


def card_text(language: Language, slug: str) -> str:
    """What a playing card does."""
    return text_of(language, slug, "card")


def character_name(language: Language, slug: str) -> str:
    return name_of(language, slug, "character")


def character_text(language: Language, slug: str) -> str:
    """What a character can do."""
    return text_of(language, slug, "character")


def event_name(language: Language, slug: str) -> str:
    return name_of(language, slug, "event")


def event_text(language: Language, slug: str) -> str:
    """What an event changes."""
    return text_of(language, slug, "event")


def set_name(language: Language, slug: str) -> str:
    """The name of a box; one that has no text of its own is called by its slug."""
    key = text_key("set", slug)
    return language.text(key) if language.has(key) else slug


def role_name(language: Language, slug: str) -> str:
    """The name of a role; an empty slug is a role that the viewer does not know."""
    return language.text(text_key("role", slug or "hidden"))


side_name = role_name
"""What a seat wins for, in a report."""


def role_goal(language: Language, slug: str, players: int = 0) -> str:
    """How a role wins; with three players it has another aim."""
    key = text_key("role", slug)
    return language.text(f"{key}.three" if players == OPEN_ROLES else f"{key}.goal")


def phase_name(language: Language, slug: str) -> str:
    return language.text(text_key("phase", slug))


def option_text(language: Language, field: str) -> str:
    """What a rule option changes when it is on."""
    return language.text(text_key("option", field))


def entry_name(language: Language, slug: str) -> str:
    """The name of whatever a source may be: a playing card, a character, an event."""
    return name_of(language, slug, "card", "character", "event")


def value_text(language: Language, face: Face) -> str:
    """Value and suit of a playing card: `9♦`, `Q♠` (in French `D♠`)."""
    rank = RANKS[face.rank - LOWEST]
    return (rank if rank.isdigit() else language.text(text_key("rank", rank))) + language.text(
        text_key("suit", face.suit)
    )


def face_text(language: Language, face: Face) -> str:
    """A card as it is called at the table: `BANG! 9♦`; roles, characters and events by their names."""
    if face.back == PLAYING:
        return language.mention(face.text, f"{card_name(language, face.slug)} {value_text(language, face)}")
    if face.back == ROLE:
        return role_name(language, face.slug)
    if face.back == CHARACTER:
        return character_name(language, face.slug)
    return entry_name(language, face.slug)


def faces_text(language: Language, faces: Iterable[Face]) -> str:
    """Several cards in a row."""
    return ", ".join(face_text(language, face) for face in faces)


def summary(language: Language) -> list[tuple[str, str]]:
    """The summary card that the rulebook gives to every player: titles with their lines."""
    return summary_of(language, SUMMARY)
