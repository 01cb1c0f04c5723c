"""No old name of the rename table is left where it was: neither in code nor in documents."""

from __future__ import annotations

import importlib
import re
import subprocess
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "tools" / "dev" / "renames.tsv"
EXEMPT = ("tests/data/", "tools/dev/renames.tsv", "src/sixgun/bang/old_packs.py", "tests/conformance/test_renames.py")
ROWS = [line.split() for line in TABLE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
MODULES = {old: new for kind, old, new in ROWS if kind == "module"}
NAMES = {old: new for kind, old, new in ROWS if kind == "name"}
MEMBERS = {old: new for kind, old, new in ROWS if kind == "member"}


@cache
def tracked_texts() -> dict[str, str]:
    """The text files of the repository, by their paths."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {
        name: (ROOT / name).read_text(encoding="utf-8")
        for name in listed.splitlines()
        if name.endswith((".py", ".md", ".toml")) and not name.startswith(EXEMPT) and (ROOT / name).is_file()
    }


def today(old_module: str) -> ModuleType | None:
    """The module that an old path leads to now; None if it has been split up since."""
    name = MODULES.get(old_module, old_module)
    while name in MODULES and MODULES[name] != name:
        name = MODULES[name]
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        return None


@pytest.mark.parametrize("old", [old for old, new in MODULES.items() if not new.startswith(f"{old}.")])
def test_an_old_module_is_gone_and_nobody_names_it(old: str) -> None:
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module(old)
    mention = re.compile(rf"(?<![\w.]){re.escape(old)}(?!\w)")
    assert [name for name, text in tracked_texts().items() if mention.search(text)] == []


@pytest.mark.parametrize("old", NAMES)
def test_an_old_name_is_gone_from_its_module(old: str) -> None:
    path, _, name = old.rpartition(".")
    module = today(path)
    taken = any(new == name and other.startswith(path) for other, new in NAMES.items())
    if module is None or taken:
        return  # split up, or the name now belongs to something else that was renamed to it
    assert not hasattr(module, name), f"{module.__name__} still has {name}"


@pytest.mark.parametrize("old", MEMBERS)
def test_an_old_member_is_gone_from_its_class(old: str) -> None:
    owner, _, name = old.rpartition(".")
    path, _, class_name = owner.rpartition(".")
    module = today(path)
    found = getattr(module, NAMES.get(owner, class_name), None) if module else None
    taken = any(new == name for other, new in MEMBERS.items() if other.startswith(f"{owner}."))
    assert found is None or taken or not hasattr(found, name), f"{owner} still has {name}"
