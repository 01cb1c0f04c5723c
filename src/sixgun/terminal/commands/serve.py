"""`sixgun serve`: the server for playing in the browser."""

from __future__ import annotations

import os
from argparse import Namespace
from typing import Final

from sixgun.terminal import streams

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


def serve(args: Namespace) -> int:
    """Serve until interrupted. The server is imported here, so that the other commands start faster."""
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
    streams.ignore_output_errors()
    return run(config, browser=args.open, log=args.log)
