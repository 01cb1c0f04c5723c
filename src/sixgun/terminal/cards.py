"""`sixgun cards`: everything in the box, with its text."""

from __future__ import annotations

from argparse import Namespace

from sixgun.terminal.console import console_for
from sixgun.terminal.lookup import CARD, CHARACTER, ROLE, find, print_thing, things


def cards(args: Namespace) -> int:
    """One thing by its name, or all of them."""
    console = console_for(args.lang)
    if args.name:
        print_thing(console, find(" ".join(args.name)))
        return 0
    titles = {
        CARD: console.text("terminal-cards-title"),
        CHARACTER: console.text("terminal-characters-title"),
        ROLE: console.text("terminal-roles-title"),
    }
    for family, title in titles.items():
        console.title(f"── {title} ──")
        for thing in things():
            if thing.family == family:
                print_thing(console, thing)
        console.say()
    return 0
