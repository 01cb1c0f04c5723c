"""Names and texts of The Duel: cards, characters, sides, phases, rule options, the summary card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixgun.duel.faces import Face
from sixgun.wording.language import Language, text_key
from sixgun.wording.names import name_of, summary_of, text_of

SUMMARY: Final = (
    "duel-summary-turn", "duel-summary-targets", "duel-summary-limits", "duel-summary-life", "duel-summary-reload",
)  # fmt: skip


def card_name(language: Language, slug: str) -> str:
    return name_of(language, slug, "duel-card")


def card_text(language: Language, slug: str) -> str:
    """Return what a playing card does."""
    return text_of(language, slug, "duel-card")


def character_name(language: Language, slug: str) -> str:
    return name_of(language, slug, "duel-character")


def character_text(language: Language, slug: str) -> str:
    """Return what a character can do."""
    return text_of(language, slug, "duel-character")


def side_name(language: Language, slug: str) -> str:
    return language.text(text_key("duel-side", slug))


def side_goal(language: Language, slug: str) -> str:
    """Return how a side wins."""
    return language.text(f"{text_key('duel-side', slug)}.goal")


def set_name(language: Language, slug: str) -> str:
    """Return the name of a set, or its slug if it has no text."""
    key = text_key("duel-set", slug)
    return language.text(key) if language.has(key) else slug


def phase_name(language: Language, slug: str) -> str:
    return language.text(text_key("duel-phase", slug))


def option_text(language: Language, field: str) -> str:
    """Return what a rule option changes when it is on."""
    return language.text(text_key("duel-option", field))


def symbol_name(language: Language, slug: str) -> str:
    """Return the name of the symbol that a card shows when it is revealed."""
    return language.text(text_key("duel-symbol", slug))


def deck_name(language: Language, slug: str) -> str:
    return language.text(text_key("duel-deck", slug))


def entry_name(language: Language, slug: str) -> str:
    """Return the name of a playing card or a character."""
    return name_of(language, slug, "duel-card", "duel-character")


def short_face_text(language: Language, face: Face) -> str:
    """Return the name of a card without its symbol."""
    name = entry_name(language, face.slug)
    return language.mention(face.text, name) if face.symbol else name


def face_text(language: Language, face: Face) -> str:
    """Return a card with its symbol, as `Colt (dynamite)`. A character has a name only."""
    if not face.symbol:
        return character_name(language, face.slug)
    name = f"{card_name(language, face.slug)} ({symbol_name(language, face.symbol)})"
    return language.mention(face.text, name)


def faces_text(language: Language, faces: Iterable[Face]) -> str:
    """Return the names of several cards, separated by commas."""
    return ", ".join(face_text(language, face) for face in faces)


def short_faces_text(language: Language, faces: Iterable[Face]) -> str:
    """Return the names of several cards without their symbols, separated by commas."""
    return ", ".join(short_face_text(language, face) for face in faces)


def summary(language: Language) -> list[tuple[str, str]]:
    """Return the summary card: titles with their texts."""
    return summary_of(language, SUMMARY)
