"""CardLookup of a game by a name that somebody types, and their texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from sixgun.cardgame.notation import slug_from_name
from sixgun.kernel.errors import SixgunError
from sixgun.terminal.screen.colours import BOLD
from sixgun.terminal.screen.console import Console
from sixgun.wording import Language, languages
from sixgun.wording.pack_library import PackLibrary

CARD: Final = "card"
CHARACTER: Final = "character"
EVENT: Final = "event"
ROLE: Final = "role"
SIDE: Final = "side"


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that has a name and a text; `box` is the first one that has it, if it belongs to any."""

    family: str
    slug: str
    set_slug: str = ""


class CardLookup(Protocol):
    """Everything of a game that can be looked up."""

    def entries(self, library: PackLibrary, /) -> list[Entry]:
        """All of it, in the order of the boxes."""

    def entry_name(self, language: Language, entry: Entry, /) -> str: ...

    def entry_text(self, language: Language, entry: Entry, /) -> str: ...

    def entry_facts(self, console: Console, entry: Entry, /) -> str:
        """What stands beside the name."""

    def entry_rulings(self, language: Language, entry: Entry, /) -> list[str]:
        """What the rulings say about it."""

    def entry_notes(self, console: Console, entry: Entry, /) -> list[str]:
        """What else there is to say."""


def find(text: str, game: CardLookup, library: PackLibrary) -> Entry:
    """The thing with this slug, or this name in any language, or whose name begins like this."""
    word = slug_from_name(text)
    all_languages = [library.language(code) for code in languages()]
    names_of = {
        entry: {entry.slug, *(slug_from_name(game.entry_name(language, entry)) for language in all_languages)}
        for entry in game.entries(library)
    }
    exact = [entry for entry, names in names_of.items() if word in names]
    begins = [entry for entry, names in names_of.items() if word and any(name.startswith(word) for name in names)]
    found = exact or begins
    if len(found) == 1:
        return found[0]
    if found:
        raise SixgunError(f"“{text}” may be {', '.join(entry.slug for entry in found)}: write more of the name")
    raise SixgunError(f"nothing is called “{text}”: “sixgun cards” lists them all")


def look_up(console: Console, game: CardLookup, text: str) -> None:
    """Print the thing of this name, with what the rulings say about it."""
    entry = find(text, game, console.library)
    print_entry(console, game, entry)
    for ruling in game.entry_rulings(console.language, entry):
        console.paragraph(f"– {ruling}")


def print_entry(console: Console, game: CardLookup, entry: Entry) -> None:
    """Name, facts and text."""
    name = console.paint(game.entry_name(console.language, entry), BOLD)
    console.say(f"{name}  {game.entry_facts(console, entry)}".rstrip())
    console.paragraph(game.entry_text(console.language, entry))
    for note in game.entry_notes(console, entry):
        console.paragraph(note)
