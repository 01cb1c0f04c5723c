"""Packs, the blank cards for your own creations: a Python module with a set of cards, characters and events.

A pack is a `.py` file, or a module that is installed under the entry point group `sixgun.packs`. It defines `CARD_SET`
and `TEXTS`: Fluent texts by language, or the path of a folder with a folder of `.ftl` files for each language. It is
checked as a whole before any of it joins the catalogue; `sixgun.wording.pack_library` checks its texts.
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
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final

from sixgun.bang.catalogue import CardSet, Catalogue
from sixgun.bang.old_packs import translated
from sixgun.bang.pack_checks import Flaw, check_card_set
from sixgun.bang.sets import CATALOGUE
from sixgun.kernel.errors import RecordError, SixgunError

GROUP: Final = "sixgun.packs"
ENGLISH: Final = "en"

Texts = tuple[tuple[str, str], ...]


class PackError(SixgunError):
    """A pack that cannot be used; names the pack and, where there is one, the line."""

    def __init__(self, origin: Path | str, cause: str, line: int = 0) -> None:
        super().__init__(f"{origin}, line {line}: {cause}" if line else f"{origin}: {cause}")
        self.line = line


@dataclass(frozen=True)
class Pack:
    """A pack that has been checked: its card set, its texts by language (with their files), and its digest."""

    card_set: CardSet
    texts: Mapping[str, Texts] = field(hash=False)
    digest: str
    path: Path
    where: str
    """How it was named: by its file, or as an installed pack."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.where, self.digest)

    @property
    def slug(self) -> str:
        return self.card_set.slug


def with_packs(catalogue: Catalogue, packs: Iterable[Pack]) -> Catalogue:
    """The catalogue with these packs added. No two things in it may have the same name."""
    return _with_packs(catalogue, tuple(packs))


@cache
def _with_packs(catalogue: Catalogue, packs: tuple[Pack, ...]) -> Catalogue:
    sets = dict(catalogue.sets)
    taken = dict.fromkeys((*catalogue.sets, *catalogue.effects), "the game")
    for pack in packs:
        for slug in (pack.slug, *contents(pack.card_set)):
            if slug in taken:
                raise PackError(pack.path, f"“{slug}” is taken already by {taken[slug]}: leave out one of them")
        taken.update(dict.fromkeys((pack.slug, *contents(pack.card_set)), str(pack.path)))
        sets[pack.slug] = pack.card_set
    return Catalogue(sets.values()) if len(sets) > len(catalogue.sets) else catalogue


def contents(card_set: CardSet) -> list[str]:
    """The slugs of everything in a set."""
    return [effect.slug for effect in (*card_set.cards, *card_set.characters, *card_set.events)]


# Loading.


def load_pack(where: str | Path) -> Pack:
    """The pack in a file, or the installed pack with this name; PackError if anything about it is wrong."""
    path = Path(where)
    if path.suffix != ".py":
        return _installed(str(where))
    if not path.is_file():
        raise PackError(where, "there is no such pack: name a Python file, or an installed pack by its name")
    try:
        source = path.read_bytes()
    except OSError as error:
        raise PackError(path, f"the pack cannot be read ({error.strerror})") from error
    module = ModuleType(f"sixgun_pack_{path.stem}")
    module.__file__ = str(path)
    _execute(module, source, path)
    return _checked(module, path, source, str(where))


@cache
def _again(where: str, digest: str) -> Pack:
    """The same pack in another process."""
    pack = load_pack(where)
    if pack.digest != digest:
        raise PackError(where, "the pack has changed while it was in use: start again")
    return pack


def _execute(module: ModuleType, source: bytes, path: Path) -> None:
    """Run what was read and nothing else: no bytecode of an older version, so that the digest tells the truth."""
    sys.modules[module.__name__] = module  # while it runs: dataclasses look their module up
    try:
        exec(compile(translated(source, str(path)), str(path), "exec"), vars(module))
    except (Exception, SystemExit) as error:
        raise PackError(path, f"the pack fails on loading ({_said(error)})", _line_in(error, path)) from error
    finally:
        del sys.modules[module.__name__]


