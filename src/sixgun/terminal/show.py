"""`sixgun show`: a position, its question, the options, and why the other cards cannot be played."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from sixgun.bang.game import Game
from sixgun.bang.notation import choice_text as notation
from sixgun.bang.position import parse_position
from sixgun.bang.view import View
from sixgun.kernel.ask import NOBODY
from sixgun.kernel.errors import NotationError
from sixgun.terminal.console import Console, console_for
from sixgun.terminal.reasons import explained, refused, use_explained
from sixgun.terminal.table import draw_hand, draw_table
from sixgun.wording.bang import ask_text, character_name, choice_text, outcome_text

STDIN: Final = "-"
LARGEST: Final = 1 << 20


def show(args: Namespace) -> int:
    """Draw the position of a file for the seat that is asked, or for another one."""
    console = console_for(args.lang, args.pack)
    game = parse_position(read_text(args.file), console.shelf.catalogue)
    names = [character_name(console.language, player.characters[0]) for player in game.state.players]
    asked = game.ask.seat if game.ask else NOBODY
    view = View(game, asked if args.seat is None else args.seat)
    draw_table(console, view, names)
    if view.seat != NOBODY:
        draw_hand(console, view, view.seat)
    if view.outcome is not None:
        console.title(outcome_text(console.language, view.outcome, view.seat, names))
    elif view.ask is not None:
        print_question(console, view, names)
    else:
        console.tell("terminal-asked", name=names[asked])
    return 0


def read_text(name: str) -> str:
    """The text of a file, or of the standard input for `-`."""
    where = "the input" if name == STDIN else name
    try:
        data = sys.stdin.buffer.read(LARGEST + 1) if name == STDIN else _read_bytes(Path(name))
        text = data.decode("utf-8")
    except FileNotFoundError as error:
        raise NotationError(f"there is no file {name}: name a position file, or - for the input") from error
    except OSError as error:
        raise NotationError(f"{name} cannot be read ({error.strerror}): name a position file, or -") from error
    except UnicodeDecodeError as error:
        raise NotationError(f"{where} is no position: it is not UTF-8 text") from error
    if len(data) > LARGEST:
        raise NotationError(f"{where} is no position: it has more than {LARGEST} bytes")
    if not text.strip():
        raise NotationError(f"{where} is empty: write a line for each seat (docs/notation.md)")
    return text


def _read_bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def print_question(console: Console, view: View, names: list[str]) -> None:
    """The question to the viewer, his options, and in phase 2 what he cannot do."""
    ask = view.ask
    assert ask is not None
    console.title(ask_text(console.language, view, ask, names))
    for number, option in enumerate(ask.options(), start=1):
        words = choice_text(console.language, view, ask, option, names)
        console.say(f"{number:4}  {words}   [{notation(view, ask, option)}]")
    offered = {
        console.text("terminal-why-offered", choice=choice_text(console.language, view, ask, o, names))
        for o in ask.options()
    }
    lines = [line for card in view.me.hand for line in explained(console, view, names, card) if ask.kind == "play"]
    lines += [line for slug in refused(view) for line in use_explained(console, view, names, slug)]
    for line in lines:
        if line not in offered:
            console.say(f"   –  {line}")


def all_seeing(game: Game) -> View:
    """The view of one who sees all cards: for records and studies."""
    twin = game.fork()
    twin.state.seen = bytearray(b"\xff" * len(twin.state.seen))
    return View(twin, NOBODY)
