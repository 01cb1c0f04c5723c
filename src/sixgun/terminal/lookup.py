"""Cards, characters, events and roles by a name that somebody types, and their texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixgun.bang.catalogue import Catalogue
from sixgun.bang.effect import Card, Character, Event
from sixgun.bang.faces import ROLES, Face
from sixgun.bang.notation import slugged
from sixgun.bang.rules.setup import ROLES_FOR
from sixgun.kernel.errors import SixgunError
from sixgun.terminal.console import Console
from sixgun.terminal.paint import BOLD
from sixgun.wording import Language, languages
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
from sixgun.wording.packs import Shelf

CARD: Final = "card"
CHARACTER: Final = "character"
EVENT: Final = "event"
ROLE: Final = "role"


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that has a name and a text."""

    family: str
    slug: str

    def name(self, words: Language) -> str:
        names = {CARD: card_name, CHARACTER: character_name, EVENT: event_name, ROLE: role_name}
        return names[self.family](words, self.slug)

    def explain(self, words: Language) -> str:
        texts = {CARD: card_text, CHARACTER: character_text, EVENT: event_text, ROLE: role_goal}
        return texts[self.family](words, self.slug)


def things(catalogue: Catalogue) -> list[Thing]:
    """Everything that can be looked up, in the order of the boxes."""
    return [
        *(Thing(CARD, slug) for slug in catalogue.cards),
        *(Thing(CHARACTER, slug) for slug in catalogue.characters),
        *(Thing(EVENT, slug) for slug in catalogue.events),
        *(Thing(ROLE, slug) for slug in ROLES),
    ]


def box_of(thing: Thing, catalogue: Catalogue) -> str:
    """The first box that has it; roles belong to none."""
    for box in catalogue.boxes.values():
        listed = {CARD: box.cards, CHARACTER: box.characters, EVENT: box.events}.get(thing.family, ())
        if thing.slug in [effect.slug for effect in listed]:
            return box.slug
    return ""


def find(text: str, shelf: Shelf) -> Thing:
    """The thing with this slug, or this name in any language, or whose name begins like this."""
    word = slugged(text)
    tongues = [shelf.language(code) for code in languages()]
    known = {t: {t.slug, *(slugged(t.name(words)) for words in tongues)} for t in things(shelf.catalogue)}
    exact = [thing for thing, names in known.items() if word in names]
    found = exact or [t for t, names in known.items() if word and any(name.startswith(word) for name in names)]
    if len(found) == 1:
        return found[0]
    if found:
        raise SixgunError(f"“{text}” may be {', '.join(thing.slug for thing in found)}: write more of the name")
    raise SixgunError(f"there is no card, character, event or role “{text}”: “sixgun cards” lists them all")


def values(slug: str, words: Language, catalogue: Catalogue) -> list[tuple[Face, str]]:
    """The copies of a card in all boxes, each with its value as text."""
    deck = [face for box in catalogue.boxes.values() for face in box.deck]
    return [(face, value_text(words, face)) for face in deck if face.slug == slug]


def print_thing(console: Console, thing: Thing) -> None:
    """Name, facts and text."""
    words, catalogue = console.language, console.shelf.catalogue
    name = console.paint(thing.name(words), BOLD)
    facts = ""
    if thing.family == CARD:
        effect: Card = catalogue.cards[thing.slug]
        copies = " ".join(text for _, text in values(thing.slug, words, catalogue))
        facts = console.text("terminal-card-facts", colour=effect.colour, values=copies)
    elif thing.family == CHARACTER:
        character: Character = catalogue.characters[thing.slug]
        facts = console.text("terminal-character-facts", life=character.life)
    elif thing.family == EVENT:
        event: Event = catalogue.events[thing.slug]
        facts = console.text("terminal-event-facts", final="yes" if event.final else "no")
    console.say(f"{name}  {facts}".rstrip())
    console.paragraph(thing.explain(words))
    if thing.family == ROLE and thing.slug in ROLES_FOR[OPEN_ROLES]:
        goal = role_goal(words, thing.slug, OPEN_ROLES)
        console.paragraph(console.text("terminal-role-three", goal=goal))
