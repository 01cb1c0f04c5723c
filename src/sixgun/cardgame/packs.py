"""Packs: card sets that anybody can write, as a Python module. What the packs of all games share.

A pack is a `.py` file, or a module installed under the entry point group `sixgun.packs`. It defines `CARD_SET`, a card
set of its game, and `TEXTS`. The texts are Fluent texts by language, or the path of a folder that has a folder of
`.ftl` files for each language. The whole pack is checked before it joins the catalogue; `sixgun.wording.pack_library`
checks its texts. Each game has a `PackFormat`, which says what its card sets are and how they are checked.
"""

from __future__ import annotations

import ast
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import decode_source, find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from sixgun.cardgame.load_errors import described, line_in
from sixgun.cardgame.pack_checks import CARD_SET, Flaw, Places
from sixgun.kernel.errors import RecordError, SixgunError

GROUP: Final = "sixgun.packs"
ENGLISH: Final = "en"

Texts = tuple[tuple[str, str], ...]


class PackError(SixgunError):
    """A pack that cannot be used. The message names the pack and, if possible, the line."""

    def __init__(self, origin: Path | str, cause: str, line: int = 0) -> None:
        super().__init__(f"{origin}, line {line}: {cause}" if line else f"{origin}: {cause}")
        self.line = line


class PackMissing(RecordError):
    """A record needs a pack that is not there, or another version of one that is. `slug` is the pack's."""

    def __init__(self, slug: str, cause: str) -> None:
        super().__init__(cause)
        self.slug = slug


class PackFormat(ABC):
    """What a pack of one game is.

    `catalogue` holds the printed sets. `card_set_class` is what a pack defines as its `CARD_SET`, `card_set_example` an
    example of that. A card set lists its `effects`. `text_prefix` is what the keys of its texts begin with.
    """

    game: str = ""
    text_prefix: str = ""
    card_set_example: str = ""

    def __init__(self, catalogue: Any, card_set_class: type) -> None:
        self.catalogue: Any = catalogue
        self.card_set_class = card_set_class

    def parse(self, source: bytes, path: str) -> ast.Module:
        """Return the syntax tree of a pack. A game may translate old names here."""
        return ast.parse(source, path)

    @abstractmethod
    def check(self, found: Any, places: Places) -> None:
        """Check a card set of this game. Raises Flaw if something is wrong with it."""

    @abstractmethod
    def families(self, card_set: Any) -> dict[str, Sequence[Any]]:
        """Return the effects of a card set by what they are: `card`, `character` and so on."""


class Pack:
    """A checked pack: its card set, its texts by language (with their files), and its digest.

    `where` is how the user named it: by its file, or by the name of an installed pack.
    """

    def __init__(
        self, pack_format: PackFormat, card_set: Any, texts: Mapping[str, Texts], digest: str, path: Path, where: str
    ) -> None:
        self.format = pack_format
        self.card_set: Any = card_set
        self.texts = texts
        self.digest = digest
        self.path = path
        self.where = where

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and (self.where, self.digest) == (other.where, other.digest)

    def __hash__(self) -> int:
        return hash((self.where, self.digest))

    def __reduce__(self) -> tuple[Any, ...]:
        return _reload, (type(self.format).__module__, self.where, self.digest)

    @property
    def slug(self) -> str:
        """The slug of the card set."""
        slug: str = self.card_set.slug
        return slug

    @property
    def game(self) -> str:
        """The name of the game that it is for."""
        return self.format.game


def with_packs(catalogue: Any, packs: Iterable[Pack]) -> Any:
    """The catalogue with these packs added. Raises PackError if two things in it have the same slug."""
    found = tuple(packs)
    return _with_packs(catalogue, found) if found else catalogue


