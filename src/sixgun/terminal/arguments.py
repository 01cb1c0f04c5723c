"""Arguments that several commands share, and how they are parsed."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sixgun.games import DEFAULT_GAME, GAME_TYPES
from sixgun.wording import languages

MAX_GAMES: Final = 10_000_000
MAX_JOBS: Final = 256
MAX_SIMULATIONS: Final = 10_000_000
MAX_PORT: Final = 65535
MAX_TABLES: Final = 10_000
MAX_PACE: Final = 10.0
MAX_BUDGET: Final = 3600.0
SET_NAMES: Final = "dodge-city, the-bullet, high-noon, fistful-of-cards"
"""The sets of BANG! besides the base game, written out so that it need not be loaded for every command."""
PLAYERS: Final = "seats at the table (default: 5; 2 in The Duel)"
SETS: Final = f"sets besides the base game: {SET_NAMES}, or all"
OPTIONS: Final = "rule options, as in simplified,two_characters"
SEED: Final = "number or word (default: %(default)s)"
JOBS: Final = "processes at a time (default: %(default)s)"
PACK: Final = "add cards of your own (docs/adding-a-card.md)"


def seat(text: str) -> int:
    """Convert a seat as typed (from 1) to a seat number (from 0)."""
    if not text.isdecimal() or not 1 <= int(text[:4]) <= 8:
        raise argparse.ArgumentTypeError(f"there is no seat “{text}”: seats are counted from 1")
    return int(text) - 1


def whole_number_up_to(most: int) -> Callable[[str], int]:
    """Make an argument type for whole numbers from 1 to `most`."""

    def read(text: str) -> int:
        if not text.isdecimal() or len(text) > len(str(most)) or not 1 <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"“{text}” is not a number from 1 to {most}")
        return int(text)

    return read


def port(text: str) -> int:
    """Parse a port. 0 lets the system choose one."""
    return 0 if text == "0" else whole_number_up_to(MAX_PORT)(text)


def table_limit(text: str) -> int:
    """Parse a limit on tables. 0 means no limit."""
    return 0 if text == "0" else whole_number_up_to(MAX_TABLES)(text)


def pace(text: str) -> float:
    """Parse the factor for the pauses of the server."""
    return number_up_to(text, MAX_PACE)


def budget(text: str) -> float:
    """Parse the seconds for a decision."""
    return number_up_to(text, MAX_BUDGET)


def number_up_to(text: str, most: float) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found <= most:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number from 0 to {most:g}")
    return found


def add_console_arguments(parser: argparse.ArgumentParser) -> None:
    """Add `--lang` and `--pack`."""
    add_language_argument(parser)
    parser.add_argument("--pack", action="append", default=[], metavar="FILE", help=PACK)


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--lang`."""
    parser.add_argument("--lang", metavar="CODE", help=f"language: {', '.join(languages())} (default: $LANG, else en)")


def add_game_argument(parser: argparse.ArgumentParser, default: str | None = DEFAULT_GAME) -> None:
    """Add `--game`."""
    names = ", ".join(GAME_TYPES)
    parser.add_argument(
        "--game",
        default=default,
        metavar="NAME",
        help=f"{names}, an installed game, or FILE.py:NAME (default: {DEFAULT_GAME}; docs/adding-a-game.md)",
    )


def add_game_file_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--game` for records, which name their game themselves."""
    parser.add_argument(
        "--game", metavar="FILE.py:NAME", help="the game of the record, if it is in a file (docs/adding-a-game.md)"
    )


def add_run_arguments(parser: argparse.ArgumentParser, games: int, about: str) -> None:
    """Add the arguments of a long run that can be interrupted and resumed."""
    add_game_argument(parser)
    parser.add_argument("--players", type=int, metavar="N", help=PLAYERS)
    parser.add_argument("--sets", default="", metavar="LIST", help=SETS)
    parser.add_argument("--games", type=whole_number_up_to(MAX_GAMES), default=games, metavar="N", help=about)
    parser.add_argument("--seed", default="1", metavar="TEXT", help=SEED)
    parser.add_argument("--options", default="", metavar="LIST", help=OPTIONS)
    parser.add_argument("--pack", action="append", default=[], metavar="FILE", help=PACK)
    parser.add_argument("--budget", type=budget, metavar="S", help="seconds a bot may think about each question")
    parser.add_argument(
        "--simulations", type=whole_number_up_to(MAX_SIMULATIONS), metavar="N",
        help="games a bot may play out in its head for each question, instead of a time limit",
    )  # fmt: skip
    parser.add_argument("--jobs", type=whole_number_up_to(MAX_JOBS), default=1, metavar="N", help=JOBS)
    parser.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help="run on a Ray cluster (without ADDRESS: a local Ray)"
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="store the progress and the report there")
    parser.add_argument("--resume", action="store_true", help="continue the run in --out")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
