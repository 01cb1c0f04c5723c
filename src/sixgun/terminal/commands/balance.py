"""`sixgun balance`: who wins how often, by role, place, character, set and event."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import Final

from sixgun.bots import BOTS, bot_names
from sixgun.terminal.arguments import long_run
from sixgun.terminal.commands.arena import LANGUAGE, chosen_run, chosen_table, command_line
from sixgun.terminal.screen.console import console_for

GAMES: Final = 1000
STRONG: Final = "gunslinger"
USUAL: Final = "cowboy"


def balance_arguments(found: ArgumentParser) -> None:
    """What can be said after the command."""
    found.add_argument("--bots", metavar="NAMES", help=f"one for all or a list (default: {STRONG}, or else {USUAL})")
    found.add_argument("--mix", action="store_true", help="each game takes or leaves each of the sets by chance")
    long_run(found, GAMES, "how many games (default: %(default)s)")


def balance(args: Namespace) -> int:
    """Play the games and print the report."""
    from sixgun.arena.balance import Lab, measured
    from sixgun.arena.balance_report import Writer, balance_of, save
    from sixgun.arena.optional_imports import ARENA, need

    need(ARENA)
    console = console_for(LANGUAGE, args.pack)
    table = chosen_table(args, console)
    if args.bots is None:
        args.bots = STRONG if STRONG in BOTS[table.game] else USUAL
    bots = bot_names(args.bots, table.players, table.game)
    lab = Lab(table, bots, args.mix)
    with chosen_run(args) as run:
        frame = measured(lab, args.games, run)
    found = balance_of(lab, frame)
    document = Writer(found, console.language).document(command_line("balance", args))
    if args.out:
        save(args.out, found, document, frame)
    print(json.dumps(found.to_data(), indent=2) if args.json else document.text())
    return 0
