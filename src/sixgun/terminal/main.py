"""The command `sixgun`: its arguments, and how errors are reported."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from sixgun import __version__
from sixgun.games import DEFAULT_GAME
from sixgun.kernel.errors import SixgunError
from sixgun.terminal import streams
from sixgun.terminal.arguments import (
    JOBS,
    MAX_GAMES,
    MAX_JOBS,
    OPTIONS,
    PACK,
    PLAYERS,
    SEED,
    SET_NAMES,
    SETS,
    add_game_argument,
    pace,
    port,
    seat,
    table_limit,
    whole_number_up_to,
)
from sixgun.terminal.commands.arena import arena, arena_arguments
from sixgun.terminal.commands.balance import balance, balance_arguments
from sixgun.terminal.commands.cards import cards
from sixgun.terminal.commands.play import DEFAULT_BOT, FAILED, play
from sixgun.terminal.commands.replay import replay
from sixgun.terminal.commands.serve import DATABASE, HOST, PORT, TABLES_PER_ADDRESS, TABLES_PER_GUEST, serve
from sixgun.terminal.commands.show import show
from sixgun.terminal.commands.simulate import simulate
from sixgun.terminal.engine import engine
from sixgun.terminal.start import INTERRUPTED
from sixgun.wording import languages

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

Command = Callable[[argparse.Namespace], int]

PIPE_CLOSED: Final = 141

SERVE: Final = "Serve the table in the browser, for this machine or for many."
EXAMPLES: Final = """examples:
  sixgun play --players 5                  play against four bots
  sixgun play --lang fr --options simplified,two_characters
  sixgun play --players 8 --sets dodge-city,high-noon
  sixgun play --game duel                  BANG! The Duel, against one bot
  sixgun play --resume                     continue the game you left
  sixgun play --pack examples/frontier_town.py
  sixgun simulate --players 7 --games 1000 --seed 1 --json
  sixgun simulate --game duel --games 2000 --seed 5 --bots cowboy --json
  sixgun arena --bots gunslinger,cowboy --games 200 --jobs 2 --out arena
  sixgun balance --games 10000 --sets all --jobs 2 --out balance --resume
  sixgun replay records/GAME.jsonl --verify
  sixgun show position.txt --seat 2
  sixgun cards "Cat Balou" --lang fr
  sixgun serve --open                      the table in the browser
  sixgun serve --host 0.0.0.0 --port 8080  for everybody in your network

exit codes: 0 done; 1 the server could not start; 2 something is wrong, and one sentence says what (a mistake in the
arguments or in a file, an output that cannot be written); 130 interrupted by Ctrl-C; 141 nobody reads the output.
"""


class Parser(argparse.ArgumentParser):
    """Reports a mistake in one sentence, and points to the help."""

    def error(self, message: str) -> NoReturn:
        streams.print_error(f"{self.prog}: {message}: see “{self.prog} --help”")
        self.exit(FAILED)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Write the message. Unlike the original, this raises an error if the output cannot be written."""
        (file or sys.stdout).write(message)