def installed_packs() -> dict[str, str]:
    """The packs that other distributions have registered: their names, and their modules."""
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def _installed(name: str) -> Pack:
    found = installed_packs()
    if name not in found:
        known = f"installed are {', '.join(sorted(found))}" if found else "no pack is installed"
        raise PackError(name, f"there is no such pack: name a Python file, or an installed pack ({known})")
    before = set(sys.modules)
    path = Path(name)
    try:
        spec = find_spec(found[name])
        if spec is None or not spec.has_location or spec.origin is None:
            raise PackError(name, f"its module {found[name]} is not there: install the pack again")
        path = Path(spec.origin)
        module = import_module(found[name])
        return _checked(module, path, path.read_bytes(), name)
    except PackError:
        _forget(set(sys.modules) - before)
        raise
    except (Exception, SystemExit) as error:
        _forget(set(sys.modules) - before)
        raise PackError(path, f"the pack fails on loading ({_said(error)})", _line_in(error, path)) from error


def _forget(names: Iterable[str]) -> None:
    for name in names:
        del sys.modules[name]


def _said(error: BaseException) -> str:
    first = str(error).strip().partition("\n")[0]
    return f"{type(error).__name__}: {first}" if first else type(error).__name__


def _line_in(error: BaseException, path: Path) -> int:
    """The line of the pack at which an error came up; 0 if it did not come up there."""
    if isinstance(error, SyntaxError) and error.filename == str(path):
        return error.lineno or 0
    lines = [frame.lineno or 0 for frame in extract_tb(error.__traceback__) if frame.filename == str(path)]
    return lines[-1] if lines else 0


def _checked(module: ModuleType, path: Path, source: bytes, where: str) -> Pack:
    """The pack that a module defines, if it is fit for use."""
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
    for tongue, found in sorted(texts.items()):
        for _, text in found:
            digest.update(f"\0{tongue}\0{text}".encode())
    return Pack(card_set, texts, digest.hexdigest(), path, where)


def _texts(said: Any, path: Path, code: str) -> dict[str, Texts]:
    """The texts by language, from a dict or a folder."""
    found: dict[str, Texts] = {}
    if isinstance(said, Path):
        try:
            for file in sorted(said.glob("*/*.ftl")):
                tongue = file.parent.name
                found[tongue] = (*found.get(tongue, ()), (str(file), file.read_text(encoding="utf-8")))
        except (OSError, UnicodeError) as error:
            raise Flaw(f"its texts in {said} cannot be read ({error})") from error
    elif isinstance(said, dict) and all(isinstance(part, str) for pair in said.items() for part in pair):
        found = {tongue: ((str(path), _in_place(text, code)),) for tongue, text in said.items()}
    else:
        raise Flaw('it defines no texts: write TEXTS = {"en": "…"}, or TEXTS = Path(…) of a folder with en/*.ftl')
    if ENGLISH not in found:
        raise Flaw("it has no English texts: TEXTS needs at least the language “en”")
    return found


def _in_place(text: str, code: str) -> str:
    """A text after as many empty lines as stand before it in the module: so errors name the right line."""
    at = code.find(text)
    return "\n" * code.count("\n", 0, max(at, 0)) + text


# In records.


def packs_data(packs: Iterable[Pack]) -> list[dict[str, str]]:
    """What a record's header says of the packs of its game."""
    return [{"slug": pack.slug, "digest": pack.digest} for pack in packs]


def packs_named(data: Any, packs: Iterable[Pack]) -> tuple[Pack, ...]:
    """The packs that a header names, out of those at hand; an installed one need not be at hand."""
    if not isinstance(data, list) or not all(isinstance(entry, dict) for entry in data):
        raise RecordError("line 1: “packs” is not a list of packs")
    at_hand = {pack.slug: pack for pack in packs}
    return tuple(_pack_named(entry, at_hand) for entry in data)


def _pack_named(entry: Mapping[str, Any], at_hand: Mapping[str, Pack]) -> Pack:
    slug, digest = entry.get("slug"), entry.get("digest")
    if set(entry) != {"slug", "digest"} or not isinstance(slug, str) or not isinstance(digest, str):
        raise RecordError("line 1: a pack has a slug and a digest")
    pack = at_hand.get(slug)
    if pack is None and slug in installed_packs():
        pack = load_pack(slug)
    if pack is None:
        raise RecordError(f"line 1: the game was played with the pack “{slug[:40]}”: name its file with --pack")
    if pack.digest != digest:
        raise RecordError(
            f"line 1: the pack “{slug}” in {pack.path} is not the one that the game was played with "
            f"(digest {pack.digest[:12]} instead of {digest[:12]}): name that one with --pack"
        )
    return pack
