"""Every attribute of a class of bots is declared: in the class body, or in `__init__`. A compiled build needs that."""

from __future__ import annotations

import ast
from pathlib import Path

import sixgun.bots

ROOT = Path(sixgun.bots.__file__).parent


def assigned(function: ast.FunctionDef) -> set[str]:
    """The attributes of `self` that a method assigns."""
    return {
        node.attr
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }


class Declared:
    """What a class declares and assigns, and its `__slots__` if it has them."""

    def __init__(self, found: ast.ClassDef) -> None:
        self.bases = [base.id for base in map(_plain, found.bases) if isinstance(base, ast.Name)]
        self.declared: set[str] = set()
        self.assigned: set[str] = set()
        self.slots: set[str] | None = None
        for part in found.body:
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                self.declared.add(part.target.id)
            elif isinstance(part, ast.Assign) and getattr(part.targets[0], "id", "") == "__slots__":
                self.slots = set(ast.literal_eval(part.value))
            elif isinstance(part, ast.FunctionDef):
                (self.declared if part.name == "__init__" else self.assigned).update(assigned(part))


def _plain(base: ast.expr) -> ast.expr:
    """A base class without its type arguments."""
    return base.value if isinstance(base, ast.Subscript) else base


def classes(folder: str) -> dict[str, Declared]:
    """The classes in one folder of the bots, by name."""
    found = {}
    for path in sorted((ROOT / folder).glob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = Declared(node)
    return found


def with_bases(found: Declared, known: dict[str, Declared]) -> list[Declared]:
    return [found, *[each for base in found.bases if base in known for each in with_bases(known[base], known)]]


def test_every_attribute_is_declared_in_the_class_or_when_it_is_made() -> None:
    missing, checked, shared = [], 0, classes(".")
    for folder in (".", "bang", "duel"):
        own = classes(folder)
        for name, found in own.items():
            line = with_bases(found, {**shared, **own})
            declared = set().union(*[each.declared for each in line])
            missing += [f"{folder}/{name}.{attribute}" for attribute in sorted(found.assigned - declared)]
            checked += 1
    assert checked > 25
    assert not missing


def test_classes_with_slots_have_one_for_each_attribute() -> None:
    missing, checked, shared = [], 0, classes(".")
    for folder in (".", "bang", "duel"):
        own = classes(folder)
        for name, found in own.items():
            if found.slots is not None:
                slots = set().union(*[each.slots or set() for each in with_bases(found, {**shared, **own})])
                used = found.assigned | found.declared
                missing += [f"{folder}/{name}.{attribute}" for attribute in sorted(used - slots)]
                checked += 1
    assert checked > 5
    assert not missing
