"""Rename modules, classes, members and variables across the tree: `python -m tools.dev.rename TABLE [--dry-run]`.

The table has three columns separated by tabs: kind, old name, new name.

- `module`   a dotted module path; the file is moved with `git mv`, imports and mentions of the path follow
- `name`     a module-level name, qualified by its old module: `sixgun.bang.cards.Ace`
- `member`   a class member, qualified by its old module and class; overrides in subclasses follow
- `variable` a local variable or parameter, and keywords in calls; `ace:sixgun.bang.cards.Ace` means only those of
             this type
- `move`     a module-level name that was moved by hand to another module: only imports follow

mypy resolves every attribute by the type of its owner, so names that merely look alike are left alone. What mypy knows
as `Any` is listed at the end for a person to look at.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mypy import build
from mypy.main import process_options
from mypy.nodes import (
    CallExpr,
    FuncDef,
    LambdaExpr,
    MemberExpr,
    MypyFile,
    NameExpr,
    Node,
    SuperExpr,
    SymbolTableNode,
    TypeAlias,
    TypeInfo,
    Var,
)
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    LiteralType,
    Overloaded,
    TupleType,
    Type,
    TypedDictType,
    TypeType,
    TypeVarType,
    UnionType,
    get_proper_type,
)

FOLDERS = ("src", "tests", "benchmarks", "tools", "examples", "docs")
PROSE = (".md", ".toml", ".py", ".json", ".yml")


@dataclass
class Table:
    """The renames of one run, by kind."""

    modules: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    members: dict[str, str] = field(default_factory=dict)
    variables: dict[str, str] = field(default_factory=dict)
    moves: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path) -> Table:
        table = cls()
        kinds = {
            "module": table.modules,
            "name": table.names,
            "member": table.members,
            "variable": table.variables,
            "move": table.moves,
        }
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            parts = line.split()
            if len(parts) != 3 or parts[0] not in kinds:
                sys.exit(f"{path}, line {number}: write “kind old new”, and one of {', '.join(kinds)} as kind.")
            kinds[parts[0]][parts[1]] = parts[2]
        return table

    def member(self, info: TypeInfo, name: str) -> str | None:
        """The new name of a member, if a class of this hierarchy renames it."""
        for base in info.mro:
            found = self.members.get(f"{base.fullname}.{name}")
            if found:
                return found
        return None

    def variable(self, name: str, kind: Type | None) -> str | None:
        """The new name of a local variable of this type."""
        if name in self.variables:
            return self.variables[name]
        for info in infos_of(kind):
            for base in info.mro:
                found = self.variables.get(f"{name}:{base.fullname}")
                if found:
                    return found
        return None


class Resolved:
    """Where attributes and names stand in one file, and what they belong to."""

    def __init__(self, types: dict[Any, Type], tree: MypyFile) -> None:
        self.owners: dict[tuple[int, int | None], Type | str | None] = {}
        self.names: dict[tuple[int, int], NameExpr] = {}
        self.parameters: dict[tuple[int, int], Type | None] = {}
        self.keywords: dict[tuple[int, int, str], Type | None] = {}
        for node in nodes_below(tree):
            if isinstance(node, MemberExpr):
                module = getattr(node.expr, "node", None)
                owner = f"{module.fullname}.{node.name}" if isinstance(module, MypyFile) else types.get(node.expr)
                self.owners[node.end_line or 0, node.end_column] = owner
            elif isinstance(node, SuperExpr) and node.info is not None:
                self.owners[node.end_line or 0, node.end_column] = Instance(node.info, [])
            elif isinstance(node, NameExpr):
                self.names[node.line, node.column] = node
            elif isinstance(node, (FuncDef, LambdaExpr)):
                for argument in node.arguments:
                    self.parameters[argument.line, argument.column] = argument.variable.type
            elif isinstance(node, CallExpr):
                for name, value in zip(node.arg_names, node.args):
                    if name:
                        self.keywords[value.line, value.column, name] = types.get(value)


SKIPPED = frozenset(
    ("node", "info", "type", "unanalyzed_type", "names", "alias_deps", "plugin_deps", "type_override", "method_type")
)


def nodes_below(tree: MypyFile) -> Iterator[Node]:
    """All nodes of a file. mypy's visitors are compiled and take no subclasses from here."""
    waiting: list[Any] = list(tree.defs)
    met: set[int] = set()
    while waiting:
        node = waiting.pop()
        if isinstance(node, (list, tuple)):
            waiting.extend(node)
        elif isinstance(node, Node) and id(node) not in met and not isinstance(node, (Var, TypeInfo, MypyFile)):
            met.add(id(node))
            yield node
            for cls in type(node).__mro__:
                for name in getattr(cls, "__mypyc_attrs__", ()):
                    if name not in SKIPPED:
                        waiting.append(getattr(node, name, None))


