"""`sixgun cards`: everything in the boxes, with its text."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from sixgun.terminal.card_lookup import CARD, CHARACTER, EVENT, ROLE, SIDE, look_up, print_entry
from sixgun.terminal.game_choice import chosen_game_type, chosen_sets
from sixgun.terminal.games import screen_of
from sixgun.terminal.screen.console import Console, console_for
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
    game_type = chosen_game_type(args)
    console = console_for(args.lang, args.pack)
    if args.name:
        look_up(console, screen_of(game_type.name).card_lookup, " ".join(args.name))
        return 0
    list_sets(console, game_type.name, chosen_sets(game_type, console, args.sets, everything=True))
    return 0


def list_sets(console: Console, game: str, sets: tuple[str, ...]) -> None:
    """The contents of some boxes; what a box has more of (another Beer) stands in the first one. Roles come last."""
    lookup, wording = screen_of(game).card_lookup, wording_of(game)
    found = lookup.entries(console.library)
    for set_slug in (*sets, ""):
        for family, title in TITLES.items():
            listed = [entry for entry in found if (entry.set_slug, entry.family) == (set_slug, family)]
            if listed:
                name = f"{wording.set_name(console.language, set_slug)}: " if set_slug else ""
                console.title(f"── {name}{console.text(title)} ──")
                for entry in listed:
                    print_entry(console, lookup, entry)
                console.say()
