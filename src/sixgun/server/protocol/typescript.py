"""The protocol as TypeScript: `python -m sixgun.server.protocol.typescript --write` makes four files of the page.

`protocol/types.ts`: every struct of `protocol/` becomes an interface of the same name, every bounded type an alias,
every union of messages a union that TypeScript tells apart by its tag. A field is optional if the server leaves it
out, or a client may leave it out, when it has its default value; its comment tells that value.

`protocol/defaults.ts`: for all that the server sends with fields left out, a type in which no field is missing, and a
function of that name that puts the default values in. `cards/cardIcons.ts` lists the drawings that the facts of cards
name, and `protocol/newsTimes.ts` how long news are on show (`typescript_times.py`).
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
from sixgun.server.protocol.typescript_times import times

MODULES: Final = (parts, bang, duel, generic, told, messages, http)
PAGE: Final = Path(__file__).parents[4] / "web" / "src"
PLACE: Final = PAGE / "protocol" / "types.ts"
HEADER: Final = """\
// Made from src/sixgun/server/protocol/ by `python -m sixgun.server.protocol.typescript --write`: don't edit it here.
"""
TIMES_PLACE: Final = PAGE / "protocol" / "newsTimes.ts"
WIDTH: Final = 120
DEFAULTS_PLACE: Final = PAGE / "protocol" / "defaults.ts"
DEFAULTS_HEADER: Final = """\
// What the server sends, with everything in it: a message leaves out what has its default value, here it is put back.
// Made from src/sixgun/server/protocol/ by `python -m sixgun.server.protocol.typescript --write`: don't edit it here.

import type * as wire from './types';

export { NOBODY } from './types';

type Whole<T> = T extends (infer E)[]
  ? Whole<E>[]
  : T extends object
    ? { [K in keyof T]-?: Whole<Exclude<T[K], undefined>> }
    : T;
"""
ICONS_PLACE: Final = PAGE / "cards" / "cardIcons.ts"
ICONS_HEADER: Final = """\
// The drawings that the facts of cards and events name, for scripts/sprite.mjs.
// Made by `python -m sixgun.server.protocol.typescript --write`: don't edit it here.
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


def defaults() -> str:
    """The whole file of the default values."""
    return "\n".join([DEFAULTS_HEADER, *default_blocks()])


def default_blocks() -> Iterator[str]:
    """A type and a function for every struct, list and union that the server sends with fields left out."""
    for name in (name for module in MODULES for name in defined(module)):
        value = getattr(protocol, name)
        if not lacks_fields(value):
            continue
        if isinstance(value, type):
            yield f"export type {name} = Whole<wire.{name}>;\n\n{filled_struct(value)}"
        elif get_origin(value) is list:
            item = filler(get_args(value)[0])
            body = f"given.map((one) => {item}(one))"
            yield f"export type {name} = Whole<wire.{name}>;\n\n{arrow(name)} {body};\n"
        else:
            yield f"export type {name} = Whole<wire.{name}>;\n\n{filled_union(name, get_args(value))}"


def lacks_fields(hint: Any) -> bool:
    """May the server leave out a field of such a value, or of one inside it?"""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        left_out = hint.__struct_config__.omit_defaults and bool(hint.__struct_defaults__)
        return left_out or any(map(lacks_fields, get_type_hints(hint, include_extras=True).values()))
    return any(map(lacks_fields, get_args(hint)))


def filler(hint: Any) -> str:
    """The name of the function for a type: that of the type with a small letter."""
    name = spelled(hint)
    return name[0].lower() + name[1:]


def arrow(name: str) -> str:
    """The head of the function for a type."""
    return f"export const {name[0].lower()}{name[1:]} = (given: wire.{name}): {name} =>"


def filled_struct(struct: type[msgspec.Struct]) -> str:
    """The function for a struct: its default values, what is given, and the parts that have defaults of their own."""
    hints = get_type_hints(struct, include_extras=True)
    values, inner = [], []
    for info in msgspec.structs.fields(struct):
        name, hint = info.encode_name, hints[info.name]
        default = info.default if info.default_factory is msgspec.NODEFAULT else info.default_factory()
        optional = default is not msgspec.NODEFAULT and struct.__struct_config__.omit_defaults
        if lacks_fields(hint):
            inner.append(f"  {name}: {filled(hint, f'given.{name}', literal(default) if optional else '')},")
        elif optional:
            values.append(f"  {name}: {literal(default)},")
    body = "\n".join(["({", *values, "  ...given,", *inner, "})"])
    return f"{arrow(struct.__name__)} {body};\n"


def filled(hint: Any, value: str, default: str) -> str:
    """An expression for a value with all its fields; `default` stands for it if it is left out."""
    if type(None) in get_args(hint):
        [some] = (one for one in get_args(hint) if one is not type(None))
        return f"{value} ? {filled(some, value, '')} : null"
    given = f"{value} ?? {default}" if default else value
    if spelled(hint).endswith("[]"):
        target = f"({given})" if default else given
        return f"{target}.map((one) => {filler(get_args(hint)[0])}(one))"
    return f"{filler(hint)}({given})"


def filled_union(name: str, members: tuple[type[msgspec.Struct], ...]) -> str:
    """The function for a union of tagged structs."""
    tag = members[0].__struct_config__.tag_field
    cases = [
        f"    case '{member.__struct_config__.tag}':\n      return {filler(member)}(given);"
        for member in members
        if lacks_fields(member)
    ]
    if len(cases) < len(members):
        cases.append("    default:\n      return given;")
    body = "\n".join([f"  switch (given.{tag}) {{", *cases, "  }"])
    return f"export function {name[0].lower()}{name[1:]}(given: wire.{name}): {name} {{\n{body}\n}}\n"


def literal(value: object) -> str:
    """A default value as TypeScript writes it."""
    return f"'{value}'" if isinstance(value, str) else msgspec.json.encode(value).decode()


def icons() -> str:
    """The list of drawings that the cards and events of all games name."""
    games = GAME_TYPES.values()
    names = {game_type.facts(slug).icon for game_type in games for slug in game_type.catalogue.effects} - {""}
    return ICONS_HEADER + "".join(f"  '{name}',\n" for name in sorted(names)) + "] as const;\n"


def main(arguments: list[str]) -> int:
    """Print the types, or write all that is generated to its place."""
    if arguments == ["--write"]:
        PLACE.write_text(typescript(), encoding="utf-8")
        DEFAULTS_PLACE.write_text(defaults(), encoding="utf-8")
        ICONS_PLACE.write_text(icons(), encoding="utf-8")
        TIMES_PLACE.write_text(times(), encoding="utf-8")
    else:
        sys.stdout.write(typescript())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
