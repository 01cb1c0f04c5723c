"""Games in files and in distributions: they are found, checked, and refused in one sentence."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from examples.doubt.game_type import DOUBT, DoubtType
from sixgun import games
from sixgun.bang.game_type import BANG
from sixgun.cardgame import game_files
from sixgun.cardgame.game_files import GameError, load_game_file
from sixgun.games import add_game, game_names, game_type_in, game_type_named, place_of, source_of
from sixgun.kernel.errors import RecordError, SixgunError
from tests.support.doubt import FILE, added_games

__all__ = ["added_games"]  # a fixture

pytestmark = pytest.mark.usefixtures("added_games")

ONE_FILE = """
from examples.doubt.game_type import DoubtType

class Mine(DoubtType):
    name = "mine"
    texts = {"en": "game = Mine"}

GAME = Mine()
OTHER = Mine
BANG = type("Bang", (DoubtType,), {"name": "bang"})()
"""


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "mine.py"
    path.write_text(ONE_FILE, encoding="utf-8")
    load_game_file.cache_clear()
    yield path
    sys.modules.pop("sixgun_game_mine", None)


def test_a_package_and_a_file_in_it_name_the_same_game() -> None:
    assert add_game(FILE) is DOUBT
    assert game_type_named("doubt") is DOUBT
    assert place_of(DOUBT) == FILE
    assert add_game(FILE.replace(":", "/game_type.py:")) is DOUBT
    assert game_type_in({"game": "doubt"}) is DOUBT
    assert "doubt" in game_names()
    assert source_of(DOUBT).name == "doubt"


def test_a_single_file_is_a_game(file: Path) -> None:
    game_type = add_game(f"{file}:GAME")
    assert game_type.name == "mine"
    assert source_of(game_type) == file
    assert games.game_files() == (f"{file}:GAME",)
    assert add_game(f"{file}:GAME") is game_type


def test_a_name_that_is_taken_is_refused(file: Path) -> None:
    with pytest.raises(GameError, match="there is a game “bang” already"):
        add_game(f"{file}:BANG")
    assert game_type_named("bang") is BANG


def test_a_record_of_a_game_that_nobody_added_says_how_to_name_it() -> None:
    with pytest.raises(RecordError, match=r"not a record of any of the games bang, duel: .* --game FILE\.py:NAME"):
        game_type_in({"game": "doubt"})


@pytest.mark.parametrize(
    ("where", "cause"),
    [
        ("mine.py", "this names no game: write a Python file and a name in it"),
        ("mine.txt:GAME", "this names no game"),
        ("mine.py:two words", "this names no game"),
        (".:GAME", "this names no game"),
        ("other.py:GAME", "there is no file other.py: give a Python file, or a folder with"),
        ("other:GAME", "there is no file other: give a Python file"),
        ("mine.py:NOBODY", "the file has no “NOBODY”: name the GameType that it defines"),
        ("mine.py:OTHER", "this is a ABCMeta, not a GameType"),
    ],
)
def test_a_place_without_a_game_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch, where: str, cause: str) -> None:
    monkeypatch.chdir(file.parent)
    with pytest.raises(GameError, match=cause):
        load_game_file(where)


@pytest.mark.parametrize(
    ("code", "cause"),
    [
        ("1 +", "line 1: the game fails to load .SyntaxError"),
        ("\nimport no_such_module", "line 2: the game fails to load .ModuleNotFoundError"),
        ("raise SystemExit(3)", "line 1: the game fails to load .SystemExit: 3"),
        ("GAME = 7", "this is a int, not a GameType"),
        (f"{ONE_FILE}\nGAME = type('X', (DoubtType,), {{'name': 'Über'}})()", "“Über” is no name for a game"),
        (f"{ONE_FILE}\nGAME = type('X', (Mine,), {{'player_counts': range(2, 30)}})()", "a range between 1 and 8"),
        (f"{ONE_FILE}\nGAME = type('X', (Mine,), {{'player_counts': range(0)}})()", "a range between 1 and 8"),
        (f"{ONE_FILE}\nGAME = type('X', (Mine,), {{'default_players': 7}})()", "not among “player_counts”"),
        (f"{ONE_FILE}\nGAME = type('X', (Mine,), {{'sides': 'all'}})()", "“sides” is not a tuple of names"),
        (f"{ONE_FILE}\nGAME = type('X', (Mine,), {{'options': dict}})()", "not a subclass of RuleOptions"),
        (
            (
                "from sixgun.cardgame.small_game import SmallGameType\n"
                "GAME = type('X', (SmallGameType,), {'deal': None, 'deck': None})()"
            ),
            "the game type lacks “name”",
        ),
        (
            (
                f"{ONE_FILE}\nfrom sixgun.cardgame.small_game import SmallCatalogue\n"
                "class None_(SmallCatalogue):\n    sets = ()\n    def __init__(self): pass\n"
                "GAME = type('X', (Mine,), {'catalogue': None_()})()"
            ),
            "its catalogue has no sets",
        ),
    ],
)
def test_a_file_with_a_fault_is_one_sentence(file: Path, code: str, cause: str) -> None:
    file.write_text(code, encoding="utf-8")
    before = set(sys.modules)
    with pytest.raises(GameError, match=cause) as raised:
        load_game_file(f"{file}:GAME")
    assert "\n" not in str(raised.value)
    assert "fails to load" not in cause or set(sys.modules) == before


# Installed games.


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Odd(DoubtType):
        name = "odd"

    module = ModuleType("installed_game")
    vars(module).update(ODD=Odd(), DOUBT=DOUBT)
    monkeypatch.setitem(sys.modules, "installed_game", module)
    found = {"odd": "installed_game:ODD", "lost": "no_such_module:GAME", "other": "installed_game:DOUBT"}
    monkeypatch.setattr(game_files, "installed_games", lambda: found)


@pytest.mark.usefixtures("installed")
def test_an_installed_game_is_found_by_its_name() -> None:
    assert game_names() == ["bang", "duel", "odd", "lost", "other"]
    assert game_type_named("odd").name == "odd"
    assert game_type_in({"game": "odd"}) is game_type_named("odd")
    assert place_of(game_type_named("odd")) == "odd"
    with pytest.raises(SixgunError, match="unknown game “poker”: there are bang, duel, odd, lost, other"):
        game_type_named("poker")


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("name", "cause"),
    [("lost", "the game fails to load .ModuleNotFoundError"), ("other", "it calls itself “doubt”")],
)
def test_an_installed_game_with_a_fault_is_one_sentence(name: str, cause: str) -> None:
    with pytest.raises(GameError, match=f"the installed game “{name}”: {cause}"):
        game_type_named(name)
