"""`sixgun simulate`: many games between bots, and what came out of them."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from typing import Final

from sixgun.arena.simulate import Report
from sixgun.arena.simulate import simulate as run
from sixgun.bang.options import parse_options
from sixgun.terminal.console import Console, console_for
from sixgun.wording.bang import role_name, set_name

WIDTH: Final = 40


def simulate(args: Namespace) -> int:
    """Play the games and print the report."""
    console = console_for(args.lang, args.pack)
    options = parse_options(args.options)
    progress = bar if sys.stderr.isatty() else None
    try:
        report = run(
            args.players,
            args.games,
            args.seed,
            args.bots,
            options,
            sets=console.shelf.sets(args.sets),
            packs=console.shelf.packs,
            jobs=args.jobs,
            progress=progress,
        )
    finally:
        if progress:
            sys.stderr.write("\r\x1b[K")
    if args.json:
        print(json.dumps(report.to_data(), indent=2))
    else:
        tell(console, report)
    return 0


def bar(done: int, all_of_them: int) -> None:
    """A bar that grows on the terminal's last line."""
    full = WIDTH * done // all_of_them
    sys.stderr.write(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {done}/{all_of_them}")
    sys.stderr.flush()


def tell(console: Console, report: Report) -> None:
    """The report in lines."""
    console.tell("terminal-report-games", games=report.games, finished=report.finished, players=report.players)
    names = ", ".join(set_name(console.language, slug) for slug in report.sets)
    console.tell("terminal-report-sets", sets=names)
    console.tell("terminal-report-decisions", decisions=report.decisions, turns=report.turns)
    console.tell("terminal-report-seconds", seconds=f"{report.seconds:.1f}")
    for role, won in report.winners.items():
        console.tell("terminal-report-role", role=role_name(console.language, role), won=won)
    for bot, record in report.records.items():
        for role, (won, played) in record.items():
            if played:
                share = f"{100 * won / played:.1f}"
                console.tell(
                    "terminal-report-bot",
                    bot=bot,
                    role=role_name(console.language, role),
                    won=won,
                    played=played,
                    share=share,
                )
