"""Cards, characters, events and roles of BANG! for those who look them up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.faces import ROLES
from sixgun.bang.rules.setup import ROLES_FOR
from sixgun.terminal.console import Console
from sixgun.terminal.lookup import CARD, CHARACTER, EVENT, ROLE, Thing
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
from sixgun.wording.bang.things import OPEN_ROLES
from sixgun.wording.naming import rulings_of
from sixgun.wording.packs import Shelf

NAMES: Final = {CARD: card_name, CHARACTER: character_name, EVENT: event_name, ROLE: role_name}
TEXTS: Final = {CARD: card_text, CHARACTER: character_text, EVENT: event_text, ROLE: role_goal}


def things(shelf: Shelf) -> list[Thing]:
    """Everything that can be looked up, in the order of the boxes."""
    catalogue = shelf.catalogue
    slugs: dict[str, Iterable[str]] = {
        CARD: catalogue.cards, CHARACTER: catalogue.characters, EVENT: catalogue.events, ROLE: ROLES,
    }  # fmt: skip
    return [Thing(family, slug, box_of(family, slug, catalogue)) for family, found in slugs.items() for slug in found]


def thing_name(words: Language, thing: Thing) -> str:
    return NAMES[thing.family](words, thing.slug)


def thing_text(words: Language, thing: Thing) -> str:
    """What it does; for a role how it wins."""
    return TEXTS[thing.family](words, thing.slug)


def box_of(family: str, slug: str, catalogue: Catalogue) -> str:
    """The first box that has it; roles belong to none."""
    for box in catalogue.boxes.values():
        held = {CARD: box.cards, CHARACTER: box.characters, EVENT: box.events}.get(family, ())
        if slug in [effect.slug for effect in held]:
            return box.slug
    return ""


def thing_rulings(words: Language, thing: Thing) -> list[str]:
    return rulings_of(words, thing.slug, "ruling")


def thing_facts(console: Console, thing: Thing) -> str:
    """What stands beside the name."""
    words, catalogue = console.language, console.shelf.catalogue
    if thing.family == CARD:
        deck = [face for box in catalogue.boxes.values() for face in box.deck]
        values = " ".join(value_text(words, face) for face in deck if face.slug == thing.slug)
        return console.text("terminal-card-facts", colour=catalogue.cards[thing.slug].colour, values=values)
    if thing.family == CHARACTER:
        return console.text("terminal-character-facts", life=catalogue.characters[thing.slug].life)
    if thing.family == EVENT:
        final = "yes" if catalogue.events[thing.slug].final else "no"
        return console.text("terminal-event-facts", final=final)
    return ""


def thing_notes(console: Console, thing: Thing) -> list[str]:
    """What else there is to say: with three players a role has another aim."""
    if thing.family != ROLE or thing.slug not in ROLES_FOR[OPEN_ROLES]:
        return []
    return [console.text("terminal-role-three", goal=role_goal(console.language, thing.slug, OPEN_ROLES))]
