"""`sixgun simulate`: plays many games between bots and counts who wins."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from sixgun.arena.intervals import Rate, wilson
from sixgun.arena.simulate import Report
from sixgun.arena.simulate import simulate as run
from sixgun.terminal.arguments import (
    JOBS,
    MAX_GAMES,
    MAX_JOBS,
    OPTIONS,
    PLAYERS,
    SEED,
    SETS,
    add_console_arguments,
    add_game_argument,
    whole_number_up_to,
)
from sixgun.terminal.game_choice import chosen_game_type, chosen_players, chosen_sets
from sixgun.terminal.screen.console import Console, console_for
from sixgun.terminal.screen.progress import progress_bar
from sixgun.wording.games import wording_of


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_console_arguments(parser)
    add_game_argument(parser)
    parser.add_argument("--players", type=int, metavar="N", help=PLAYERS)
    parser.add_argument("--sets", default="", metavar="LIST", help=SETS)
    parser.add_argument(
        "--games",
        type=whole_number_up_to(MAX_GAMES),
        default=100,
        metavar="N",
        help="how many games (default: %(default)s)",
    )
    parser.add_argument("--seed", default="1", metavar="TEXT", help=SEED)
    parser.add_argument(
        "--bots", default="random", metavar="NAMES", help="one for all or a list (default: %(default)s)"
    )
    parser.add_argument("--options", default="", metavar="LIST", help=OPTIONS)
    parser.add_argument("--jobs", type=whole_number_up_to(MAX_JOBS), default=1, metavar="N", help=JOBS)
    parser.add_argument("--json", action="store_true", help="print the report as JSON")


def simulate(args: Namespace) -> int:
    """Play the games and print the report."""
    game_type = chosen_game_type(args)
    console = console_for(args.lang, args.pack, game_type.name)
    options = game_type.parse_options(args.options)
    with progress_bar() as bar:
        report = run(
            chosen_players(game_type, args.players),
            args.games,
            args.seed,
            args.bots,
            options,
            sets=chosen_sets(game_type, console, args.sets),
            packs=console.library.packs,
            jobs=args.jobs,
            progress=bar,
            game=game_type.name,
        )
    if args.json:
        print(json.dumps(report.to_data(), indent=2))
    else:
        print_report(console, report)
    return 0


def print_report(console: Console, report: Report) -> None:
    """Print the report."""
    console.print_text("terminal-report-games", games=report.games, finished=report.finished, players=report.players)
    language, wording = console.language, wording_of(report.game)
    names = ", ".join(wording.set_name(language, slug) for slug in report.sets)
    console.print_text("terminal-report-sets", sets=names)
    console.print_text("terminal-report-decisions", decisions=report.decisions, turns=report.turns)
    console.print_text("terminal-report-seconds", seconds=f"{report.seconds:.1f}")
    for side, won in report.winners.items():
        share = percentages(report.rates[side])
        console.print_text("terminal-report-role", role=wording.side_name(language, side), won=won, **share)
    for bot, record in report.records.items():
        for side, (won, played) in record.items():
            if played:
                share = percentages(wilson(won, played))
                role = wording.side_name(language, side)
                console.print_text("terminal-report-bot", bot=bot, role=role, won=won, played=played, **share)


def percentages(rate: Rate) -> dict[str, str]:
    """Return a share and its interval in percent, as text."""
    return {name: f"{100 * figure:.1f}" for name, figure in rate._asdict().items()}