def make_parser() -> Parser:
    """Make the parser of all commands with their options."""
    top = Parser(
        prog="sixgun",
        description="The card games BANG! and BANG! The Duel in a terminal.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"sixgun {__version__} ({engine()} engine)")
    commands = top.add_subparsers(metavar="COMMAND", dest="command", parser_class=Parser)

    def command(name: str, run: Command, about: str) -> argparse.ArgumentParser:
        found = commands.add_parser(name, help=about, description=about)
        found.set_defaults(run=run)
        found.add_argument(
            "--lang", metavar="CODE", help=f"language: {', '.join(languages())} (default: $LANG, else en)"
        )
        found.add_argument("--pack", action="append", default=[], metavar="FILE", help=PACK)
        return found

    playing = add_game_argument(
        command("play", play, "Play a game against bots. It is recorded and can be resumed."), None
    )
    playing.add_argument("--players", type=int, metavar="N", help=PLAYERS)
    playing.add_argument("--sets", metavar="LIST", help=SETS)
    playing.add_argument("--seed", metavar="TEXT", help="a number or word that determines the deal")
    playing.add_argument(
        "--bots", metavar="NAMES", help=f"random or cowboy, one for all or a list (default: {DEFAULT_BOT})"
    )
    playing.add_argument("--options", metavar="LIST", help=OPTIONS)
    playing.add_argument("--name", help="your name")
    playing.add_argument(
        "--record", type=Path, metavar="FILE", help="write the game here (default: records/TIME.jsonl)"
    )
    playing.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="continue a record (default: the newest unfinished one)"
    )

    simulating = add_game_argument(command("simulate", simulate, "Let bots play many games and count who wins."))
    simulating.add_argument("--players", type=int, metavar="N", help=PLAYERS)
    simulating.add_argument("--sets", default="", metavar="LIST", help=SETS)
    simulating.add_argument(
        "--games",
        type=whole_number_up_to(MAX_GAMES),
        default=100,
        metavar="N",
        help="how many games (default: %(default)s)",
    )
    simulating.add_argument("--seed", default="1", metavar="TEXT", help=SEED)
    simulating.add_argument(
        "--bots", default="random", metavar="NAMES", help="one for all or a list (default: %(default)s)"
    )
    simulating.add_argument("--options", default="", metavar="LIST", help=OPTIONS)
    simulating.add_argument("--jobs", type=whole_number_up_to(MAX_JOBS), default=1, metavar="N", help=JOBS)
    simulating.add_argument("--json", action="store_true", help="print the report as JSON")

    for name, run, about, adds in (
        ("arena", arena, "Measure which bot plays better, and by how much.", arena_arguments),
        ("balance", balance, "Measure who wins how often: roles, characters, events.", balance_arguments),
    ):
        found = commands.add_parser(name, help=about, description=about)
        found.set_defaults(run=run)
        adds(found)

    replaying = command(
        "replay", replay, "Step through a recorded game: Enter forward, b back, g N go to answer N, q quit."
    )
    replaying.add_argument("file", metavar="FILE", help="a record")
    replaying.add_argument("--seat", type=seat, metavar="N", help="show only what this seat knew")
    replaying.add_argument("--verify", action="store_true", help="play it again and compare")

    showing = add_game_argument(
        command("show", show, "Draw a position: its question, the options, and why the rest is not allowed.")
    )
    showing.add_argument("file", metavar="FILE", help="a position file, or - for standard input")
    showing.add_argument("--seat", type=seat, metavar="N", help="as this seat sees it (default: the one that is asked)")

    listing = add_game_argument(
        command("cards", cards, "List the cards, characters, events and roles, or explain one of them.")
    )
    listing.add_argument("--sets", metavar="LIST", help=f"list only these sets: {SET_NAMES} (default: all)")
    listing.add_argument("name", nargs="*", metavar="NAME", help="a name in any language, or a slug like cat_balou")
    serving = commands.add_parser("serve", help=SERVE, description=SERVE)
    serving.set_defaults(run=serve)
    serving.add_argument("--host", default=HOST, help="where to listen: 0.0.0.0 for all (default: %(default)s)")
    serving.add_argument("--port", type=port, default=PORT, metavar="N", help="which port (default: %(default)s)")
    serving.add_argument(
        "--database", metavar="URL", help=f"sqlite:///FILE or postgresql://… (default: $DATABASE_URL, else {DATABASE})"
    )
    serving.add_argument("--url", default="", help="the public address; the server then answers to no other name")
    serving.add_argument(
        "--pace", type=pace, default=1.0, metavar="X", help="length of pauses between moves: 0 for none, 1 for normal"
    )
    serving.add_argument(
        "--bot-processes", type=whole_number_up_to(MAX_JOBS), default=0, metavar="N",
        help="processes for bots that search (default: one less than there are cores)",
    )  # fmt: skip
    serving.add_argument(
        "--tables-per-guest",
        type=table_limit,
        default=TABLES_PER_GUEST,
        metavar="N",
        help="open tables per guest (default: %(default)s; 0 for no limit)",
    )
    serving.add_argument(
        "--tables-per-address",
        type=table_limit,
        default=TABLES_PER_ADDRESS,
        metavar="N",
        help="open tables per address (default: %(default)s; 0 for no limit)",
    )
    serving.add_argument("--log", type=Path, metavar="FILE", help="write the log there (default: standard error)")
    serving.add_argument("--metrics-port", type=port, metavar="N", help="serve metrics for Prometheus at this port")
    serving.add_argument(
        "--metrics-host", default=HOST, metavar="HOST", help="where to listen for metrics (default: %(default)s)"
    )
    serving.add_argument("--open", action="store_true", help="open the page in a browser")
    return top


def check_arguments(args: argparse.Namespace, top: argparse.ArgumentParser) -> None:
    """Make the checks that argparse cannot make."""
    if args.command is None:
        top.error("name a command: play, simulate, arena, balance, replay, show, cards or serve")
    if args.command == "play" and args.resume is not None:
        for name in ("game", "players", "seed", "sets", "bots", "options", "name", "record"):
            if getattr(args, name) is not None:
                top.error(f"--{name} cannot be changed in a game that is resumed")
    elif args.command == "play" and args.game is None:
        args.game = DEFAULT_GAME


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and report errors, including an output that cannot be written. Returns the exit code."""
    streams.prepare_streams()
    try:
        code = run_command(argv)
        sys.stdout.flush()
    except SixgunError as error:
        streams.print_error(f"sixgun: {error}")
        code = FAILED
    except KeyboardInterrupt:
        streams.print_error("\nsixgun: interrupted")
        code = INTERRUPTED
    except BrokenPipeError:
        code = PIPE_CLOSED  # the reader of our output has gone, so there is nobody to tell
    except OSError as error:
        where = f"{error.filename} cannot be used" if error.filename else "the system reported an error"
        streams.print_error(f"sixgun: {where} ({error.strerror or error})")
        code = FAILED
    streams.flush_streams()
    return code


def run_command(argv: Sequence[str] | None) -> int:
    """Parse the arguments and run the command. Returns the exit code."""
    top = make_parser()
    try:
        args = top.parse_args(argv)
        check_arguments(args, top)
    except SystemExit as leaving:
        return int(leaving.code or 0)
    command: Command = args.run
    return command(args)
