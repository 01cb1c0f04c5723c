"""Things of a game by a name that somebody types, and their texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from sixgun.kernel.errors import SixgunError
from sixgun.kernel.notation import slugged
from sixgun.terminal.console import Console
from sixgun.terminal.paint import BOLD
from sixgun.wording import Language, languages
from sixgun.wording.packs import Shelf

CARD: Final = "card"
CHARACTER: Final = "character"
EVENT: Final = "event"
ROLE: Final = "role"
SIDE: Final = "side"


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that has a name and a text; `box` is the first one that has it, if it belongs to any."""

    family: str
    slug: str
    box: str = ""


class Things(Protocol):
    """Everything of a game that can be looked up."""

    def things(self, shelf: Shelf, /) -> list[Thing]:
        """All of it, in the order of the boxes."""

    def thing_name(self, words: Language, thing: Thing, /) -> str: ...

    def thing_text(self, words: Language, thing: Thing, /) -> str: ...

    def thing_facts(self, console: Console, thing: Thing, /) -> str:
        """What stands beside the name."""

    def thing_rulings(self, words: Language, thing: Thing, /) -> list[str]:
        """What the rulings say about it."""

    def thing_notes(self, console: Console, thing: Thing, /) -> list[str]:
        """What else there is to say."""


def find(text: str, game: Things, shelf: Shelf) -> Thing:
    """The thing with this slug, or this name in any language, or whose name begins like this."""
    word = slugged(text)
    tongues = [shelf.language(code) for code in languages()]
    known = {t: {t.slug, *(slugged(game.thing_name(words, t)) for words in tongues)} for t in game.things(shelf)}
    exact = [thing for thing, names in known.items() if word in names]
    found = exact or [t for t, names in known.items() if word and any(name.startswith(word) for name in names)]
    if len(found) == 1:
        return found[0]
    if found:
        raise SixgunError(f"“{text}” may be {', '.join(thing.slug for thing in found)}: write more of the name")
    raise SixgunError(f"nothing is called “{text}”: “sixgun cards” lists them all")


def look_up(console: Console, game: Things, text: str) -> None:
    """Print the thing of this name, with what the rulings say about it."""
    thing = find(text, game, console.shelf)
    print_thing(console, game, thing)
    for ruling in game.thing_rulings(console.language, thing):
        console.paragraph(f"– {ruling}")


def print_thing(console: Console, game: Things, thing: Thing) -> None:
    """Name, facts and text."""
    name = console.paint(game.thing_name(console.language, thing), BOLD)
    console.say(f"{name}  {game.thing_facts(console, thing)}".rstrip())
    console.paragraph(game.thing_text(console.language, thing))
    for note in game.thing_notes(console, thing):
        console.paragraph(note)
