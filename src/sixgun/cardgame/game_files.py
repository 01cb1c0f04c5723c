"""Games that somebody else wrote: in a Python file, or in an installed distribution.

A file is named `FILE.py:NAME`, where `NAME` is its `GameType`. In place of a file there may be the folder of a package.
A distribution registers `NAME = "module:OBJECT"` under the entry point group `sixgun.games`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from sixgun.cardgame.game_type import AnyGameType, GameType
from sixgun.cardgame.load_errors import described, line_in
from sixgun.cardgame.options import RuleOptions
from sixgun.kernel.errors import SixgunError, quoted

GROUP: Final = "sixgun.games"
MOST_SEATS: Final = 8
"""Who has seen a card is stored in one byte."""
PACKAGE: Final = "__init__.py"
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,19}")


class GameError(SixgunError):
    """A game that cannot be used. The message says where it is and, if possible, on which line."""

    def __init__(self, where: str, cause: str, line: int = 0) -> None:
        super().__init__(f"{where}, line {line}: {cause}" if line else f"{where}: {cause}")


# From a file.


@cache
def load_game_file(where: str) -> AnyGameType:
    """Load the game at `FILE.py:NAME` and check it."""
    file, _, name = where.rpartition(":")
    path = Path(file)
    if not name.isidentifier() or path.suffix not in ("", ".py") or (path.is_dir() and not (path / PACKAGE).is_file()):
        raise GameError(where, "this names no game: write a Python file and a name in it, as in mygame.py:GAME")
    if path.is_dir():
        path /= PACKAGE
    if not path.is_file():
        raise GameError(where, f"there is no file {path}: give a Python file, or a folder with {PACKAGE}")
    module = _module_in(where, path.resolve())
    if not hasattr(module, name):
        raise GameError(where, f"the file has no “{name}”: name the GameType that it defines")
    return checked(where, getattr(module, name))


def _module_in(where: str, path: Path) -> Any:
    """Import a file: by its full name if it belongs to a package, else as a module of its own.

    The module stays known by its name: dataclasses look it up, and so do objects that come from another process.
    """
    packages = list(_packages_of(path))
    before = set(sys.modules)
    try:
        if packages:
            root, names = str(packages[-1].parent), [package.name for package in reversed(packages)]
            if root not in sys.path:
                sys.path.insert(0, root)
            return import_module(".".join(names if path.name == PACKAGE else [*names, path.stem]))
        spec = spec_from_file_location(f"sixgun_game_{path.stem}", path)
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[spec.name] = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    except (Exception, SystemExit) as error:
        for name in [name for name in sys.modules if name not in before]:
            del sys.modules[name]
        raise GameError(where, f"the game fails to load ({described(error)})", line_in(error, path)) from error


def _packages_of(path: Path) -> Iterator[Path]:
    """The folders of the packages that a file belongs to, the innermost one first."""
    folder = path.parent
    while (folder / PACKAGE).is_file():
        yield folder
        folder = folder.parent


# From a distribution.


@cache
def installed_games() -> dict[str, str]:
    """The games that installed distributions have registered: names to places."""
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def load_installed_game(name: str) -> AnyGameType:
    """Load the installed game with this name and check it."""
    module, _, attribute = installed_games()[name].partition(":")
    where = f"the installed game “{name}”"
    try:
        found = getattr(import_module(module), attribute)
    except (Exception, SystemExit) as error:
        raise GameError(where, f"the game fails to load ({described(error)})") from error
    game_type = checked(where, found)
    if game_type.name != name:
        raise GameError(where, f"it calls itself “{game_type.name}”: register it under that name")
    return game_type


# Checks.


def checked(where: str, found: Any) -> AnyGameType:
    """Return the game type if everything that others rely on is in order. Raises GameError if not."""
    if not isinstance(found, GameType):
        raise GameError(where, f"this is a {type(found).__name__}, not a GameType: name an object of its class")
    for cause in _faults(found):
        raise GameError(where, cause)
    return found


def _faults(game_type: Any) -> Iterator[str]:
    """What is wrong with a game type, in sentences."""
    lacking = [
        name
        for name in ("name", "player_counts", "default_players", "sides", "catalogue", "options", "game_class")
        if not hasattr(game_type, name)
    ]
    if lacking:
        yield f"the game type lacks “{lacking[0]}”"
        return
    counts = game_type.player_counts
    if not isinstance(game_type.name, str) or not _NAME.fullmatch(game_type.name):
        yield f"{quoted(game_type.name)} is no name for a game: use up to 20 small letters, digits and _"
    if not isinstance(counts, range) or not counts or counts[0] < 1 or counts[-1] > MOST_SEATS:
        yield f"“player_counts” is not a range between 1 and {MOST_SEATS}"
    elif game_type.default_players not in counts:
        yield f"“default_players” is {quoted(game_type.default_players)}, which is not among “player_counts”"
    if not isinstance(game_type.sides, tuple) or not all(isinstance(side, str) for side in game_type.sides):
        yield "“sides” is not a tuple of names"
    if not (isinstance(game_type.options, type) and issubclass(game_type.options, RuleOptions)):
        yield "“options” is not a subclass of RuleOptions"
    if not game_type.sets:
        yield "its catalogue has no sets: it needs at least one"
