"""The page uses its new names: no file lies where it was, and no file defines or imports an old name.

`tools/dev/page_renames.tsv` lists the old folders, files and names below `web/src`. An old name may mean something else
in another file, so it is only looked for in the file that had it.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import PurePosixPath
from typing import Final

import pytest

from tests.support.source_names import ROOT, tracked_files, tracked_texts

PAGE: Final = "web/src/"
TABLE: Final = ROOT / "tools" / "dev" / "page_renames.tsv"
ROWS: Final = [line.split() for line in TABLE.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
FOLDERS: Final = [old for kind, old, _ in ROWS if kind == "folder"]
FILES: Final = {old: new for kind, old, new in ROWS if kind == "file"}
WORDS_BEFORE: Final = "(?:export|abstract|readonly|protected|async|get|const|let|class|interface|type|function)"
NAMES: Final = [(*old.split(":"), new) for kind, old, new in ROWS if kind == "name"]


@cache
def page_texts() -> dict[str, str]:
    """The sources of the page by their paths below web/src."""
    return {
        name.removeprefix(PAGE): (ROOT / name).read_text(encoding="utf-8")
        for name in tracked_files()
        if name.startswith(PAGE) and name.endswith((".ts", ".svelte"))
    }


@pytest.mark.parametrize("folder", FOLDERS)
def test_an_old_folder_is_gone(folder: str) -> None:
    assert [name for name in tracked_files() if name.startswith(f"{PAGE}{folder}/")] == []
    assert [name for name, text in tracked_texts().items() if f"{PAGE}{folder}/" in text] == []


@pytest.mark.parametrize("old", FILES)
def test_an_old_file_is_gone_and_nobody_names_it(old: str) -> None:
    assert f"{PAGE}{old}" not in tracked_files()
    assert [name for name, text in tracked_texts().items() if f"{PAGE}{old}" in text] == []


def today(old: str) -> str:
    """The path that a file of the page has now: its own row says so, or else the only file of that name."""
    if old in FILES:
        return today(FILES[old])
    if old in page_texts():
        return old
    [found] = [path for path in page_texts() if PurePosixPath(path).name == PurePosixPath(old).name]
    return found


@pytest.mark.parametrize(("file", "old", "new"), NAMES)
def test_an_old_name_is_gone_from_the_page(file: str, old: str, new: str) -> None:
    path = today(file)
    declared = re.compile(rf"^\s*(?:{WORDS_BEFORE} )*{old}\b[^'\n]*[:=({{<]", re.MULTILINE)
    assert not declared.search(page_texts()[path]), f"{path} still has {old}: {new}"
    module = re.escape(PurePosixPath(path).stem)
    imported = re.compile(rf"import (?:type )?\{{[^}}]*\b{old}\b[^}}]*\}} from '[^']*/{module}(?:\.ts)?'")
    assert [name for name, text in page_texts().items() if imported.search(text)] == []
