"""`sixgun balance`: measures who wins how often, by role, place, character, set and event."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import Final

from sixgun.bots import STRONG, USUAL, bot_levels, bot_names
from sixgun.terminal.arguments import add_run_arguments
from sixgun.terminal.game_choice import chosen_game_type
from sixgun.terminal.run_choice import REPORT_LANGUAGE, chosen_plan, chosen_run, command_line
from sixgun.terminal.screen.console import console_for

GAMES: Final = 1000


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument(
        "--bots",
        metavar="NAMES",
        help=f"one for all or a list (default: {STRONG} if the game has it, else {USUAL})",
    )
    parser.add_argument("--mix", action="store_true", help="include each set in each game with even odds")
    add_run_arguments(parser, GAMES, "how many games (default: %(default)s)")


def balance(args: Namespace) -> int:
    """Play the games and print the report."""
    from sixgun.arena.balance import BalanceStudy, measure_balance
    from sixgun.arena.balance_report import BalanceDocument, balance_result, save_report
    from sixgun.arena.optional_imports import ARENA, require_extra

    require_extra(ARENA)
    game_type = chosen_game_type(args)
    console = console_for(REPORT_LANGUAGE, args.pack, game_type.name)
    plan = chosen_plan(args, console, game_type)
    if args.bots is None:
        args.bots = bot_levels(plan.game).strong
    bots = bot_names(args.bots, plan.players, plan.game)
    study = BalanceStudy(plan, bots, args.mix)
    with chosen_run(args) as run:
        frame = measure_balance(study, args.games, run)
    result = balance_result(study, frame)
    document = BalanceDocument(result, console.language).document(command_line("balance", args))
    if args.out:
        save_report(args.out, result, document, frame)
    print(json.dumps(result.to_data(), indent=2) if args.json else document.text())
    return 0
