"""The languages there are: every folder beside this file that holds Fluent files (`.ftl`) is one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from sixgun.kernel.errors import SixgunError

ENGLISH: Final = "en"
"""The language that has every text. What another language lacks is said in English."""
FOLDER: Final = Path(__file__).parent
CODE: Final = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?")
"""A code is a folder's name, such as `de`, `pt-BR` or `zh-Hant`: a language, perhaps a script, perhaps a country."""


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages, in alphabetical order."""
    codes = {path.parent.name for path in FOLDER.glob("*/*.ftl")}
    for code in codes:
        if not CODE.fullmatch(code):
            raise SixgunError(f"{FOLDER / code} is not named after a language: rename it like “de” or “pt-BR”")
    return tuple(sorted(codes))


def text_files(code: str) -> list[Path]:
    """Return the files of a language, in alphabetical order."""
    return sorted((FOLDER / code).glob("*.ftl"))


def read_file(path: Path) -> str:
    """Return the content of a file of texts. Raises SixgunError if it is in another encoding than UTF-8."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise SixgunError(f"{path} is not UTF-8 text: save it as UTF-8") from error


def check_code(code: str) -> None:
    """Raise SixgunError if there is no such language."""
    if code not in languages():
        raise SixgunError(f"unknown language “{code}”: there are {', '.join(languages())}")


def best_language(wanted: Iterable[str]) -> str:
    """Return the first of the wanted languages that there is, else English. `fr-CH` finds `fr`, and `pt` finds `pt-BR`.

    The wanted ones may be written as in `$LANG`: `fr_CH.UTF-8`.
    """
    found = {code.lower(): code for code in languages()}
    found = {code.partition("-")[0]: name for code, name in found.items()} | found
    for tag in wanted:
        parts = re.split("[.@]", tag, maxsplit=1)[0].lower().replace("_", "-").split("-")[:3]
        for length in range(len(parts), 0, -1):
            if (code := "-".join(parts[:length])) in found:
                return found[code]
    return ENGLISH
