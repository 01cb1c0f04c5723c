"""`sixgun cards`: everything in the boxes, with its text."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from sixgun.bang.notation import sets_named
from sixgun.terminal.console import Console, console_for
from sixgun.terminal.lookup import CARD, CHARACTER, EVENT, ROLE, box_of, find, print_thing, things
from sixgun.wording.bang import set_name

TITLES: Final = {
    CARD: "terminal-cards-title",
    CHARACTER: "terminal-characters-title",
    EVENT: "terminal-events-title",
    ROLE: "terminal-roles-title",
}


def cards(args: Namespace) -> int:
    """One thing by its name, or all of them, box by box."""
    console = console_for(args.lang, args.pack)
    if args.name:
        print_thing(console, find(" ".join(args.name), console.shelf))
        return 0
    list_boxes(console, sets_named(args.sets, console.shelf.catalogue))
    return 0


def list_boxes(console: Console, sets: tuple[str, ...]) -> None:
    """The contents of some boxes; what a box has more of (another Beer) stands in the first one. Roles come last."""
    catalogue = console.shelf.catalogue
    found = [(box_of(thing, catalogue), thing) for thing in things(catalogue)]
    for box in (*sets, ""):
        for family, title in TITLES.items():
            listed = [thing for where, thing in found if (where, thing.family) == (box, family)]
            if listed:
                name = f"{set_name(console.language, box)}: " if box else ""
                console.title(f"── {name}{console.text(title)} ──")
                for thing in listed:
                    print_thing(console, thing)
                console.say()
