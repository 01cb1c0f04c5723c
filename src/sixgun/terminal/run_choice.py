"""The games and the run that `sixgun arena` and `sixgun balance` are asked for."""

from __future__ import annotations

import shlex
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

from sixgun.cardgame.game_type import AnyGameType
from sixgun.terminal.game_choice import chosen_players, chosen_sets
from sixgun.terminal.screen.console import Console
from sixgun.terminal.screen.progress import progress_bar

if TYPE_CHECKING:
    from sixgun.arena.game_plan import GamePlan
    from sixgun.arena.runs import Run

REPORT_LANGUAGE: Final = "en"


def chosen_plan(args: Namespace, console: Console, game_type: AnyGameType) -> GamePlan:
    """Make the game plan that the arguments describe."""
    from sixgun.arena.game_plan import GamePlan

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
