"""Chooses between the plain and the compiled engine.

`dev.py` copies this file into `.venv`, where every Python loads it. When `sixgun` is imported from `src`, the compiled
tree takes its place if `dev.py compile` has made one and none of its sources has changed since. `SIXGUN_ENGINE` forces
one: `plain` or `compiled`. Other copies of `sixgun`, such as that of a worktree on PYTHONPATH, are left alone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from importlib.machinery import ModuleSpec, PathFinder
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

LIBRARY = "sixgun__mypyc"
"""The library with all compiled code. The compiled modules import it."""

Stamp = dict[str, dict[str, list[int]]]
"""For each watched folder, the size and the time of change of its files. Folders in it have neither."""


def install(sources: str, trees: str) -> None:
    """Let the package in the folder `sources` be replaced by a compiled tree in the folder `trees`."""
    sys.meta_path.insert(0, EngineChoice(sources, trees))


class EngineChoice:
    """Finds the package `sixgun` and its library in the compiled tree."""

    def __init__(self, sources: str, trees: str) -> None:
        self.sources = sources
        self.trees = trees
        self.tree = ""

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """Find one of the two. None leaves it to the path."""
        if name == "sixgun":
            self.tree = self.choose()
        return PathFinder.find_spec(name, [self.tree]) if self.tree and name in ("sixgun", LIBRARY) else None

    def choose(self) -> str:
        """Return the compiled tree, or an empty text for the plain engine. Ends the program if neither is possible."""
        wanted = os.environ.get("SIXGUN_ENGINE", "")
        if wanted not in ("", "plain", "compiled"):
            sys.exit(f"SIXGUN_ENGINE is “{wanted}”, but can be plain or compiled.")
        usual = PathFinder.find_spec("sixgun")
        if wanted == "plain" or usual is None or usual.origin is None:
            return ""
        from pathlib import Path

        if Path(usual.origin).resolve().parents[1] != Path(self.sources):
            return ""
        tree, problem = current_tree(Path(self.sources), Path(self.trees))
        if not tree and wanted == "compiled":
            sys.exit(f"SIXGUN_ENGINE is “compiled”, but {problem}: run python3 dev.py compile.")
        return tree


def current_tree(sources: Path, trees: Path) -> tuple[str, str]:
    """Return the compiled tree that belongs to the sources, or an empty text and why there is none."""
    import json

    try:
        tree = trees / (trees / "current").read_text(encoding="utf-8")
        stamp = json.loads((tree / "stamp.json").read_text(encoding="utf-8"))
        if stamp == stamp_of(sources, stamp):
            return str(tree), ""
    except (OSError, ValueError):
        return "", "there is no compiled engine"
    return "", "its sources have changed since it was compiled"


def stamp_of(sources: Path, folders: Iterable[str]) -> Stamp:
    """Return what changes when one of these folders gets or loses a file, or when a file in it is edited."""
    return {folder: _files(sources / folder) for folder in folders}


def _files(folder: Path) -> dict[str, list[int]]:
    found = {}
    for entry in os.scandir(folder):
        if entry.name != "__pycache__":
            status = entry.stat()
            found[entry.name] = [status.st_size, status.st_mtime_ns] if entry.is_file() else []
    return found
