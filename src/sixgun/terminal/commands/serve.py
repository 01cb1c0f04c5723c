"""`sixgun serve`: the server for playing in the browser."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from sixgun.games import add_game
from sixgun.terminal import streams
from sixgun.terminal.arguments import MAX_JOBS, pace, port, table_limit, whole_number_up_to

DATABASE: Final = "sqlite:///sixgun.db"
PORT: Final = 8000
HOST: Final = "127.0.0.1"
TABLES_PER_GUEST: Final = 5
TABLES_PER_ADDRESS: Final = 60
LIMITS: Final = "SIXGUN_LIMITS"
"""`off` turns the request limits off, for trials and benchmarks."""
SEED: Final = "SIXGUN_SEED"
"""All games are dealt from this text, so anyone who knows it knows all cards. For trials and tests."""

RESERVE: Final = "SIXGUN_RESERVE"
"""Seconds of thinking reserve per person and game. For trials and tests."""


GAME: Final = "add a game in a file; may be given several times (docs/adding-a-game.md)"


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--host", default=HOST, help="where to listen: 0.0.0.0 for all (default: %(default)s)")
    parser.add_argument("--port", type=port, default=PORT, metavar="N", help="which port (default: %(default)s)")
    parser.add_argument(
        "--database", metavar="URL", help=f"sqlite:///FILE or postgresql://… (default: $DATABASE_URL, else {DATABASE})"
    )
    parser.add_argument("--url", default="", help="the public address; the server then answers to no other name")
    parser.add_argument(
        "--pace", type=pace, default=1.0, metavar="X", help="length of pauses between moves: 0 for none, 1 for normal"
    )
    parser.add_argument(
        "--bot-processes", type=whole_number_up_to(MAX_JOBS), default=0, metavar="N",
        help="processes for bots that search (default: one less than there are cores)",
    )  # fmt: skip
    parser.add_argument(
        "--tables-per-guest",
        type=table_limit,
        default=TABLES_PER_GUEST,
        metavar="N",
        help="open tables per guest (default: %(default)s; 0 for no limit)",
    )
    parser.add_argument(
        "--tables-per-address",
        type=table_limit,
        default=TABLES_PER_ADDRESS,
        metavar="N",
        help="open tables per address (default: %(default)s; 0 for no limit)",
    )
    parser.add_argument("--game", action="append", default=[], metavar="FILE.py:NAME", help=GAME)
    parser.add_argument(
        "--pack",
        action="append",
        default=[],
        metavar="FILE",
        help="offer this pack of cards at new tables (docs/hosting.md)",
    )
    parser.add_argument("--log", type=Path, metavar="FILE", help="write the log there (default: standard error)")
    parser.add_argument("--metrics-port", type=port, metavar="N", help="serve metrics for Prometheus at this port")
    parser.add_argument(
        "--metrics-host", default=HOST, metavar="HOST", help="where to listen for metrics (default: %(default)s)"
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")


def serve(args: Namespace) -> int:
    """Serve until interrupted. The server is imported here, because `--help` does not need it."""
    from sixgun.server.config import Config
    from sixgun.server.presentation.game_presenter import load_all_games
    from sixgun.server.run import ServeError
    from sixgun.server.run import serve as run
    from sixgun.server.table import clock
    from sixgun.wording.pack_library import load_packs

    reserve = os.environ.get(RESERVE, "") or str(clock.RESERVE)
    if not reserve.replace(".", "", 1).isdecimal():
        raise ServeError(f"{RESERVE} is “{reserve}”: write a number of seconds")
    for where in args.game:
        add_game(where)
    load_all_games()
    config = Config(
        database=args.database or os.environ.get("DATABASE_URL") or DATABASE,
        host=args.host,
        port=args.port,
        url=args.url,
        pace=args.pace,
        bot_processes=args.bot_processes,
        most_each=args.tables_per_guest,
        most_here=args.tables_per_address,
        limits=os.environ.get(LIMITS, "").lower() != "off",
        seed=os.environ.get(SEED, ""),
        reserve=float(reserve),
        metrics_host=args.metrics_host,
        metrics_port=args.metrics_port,
        packs=load_packs(args.pack) if args.pack else (),
    )
    streams.ignore_output_errors()
    return run(config, browser=args.open, log=args.log)
