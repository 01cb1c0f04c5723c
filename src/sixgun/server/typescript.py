"""The protocol as TypeScript: `python -m sixgun.server.typescript --write` makes `web/src/protocol/types.ts`.

Every struct of `protocol/` becomes an interface of the same name, every bounded type an alias, every union of
messages a union that TypeScript tells apart by `t`. A field is optional if the server leaves it out, or a client may
leave it out, when it has its default value; its comment tells that value. `cards/cardIcons.ts` lists the drawings that
the facts of cards name.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
import types
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from sixgun.games import GAME_TYPES
from sixgun.server import protocol
from sixgun.server.protocol import bang, duel, generic, http, messages, parts, told

MODULES: Final = (parts, bang, duel, generic, told, messages, http)
PAGE: Final = Path(__file__).parents[3] / "web" / "src"
PLACE: Final = PAGE / "protocol" / "types.ts"
HEADER: Final = """\
// Made from src/sixgun/server/protocol/ by `python -m sixgun.server.typescript --write`: don't edit it here.
"""
WIDTH: Final = 120
ICONS_PLACE: Final = PAGE / "cards" / "cardIcons.ts"
ICONS_HEADER: Final = """\
// The drawings that the facts of cards and events name, for scripts/sprite.mjs.
// Made by `python -m sixgun.server.typescript --write`: don't edit it here.
export const ICONS_OF_CARDS = [
"""
FEW: Final = 4
"""A union of more members has a line for each."""
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


def typescript() -> str:
    """The whole file."""
    return "\n".join([HEADER, *blocks()])


def blocks() -> Iterator[str]:
    """One piece of TypeScript for each constant, alias, struct and union, in the order of the modules."""
    for name in (name for module in MODULES for name in defined(module)):
        value = getattr(protocol, name)
        if isinstance(value, type) and issubclass(value, msgspec.Struct):
            yield interface(value)
        elif isinstance(value, int):
            yield f"{comment(docs().get(name, ''))}export const {name} = {value};\n"
        elif is_alias(value):
            shape = written(value)
            gap = "" if shape.startswith("\n") else " "
            yield f"{comment(bounds(value))}export type {name} ={gap}{shape};\n"


@cache
def parsed(module: types.ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def defined(module: types.ModuleType) -> Iterator[str]:
    """The names that a module of the protocol defines, in their order."""
    for node in parsed(module).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id


def is_alias(value: object) -> bool:
    """Is this a type with a name of its own (and not an imported one)?"""
    return get_origin(value) in (list, Annotated, Literal, types.UnionType) and value is not Annotated


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface; its tag is its first field."""
    config = struct.__struct_config__
    hints = get_type_hints(struct, include_extras=True)
    lines = [f"  {config.tag_field}: '{config.tag}';"] if config.tag else []
    for info in msgspec.structs.fields(struct):
        about = docs().get(f"{struct.__name__}.{info.name}", "")
        default = info.default if info.default_factory is msgspec.NODEFAULT else info.default_factory()
        optional = default is not msgspec.NODEFAULT and (config.omit_defaults or config.forbid_unknown_fields)
        if optional:
            told = msgspec.json.encode(default).decode()
            about = f"{about} {told} if left out.".strip()
        mark = "?" if optional else ""
        lines.append(
            textwrap.indent(comment(about), "  ") + f"  {info.encode_name}{mark}: {spelled(hints[info.name])};"
        )
    body = "{\n" + "\n".join(lines) + "\n}" if lines else "{}"
    return f"{comment(docs().get(struct.__name__, ''))}export interface {struct.__name__} {body}\n"


def spelled(hint: Any) -> str:
    """A type as it is referred to: by the name that it has in the protocol, or else written out."""
    names = (name for name, value in vars(protocol).items() if is_alias(value) and value == hint)
    return next(names, "") or written(hint)


def written(hint: Any) -> str:
    """A type written out in TypeScript."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return words(inner[1].pattern) or spelled(inner[0])
    if origin is Literal:
        return " | ".join(f"'{word}'" for word in inner)
    if origin in (Union, types.UnionType):
        members = [spelled(member) for member in inner]
        line = " | ".join(members)
        return line if len(members) <= FEW else "\n  | " + "\n  | ".join(members)
    if origin is list:
        item = spelled(inner[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{spelled(inner[0])}, {spelled(inner[1])}>"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    if hint in PLAIN:
        return PLAIN[hint]
    raise TypeError(f"{hint!r} has no spelling in TypeScript yet")


def words(pattern: str | None) -> str:
    """A pattern that lists some words, `^(this|that)$`, as these words; nothing for any other."""
    found = re.fullmatch(r"\^\(([a-z_|]+)\)\$", pattern or "")
    return " | ".join(f"'{word}'" for word in found[1].split("|")) if found else ""


def bounds(hint: Any) -> str:
    """What a bounded type allows, in words."""
    told = []
    for meta in getattr(hint, "__metadata__", ()):
        if meta.ge is not None or meta.le is not None:
            told.append(f"From {meta.ge} to {meta.le}.")
        if meta.max_length is not None:
            told.append(f"From {meta.min_length or 0} to {meta.max_length} characters.")
        if meta.pattern is not None:
            told.append(f"Matches {meta.pattern}")
    return " ".join(told)


@cache
def docs() -> dict[str, str]:
    """The docstrings of the protocol's classes, and those that follow a field or a constant, by name."""
    found: dict[str, str] = {}

    def collect(body: list[ast.stmt], prefix: str) -> None:
        for before, node in zip([None, *body], body):
            if isinstance(node, ast.ClassDef):
                found[node.name] = inspect.cleandoc(ast.get_docstring(node) or "")
                collect(node.body, f"{node.name}.")
            elif isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name):
                if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                    found[prefix + before.target.id] = inspect.cleandoc(str(node.value.value))

    for module in MODULES:
        collect(parsed(module).body, "")
    return found


def comment(text: str) -> str:
    """A text as a comment with its line break; nothing for nothing."""
    if not text:
        return ""
    if "\n" not in text and len(text) < WIDTH - 8:
        return f"/** {text} */\n"
    paragraphs = [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]
    lines = "\n\n".join(textwrap.fill(paragraph, WIDTH - 3) for paragraph in paragraphs).splitlines()
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */\n"])


def icons() -> str:
    """The list of drawings that the cards and events of all games name."""
    games = GAME_TYPES.values()
    names = {game_type.facts(slug).icon for game_type in games for slug in game_type.catalogue.effects} - {""}
    return ICONS_HEADER + "".join(f"  '{name}',\n" for name in sorted(names)) + "] as const;\n"


def main(arguments: list[str]) -> int:
    """Print the types, or write all that is generated to its place."""
    if arguments == ["--write"]:
        PLACE.write_text(typescript(), encoding="utf-8")
        ICONS_PLACE.write_text(icons(), encoding="utf-8")
    else:
        sys.stdout.write(typescript())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