def infos_of(kind: Type | None) -> Iterator[TypeInfo]:
    """The classes whose members a value of this type has."""
    if kind is None:
        return
    proper = get_proper_type(kind)
    if isinstance(proper, Instance):
        yield proper.type
    elif isinstance(proper, TupleType):
        yield proper.partial_fallback.type
    elif isinstance(proper, (LiteralType, TypedDictType)):
        yield proper.fallback.type
    elif isinstance(proper, TypeType):
        yield from infos_of(proper.item)
    elif isinstance(proper, CallableType):
        if proper.is_type_obj():
            yield proper.type_object()
    elif isinstance(proper, Overloaded):
        yield from infos_of(proper.items[0])
    elif isinstance(proper, TypeVarType):
        yield from infos_of(proper.upper_bound)
        for value in proper.values:
            yield from infos_of(value)
    elif isinstance(proper, UnionType):
        for item in proper.items:
            yield from infos_of(item)


class FileRenamer(ast.NodeVisitor):
    """Collects the edits of one file as (line, byte column, old, new)."""

    def __init__(self, table: Table, tree: MypyFile, resolved: Resolved, source: bytes) -> None:
        self.table = table
        self.tree = tree
        self.resolved = resolved
        self.lines = source.split(b"\n")
        self.edits: set[tuple[int, int, str, str]] = set()
        self.doubts: list[tuple[int, str]] = []
        self.infos: list[TypeInfo] = []
        self.in_function = 0
        self.fstring: ast.JoinedStr | None = None
        self.renamed_members = {name.rsplit(".", 1)[1] for name in table.members}

    # What is found.

    def edit(self, line: int, column: int, old: str, new: str) -> None:
        if self.fstring is not None:
            self.edit_in_fstring(self.fstring, old, new)
        elif self.lines[line - 1][column : column + len(old.encode())] == old.encode():
            self.edits.add((line, column, old, new))

    def edit_in_fstring(self, node: ast.JoinedStr, old: str, new: str) -> None:
        """Python before 3.12 does not locate names in an f-string: take every such word within braces."""
        word = re.compile(rb"\b" + old.encode() + rb"\b")
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1):
            text = self.lines[line - 1]
            start = node.col_offset if line == node.lineno else 0
            end = (node.end_col_offset or 0) if line == node.end_lineno else len(text)
            for found in word.finditer(text, start, end):
                before = text[start : found.start()]
                if before.count(b"{") > before.count(b"}"):
                    self.edits.add((line, found.start(), old, new))

    def edit_after(self, line: int, column: int, old: str, new: str) -> None:
        """The next occurrence of the word, on the same line."""
        found = re.compile(rb"\b" + old.encode() + rb"\b").search(self.lines[line - 1], column)
        if found:
            self.edits.add((line, found.start(), old, new))

    def module_name(self, name: str) -> str | None:
        """The new simple name of what a module-level name of this file refers to."""
        symbol = self.tree.names.get(name)
        fullname = symbol_fullname(symbol)
        if fullname and fullname.rpartition(".")[2] == name:
            return self.table.names.get(fullname)
        return None

    # Imports.

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        module = node.module or ""
        for alias in node.names:
            new = self.table.names.get(f"{module}.{alias.name}") or self.reexported(module, alias.name)
            if new:
                self.edit(alias.lineno, alias.col_offset, alias.name, new)
                if alias.asname == alias.name:
                    self.edit_after(alias.lineno, alias.col_offset + len(alias.name) + 1, alias.name, new)
            moved = self.table.modules.get(f"{module}.{alias.name}")
            if moved:
                package, _, base = moved.rpartition(".")
                self.edit(alias.lineno, alias.col_offset, alias.name, base)
                if package != module and len(node.names) == 1:
                    self.edit(node.lineno, node.col_offset + len("from "), module, package)
                elif package != module:
                    self.doubts.append((node.lineno, f"from {module} import {alias.name}"))

    def reexported(self, module: str, name: str) -> str | None:
        symbol = self.tree.names.get(name)
        fullname = symbol_fullname(symbol)
        return self.table.names.get(fullname) if fullname and fullname.endswith(f".{name}") else None

    # Definitions.

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        new = self.module_name(node.name) if not self.infos and not self.in_function else None
        if new:
            self.edit_after(node.lineno, node.col_offset, node.name, new)
        info = self.class_info(node)
        if info:
            self.infos.append(info)
            for statement in node.body:
                self.define(statement, info)
        within, self.in_function = self.in_function, 0
        self.generic_visit(node)
        self.in_function = within
        if info:
            self.infos.pop()

    def class_info(self, node: ast.ClassDef) -> TypeInfo | None:
        names = self.infos[-1].names if self.infos else self.tree.names
        symbol = names.get(node.name)
        if symbol and isinstance(symbol.node, TypeInfo):
            return symbol.node
        for name, other in self.tree.names.items():  # classes defined inside functions are kept as Name@line
            if name.startswith(f"{node.name}@") and isinstance(other.node, TypeInfo) and other.node.line == node.lineno:
                return other.node
        return None

    def define(self, node: ast.stmt, info: TypeInfo) -> None:
        """Members that a class body defines."""
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            new = self.table.member(info, node.name)
            if new:
                self.edit_after(node.lineno, node.col_offset, node.name, new)
            return
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in targets:
            for name in ast.walk(target):
                if isinstance(name, ast.Name):
                    if name.id == "__slots__" and isinstance(node, ast.Assign):
                        self.slots(node.value, info)
                    new = self.table.member(info, name.id)
                    if new:
                        self.edit(name.lineno, name.col_offset, name.id, new)
        if isinstance(node, (ast.If, ast.With)):
            for inner in node.body:
                self.define(inner, info)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets):
            for text in ast.walk(node.value):
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    new = self.module_name(text.value)
                    if new:
                        self.edit(text.lineno, text.col_offset + 1, text.value, new)
        self.generic_visit(node)

    def slots(self, value: ast.expr, info: TypeInfo) -> None:
        for text in ast.walk(value):
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                new = self.table.member(info, text.value)
                if new:
                    self.edit(text.lineno, text.col_offset + 1, text.value, new)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.function(node)

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if not self.infos and not self.in_function:
            new = self.module_name(node.name)
            if new:
                self.edit_after(node.lineno, node.col_offset, node.name, new)
        self.in_function += 1
        infos, self.infos = self.infos, []
        names = {found.id for found in ast.walk(node) if isinstance(found, ast.Name)}
        names |= {found.arg for found in ast.walk(node) if isinstance(found, ast.arg)}
        for old, new in self.table.variables.items():
            if old.partition(":")[0] in names and new in names:
                self.doubts.append((node.lineno, f"{node.name}: variable {old} beside {new}"))
        self.generic_visit(node)
        self.infos = infos
        self.in_function -= 1

    def visit_arg(self, node: ast.arg) -> None:
        new = self.table.variable(node.arg, self.resolved.parameters.get((node.lineno, node.col_offset)))
        if new:
            self.edit(node.lineno, node.col_offset, node.arg, new)
        self.generic_visit(node)

    # Uses.

    def visit_Name(self, node: ast.Name) -> None:
        known = self.resolved.names.get((node.lineno, node.col_offset))
        if known is not None and isinstance(known.node, MypyFile):
            moved = self.table.modules.get(known.node.fullname, "").rpartition(".")[2]
            if moved and known.node.fullname.endswith(f".{node.id}"):
                self.edit(node.lineno, node.col_offset, node.id, moved)
            return
        if known is not None and known.fullname and "." in known.fullname:
            if known.fullname.rpartition(".")[2] == node.id and known.fullname in self.table.names:
                self.edit(node.lineno, node.col_offset, node.id, self.table.names[known.fullname])
            return
        if known is not None and isinstance(known.node, Var) and known.kind == 0:
            new = self.table.variable(node.id, known.node.type)
            if new:
                self.edit(node.lineno, node.col_offset, node.id, new)
            return
        if known is None:  # an annotation
            new = self.module_name(node.id)
            if new:
                self.edit(node.lineno, node.col_offset, node.id, new)
            elif node.id in self.table.variables and self.in_function:
                self.edit(node.lineno, node.col_offset, node.id, self.table.variables[node.id])
        elif self.in_function and node.id in self.table.variables:
            self.edit(node.lineno, node.col_offset, node.id, self.table.variables[node.id])

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        outer, self.fstring = self.fstring, self.fstring or node
        self.generic_visit(node)
        self.fstring = outer

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.generic_visit(node)
        key = (node.end_lineno or 0, node.end_col_offset)
        column = (node.end_col_offset or 0) - len(node.attr.encode())
        owner = self.resolved.owners.get(key, "")
        if isinstance(owner, str):
            new = self.table.names.get(owner)
            if new:
                self.edit(node.end_lineno or 0, column, node.attr, new)
            elif not owner and isinstance(node.value, ast.Name):  # an annotation with a module in front
                symbol = self.tree.names.get(node.value.id)
                if symbol and isinstance(symbol.node, MypyFile):
                    new = self.table.names.get(f"{symbol.node.fullname}.{node.attr}")
                    if new:
                        self.edit(node.end_lineno or 0, column, node.attr, new)
                elif node.attr in self.renamed_members:
                    self.doubts.append((node.lineno, f"unresolved .{node.attr}"))
            return
        if owner is None or isinstance(get_proper_type(owner), AnyType):
            if node.attr in self.renamed_members:
                self.doubts.append((node.lineno, f"Any.{node.attr}"))
            return
        for info in infos_of(owner):
            new = self.table.member(info, node.attr)
            if new:
                self.edit(node.end_lineno or 0, column, node.attr, new)
                return

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        for keyword in node.keywords:
            if keyword.arg is None:
                continue
            place = (keyword.value.lineno, keyword.value.col_offset, keyword.arg)
            new = self.constructor_field(node.func, keyword.arg)
            new = new or self.table.variable(keyword.arg, self.resolved.keywords.get(place))
            if new:
                self.edit(keyword.lineno, keyword.col_offset, keyword.arg, new)

    def constructor_field(self, function: ast.expr, name: str) -> str | None:
        """The new name of a field that is given to a constructor, a `replace` or a `_replace`."""
        if name not in self.renamed_members:
            return None
        if isinstance(function, ast.Name):
            known = self.resolved.names.get((function.lineno, function.col_offset))
            if known is not None and isinstance(known.node, TypeInfo):
                return self.table.member(known.node, name)
        if isinstance(function, ast.Attribute):
            owner = self.resolved.owners.get((function.end_lineno or 0, function.end_col_offset))
            if isinstance(owner, str):
                return None
            for info in infos_of(owner):
                if function.attr in ("_replace", "__init__"):
                    return self.table.member(info, name)
        self.doubts.append((function.lineno, f"keyword {name}="))
        return None

    def visit_Constant(self, node: ast.Constant) -> None:
        """Names in quoted annotations, and mentions of names in strings."""
        if not isinstance(node.value, str) or node.end_lineno != node.lineno:
            return
        for word in set(re.findall(r"\b[A-Za-z_]\w+\b", node.value)):
            new = self.module_name(word)
            if new and re.fullmatch(r"[\w.\[\], |]+", node.value) and word[0].isupper() and not word.isupper():
                self.edit_after(node.lineno, node.col_offset, word, new)
        if node.value in self.renamed_members:
            self.doubts.append((node.lineno, f"text “{node.value}”"))


