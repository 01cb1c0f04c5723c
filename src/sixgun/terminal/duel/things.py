"""Cards, characters and sides of The Duel for those who look them up."""

from __future__ import annotations

from typing import Final

from sixgun.duel.faces import SIDES
from sixgun.duel.table import CATALOGUE
from sixgun.terminal.console import Console
from sixgun.terminal.lookup import CARD, CHARACTER, SIDE, Thing
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
from sixgun.wording.naming import rulings_of
from sixgun.wording.packs import Shelf

NAMES: Final = {CARD: card_name, CHARACTER: character_name, SIDE: side_name}
TEXTS: Final = {CARD: card_text, CHARACTER: character_text, SIDE: side_goal}


def things(_shelf: Shelf) -> list[Thing]:
    """Everything that can be looked up; the one box has all but the sides."""
    found = []
    for box in CATALOGUE.boxes.values():
        found += [Thing(CARD, card.slug, box.slug) for card in box.cards]
        found += [Thing(CHARACTER, character.slug, box.slug) for character in (*box.law, *box.outlaws)]
    return found + [Thing(SIDE, side) for side in SIDES]


def thing_name(words: Language, thing: Thing) -> str:
    return NAMES[thing.family](words, thing.slug)


def thing_text(words: Language, thing: Thing) -> str:
    """What it does; for a side how it wins."""
    return TEXTS[thing.family](words, thing.slug)


def thing_rulings(words: Language, thing: Thing) -> list[str]:
    return rulings_of(words, thing.slug, "duel-ruling")


def thing_facts(console: Console, thing: Thing) -> str:
    """What stands beside the name: the copies of a card by back and symbol, side and life of a character."""
    words = console.language
    if thing.family == CARD:
        shown = [face for face in CATALOGUE.faces if face.symbol and face.slug == thing.slug]
        copies = {face: shown.count(face) for face in shown}
        values = ", ".join(
            f"{count} × {side_name(words, face.back)}, {symbol_name(words, face.symbol)}"
            for face, count in copies.items()
        )
        return console.text("terminal-duel-facts", colour=CATALOGUE.cards[thing.slug].colour, values=values)
    if thing.family == CHARACTER:
        character = CATALOGUE.characters[thing.slug]
        side = next(face.back for face in CATALOGUE.faces if face.slug == thing.slug and not face.symbol)
        always = "yes" if character.always else "no"
        return console.text(
            "terminal-duel-character-facts", side=side_name(words, side), life=character.life, always=always
        )
    return ""


def thing_notes(_console: Console, _thing: Thing) -> list[str]:
    """Nothing more to say."""
    return []
