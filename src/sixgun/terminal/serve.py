"""`sixgun serve`: the table in the browser."""

from __future__ import annotations

import os
from argparse import Namespace
from typing import Final

from sixgun.terminal import streams

DATABASE: Final = "sqlite:///sixgun.db"
PORT: Final = 8000
HOST: Final = "127.0.0.1"
LIMITS: Final = "SIXGUN_LIMITS"
"""`off` lifts the limits on requests, for trials and benchmarks."""
SEED: Final = "SIXGUN_SEED"
"""Deals every table's games from these letters, so that whoever knows them knows all cards: for trials and tests."""


def serve(args: Namespace) -> int:
    """Serve until interrupted. The server is loaded here only: the other commands start faster without it."""
    from sixgun.server.config import Config
    from sixgun.server.serve import serve as run

    config = Config(
        database=args.database or os.environ.get("DATABASE_URL") or DATABASE,
        host=args.host,
        port=args.port,
        url=args.url,
        pace=args.pace,
        limits=os.environ.get(LIMITS, "").lower() != "off",
        seed=os.environ.get(SEED, ""),
    )
    streams.outlive()
    return run(config, browser=args.open, log=args.log)
