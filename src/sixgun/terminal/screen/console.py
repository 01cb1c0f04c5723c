"""Prints to the terminal, in one language and in colour, and reads what is typed."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sixgun.games import DEFAULT_GAME
from sixgun.terminal.screen.colours import BOLD, Colours, colours_for
from sixgun.wording import Language, best_language
from sixgun.wording.pack_library import BUILT_IN, PackLibrary, open_pack_library

if TYPE_CHECKING:
    from sixgun.cardgame.packs import Pack

MAX_WIDTH: Final = 100
INDENT: Final = "   "
MAX_LINE: Final = 10_000
"""Characters of a line that are read at once."""


class Console:
    """Prints texts of one language and reads answers."""

    def __init__(self, language: Language, colours: Colours | None = None, library: PackLibrary = BUILT_IN) -> None:
        self.language = language
        self.library = library
        self.colours = colours or colours_for(sys.stdout)

    def use_game(self, game: str, packs: Sequence[Pack]) -> None:
        """Use the game of a record and its packs. Some may not be named on the command line, if they are installed."""
        more = [pack for pack in packs if pack.slug not in self.library.slugs]
        if more or game != self.library.game:
            named = [pack for pack in self.library.packs if pack.game == game]
            self.library = open_pack_library(packs=(*named, *more), game=game)
            self.language = self.library.language(self.language.code)

    def text(self, key: str, **args: str | int) -> str:
        return self.language.text(key, **args)

    def print_line(self, line: str = "") -> None:
        print(self.colours.suits(line))

    def print_text(self, key: str, **args: str | int) -> None:
        """Print the text with this key."""
        self.print_line(self.text(key, **args))

    def print_title(self, text: str) -> None:
        self.print_line(self.colours(text, BOLD))

    def print_paragraph(self, text: str, indent: str = INDENT) -> None:
        """Print a longer text, wrapped and indented."""
        width = min(shutil.get_terminal_size().columns, MAX_WIDTH)
        for line in text.splitlines():
            self.print_line(textwrap.fill(line, width, initial_indent=indent, subsequent_indent=indent))

    def ask(self, prompt: str) -> str:
        """Return what is typed after the prompt. Raises EOFError if the input is closed."""
        sys.stdout.flush()
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401 (line editing and history for input())
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        typed = read_line()
        self.print_line(typed)  # a terminal echoes what is typed; do the same in a transcript
        return typed

    def ask_yes_no(self, question: str) -> bool:
        """Ask a question until it is answered with yes or no."""
        yes, no = self.text("terminal-yes"), self.text("terminal-no")
        while True:
            typed = self.ask(f"{question} [{yes}/{no}] ").lower()
            if typed and (yes.startswith(typed[0]) or typed[0] == "y"):
                return True
            if typed and (no.startswith(typed[0]) or typed[0] == "n"):
                return False


def read_line() -> str:
    """Read a line from an input that is not a terminal. An endless line is read in pieces.

    Raises EOFError if there is no further line, or if it cannot be read.
    """
    try:
        line = sys.stdin.readline(MAX_LINE)
    except OSError as error:
        raise EOFError from error
    if not line:
        raise EOFError
    return line.strip()


def console_for(code: str | None, packs: Sequence[str] = (), game: str | None = DEFAULT_GAME) -> Console:
    """Make a console in this language, or in that of the environment, with these packs of a game loaded."""
    library = open_pack_library(packs, game=game)
    return Console(library.language(code or default_language(os.environ)), library=library)


def default_language(environment: Mapping[str, str]) -> str:
    """Return the language of the environment if there are texts in it, else English."""
    setting = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return best_language([setting])
