"""The page about adding a game: a stranger copies its code and its texts, and has the game everywhere."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sixgun.games import add_game
from sixgun.kernel.record import read_record
from sixgun.server.presentation.game_presenter import presenter_of
from sixgun.wording import language
from sixgun.wording.generic import GenericWording, texts_of
from tests.support.cli import FIRST, Sixgun
from tests.support.cli import sixgun as sixgun  # the fixture
from tests.support.doubt import added_games as added_games  # the fixture

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
LANGUAGES = ("en", "fr")


def blocks(kind: str) -> list[str]:
    """The code of the page in fences of a kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture
def ladder(tmp_path: Path, added_games: None) -> Iterator[Path]:
    """The folder that somebody makes who follows the page."""
    folder = tmp_path / "ladder"
    for code in LANGUAGES:
        (folder / code).mkdir(parents=True)
        (texts,) = blocks(f"fluent {code}")
        (folder / code / "ladder.ftl").write_text(texts, encoding="utf-8")
    (folder / "__init__.py").write_text("\n\n".join(blocks("python")), encoding="utf-8")
    path = list(sys.path)
    yield folder
    sys.path[:] = path
    sys.modules.pop("ladder", None)


def commands() -> list[list[str]]:
    """The command lines of the page."""
    return [line.split()[1:] for block in blocks("sh") for line in block.splitlines()]


def test_the_test_of_the_page_passes(ladder: Path) -> None:
    add_game(f"{ladder}:LADDER")
    (test,) = blocks("python test")
    found: dict[str, Any] = {}
    exec(compile(test, "docs/adding-a-game.md", "exec"), found)
    for name in [name for name in found if name.startswith("test_")]:
        found[name]()


def test_every_command_of_the_page_runs(ladder: Path, sixgun: Sixgun) -> None:
    record = str(ladder.parent / "RECORD")
    played = sixgun("play", "--game", "ladder:LADDER", "--record", record, "--lang", "en", said=FIRST)
    assert played.code == 0, played.err
    assert "You lay Rung" in played.out
    assert read_record(Path(record)).header["game"] == "ladder"
    ran = [line for line in commands() if line[0] != "serve"]
    assert len(ran) == 6
    for line in ran:
        run = sixgun(*line, said=FIRST)
        assert run.code == 0, (line, run.err)
        assert run.out


def test_the_texts_of_the_page_say_everything_in_both_languages(ladder: Path) -> None:
    game_type = add_game(f"{ladder}:LADDER")
    english, french = (re.findall(r"^([a-z-]+\d?) =", blocks(f"fluent {code}")[0], re.MULTILINE) for code in LANGUAGES)
    assert set(english) == set(french)
    assert set(texts_of(game_type)) == set(LANGUAGES)
    things = {code: presenter_of(game_type).catalogue(language(code)) for code in LANGUAGES}
    assert [found.name for found in things.values()] == ["Ladder", "L’Échelle"]
    assert all(entry.text for found in things.values() for entry in found.entries)
    assert [number.text for number in things["fr"].numbers] == ["Nombre de cartes distribuées à chacun."]


def test_the_keys_of_the_table_are_those_that_the_wording_reads() -> None:
    source = Path(sys.modules[GenericWording.__module__].__file__ or "").read_text(encoding="utf-8")
    read = {
        str(node.args[0].value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "text_key"
        and isinstance(node.args[0], ast.Constant)
    }
    listed = set(re.findall(r"`([a-z]+)-[A-Z]", PAGE))
    assert read - {"motive"} == listed
