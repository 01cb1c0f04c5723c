"""The texts as they are in the files, and a language that remembers which of them were requested."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Hashable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sixgun
from sixgun.wording import Language, language

SOURCE = Path(sixgun.__file__).parent


COMPLETE = ("en", "fr")
"""The languages that have every text. Others may be translated in part."""
NARROW = "\u202f"
RAW_KEY = re.compile(r"\b(ask|card|character|choice|news|option|outcome|phase|rank|reason|role|suit|summary)-[a-z]")


class Variables(Visitor):
    """Collects the variables that a pattern refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(pattern: ftl.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.found


@cache
def catalogue(code: str) -> dict[str, set[str]]:
    """Every text of a language, attributes as `key.attribute`, with its variables."""
    found: dict[str, set[str]] = {}
    for path in sorted((SOURCE / "wording" / code).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                patterns = {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
                if entry.value:
                    patterns[entry.id.name] = entry.value
                for key, pattern in patterns.items():
                    assert key not in found, f"{key} is defined twice in {code}"
                    found[key] = variables(pattern)
    return found


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def literals() -> set[str]:
    """Every string constant of the project's code."""
    trees = [parsed(path) for path in sorted(SOURCE.rglob("*.py"))]
    constants = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {node.value for node in constants if isinstance(node.value, str)}


class Listener(Language):
    """A language that remembers what was asked of it."""

    def __init__(self, code: str) -> None:
        self.__dict__.update(language(code).__dict__)  # the same texts, which are read once
        self.asked: set[str] = set()
        self._texts: dict[tuple[Hashable, ...], str] = {}  # a text with the same figures is the same text

    def text(self, key: str, **args: str | int) -> str:
        self.asked.add(key)
        wanted = (key, *args.items())
        text = self._texts.get(wanted)
        if text is None:
            text = self._texts[wanted] = super().text(key, **args)
        return text


Saying = tuple[Callable[..., str], tuple[Any, ...]]
"""A function of the wording and what it is given after the language."""


def assert_well_formed(text: str) -> None:
    assert text
    assert text == text.strip()
    assert not re.search(r"[{}]|  | [.,)](?!\d)|\( |\.\.|None|_", text), text
    assert not RAW_KEY.search(text), text
    assert not re.search(r"[!?]\.(?!\w)", text), text
