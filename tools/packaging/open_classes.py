"""A plugin for mypyc: compiled classes stay open, as in plain Python.

By default, mypyc makes classes that no interpreted class can inherit from. Packs and tests do inherit from ours. mypyc
has the decorator `mypyc_attr` for that, which would have to be written above every class, and which comes from a
package that the engine would then need at run time. So it is added here, while the sources are read for compiling.
"""

from __future__ import annotations

from typing import Final

from mypy.nodes import ARG_NAMED, CallExpr, ClassDef, Expression, ImportFrom, IndexExpr, MypyFile, NameExpr
from mypy.plugin import Plugin

PACKAGE: Final = "sixgun."
SPECIAL: Final = {"NamedTuple", "Protocol"}
"""Bases of classes that mypyc treats in its own way."""
INTERPRETED: Final = {"CardSet"}
"""Classes that become plain Python classes. Packs fill them, and the checks of packs report what has a wrong type."""
OPEN: Final = "mypyc_attr"
PLAIN: Final = "update_abstractmethods"
"""A decorator that does nothing to our classes, except that mypyc makes plain Python classes of those that have it."""


class OpenClasses(Plugin):
    """Adds `@mypyc_attr` to the classes of the package."""

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        """Add decorators to the syntax tree of a module that has just been parsed."""
        if not file.fullname.startswith(PACKAGE):
            return []
        for node in file.defs:
            if isinstance(node, ClassDef):
                _open(node)
        for module, name, only_for_mypyc in (("mypy_extensions", OPEN, True), ("abc", PLAIN, False)):
            decorator = ImportFrom(module, 0, [(name, None)])
            decorator.is_top_level = True
            decorator.is_mypy_only = only_for_mypyc
            file.defs.insert(0, decorator)
            file.imports.append(decorator)
        return [(10, "mypy_extensions", -1), (10, "abc", -1)]


def _open(node: ClassDef) -> None:
    """Decorate a class. Exceptions become plain Python classes, because only those may have several bases."""
    bases = [_name(base) for base in node.base_type_exprs]
    if not SPECIAL.isdisjoint(bases):
        return
    decorator: Expression = NameExpr(PLAIN)
    if node.name not in INTERPRETED and not any(base.endswith(("Error", "Exception")) for base in bases):
        decorator = CallExpr(NameExpr(OPEN), [NameExpr("True")], [ARG_NAMED], ["allow_interpreted_subclasses"])
    decorator.set_line(node)
    node.decorators.append(decorator)


def _name(base: Expression) -> str:
    """Return the name of a base class, without its type parameters."""
    return _name(base.base) if isinstance(base, IndexExpr) else base.name if isinstance(base, NameExpr) else ""


def plugin(_version: str) -> type[Plugin]:
    """Return the plugin to mypy."""
    return OpenClasses
