"""The pages of rulings and the tests that cite their numbers.

`python -m tests.support.rulings --write` fills the pages.

Tests below tests/duel cite docs/duel-rulings.md, all others docs/rulings.md.

A test cites a ruling in a comment behind its `def` line, or in the line after it: `# ruling 15` or `# ruling 15, 20`.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parents[1]
PAGE: Final = TESTS.parent / "docs" / "rulings.md"
DUEL: Final = TESTS / "duel"
DUEL_PAGE: Final = TESTS.parent / "docs" / "duel-rulings.md"
LAST: Final = 183

_CITED = re.compile(r"#\s*rulings?\s+(?P<numbers>\d+(?:\s*,\s*\d+)*)")
_ROW = re.compile(r"^\| (?P<number>\d+) \| (?P<text>[^|]+?) \|(?P<tests>[^|]*)\|", re.MULTILINE)


def cited_in(source: str) -> Iterator[tuple[str, int]]:
    """The tests of a file and the rulings that each one cites."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for line in lines[node.lineno - 1 : node.body[0].lineno - 1] or lines[node.lineno - 1 : node.lineno]:
                found = _CITED.search(line)
                if found:
                    yield from ((node.name, int(number)) for number in found["numbers"].split(","))


@cache
def citations(folder: Path = TESTS) -> dict[int, list[str]]:
    """Ruling to the names of its tests, in the order of files and lines."""
    found: dict[int, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        if folder != DUEL and DUEL in path.parents:
            continue
        for name, number in sorted(cited_in(path.read_text(encoding="utf-8")), key=lambda pair: pair[1]):
            found.setdefault(number, []).append(name)
    return found


def rulings(page: str) -> dict[int, str]:
    """The rulings that a page lists."""
    return {int(row["number"]): row["text"] for row in _ROW.finditer(page)}


def filled(page: str, tests: dict[int, list[str]]) -> str:
    """The page with the names of the tests."""

    def row(found: re.Match[str]) -> str:
        names = "<br>".join(f"`{name}`" for name in tests.get(int(found["number"]), []))
        return (
            f"| {found['number']} | {found['text']} | {names} |"
            if names
            else f"| {found['number']} | {found['text']} | |"
        )

    return _ROW.sub(row, page)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.support.rulings", description="Which tests cite which ruling."
    )
    parser.add_argument("--write", action="store_true", help="fill the pages")
    write = parser.parse_args(arguments).write
    untested = 0
    for path, folder in ((PAGE, TESTS), (DUEL_PAGE, DUEL)):
        page = path.read_text(encoding="utf-8")
        tests = citations(folder)
        if write:
            path.write_text(filled(page, tests), encoding="utf-8")
        missing = [number for number in rulings(page) if number not in tests]
        print(f"{path.name}: {len(rulings(page))} rulings, {len(missing)} without a test: {missing}")
        untested += len(missing)
    return 1 if untested else 0


if __name__ == "__main__":
    sys.exit(main())