def symbol_fullname(symbol: SymbolTableNode | None) -> str | None:
    if symbol is None or symbol.node is None:
        return None
    if isinstance(symbol.node, TypeAlias):
        return symbol.node.fullname
    return symbol.fullname


def renamed(source: bytes, edits: set[tuple[int, int, str, str]]) -> bytes:
    lines = source.split(b"\n")
    by_line: dict[int, list[tuple[int, str, str]]] = defaultdict(list)
    for line, column, old, new in edits:
        by_line[line].append((column, old, new))
    for number, found in by_line.items():
        text = lines[number - 1]
        for column, old, new in sorted(found, reverse=True):
            text = text[:column] + new.encode() + text[column + len(old.encode()) :]
        lines[number - 1] = text
    return b"\n".join(lines)


def rename_in_code(table: Table, dry_run: bool) -> None:
    """All renames but those of modules."""
    sources, options = process_options(["--config-file", "pyproject.toml"])
    options.export_types = options.preserve_asts = True
    options.incremental = False
    result = build.build(sources, options)
    if result.errors:
        sys.exit("\n".join(result.errors))
    changed = 0
    for name in sorted(result.graph):
        state = result.graph[name]
        if state.tree is None or not state.path or not state.path.endswith(".py"):
            continue
        path = Path(state.path)
        if path.is_absolute() and not path.is_relative_to(Path.cwd()):
            continue
        if "site-packages" in path.parts or ".venv" in path.parts:
            continue
        source = path.read_bytes()
        resolved = Resolved(result.types, state.tree)
        renamer = FileRenamer(table, state.tree, resolved, source)
        renamer.visit(ast.parse(source))
        for line, doubt in sorted(set(renamer.doubts)):
            print(f"{path}:{line}: {doubt}")
        if renamer.edits:
            changed += 1
            if not dry_run:
                path.write_bytes(renamed(source, renamer.edits))
    print(f"{changed} files renamed in")


