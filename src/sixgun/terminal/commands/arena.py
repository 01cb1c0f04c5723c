"""`sixgun arena`: compares bots in many games."""

from __future__ import annotations

import json
import shlex
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

from sixgun.terminal.arguments import add_run_arguments
from sixgun.terminal.game_choice import chosen_game_type, chosen_players, chosen_sets
from sixgun.terminal.screen.console import Console, console_for
from sixgun.terminal.screen.progress import progress_bar

if TYPE_CHECKING:
    from sixgun.arena.game_plan import GamePlan
    from sixgun.arena.runs import Run

BOTS: Final = "cowboy,random"
GAMES: Final = 100
LANGUAGE: Final = "en"


def arena_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument(
        "--bots", default=BOTS, metavar="NAMES", help="two or more, the baseline last (default: %(default)s)"
    )
    parser.add_argument("--no-ratings", action="store_true", help="paired seats only, which takes less time")
    add_run_arguments(parser, GAMES, "how many deals; each is played in every seat (default: %(default)s)")


def arena(args: Namespace) -> int:
    """Play the games and print the report."""
    from sixgun.arena.contest import run_contest
    from sixgun.arena.contest_report import contest_document, save_report
    from sixgun.arena.optional_imports import ARENA, require_extra

    require_extra(ARENA)
    console = console_for(LANGUAGE, args.pack)
    plan = chosen_plan(args, console)
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


# What `arena` and `balance` have in common.


def chosen_plan(args: Namespace, console: Console) -> GamePlan:
    """Make the game plan that the arguments describe."""
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
    """Make the run that the arguments describe."""
    from sixgun.arena.optional_imports import RAY, require_extra
    from sixgun.arena.ray_cluster import RayExecutor
    from sixgun.arena.runs import Run

    if args.ray is not None:
        require_extra(RAY)
    pool = partial(RayExecutor, args.ray) if args.ray is not None else None
    with progress_bar() as bar:
        yield Run(args.jobs, args.out, args.resume, pool, bar)


def command_line(command: str, args: Namespace) -> str:
    """Return the command that reproduces the result."""
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
