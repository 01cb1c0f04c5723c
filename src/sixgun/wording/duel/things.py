"""The things of The Duel in words: cards, characters, sides, phases, rule options, the summary card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixgun.duel.faces import Face
from sixgun.wording.language import Language, MissingText, key_of

SUMMARY: Final = ("turn", "targets", "limits", "life", "reload")


def card_name(language: Language, slug: str) -> str:
    return language.point(slug, language.text(key_of("duel-card", slug)))


def card_text(language: Language, slug: str) -> str:
    """What a playing card does."""
    return language.text(f"{key_of('duel-card', slug)}.text")


def character_name(language: Language, slug: str) -> str:
    return language.point(slug, language.text(key_of("duel-character", slug)))


def character_text(language: Language, slug: str) -> str:
    """What a character can do."""
    return language.text(f"{key_of('duel-character', slug)}.text")


def side_name(language: Language, slug: str) -> str:
    return language.text(key_of("duel-side", slug))


def side_goal(language: Language, slug: str) -> str:
    """How a side wins."""
    return language.text(f"{key_of('duel-side', slug)}.goal")


def set_name(language: Language, slug: str) -> str:
    return language.text(key_of("duel-set", slug))


def phase_name(language: Language, slug: str) -> str:
    return language.text(key_of("duel-phase", slug))


def option_text(language: Language, field: str) -> str:
    """What a rule option changes when it is on."""
    return language.text(key_of("duel-option", field))


def symbol_name(language: Language, slug: str) -> str:
    """What a card shows when it is revealed."""
    return language.text(key_of("duel-symbol", slug))


def deck_name(language: Language, slug: str) -> str:
    return language.text(key_of("duel-deck", slug))


def thing_name(language: Language, slug: str) -> str:
    """The name of whatever a source may be: a playing card or a character."""
    for family in ("duel-card", "duel-character"):
        key = key_of(family, slug)
        if language.has(key):
            return language.point(slug, language.text(key))
    raise MissingText(f"no card or character of The Duel is called “{slug}” in the language “{language.code}”")


def short_face(language: Language, face: Face) -> str:
    """A card by its name alone."""
    return (
        language.point(face.text, thing_name(language, face.slug)) if face.symbol else thing_name(language, face.slug)
    )


def face_text(language: Language, face: Face) -> str:
    """A card with its symbol: `Colt (dynamite)`; a character by his name."""
    if not face.symbol:
        return character_name(language, face.slug)
    name = f"{card_name(language, face.slug)} ({symbol_name(language, face.symbol)})"
    return language.point(face.text, name)


def faces_text(language: Language, faces: Iterable[Face]) -> str:
    """Several cards in a row."""
    return ", ".join(face_text(language, face) for face in faces)


def short_faces(language: Language, faces: Iterable[Face]) -> str:
    """Several cards in a row, by their names alone."""
    return ", ".join(short_face(language, face) for face in faces)


def summary(language: Language) -> list[tuple[str, str]]:
    """The summary card: titles with their lines."""
    keys = [key_of("duel-summary", part) for part in SUMMARY]
    return [(language.text(f"{key}.title"), language.text(key)) for key in keys]
