"""The names that the sources use today, read from their syntax trees without importing them."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
EXEMPT: Final = ("tests/data/", "tools/dev/renames.tsv", "src/sixgun/bang/old_packs.py", "tests/bang/test_old_packs.py",
                 "tests/conformance/test_renames.py")  # fmt: skip
"""Files that have to use old names."""
Functions = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class SourceClass:
    """A class: its qualified name, its bases, and the names of its members and of the attributes of its instances."""

    name: str
    bases: list[str] = field(default_factory=list)
    members: set[str] = field(default_factory=set)


@dataclass
class SourceModule:
    """A module: what it defines itself, what its imports bring in, and its variables with their types."""

    name: str
    defined: set[str] = field(default_factory=set)
    imported: dict[str, str] = field(default_factory=dict)
    classes: list[SourceClass] = field(default_factory=list)
    callables: set[str] = field(default_factory=set)
    variables: set[tuple[str, str]] = field(default_factory=set)
    bound: set[str] = field(default_factory=set)
    strings: set[str] = field(default_factory=set)

    def qualified(self, name: str) -> str:
        """The full name of what this module calls so."""
        first, dot, rest = name.partition(".")
        return self.imported.get(first, f"{self.name}.{first}") + dot + rest


@cache
def tracked_files() -> tuple[str, ...]:
    """The files of the repository."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return tuple(name for name in listed.splitlines() if (ROOT / name).is_file())


@cache
def tracked_texts() -> dict[str, str]:
    """The text files of the repository by their paths, without those that have to name what is gone."""
    return {
        name: (ROOT / name).read_text(encoding="utf-8")
        for name in tracked_files()
        if name.endswith((".py", ".md", ".toml")) and not name.startswith(EXEMPT)
    }


@cache
def source_modules() -> dict[str, SourceModule]:
    """All Python modules of the repository, by their dotted names."""
    found = {}
    for path, text in tracked_texts().items():
        if path.endswith(".py"):
            name = path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            found[name] = read_module(name, ast.parse(text))
    return found


@cache
def source_classes() -> dict[str, SourceClass]:
    """All classes of the repository, by their qualified names."""
    return {found.name: found for module in source_modules().values() for found in module.classes}


@cache
def with_bases(name: str) -> frozenset[str]:
    """A class and all the classes it is derived from, by their qualified names."""
    found = source_classes().get(name)
    return frozenset({name}).union(*(with_bases(base) for base in found.bases)) if found else frozenset({name})


def read_module(name: str, tree: ast.Module) -> SourceModule:
    """Collect the names of one module."""
    module = SourceModule(name)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            module.imported |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            module.imported |= {alias.asname: alias.name for alias in node.names if alias.asname}
    for statement in top_level(tree):
        module.defined |= set(bound_names(statement))
    for node in ast.walk(tree):
        module.bound |= set(bound_names(node))
        module.variables |= {(found, module.qualified(kind)) for found, kind in typed_variables(node)}
        if isinstance(node, ast.ClassDef):
            bases = [module.qualified(ast.unparse(base).partition("[")[0]) for base in node.bases]
            module.classes.append(SourceClass(f"{name}.{node.name}", bases, set(members_of(node))))
        if isinstance(node, Functions | ast.ClassDef):
            module.callables.add(node.name)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            module.strings.add(node.value)
    return module


def top_level(tree: ast.Module) -> Iterator[ast.stmt]:
    """The statements of a module, also those below a condition."""
    pending = list(tree.body)
    while pending:
        statement = pending.pop()
        yield statement
        if isinstance(statement, ast.If | ast.Try):
            pending += [*statement.body, *statement.orelse]


def bound_names(node: ast.AST) -> Iterator[str]:
    """The names that a node itself defines, sets or takes as parameters."""
    if isinstance(node, Functions | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
        yield node.id if isinstance(node, ast.Name) else node.attr
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(part, ast.Name):
                    yield part.id


def typed_variables(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Variables and parameters that a node declares with a class, or sets to a new object of a class."""
    if isinstance(node, ast.arg) and node.annotation is not None:
        yield from ((node.arg, kind) for kind in classes_named(node.annotation))
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        yield from ((node.target.id, kind) for kind in classes_named(node.annotation))
    elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
        made = ast.unparse(node.value.func)
        yield from ((target.id, made) for target in node.targets if isinstance(target, ast.Name))


def classes_named(annotation: ast.expr) -> Iterator[str]:
    """The classes that an annotation names outside brackets: `Game | None` names Game, `list[Game]` only list."""
    for part in ast.unparse(annotation).partition("[")[0].strip("'\"").split("|"):
        yield part.strip()


def members_of(node: ast.ClassDef) -> Iterator[str]:
    """What a class body defines, its slots, and what its methods set on self."""
    for statement in node.body:
        yield from bound_names(statement)
        if isinstance(statement, ast.Assign) and "__slots__" in bound_names(statement):
            yield from (str(part.value) for part in ast.walk(statement.value) if isinstance(part, ast.Constant))
        for part in ast.walk(statement) if isinstance(statement, Functions) else ():
            if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store) and is_self(part.value):
                yield part.attr


def is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"
