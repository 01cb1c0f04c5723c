"""Rules and cards say what the rulebook says: how the engine saves time is none of their business."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

import sixgun
from sixgun.bang import announce as bang_announce
from sixgun.duel import announce as duel_announce

SOURCE = Path(sixgun.__file__).parent
RULES = sorted(
    path for game in ("bang", "duel") for part in ("rules", "sets") for path in (SOURCE / game / part).rglob("*.py")
)
IDIOMS = {
    "at_once": "await the question",
    "news": "call a function of announce.py",
    "tell": "call a function of announce.py",
    "unsettled": "await settle, which looks by itself",
    "deque": "write a loop",
}
"""Names that rule code does not use, and what it does instead."""


def names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every name that is read, called, imported or reached as an attribute, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.lineno, node.name
        elif isinstance(node, ast.alias):
            yield node.lineno, node.name.rpartition(".")[2]


def idioms(text: str) -> list[str]:
    """What a module of rules should not use."""
    return [f"line {line}: {name}: {IDIOMS[name]}" for line, name in names(ast.parse(text)) if name in IDIOMS]


def test_there_are_rules_to_look_at() -> None:
    assert len(RULES) > 30


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_rule_code_has_no_idioms_of_speed(path: Path) -> None:
    assert idioms(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "answer = ask.at_once() or await ask",
        "if game.news is not None:\n    pass",
        "game.tell('draw', seat)",
        "if unsettled(game):\n    pass",
        "from sixgun.bang.rules.settling import unsettled",
        "deque(map(print, cards), maxlen=0)",
    ],
)
def test_each_idiom_is_found(text: str) -> None:
    assert len(idioms(text)) == 1


def announcements(module: ModuleType) -> dict[str, FunctionType]:
    """The functions that a module of news defines."""
    found = {name: thing for name, thing in vars(module).items() if isinstance(thing, FunctionType)}
    return {name: function for name, function in found.items() if function.__module__ == module.__name__}


@pytest.mark.plain("reads the functions of a module")
@pytest.mark.parametrize("module", [bang_announce, duel_announce], ids=["bang", "duel"])
def test_every_announcement_has_a_word_of_explanation_and_is_made_by_the_rules(module: ModuleType) -> None:
    listed = announcements(module)
    assert len(listed) > 30
    assert [name for name, function in listed.items() if not inspect.getdoc(function)] == []
    game = module.__name__.split(".")[1]
    made = {
        node.attr
        for path in RULES
        if path.is_relative_to(SOURCE / game)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "announce"
    }
    assert made == set(listed)
