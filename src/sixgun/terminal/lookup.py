"""Cards, characters and roles by a name that somebody types, and their texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixgun.bang.effect import Card, Character
from sixgun.bang.faces import ROLES, Face
from sixgun.bang.notation import slugged
from sixgun.bang.table import CATALOGUE
from sixgun.kernel.errors import SixgunError
from sixgun.terminal.console import Console
from sixgun.terminal.paint import BOLD
from sixgun.wording import Language, language, languages
from sixgun.wording.bang import (
    card_name,
    card_text,
    character_name,
    character_text,
    role_goal,
    role_name,
    value_text,
)

CARD: Final = "card"
CHARACTER: Final = "character"
ROLE: Final = "role"


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that has a name and a text."""

    family: str
    slug: str

    def name(self, words: Language) -> str:
        names = {CARD: card_name, CHARACTER: character_name, ROLE: role_name}
        return names[self.family](words, self.slug)

    def explain(self, words: Language) -> str:
        texts = {CARD: card_text, CHARACTER: character_text, ROLE: role_goal}
        return texts[self.family](words, self.slug)


def things() -> list[Thing]:
    """Everything that can be looked up, in the order of the box."""
    return [
        *(Thing(CARD, slug) for slug in CATALOGUE.cards),
        *(Thing(CHARACTER, slug) for slug in CATALOGUE.characters),
        *(Thing(ROLE, slug) for slug in ROLES),
    ]


def find(text: str) -> Thing:
    """The thing with this slug, or this name in any language, or whose name begins like this."""
    word = slugged(text)
    known = {thing: {thing.slug, *(slugged(thing.name(language(code))) for code in languages())} for thing in things()}
    exact = [thing for thing, names in known.items() if word in names]
    found = exact or [t for t, names in known.items() if word and any(name.startswith(word) for name in names)]
    if len(found) == 1:
        return found[0]
    if found:
        raise SixgunError(f"“{text}” may be {', '.join(thing.slug for thing in found)}: write more of the name")
    raise SixgunError(f"there is no card, character or role “{text}”: “sixgun cards” lists them all")


def values(slug: str, words: Language) -> list[tuple[Face, str]]:
    """The copies of a card in all boxes, each with its value as text."""
    deck = [face for box in CATALOGUE.boxes.values() for face in box.deck]
    return [(face, value_text(words, face)) for face in deck if face.slug == slug]


def print_thing(console: Console, thing: Thing) -> None:
    """Name, facts and text."""
    words = console.language
    name = console.paint(thing.name(words), BOLD)
    facts = ""
    if thing.family == CARD:
        effect: Card = CATALOGUE.cards[thing.slug]
        copies = " ".join(text for _, text in values(thing.slug, words))
        facts = console.text("terminal-card-facts", colour=effect.colour, values=copies)
    elif thing.family == CHARACTER:
        character: Character = CATALOGUE.characters[thing.slug]
        facts = console.text("terminal-character-facts", life=character.life)
    console.say(f"{name}  {facts}".rstrip())
    console.paragraph(thing.explain(words))
