"""`sixgun cards`: lists everything in the sets with its text, or explains one entry."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

from sixgun.terminal.arguments import SET_NAMES, add_console_arguments, add_game_argument
from sixgun.terminal.card_lookup import CARD, CHARACTER, EVENT, ROLE, SIDE, print_entry, print_lookup
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


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_console_arguments(parser)
    add_game_argument(parser)
    parser.add_argument("--sets", metavar="LIST", help=f"list only these sets: {SET_NAMES} (default: all)")
    parser.add_argument("name", nargs="*", metavar="NAME", help="a name in any language, or a slug like cat_balou")


def cards(args: Namespace) -> int:
    """Print one entry by its name, or all entries, set by set."""
    game_type = chosen_game_type(args)
    console = console_for(args.lang, args.pack, game_type.name)
    if args.name:
        print_lookup(console, screen_of(game_type.name).card_lookup, " ".join(args.name))
        return 0
    list_sets(console, game_type.name, chosen_sets(game_type, console, args.sets, everything=True))
    return 0


def list_sets(console: Console, game: str, sets: tuple[str, ...]) -> None:
    """Print the contents of some sets. A card of several sets is listed in the first one. Roles come last."""
    lookup, wording = screen_of(game).card_lookup, wording_of(game)
    found = lookup.entries(console.library)
    for set_slug in (*sets, ""):
        for family, title in TITLES.items():
            listed = [entry for entry in found if (entry.set_slug, entry.family) == (set_slug, family)]
            if listed:
                name = f"{wording.set_name(console.language, set_slug)}: " if set_slug else ""
                console.print_title(f"── {name}{console.text(title)} ──")
                for entry in listed:
                    print_entry(console, lookup, entry)
                console.print_line()
