"""`sixgun cards`: everything in the boxes, with its text."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from sixgun.terminal.choosing import boxes, chosen_title
from sixgun.terminal.console import Console, console_for
from sixgun.terminal.games import drawing_of
from sixgun.terminal.lookup import CARD, CHARACTER, EVENT, ROLE, SIDE, look_up, print_thing
from sixgun.wording.games import wording_of

TITLES: Final = {
    CARD: "terminal-cards-title",
    CHARACTER: "terminal-characters-title",
    EVENT: "terminal-events-title",
    ROLE: "terminal-roles-title",
    SIDE: "terminal-sides-title",
}


def cards(args: Namespace) -> int:
    """One thing by its name, or all of them, box by box."""
    title = chosen_title(args)
    console = console_for(args.lang, args.pack)
    if args.name:
        look_up(console, drawing_of(title.name).things, " ".join(args.name))
        return 0
    list_boxes(console, title.name, boxes(title, console, args.sets, everything=True))
    return 0


def list_boxes(console: Console, game: str, sets: tuple[str, ...]) -> None:
    """The contents of some boxes; what a box has more of (another Beer) stands in the first one. Roles come last."""
    things, words = drawing_of(game).things, wording_of(game)
    found = things.things(console.shelf)
    for box in (*sets, ""):
        for family, title in TITLES.items():
            listed = [thing for thing in found if (thing.box, thing.family) == (box, family)]
            if listed:
                name = f"{words.set_name(console.language, box)}: " if box else ""
                console.title(f"── {name}{console.text(title)} ──")
                for thing in listed:
                    print_thing(console, things, thing)
                console.say()
