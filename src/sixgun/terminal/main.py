"""The command `sixgun`: its arguments, and how errors are reported."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final, NoReturn

from sixgun import __version__
from sixgun.games import DEFAULT_GAME, FILE_MARK
from sixgun.kernel.errors import SixgunError
from sixgun.terminal import streams
from sixgun.terminal.engine import engine
from sixgun.terminal.start import FAILED, INTERRUPTED

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

Command = Callable[[argparse.Namespace], int]

PIPE_CLOSED: Final = 141

COMMANDS: Final = {
    "play": "Play a game against bots. It is recorded and can be resumed.",
    "simulate": "Let bots play many games and count who wins.",
    "arena": "Measure which bot plays better, and by how much.",
    "balance": "Measure who wins how often: roles, characters, events.",
    "replay": "Step through a recorded game: Enter forward, b back, g N go to answer N, q quit.",
    "show": "Draw a position: its question, the options, and why the rest is not allowed.",
    "cards": "List the cards, characters, events and roles, or explain one of them.",
    "texts": "Say how far the languages are translated, or what one of them lacks.",
    "serve": "Serve the table in the browser, for this machine or for many.",
}
"""The commands, in the order of the help, and what they do."""
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
  sixgun texts fr                          what the French texts lack or have wrong
  sixgun serve --open                      the table in the browser
  sixgun serve --host 0.0.0.0 --port 8080  for everybody in your network

exit codes: 0 done; 1 the server could not start, or the texts checked are not complete; 2 something is wrong, and one
sentence says what (a mistake in the arguments or in a file, an output that cannot be written); 130 interrupted by
Ctrl-C; 141 nobody reads the output.
"""


class Parser(argparse.ArgumentParser):
    """Reports a mistake in one sentence, and points to the help."""

    def error(self, message: str) -> NoReturn:
        streams.print_error(f"{self.prog}: {message}: see “{self.prog} --help”")
        self.exit(FAILED)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Write the message. Unlike the original, this raises an error if the output cannot be written."""
        (file or sys.stdout).write(message)


def make_parser(argv: Sequence[str]) -> Parser:
    """Make the parser of all commands. Only the given command gets its arguments, because they load its module.

    The command is the first argument that is not an option, because the options before it take no values.
    """
    top = Parser(
        prog="sixgun",
        description="The card games BANG! and BANG! The Duel in a terminal.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=version_text())
    commands = top.add_subparsers(metavar="COMMAND", dest="command", parser_class=Parser)
    given = next((argument for argument in argv if not argument.startswith("-")), None)
    for name, about in COMMANDS.items():
        parser = commands.add_parser(name, help=about, description=about)
        if name == given:
            module = import_module(f"sixgun.terminal.commands.{name}")
            module.add_arguments(parser)
            parser.set_defaults(run=getattr(module, name))
    return top


def version_text() -> str:
    return f"sixgun {__version__} ({engine()} engine)"


def check_arguments(args: argparse.Namespace, top: argparse.ArgumentParser) -> None:
    """Make the checks that argparse cannot make."""
    if args.command is None:
        top.error("name a command: play, simulate, arena, balance, replay, show, cards, texts or serve")
    if args.command == "play" and args.resume is not None:
        for name in ("game", "players", "seed", "sets", "bots", "options", "name", "record"):
            # A record names its game, but not the file that the game is in.
            if getattr(args, name) is not None and not (name == "game" and FILE_MARK in args.game):
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
    argv = sys.argv[1:] if argv is None else argv
    top = make_parser(argv)
    try:
        args = top.parse_args(argv)
        check_arguments(args, top)
    except SystemExit as leaving:
        return int(leaving.code or 0)
    command: Command = args.run
    return command(args)
