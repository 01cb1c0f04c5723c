"""`sixgun serve`: the table in the browser."""

from __future__ import annotations

import os
from argparse import Namespace
from typing import Final

from sixgun.terminal import streams

DATABASE: Final = "sqlite:///sixgun.db"
PORT: Final = 8000
HOST: Final = "127.0.0.1"
EACH: Final = 5
HERE: Final = 60
LIMITS: Final = "SIXGUN_LIMITS"
"""`off` lifts the limits on requests, for trials and benchmarks."""
SEED: Final = "SIXGUN_SEED"
"""Deals every table's games from these letters, so that whoever knows them knows all cards: for trials and tests."""

RESERVE: Final = "SIXGUN_RESERVE"
"""Seconds of reserve that every person has in a game: for trials and tests."""


def serve(args: Namespace) -> int:
    """Serve until interrupted. The server is loaded here only: the other commands start faster without it."""
    from sixgun.server import clock
    from sixgun.server.config import Config
    from sixgun.server.serve import ServeError
    from sixgun.server.serve import serve as run

    reserve = os.environ.get(RESERVE, "") or str(clock.RESERVE)
    if not reserve.replace(".", "", 1).isdecimal():
        raise ServeError(f"{RESERVE} is “{reserve}”: write a number of seconds")
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
    )
    streams.outlive()
    return run(config, browser=args.open, log=args.log)
