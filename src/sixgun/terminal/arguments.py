"""Arguments that several commands have, and how they are read."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sixgun.games import DEFAULT_GAME, GAME_TYPES

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256
MOST_SIMULATIONS: Final = 10_000_000
LAST_PORT: Final = 65535
MOST_TABLES: Final = 10_000
SLOWEST: Final = 10.0
LONGEST_THOUGHT: Final = 3600.0
BOXES: Final = ", ".join(slug.replace("_", "-") for slug in GAME_TYPES[DEFAULT_GAME].sets[1:])
PLAYERS: Final = f"seats at the table (default: {GAME_TYPES[DEFAULT_GAME].default_players}; 2 in The Duel)"
SETS: Final = f"boxes besides the base game: {BOXES}, or all"
OPTIONS: Final = "rule options, as in simplified,two_characters"
SEED: Final = "number or word (default: %(default)s)"
JOBS: Final = "processes at a time (default: %(default)s)"
PACK: Final = "add cards of your own (docs/adding-a-card.md)"


def seat(text: str) -> int:
    """A seat as it is typed, from 1, as the program counts it, from 0."""
    if not text.isdecimal() or not 1 <= int(text[:4]) <= 8:
        raise argparse.ArgumentTypeError(f"there is no seat “{text}”: seats are counted from 1")
    return int(text) - 1


def amount(most: int) -> Callable[[str], int]:
    """A type for numbers from 1 to a most."""

    def read(text: str) -> int:
        if not text.isdecimal() or len(text) > len(str(most)) or not 1 <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"“{text}” is not a number from 1 to {most}")
        return int(text)

    return read


def port(text: str) -> int:
    """A port; 0 lets the system choose one."""
    return 0 if text == "0" else amount(LAST_PORT)(text)


def limit(text: str) -> int:
    """How many tables somebody may hold; 0: as many as he likes."""
    return 0 if text == "0" else amount(MOST_TABLES)(text)


def pace(text: str) -> float:
    """What the pauses of the server are multiplied with."""
    return number(text, SLOWEST)


def budget(text: str) -> float:
    """Seconds for a decision."""
    return number(text, LONGEST_THOUGHT)


def number(text: str, most: float) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= most:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number from 0 to {most:g}")
    return found


def choosing(found: argparse.ArgumentParser, usual: str | None = DEFAULT_GAME) -> argparse.ArgumentParser:
    """Which game is meant."""
    found.add_argument(
        "--game", default=usual, metavar="NAME", help=f"{' or '.join(GAME_TYPES)} (default: {DEFAULT_GAME})"
    )
    return found


def long_run(found: argparse.ArgumentParser, games: int, about: str) -> None:
    """What a run of many games needs that can be interrupted."""
    choosing(found)
    found.add_argument("--players", type=int, metavar="N", help=PLAYERS)
    found.add_argument("--sets", default="", metavar="LIST", help=SETS)
    found.add_argument("--games", type=amount(MOST_GAMES), default=games, metavar="N", help=about)
    found.add_argument("--seed", default="1", metavar="TEXT", help=SEED)
    found.add_argument("--options", default="", metavar="LIST", help=OPTIONS)
    found.add_argument("--pack", action="append", default=[], metavar="FILE", help=PACK)
    found.add_argument("--budget", type=budget, metavar="S", help="seconds that a bot may think about a question")
    found.add_argument(
        "--simulations", type=amount(MOST_SIMULATIONS), metavar="N",
        help="games that a bot may play on at a question, in the place of seconds",
    )  # fmt: skip
    found.add_argument("--jobs", type=amount(MOST_JOBS), default=1, metavar="N", help=JOBS)
    found.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help="work on a Ray cluster (default: a Ray of this machine)"
    )
    found.add_argument("--out", type=Path, metavar="DIR", help="keep what is done there, and write the report there")
    found.add_argument("--resume", action="store_true", help="go on with the run in --out")
    found.add_argument("--json", action="store_true", help="print the report as JSON")
