"""Names and texts of BANG!: cards, characters, events, roles, phases, rule options, the summary card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixgun.bang.faces import CHARACTER, LOWEST, PLAYING, RANKS, ROLE, Face
from sixgun.wording.language import Language, text_key
from sixgun.wording.names import name_of, summary_of, text_of

THREE_PLAYERS: Final = 3
"""With three players everybody hunts one of the others (74)."""
SUMMARY: Final = ("summary-turn", "summary-limits", "summary-distance", "summary-life", "summary-symbols")


def card_name(language: Language, slug: str) -> str:
    return name_of(language, slug, "card")


def card_text(language: Language, slug: str) -> str:
    """Return what a playing card does."""
    return text_of(language, slug, "card")


def character_name(language: Language, slug: str) -> str:
    return name_of(language, slug, "character")


def character_text(language: Language, slug: str) -> str:
    """Return what a character can do."""
    return text_of(language, slug, "character")


def event_name(language: Language, slug: str) -> str:
    return name_of(language, slug, "event")


def event_text(language: Language, slug: str) -> str:
    """Return what an event changes."""
    return text_of(language, slug, "event")


def set_name(language: Language, slug: str) -> str:
    """Return the name of a set, or its slug if it has no text."""
    key = text_key("set", slug)
    return language.text(key) if language.has(key) else slug


def role_name(language: Language, slug: str) -> str:
    """Return the name of a role. An empty slug is a role that the viewer does not know."""
    return language.text(text_key("role", slug or "hidden"))


side_name = role_name
"""In BANG! the sides are the roles."""


def role_goal(language: Language, slug: str, players: int = 0) -> str:
    """Return how a role wins. With three players it has another goal."""
    key = text_key("role", slug)
    return language.text(f"{key}.three" if players == THREE_PLAYERS else f"{key}.goal")


def phase_name(language: Language, slug: str) -> str:
    return language.text(text_key("phase", slug))


def option_text(language: Language, field: str) -> str:
    """Return what a rule option changes when it is on."""
    return language.text(text_key("option", field))


def entry_name(language: Language, slug: str) -> str:
    """Return the name of a playing card, a character or an event."""
    return name_of(language, slug, "card", "character", "event")


def value_text(language: Language, face: Face) -> str:
    """Return value and suit of a playing card: `9♦`, `Q♠` (in French `D♠`)."""
    rank = RANKS[face.rank - LOWEST]
    return (rank if rank.isdigit() else language.text(text_key("rank", rank))) + language.text(
        text_key("suit", face.suit)
    )


def face_text(language: Language, face: Face) -> str:
    """Return a playing card as `BANG! 9♦`. Roles, characters and events have their names only."""
    if face.back == PLAYING:
        return language.mention(face.text, f"{card_name(language, face.slug)} {value_text(language, face)}")
    if face.back == ROLE:
        return role_name(language, face.slug)
    if face.back == CHARACTER:
        return character_name(language, face.slug)
    return entry_name(language, face.slug)


def faces_text(language: Language, faces: Iterable[Face]) -> str:
    """Return the names of several cards, separated by commas."""
    return ", ".join(face_text(language, face) for face in faces)


def summary(language: Language) -> list[tuple[str, str]]:
    """Return the summary card that the rulebook gives to every player: titles with their texts."""
    return summary_of(language, SUMMARY)