def move_modules(modules: dict[str, str]) -> None:
    """Move the files, then let every mention of their dotted or slashed path follow."""
    for old, new in modules.items():
        source, target = Path("src", *old.split(".")), Path("src", *new.split("."))
        if not source.is_dir():
            source, target = source.with_suffix(".py"), target.with_suffix(".py")
        if not source.exists():
            print(f"not there: {source}")
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["git", "mv", str(source), str(target)], check=True)
        package = target.parent / "__init__.py"
        if not package.exists():
            print(f"write {package}")
    dotted = re.compile(r"(?<![\w.])(" + "|".join(sorted(map(re.escape, modules), key=len, reverse=True)) + r")(?!\w)")
    slashed = {f"{old.removeprefix('sixgun.').replace('.', '/')}.py": new for old, new in modules.items()}
    paths = re.compile(r"(?<![\w-])(" + "|".join(sorted(map(re.escape, slashed), key=len, reverse=True)) + r")\b")
    for path in listed_files():
        text = path.read_text(encoding="utf-8")
        after = dotted.sub(lambda found: modules[found[1]], text)
        after = paths.sub(lambda found: slashed[found[1]].removeprefix("sixgun.").replace(".", "/") + ".py", after)
        if after != text:
            path.write_text(after, encoding="utf-8")


