"""Packs: card sets that anybody can write, as a Python module with cards, characters and events.

A pack is a `.py` file, or a module installed under the entry point group `sixgun.packs`. It defines `CARD_SET` and
`TEXTS`. The texts are Fluent texts by language, or the path of a folder that has a folder of `.ftl` files for each
language. The whole pack is checked before it joins the catalogue; `sixgun.wording.pack_library` checks its texts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import decode_source, find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from sixgun.bang.catalogue import CardSet, Catalogue
from sixgun.bang.old_packs import translated
from sixgun.bang.pack_checks import Flaw, check_card_set
from sixgun.bang.sets import CATALOGUE
from sixgun.cardgame.load_errors import described, line_in
from sixgun.kernel.errors import RecordError, SixgunError

GROUP: Final = "sixgun.packs"
ENGLISH: Final = "en"

Texts = tuple[tuple[str, str], ...]


class PackError(SixgunError):
    """A pack that cannot be used. The message names the pack and, if possible, the line."""

    def __init__(self, origin: Path | str, cause: str, line: int = 0) -> None:
        super().__init__(f"{origin}, line {line}: {cause}" if line else f"{origin}: {cause}")
        self.line = line


@dataclass(frozen=True)
class Pack:
    """A checked pack: its card set, its texts by language (with their files), and its digest."""

    card_set: CardSet
    texts: Mapping[str, Texts] = field(hash=False)
    digest: str
    path: Path
    where: str
    """How the user named it: by its file, or by the name of an installed pack."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _reload, (self.where, self.digest)

    @property
    def slug(self) -> str:
        """The slug of the card set."""
        return self.card_set.slug


def with_packs(catalogue: Catalogue, packs: Iterable[Pack]) -> Catalogue:
    """The catalogue with these packs added. Raises PackError if two things in it have the same slug."""
    return _with_packs(catalogue, tuple(packs))


@cache
def _with_packs(catalogue: Catalogue, packs: tuple[Pack, ...]) -> Catalogue:
    sets = dict(catalogue.sets)
    taken = dict.fromkeys((*catalogue.sets, *catalogue.effects), "the game")
    for pack in packs:
        for slug in (pack.slug, *contents(pack.card_set)):
            if slug in taken:
                raise PackError(pack.path, f"“{slug}” is already used by {taken[slug]}: leave out one of them")
        taken.update(dict.fromkeys((pack.slug, *contents(pack.card_set)), str(pack.path)))
        sets[pack.slug] = pack.card_set
    return Catalogue(sets.values()) if len(sets) > len(catalogue.sets) else catalogue


def contents(card_set: CardSet) -> list[str]:
    """The slugs of everything in a set."""
    return [effect.slug for effect in (*card_set.cards, *card_set.characters, *card_set.events)]


# Loading.


def load_pack(where: str | Path) -> Pack:
    """Load the pack in a file, or the installed pack with this name. Raises PackError if anything is wrong with it."""
    path = Path(where)
    if path.suffix != ".py":
        return _installed(str(where))
    if not path.is_file():
        raise PackError(where, "there is no such pack: give a Python file, or the name of an installed pack")
    try:
        source = path.read_bytes()
    except OSError as error:
        raise PackError(path, f"the pack cannot be read ({error.strerror})") from error
    module = ModuleType(f"sixgun_pack_{path.stem}")
    module.__file__ = str(path)
    _execute(module, source, path)
    return _checked(module, path, source, str(where))


@cache
def _reload(where: str, digest: str) -> Pack:
    """Load the same pack in another process."""
    pack = load_pack(where)
    if pack.digest != digest:
        raise PackError(where, "the pack has changed since it was loaded: restart Sixgun")
    return pack


def _execute(module: ModuleType, source: bytes, path: Path) -> None:
    """Run exactly this source. Cached bytecode of an older version would not match the digest."""
    sys.modules[module.__name__] = module  # needed while it runs, because dataclasses look up their module
    try:
        exec(compile(translated(source, str(path)), str(path), "exec"), vars(module))
    except (Exception, SystemExit) as error:
        raise PackError(path, f"the pack fails to load ({described(error)})", line_in(error, path)) from error
    finally:
        del sys.modules[module.__name__]


def installed_packs() -> dict[str, str]:
    """The packs that installed distributions have registered: names to modules."""
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def _installed(name: str) -> Pack:
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
        return _checked(module, path, path.read_bytes(), name)
    except PackError:
        _forget(set(sys.modules) - before)
        raise
    except (Exception, SystemExit) as error:
        _forget(set(sys.modules) - before)
        raise PackError(path, f"the pack fails to load ({described(error)})", line_in(error, path)) from error


def _forget(names: Iterable[str]) -> None:
    for name in names:
        del sys.modules[name]


def _checked(module: ModuleType, path: Path, source: bytes, where: str) -> Pack:
    """Check a module and return the pack that it defines."""
    code = decode_source(source)
    try:
        card_set = check_card_set(module, code, CATALOGUE)
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
    return Pack(card_set, texts, digest.hexdigest(), path, where)


def _texts(defined: Any, path: Path, code: str) -> dict[str, Texts]:
    """The texts by language. `defined` is the `TEXTS` of a pack: a dict, or the path of a folder."""
    found: dict[str, Texts] = {}
    if isinstance(defined, Path):
        try:
            for file in sorted(defined.glob("*/*.ftl")):
                language = file.parent.name
                found[language] = (*found.get(language, ()), (str(file), file.read_text(encoding="utf-8")))
        except (OSError, UnicodeError) as error:
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


def packs_named(data: Any, packs: Iterable[Pack]) -> tuple[Pack, ...]:
    """Find the packs that a header names among the given and the installed ones."""
    if not isinstance(data, list) or not all(isinstance(entry, dict) for entry in data):
        raise RecordError("line 1: “packs” is not a list of packs")
    available = {pack.slug: pack for pack in packs}
    return tuple(_pack_named(entry, available) for entry in data)


def _pack_named(entry: Mapping[str, Any], available: Mapping[str, Pack]) -> Pack:
    slug, digest = entry.get("slug"), entry.get("digest")
    if set(entry) != {"slug", "digest"} or not isinstance(slug, str) or not isinstance(digest, str):
        raise RecordError("line 1: a pack must have a slug and a digest")
    pack = available.get(slug)
    if pack is None and slug in installed_packs():
        pack = load_pack(slug)
    if pack is None:
        raise RecordError(f"line 1: the game was played with the pack “{slug[:40]}”: give its file with --pack")
    if pack.digest != digest:
        raise RecordError(
            f"line 1: the pack “{slug}” in {pack.path} is not the one that the game was played with "
            f"(digest {pack.digest[:12]} instead of {digest[:12]}): give that one with --pack"
        )
    return pack
