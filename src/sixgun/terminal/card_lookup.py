"""Finds cards, characters and other entries of a game by a typed name, and prints them."""

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
    """Something with a name and a text. `set_slug` is the first set that has it, if there is one."""

    family: str
    slug: str
    set_slug: str = ""


class CardLookup(Protocol):
    """What can be looked up in a game."""

    def entries(self, library: PackLibrary, /) -> list[Entry]:
        """List all entries, in the order of the sets."""

    def entry_name(self, language: Language, entry: Entry, /) -> str: ...

    def entry_text(self, language: Language, entry: Entry, /) -> str: ...

    def entry_facts(self, console: Console, entry: Entry, /) -> str:
        """Return the facts that are printed beside the name."""

    def entry_rulings(self, language: Language, entry: Entry, /) -> list[str]:
        """Return what the rulings say about it."""

    def entry_notes(self, console: Console, entry: Entry, /) -> list[str]:
        """Return further notes."""


def find_entry(text: str, game: CardLookup, library: PackLibrary) -> Entry:
    """Find the entry with this slug or name in any language, or the only one whose name begins like this."""
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
        raise SixgunError(f"“{text}” could be {', '.join(entry.slug for entry in found)}: write more of the name")
    raise SixgunError(f"nothing is called “{text}”: “sixgun cards” lists them all")


def print_lookup(console: Console, game: CardLookup, text: str) -> None:
    """Print the entry with this name and its rulings."""
    entry = find_entry(text, game, console.library)
    print_entry(console, game, entry)
    for ruling in game.entry_rulings(console.language, entry):
        console.print_paragraph(f"– {ruling}")


def print_entry(console: Console, game: CardLookup, entry: Entry) -> None:
    """Print the name, facts and text of an entry."""
    name = console.colours(game.entry_name(console.language, entry), BOLD)
    console.print_line(f"{name}  {game.entry_facts(console, entry)}".rstrip())
    console.print_paragraph(game.entry_text(console.language, entry))
    for note in game.entry_notes(console, entry):
        console.print_paragraph(note)
