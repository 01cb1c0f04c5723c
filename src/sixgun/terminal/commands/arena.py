"""`sixgun arena`: compares bots in many games."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import Final

from sixgun.bots import USUAL, bot_levels
from sixgun.terminal.arguments import add_run_arguments
from sixgun.terminal.game_choice import chosen_game_type
from sixgun.terminal.run_choice import REPORT_LANGUAGE, chosen_plan, chosen_run, command_line
from sixgun.terminal.screen.console import console_for

WEAKEST: Final = "random"
GAMES: Final = 100


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--bots", metavar="NAMES", help=f"two or more, the baseline last (default: {USUAL},{WEAKEST})")
    parser.add_argument("--no-ratings", action="store_true", help="paired seats only, which takes less time")
    add_run_arguments(parser, GAMES, "how many deals; each is played in every seat (default: %(default)s)")


def arena(args: Namespace) -> int:
    """Play the games and print the report."""
    from sixgun.arena.contest import run_contest
    from sixgun.arena.contest_report import contest_document, save_report
    from sixgun.arena.optional_imports import ARENA, require_extra

    require_extra(ARENA)
    game_type = chosen_game_type(args)
    console = console_for(REPORT_LANGUAGE, args.pack, game_type.name)
    plan = chosen_plan(args, console, game_type)
    if args.bots is None:
        args.bots = f"{bot_levels(plan.game).usual},{WEAKEST}"
    bots = [name.strip() for name in args.bots.split(",")]
    with chosen_run(args) as run:
        result = run_contest(plan, bots, args.games, run, with_ratings=not args.no_ratings)
    document = contest_document(result, console.language, command_line("arena", args))
    if args.out:
        save_report(args.out, result, document)
    if args.json:
        print(json.dumps({**result.to_data(), "times": result.times_data()}, indent=2))
    else:
        print(document.text())
    return 0
