"""A language that is added as a folder: German with three texts, in a folder of all languages for one test."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from sixgun.wording import language_codes, languages

GERMAN: Final = """
language-name = Deutsch
card-beer = Bier
ask-play = Wähle eine Karte!
web-app-settings = Einstellungen
"""


def add_language(folder: Path, code: str, texts: str) -> Path:
    """Add a language to a folder of languages. Returns its file."""
    (folder / code).mkdir(exist_ok=True)
    path = folder / code / "first.ftl"
    path.write_text(texts, encoding="utf-8")
    return path


def forget_languages() -> None:
    """Empty the caches above the games, because many of them hold texts."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("sixgun.wording", "sixgun.terminal", "sixgun.server")):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


@pytest.fixture
def language_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the folder with all languages. What a test adds to it is there until the test ends."""
    folder = tmp_path / "languages"
    for code in languages():
        shutil.copytree(language_codes.FOLDER / code, folder / code)
    monkeypatch.setattr(language_codes, "FOLDER", folder)
    forget_languages()
    yield folder
    forget_languages()
