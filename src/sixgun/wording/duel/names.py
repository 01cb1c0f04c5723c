"""The things of The Duel in words: cards, characters, sides, phases, rule options, the summary card."""

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
    """What a playing card does."""
    return text_of(language, slug, "duel-card")


def character_name(language: Language, slug: str) -> str:
    return name_of(language, slug, "duel-character")


def character_text(language: Language, slug: str) -> str:
    """What a character can do."""
    return text_of(language, slug, "duel-character")


def side_name(language: Language, slug: str) -> str:
    return language.text(text_key("duel-side", slug))


def side_goal(language: Language, slug: str) -> str:
    """How a side wins."""
    return language.text(f"{text_key('duel-side', slug)}.goal")


def set_name(language: Language, slug: str) -> str:
    return language.text(text_key("duel-set", slug))


def phase_name(language: Language, slug: str) -> str:
    return language.text(text_key("duel-phase", slug))


def option_text(language: Language, field: str) -> str:
    """What a rule option changes when it is on."""
    return language.text(text_key("duel-option", field))


def symbol_name(language: Language, slug: str) -> str:
    """What a card shows when it is revealed."""
    return language.text(text_key("duel-symbol", slug))


def deck_name(language: Language, slug: str) -> str:
    return language.text(text_key("duel-deck", slug))


def entry_name(language: Language, slug: str) -> str:
    """The name of whatever a source may be: a playing card or a character."""
    return name_of(language, slug, "duel-card", "duel-character")


def short_face(language: Language, face: Face) -> str:
    """A card by its name alone."""
    name = entry_name(language, face.slug)
    return language.mention(face.text, name) if face.symbol else name


def face_text(language: Language, face: Face) -> str:
    """A card with its symbol: `Colt (dynamite)`; a character by his name."""
    if not face.symbol:
        return character_name(language, face.slug)
    name = f"{card_name(language, face.slug)} ({symbol_name(language, face.symbol)})"
    return language.mention(face.text, name)


def faces_text(language: Language, faces: Iterable[Face]) -> str:
    """Several cards in a row."""
    return ", ".join(face_text(language, face) for face in faces)


def short_faces(language: Language, faces: Iterable[Face]) -> str:
    """Several cards in a row, by their names alone."""
    return ", ".join(short_face(language, face) for face in faces)


def summary(language: Language) -> list[tuple[str, str]]:
    """The summary card: titles with their lines."""
    return summary_of(language, SUMMARY)
