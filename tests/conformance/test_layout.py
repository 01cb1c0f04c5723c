"""Imports go one way in the repository: tools use tests, tests use the package, and never the other way."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FORBIDDEN = {
    "src": {"tests", "tools", "benchmarks", "examples"},
    "tests": {"tools", "benchmarks"},
    "benchmarks": {"tests", "tools"},
    "tools/dev": {"sixgun", "tests", "benchmarks"},
}
"""Which packages the files below a folder may not import."""


def imported(tree: ast.AST) -> Iterator[str]:
    """The name of every module that is imported anywhere in a file, from the top."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield node.module


@pytest.mark.parametrize("folder", FORBIDDEN)
def test_no_file_imports_what_is_above_it(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files
    found = [
        f"{file.relative_to(ROOT).as_posix()} imports {module}"
        for file in files
        for module in imported(ast.parse(file.read_text(encoding="utf-8")))
        if module.partition(".")[0] in FORBIDDEN[folder]
    ]
    assert found == []


def test_imports_are_found_wherever_they_are() -> None:
    code = "import tools.soak as a\ndef f():\n    from benchmarks import measure\nfrom . import b\n"
    assert list(imported(ast.parse(code))) == ["tools.soak", "benchmarks"]
