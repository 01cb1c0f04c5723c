"""The two ends of the line: what is printed, in which language and colour, and what is typed."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
import textwrap
from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.bang.packs import Pack
from sixgun.terminal.screen.colours import BOLD, Colours, colours_for
from sixgun.wording import Language, languages
from sixgun.wording.pack_library import PRINTED, PackLibrary, open_pack_library

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 (line editing and history for input())

WIDEST: Final = 100
INDENT: Final = "   "
LONGEST: Final = 10_000
"""Letters of a line that are read at once."""


class Console:
    """Prints in one language and asks on one line."""

    def __init__(self, language: Language, paint: Colours | None = None, library: PackLibrary = PRINTED) -> None:
        self.language = language
        self.library = library
        self.paint = paint or colours_for(sys.stdout)

    def stock(self, packs: Sequence[Pack]) -> None:
        """Put the packs of a record on the shelf that nobody has named, because they are installed."""
        more = [pack for pack in packs if pack.slug not in self.library.slugs]
        if more:
            self.library = open_pack_library(packs=(*self.library.packs, *more))
            self.language = self.library.language(self.language.code)

    def text(self, key: str, **args: str | int) -> str:
        return self.language.text(key, **args)

    def say(self, line: str = "") -> None:
        print(self.paint.suits(line))

    def tell(self, key: str, **args: str | int) -> None:
        """Print one of the terminal's texts."""
        self.say(self.text(key, **args))

    def title(self, text: str) -> None:
        self.say(self.paint(text, BOLD))

    def paragraph(self, text: str, indent: str = INDENT) -> None:
        """Print a text of some length, broken into lines."""
        width = min(shutil.get_terminal_size().columns, WIDEST)
        for line in text.splitlines():
            self.say(textwrap.fill(line, width, initial_indent=indent, subsequent_indent=indent))

    def ask(self, prompt: str) -> str:
        """What is typed after the prompt; EOFError if the input is closed."""
        sys.stdout.flush()
        if sys.stdin.isatty():
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        typed = next_line()
        self.say(typed)  # a terminal shows what is typed; a transcript ought to as well
        return typed

    def agrees(self, question: str) -> bool:
        """A question with yes or no."""
        yes, no = self.text("terminal-yes"), self.text("terminal-no")
        while True:
            typed = self.ask(f"{question} [{yes}/{no}] ").lower()
            if typed and (yes.startswith(typed[0]) or typed[0] == "y"):
                return True
            if typed and (no.startswith(typed[0]) or typed[0] == "n"):
                return False


def next_line() -> str:
    """The next line of an input that is no terminal; EOFError if there is none, or if it cannot be read. An endless one
    comes in pieces."""
    try:
        line = sys.stdin.readline(LONGEST)
    except OSError as error:
        raise EOFError from error
    if not line:
        raise EOFError
    return line.strip()


def console_for(code: str | None, packs: Sequence[str] = ()) -> Console:
    """A console in the named language, or in that of the environment, with these packs on the shelf."""
    library = open_pack_library(packs)
    return Console(library.language(code or usual_language(os.environ)), library=library)


def usual_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if there are texts in it."""
    wish = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    code = wish.partition("_")[0].partition(".")[0].lower()
    return code if code in languages() else "en"
