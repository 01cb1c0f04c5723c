"""Looks up cards, characters, events and roles of BANG!."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.faces import ROLES
from sixgun.bang.rules.setup import ROLES_FOR
from sixgun.terminal.card_lookup import CARD, CHARACTER, EVENT, ROLE, Entry
from sixgun.terminal.screen.console import Console
from sixgun.wording import Language
from sixgun.wording.bang import (
    card_name,
    card_text,
    character_name,
    character_text,
    event_name,
    event_text,
    role_goal,
    role_name,
    value_text,
)
from sixgun.wording.bang.names import THREE_PLAYERS
from sixgun.wording.names import rulings_of
from sixgun.wording.pack_library import PackLibrary

NAMES: Final = {CARD: card_name, CHARACTER: character_name, EVENT: event_name, ROLE: role_name}
TEXTS: Final = {CARD: card_text, CHARACTER: character_text, EVENT: event_text, ROLE: role_goal}


def entries(library: PackLibrary) -> list[Entry]:
    """List everything that can be looked up, in the order of the sets."""
    catalogue = library.catalogue
    slugs: dict[str, Iterable[str]] = {
        CARD: catalogue.cards, CHARACTER: catalogue.characters, EVENT: catalogue.events, ROLE: ROLES,
    }  # fmt: skip
    return [Entry(family, slug, set_of(family, slug, catalogue)) for family, found in slugs.items() for slug in found]


def entry_name(language: Language, entry: Entry) -> str:
    return NAMES[entry.family](language, entry.slug)


def entry_text(language: Language, entry: Entry) -> str:
    """Return what it does, or how a role wins."""
    return TEXTS[entry.family](language, entry.slug)


def set_of(family: str, slug: str, catalogue: Catalogue) -> str:
    """Return the first set that has it. Roles belong to none."""
    for card_set in catalogue.sets.values():
        held = {CARD: card_set.cards, CHARACTER: card_set.characters, EVENT: card_set.events}.get(family, ())
        if slug in [effect.slug for effect in held]:
            return card_set.slug
    return ""


def entry_rulings(language: Language, entry: Entry) -> list[str]:
    return rulings_of(language, entry.slug, "ruling")


def entry_facts(console: Console, entry: Entry) -> str:
    """Return the facts that are printed beside the name."""
    language, catalogue = console.language, console.library.catalogue
    if entry.family == CARD:
        deck = [face for card_set in catalogue.sets.values() for face in card_set.deck]
        values = " ".join(value_text(language, face) for face in deck if face.slug == entry.slug)
        return console.text("terminal-card-facts", colour=catalogue.cards[entry.slug].colour, values=values)
    if entry.family == CHARACTER:
        return console.text("terminal-character-facts", life=catalogue.characters[entry.slug].life)
    if entry.family == EVENT:
        final = "yes" if catalogue.events[entry.slug].final else "no"
        return console.text("terminal-event-facts", final=final)
    return ""


def entry_notes(console: Console, entry: Entry) -> list[str]:
    """Return further notes: with three players a role has another goal."""
    if entry.family != ROLE or entry.slug not in ROLES_FOR[THREE_PLAYERS]:
        return []
    return [console.text("terminal-role-three", goal=role_goal(console.language, entry.slug, THREE_PLAYERS))]
