"""`sixgun show`: shows a position, its question, the options, and why the other cards cannot be played."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any, Final

from sixgun.games import game_type_named
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.errors import NotationError
from sixgun.terminal.arguments import add_console_arguments, add_game_argument, seat
from sixgun.terminal.game_choice import chosen_game_type
from sixgun.terminal.games import screen_of
from sixgun.terminal.screen.console import Console, console_for
from sixgun.terminal.screen.hand import draw_hand
from sixgun.terminal.why import refusals_to_show
from sixgun.wording.games import wording_of

STDIN: Final = "-"
MAX_BYTES: Final = 1 << 20
"""How many bytes are read at most. An input may be endless."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_console_arguments(parser)
    add_game_argument(parser)
    parser.add_argument("file", metavar="FILE", help="a position file, or - for standard input")
    parser.add_argument("--seat", type=seat, metavar="N", help="as this seat sees it (default: the one that is asked)")


def show(args: Namespace) -> int:
    """Draw the position of a file as the asked seat sees it, or another one."""
    game_type = chosen_game_type(args)
    console = console_for(args.lang, args.pack, game_type.name)
    screen, wording = screen_of(game_type.name), wording_of(game_type.name)
    game = game_type.parse_position(read_text(args.file), console.library.packs)
    names = screen.player_screen.seat_names(console, game)
    asked = game.ask.seat if game.ask else NOBODY
    view = game_type.view(game, asked if args.seat is None else args.seat)
    screen.draw_table(console, view, names)
    if view.seat != NOBODY:
        draw_hand(console, game_type.name, view, view.seat)
    if view.outcome is not None:
        console.print_title(wording.outcome_text(console.language, view.outcome, view.seat, names))
    elif view.ask is not None:
        print_question(console, game_type.name, view, names)
    else:
        console.print_text("terminal-asked", name=names[asked])
    return 0


def read_text(name: str) -> str:
    """Read a file, or the standard input for `-`."""
    where = "the input" if name == STDIN else name
    try:
        data = sys.stdin.buffer.read(MAX_BYTES + 1) if name == STDIN else _read_bytes(Path(name))
        text = data.decode("utf-8")
    except FileNotFoundError as error:
        raise NotationError(f"there is no file {name}: name a position file, or - for the input") from error
    except OSError as error:
        raise NotationError(f"{name} cannot be read ({error.strerror}): name a position file, or -") from error
    except UnicodeDecodeError as error:
        raise NotationError(f"{where} is not a position: it is not UTF-8 text") from error
    if len(data) > MAX_BYTES:
        raise NotationError(f"{where} is not a position: it has more than {MAX_BYTES} bytes")
    if not text.strip():
        raise NotationError(f"{where} is empty: write a line for each seat (docs/notation.md)")
    return text


def _read_bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def print_question(console: Console, game: str, view: Any, names: list[str]) -> None:
    """Print the question to the viewer, the options, and why the rest is not legal."""
    ask, language, wording = view.ask, console.language, wording_of(game)
    console.print_title(wording.ask_text(language, view, ask, names))
    texts = [wording.choice_text(language, view, ask, option, names) for option in ask.options()]
    for number, (option, text) in enumerate(zip(ask.options(), texts), start=1):
        console.print_line(f"{number:4}  {text}   [{game_type_named(game).choice_text(view, ask, option)}]")
    offered = {console.text("terminal-why-offered", choice=text) for text in texts}
    for line in refusals_to_show(console, game, view, names):
        if line not in offered:
            console.print_line(f"   –  {line}")
