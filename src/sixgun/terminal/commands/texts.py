"""`sixgun texts`: says how far the languages are translated, and what one of them lacks."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Final

from sixgun.terminal.arguments import add_language_argument
from sixgun.terminal.screen.console import Console, console_for
from sixgun.wording import languages
from sixgun.wording.language import language_name
from sixgun.wording.language_codes import check_code
from sixgun.wording.text_check import Comparison, compare_with_english

FOUND_SOMETHING: Final = 1


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_language_argument(parser)
    parser.add_argument(
        "code", nargs="?", metavar="CODE", help="list what this language lacks or has wrong (docs/translating.md)"
    )


def texts(args: Namespace) -> int:
    """Print one line for each language, or all that is to be reported about one. Returns 1 if there is anything."""
    console = console_for(args.lang)
    if args.code is not None:
        check_code(args.code)
    complete = True
    for code in languages() if args.code is None else (args.code,):
        compared = compare_with_english(code)
        complete = complete and compared.is_complete
        console.print_text(
            "terminal-texts-language",
            code=code,
            name=language_name(code),
            translated=compared.translated,
            total=compared.total,
        )
        if args.code is not None:
            print_report(console, compared)
    return 0 if complete else FOUND_SOMETHING


def print_report(console: Console, compared: Comparison) -> None:
    """Print what is missing or wrong, one text a line."""
    print_part(console, "terminal-texts-unreadable", compared.unreadable)
    wrong = [
        console.text(
            "terminal-texts-expected",
            text=f"{text.file}: {text.key}",
            found=variable_list(console, text.variables),
            expected=variable_list(console, expected),
        )
        for text, expected in compared.wrong_variables
    ]
    print_part(console, "terminal-texts-wrong-variables", wrong)
    lost = [f"{text.file}: {text.key} → {name}" for text, name in compared.lost_references]
    print_part(console, "terminal-texts-lost-references", lost)
    print_part(console, "terminal-texts-superfluous", [f"{text.file}: {text.key}" for text in compared.superfluous])
    print_part(console, "terminal-texts-missing", [f"{text.file}: {text.key}" for text in compared.missing])


def print_part(console: Console, title: str, lines: list[str]) -> None:
    """Print the lines below their title, if there are any."""
    if lines:
        console.print_line()
        console.print_title(console.text(title, count=len(lines)))
        for line in lines:
            console.print_line(f"  {line}")


def variable_list(console: Console, names: frozenset[str]) -> str:
    """Return the names of variables as they are written in a text."""
    return " ".join(f"${name}" for name in sorted(names)) or console.text("terminal-texts-no-variables")