@cache
def _with_packs(catalogue: Any, packs: tuple[Pack, ...]) -> Any:
    sets = dict(catalogue.sets)
    taken = dict.fromkeys((*catalogue.sets, *catalogue.effects), "the game")
    for pack in packs:
        slugs = (pack.slug, *(effect.slug for effect in pack.card_set.effects))
        for slug in slugs:
            if slug in taken:
                raise PackError(pack.path, f"“{slug}” is already used by {taken[slug]}: leave out one of them")
        taken.update(dict.fromkeys(slugs, str(pack.path)))
        sets[pack.slug] = pack.card_set
    return type(catalogue)(sets.values(), packs)


# Loading.


def load_pack(where: str | Path, formats: Sequence[PackFormat]) -> Pack:
    """Load the pack in a file, or the installed pack with this name, for one of these games.

    Raises PackError if anything is wrong with it.
    """
    path = Path(where)
    if path.suffix != ".py":
        return _installed(str(where), formats)
    if not path.is_file():
        raise PackError(where, "there is no such pack: give a Python file, or the name of an installed pack")
    try:
        source = path.read_bytes()
    except OSError as error:
        raise PackError(path, f"the pack cannot be read ({error.strerror})") from error
    module = ModuleType(f"sixgun_pack_{path.stem}")
    module.__file__ = str(path)
    _execute(module, source, path, formats)
    return _checked(module, path, source, str(where), formats)


@cache
def _reload(module: str, where: str, digest: str) -> Pack:
    """Load the same pack in another process. The module defines the format of the packs of its game."""
    pack = load_pack(where, [import_module(module).PACK_FORMAT])
    if pack.digest != digest:
        raise PackError(where, "the pack has changed since it was loaded: restart Sixgun")
    return pack


def _execute(module: ModuleType, source: bytes, path: Path, formats: Sequence[PackFormat]) -> None:
    """Run exactly this source. Cached bytecode of an older version would not match the digest."""
    sys.modules[module.__name__] = module  # needed while it runs, because dataclasses look up their module
    try:
        tree = _format_of_source(source, formats).parse(source, str(path))
        exec(compile(tree, str(path), "exec"), vars(module))
    except (Exception, SystemExit) as error:
        raise PackError(path, f"the pack fails to load ({described(error)})", line_in(error, path)) from error
    finally:
        del sys.modules[module.__name__]


def _format_of_source(source: bytes, formats: Sequence[PackFormat]) -> PackFormat:
    """Guess from its imports for which game a source is. Its card set shows later whether that is right."""
    for pack_format in formats:
        if f"sixgun.{pack_format.game}.".encode() in source:
            return pack_format
    return formats[0]


def installed_packs() -> dict[str, str]:
    """The packs that installed distributions have registered: names to modules."""
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def _installed(name: str, formats: Sequence[PackFormat]) -> Pack:
    found = installed_packs()
    if name not in found:
        known = f"installed are {', '.join(sorted(found))}" if found else "no pack is installed"
        raise PackError(name, f"there is no such pack: give a Python file, or the name of an installed pack ({known})")
    before = set(sys.modules)
    path = Path(name)
    try:
        spec = find_spec(found[name])
        if spec is None or not spec.has_location or spec.origin is None:
            raise PackError(name, f"its module {found[name]} is missing: install the pack again")
        path = Path(spec.origin)
        module = import_module(found[name])
        return _checked(module, path, path.read_bytes(), name, formats)
    except PackError:
        _forget(set(sys.modules) - before)
        raise
    except (Exception, SystemExit) as error:
        _forget(set(sys.modules) - before)
        raise PackError(path, f"the pack fails to load ({described(error)})", line_in(error, path)) from error


def _forget(names: Iterable[str]) -> None:
    for name in names:
        del sys.modules[name]


def _checked(module: ModuleType, path: Path, source: bytes, where: str, formats: Sequence[PackFormat]) -> Pack:
    """Check a module and return the pack that it defines."""
    code = decode_source(source)
    try:
        places = Places(code)
        card_set = getattr(module, CARD_SET, None)
        pack_format = _format_of(card_set, places, formats)
        pack_format.check(card_set, places)
        texts = _texts(getattr(module, "TEXTS", None), path, code)
    except Flaw as flaw:
        raise PackError(path, flaw.cause, flaw.line) from flaw
    digest = sha256(source)
    if path.name == "__init__.py":
        for file in sorted(path.parent.rglob("*.py")):
            digest.update(f"\0{file.relative_to(path.parent).as_posix()}\0".encode() + file.read_bytes())
    for language, found in sorted(texts.items()):
        for _, text in found:
            digest.update(f"\0{language}\0{text}".encode())
    return Pack(pack_format, card_set, texts, digest.hexdigest(), path, where)