def move_names(moves: dict[str, str]) -> None:
    """Let imports follow names that stand in another module now; ruff sorts them afterwards."""
    for path in listed_files():
        if path.suffix != ".py":
            continue
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines(keepends=True)
        for node in sorted(import_nodes(ast.parse(source)), key=lambda found: found.lineno, reverse=True):
            kept = [alias for alias in node.names if f"{node.module}.{alias.name}" not in moves]
            gone = [alias for alias in node.names if f"{node.module}.{alias.name}" in moves]
            if not gone:
                continue
            indent = " " * node.col_offset
            new = [f"{indent}from {node.module} import {', '.join(map(ast.unparse, kept))}\n"] if kept else []
            for alias in gone:
                module, _, name = moves[f"{node.module}.{alias.name}"].rpartition(".")
                given = alias.asname or alias.name
                new.append(f"{indent}from {module} import {name}{f' as {given}' if given != name else ''}\n")
            lines[node.lineno - 1 : node.end_lineno] = new
        after = "".join(lines)
        if after != source:
            path.write_text(after, encoding="utf-8")


def import_nodes(tree: ast.Module) -> list[ast.ImportFrom]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]


def listed_files() -> Iterator[Path]:
    listed = subprocess.run(["git", "ls-files", *FOLDERS, "*.md", "*.toml", "*.py"], capture_output=True, check=True)
    for name in sorted(set(listed.stdout.decode().splitlines())):
        path = Path(name)
        if (
            path.suffix in PROSE
            and path.is_file()
            and not name.startswith("tests/data/")
            and "static" not in path.parts
        ):
            yield path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", type=Path)
    parser.add_argument("--dry-run", action="store_true", help="only list what needs a person")
    arguments = parser.parse_args()
    table = Table.read(arguments.table)
    if table.names or table.members or table.variables:
        rename_in_code(table, arguments.dry_run)
    if table.moves and not arguments.dry_run:
        move_names(table.moves)
    if table.modules and not arguments.dry_run:
        move_modules(table.modules)


if __name__ == "__main__":
    main()
