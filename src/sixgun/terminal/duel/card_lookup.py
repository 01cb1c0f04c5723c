"""Looks up cards, characters and sides of The Duel."""

from __future__ import annotations

from typing import Final

from sixgun.duel.faces import SIDES
from sixgun.terminal.card_lookup import CARD, CHARACTER, SIDE, Entry
from sixgun.terminal.screen.console import Console
from sixgun.wording import Language
from sixgun.wording.duel import (
    card_name,
    card_text,
    character_name,
    character_text,
    side_goal,
    side_name,
    symbol_name,
)
from sixgun.wording.names import rulings_of
from sixgun.wording.pack_library import PackLibrary

NAMES: Final = {CARD: card_name, CHARACTER: character_name, SIDE: side_name}
TEXTS: Final = {CARD: card_text, CHARACTER: character_text, SIDE: side_goal}


def entries(library: PackLibrary) -> list[Entry]:
    """List everything that can be looked up: the contents of the sets, then the sides."""
    found = []
    for card_set in library.catalogue.sets.values():
        found += [Entry(CARD, card.slug, card_set.slug) for card in card_set.cards]
        found += [Entry(CHARACTER, character.slug, card_set.slug) for character in (*card_set.law, *card_set.outlaws)]
    return found + [Entry(SIDE, side) for side in SIDES]


def entry_name(language: Language, entry: Entry) -> str:
    return NAMES[entry.family](language, entry.slug)


def entry_text(language: Language, entry: Entry) -> str:
    """Return what it does, or how a side wins."""
    return TEXTS[entry.family](language, entry.slug)


def entry_rulings(language: Language, entry: Entry) -> list[str]:
    return rulings_of(language, entry.slug, "duel-ruling")


def entry_facts(console: Console, entry: Entry) -> str:
    """Return the facts beside the name: a card's copies by back and symbol, a character's side and life."""
    language, catalogue = console.language, console.library.catalogue
    if entry.family == CARD:
        shown = [face for face in catalogue.faces if face.symbol and face.slug == entry.slug]
        copies = {face: shown.count(face) for face in shown}
        values = ", ".join(
            f"{count} × {side_name(language, face.back)}, {symbol_name(language, face.symbol)}"
            for face, count in copies.items()
        )
        card = catalogue.cards[entry.slug]
        reload = "yes" if card.reloads else "no"
        return console.text("terminal-duel-facts", colour=card.colour, reload=reload, values=values)
    if entry.family == CHARACTER:
        character = catalogue.characters[entry.slug]
        side = next(face.back for face in catalogue.faces if face.slug == entry.slug and not face.symbol)
        always = "yes" if character.always else "no"
        return console.text(
            "terminal-duel-character-facts", side=side_name(language, side), life=character.life, always=always
        )
    return ""


def entry_notes(_console: Console, _entry: Entry) -> list[str]:
    """Return nothing: there are no further notes in The Duel."""
    return []