def _format_of(card_set: Any, places: Places, formats: Sequence[PackFormat]) -> PackFormat:
    """The format that a card set belongs to."""
    for pack_format in formats:
        if isinstance(card_set, pack_format.card_set_class):
            return pack_format
    other = getattr(type(card_set), "game", "")
    if isinstance(other, str) and other:
        raise Flaw(f"it is a pack for the game “{other}”: add --game {other}", places.card_set())
    example = formats[0].card_set_example
    raise Flaw(f"it defines no card set: write {CARD_SET} = {example}", places.card_set())


def _texts(defined: Any, path: Path, code: str) -> dict[str, Texts]:
    """The texts by language. `defined` is the `TEXTS` of a pack: a dict, or the path of a folder."""
    found: dict[str, Texts] = {}
    if isinstance(defined, Path):
        try:
            for file in sorted(defined.glob("*/*.ftl")):
                language = file.parent.name
                found[language] = (*found.get(language, ()), (str(file), file.read_text(encoding="utf-8")))
        except UnicodeError as error:
            raise Flaw(f"{file} is not UTF-8 text: save it as UTF-8") from error
        except OSError as error:
            raise Flaw(f"its texts in {defined} cannot be read ({error})") from error
    elif isinstance(defined, dict) and all(isinstance(part, str) for pair in defined.items() for part in pair):
        found = {language: ((str(path), _in_place(text, code)),) for language, text in defined.items()}
    else:
        raise Flaw('it defines no texts: write TEXTS = {"en": "…"}, or TEXTS = Path(…) of a folder with en/*.ftl')
    if ENGLISH not in found:
        raise Flaw("it has no English texts: TEXTS needs at least the language “en”")
    return found


def _in_place(text: str, code: str) -> str:
    """A text after empty lines, so that it has the same line numbers as in the module. Errors name these lines."""
    at = code.find(text)
    return "\n" * code.count("\n", 0, max(at, 0)) + text


# Packs in records.


def packs_data(packs: Iterable[Pack]) -> list[dict[str, str]]:
    """The packs of a game, as plain data for a record's header."""
    return [{"slug": pack.slug, "digest": pack.digest} for pack in packs]


def packs_named(data: Any, packs: Iterable[Pack], pack_format: PackFormat) -> tuple[Pack, ...]:
    """Find the packs that a header names among the given and the installed ones."""
    if not isinstance(data, list) or not all(isinstance(entry, dict) for entry in data):
        raise RecordError("line 1: “packs” is not a list of packs")
    available = {pack.slug: pack for pack in packs}
    return tuple([_pack_named(entry, available, pack_format) for entry in data])


def _pack_named(entry: Mapping[str, Any], available: Mapping[str, Pack], pack_format: PackFormat) -> Pack:
    slug, digest = entry.get("slug"), entry.get("digest")
    if set(entry) != {"slug", "digest"} or not isinstance(slug, str) or not isinstance(digest, str):
        raise RecordError("line 1: a pack must have a slug and a digest")
    pack = available.get(slug)
    if pack is None and slug in installed_packs():
        pack = load_pack(slug, [pack_format])
    if pack is None:
        cause = f"line 1: the game was played with the pack “{slug[:40]}”: give its file with --pack"
        raise PackMissing(slug[:40], cause)
    if pack.digest != digest:
        raise PackMissing(
            slug,
            f"line 1: the pack “{slug}” in {pack.path} is not the one that the game was played with "
            f"(digest {pack.digest[:12]} instead of {digest[:12]}): give that one with --pack",
        )
    return pack
