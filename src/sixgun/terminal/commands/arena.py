"""`sixgun arena`: which bot plays better, and by how much."""

from __future__ import annotations

import json
import shlex
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

from sixgun.terminal.arguments import long_run
from sixgun.terminal.game_choice import chosen_game_type, chosen_players, chosen_sets
from sixgun.terminal.screen.console import Console, console_for
from sixgun.terminal.screen.progress import progress

if TYPE_CHECKING:
    from sixgun.arena.game_plan import GamePlan
    from sixgun.arena.runs import Run

BOTS: Final = "cowboy,random"
GAMES: Final = 100
LANGUAGE: Final = "en"


def arena_arguments(found: ArgumentParser) -> None:
    """What can be said after the command."""
    found.add_argument(
        "--bots", default=BOTS, metavar="NAMES", help="two or more, the baseline last (default: %(default)s)"
    )
    found.add_argument("--no-ratings", action="store_true", help="paired seats only, which takes less time")
    long_run(found, GAMES, "how many deals; each is played in every seat (default: %(default)s)")


def arena(args: Namespace) -> int:
    """Play the games and print the report."""
    from sixgun.arena.contest import run_contest
    from sixgun.arena.contest_report import report, save
    from sixgun.arena.optional_imports import ARENA, need

    need(ARENA)
    console = console_for(LANGUAGE, args.pack)
    table = chosen_table(args, console)
    bots = [name.strip() for name in args.bots.split(",")]
    with chosen_run(args) as run:
        result = run_contest(table, bots, args.games, run, with_ratings=not args.no_ratings)
    document = report(result, console.language, command_line("arena", args))
    if args.out:
        save(args.out, result, document)
    if args.json:
        print(json.dumps({**result.to_data(), "times": result.times_data()}, indent=2))
    else:
        print(document.text())
    return 0


# What `arena` and `balance` have in common.


def chosen_table(args: Namespace, console: Console) -> GamePlan:
    """The table that the arguments describe."""
    from sixgun.arena.game_plan import GamePlan

    game_type = chosen_game_type(args)
    args.players = chosen_players(game_type, args.players)
    return GamePlan(
        players=args.players,
        seed=args.seed,
        sets=chosen_sets(game_type, console, args.sets),
        options=game_type.parse_options(args.options),
        game=game_type.name,
        packs=console.library.packs,
        budget=args.budget,
        simulations=args.simulations,
    )


@contextmanager
def chosen_run(args: Namespace) -> Iterator[Run]:
    """How the arguments want it to be carried out."""
    from sixgun.arena.optional_imports import RAY, need
    from sixgun.arena.ray_cluster import Cluster
    from sixgun.arena.runs import Run

    if args.ray is not None:
        need(RAY)
    pool = partial(Cluster, args.ray) if args.ray is not None else None
    with progress() as bar:
        yield Run(args.jobs, args.out, args.resume, pool, bar)


def command_line(command: str, args: Namespace) -> str:
    """The command that gives the same result, with everything that it depends on."""
    parts = ["sixgun", command]
    for name in ("game", "bots", "players", "sets", "games", "seed", "options", "budget", "simulations"):
        value = getattr(args, name)
        if value not in (None, ""):
            parts += [f"--{name}", str(value)]
    for flag in ("mix", "no-ratings"):
        if getattr(args, flag.replace("-", "_"), False):
            parts.append(f"--{flag}")
    for pack in args.pack:
        parts += ["--pack", pack]
    return shlex.join(parts)
