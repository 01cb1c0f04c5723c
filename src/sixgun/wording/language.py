"""The texts of one language, read from a folder of Fluent files (`.ftl`)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sixgun.kernel.errors import SixgunError
from sixgun.wording.language_codes import ENGLISH, check_code, read_file, text_files
from sixgun.wording.mentions import END

if TYPE_CHECKING:
    from fluent.syntax.ast import Junk, Resource

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""The beginning of an entry. All other lines of a Fluent file are indented, or begin with a bracket or `#`."""
NAME_KEY: Final = "language-name"
STOP_AFTER_SIGN: Final = re.compile(rf"([!?]{END}*)\.(?![.\w])")
"""A full stop after a name like “Missed!”, which may be marked as a mention. The sign of the name ends the sentence."""
REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")
"""What may be the name of another entry. Fluent refers to entries in these places only."""


class MissingText(SixgunError):
    """A text is missing in a language, or cannot be filled in. Raw keys are never shown."""


def text_key(*parts: str) -> str:
    """Build the key of a text from slugs: `card` and `cat_balou` make `card-cat-balou`."""
    return "-".join(parts).replace("_", "-")


@lru_cache(maxsize=4096)
def parse_fluent(source: str) -> Resource:
    """Parse Fluent texts. This is the slow part of loading a language, so the result is cached."""
    from fluent.runtime import FluentResource

    return FluentResource(source)


def split_entries(source: str) -> Iterator[tuple[str, str]]:
    """Split a Fluent file into the names of its entries and their source, without parsing it."""
    starts = list(ENTRY.finditer(source))
    ends = [*(start.start() for start in starts[1:]), len(source)]
    for start, end in zip(starts, ends):
        yield start[1], source[start.start() : end]


class Language:
    """All texts of one language. The built-in ones are parsed one by one, when they are first used.

    `extra` lists folders with further texts. Like this one, they have a folder of `.ftl` files per language. They add
    keys and may not redefine any. Without `built_in` there are only those that are added: the texts of a game that
    keeps its own apart. A text that is missing or cannot be filled in is taken from `fallback`, with the plural rules
    of that language.
    """

    def __init__(
        self, code: str, extra: Sequence[Path] = (), *, built_in: bool = True, fallback: Language | None = None
    ) -> None:
        check_code(code)
        from fluent.runtime import FluentBundle  # it loads Babel, which commands without texts need not wait for

        self.code = code
        # Many terminals show the isolation marks around names and numbers as empty boxes.
        # The second code is for a language whose plural rules nobody has written down.
        self._bundle = FluentBundle([code, ENGLISH], use_isolating=False)
        self._fallback = fallback
        self._origins: dict[str, str] = {}
        self._unparsed: dict[str, str] = {}
        for path in text_files(code) if built_in else ():
            for name, source in split_entries(read_file(path)):
                self._register(name, str(path))
                self._unparsed[name] = source
        for root in extra:
            files = sorted((root / code).glob("*.ftl"))
            if not files:
                raise SixgunError(f"{root} has no texts in “{code}”: put .ftl files into {root / code}")
            for path in files:
                self.add(read_file(path), str(path))

    def add(self, source: str, origin: str) -> None:
        """Add and check texts, before any text is used. Errors name `origin` as their source."""
        from fluent.syntax import ast

        resource = parse_fluent(source)
        for entry in resource.body:
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, ast.Junk):
                raise _junk_error(f"{origin}, line {line}", entry)
            if isinstance(entry, (ast.Message, ast.Term)):
                self._register(f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name, origin, line)
        self._parse_references(source)
        self._bundle.add_resource(resource)

    def parse_all(self) -> None:
        """Parse all texts, so that none of them takes longer when it is first used."""
        for name in list(self._unparsed):
            self._parse(name)

    def _register(self, name: str, origin: str, line: int = 0) -> None:
        """Remember where an entry is defined. It may be defined once only."""
        if name in self._origins:
            where = f"{origin}, line {line}" if line else origin
            raise SixgunError(f"{where}: the text “{name}” is already defined in {self._origins[name]}")
        self._origins[name] = origin

    def _parse(self, name: str, within: tuple[str, ...] = ()) -> None:
        """Parse an entry unless that is done, after those it refers to: another thread may use it from then on."""
        source = self._unparsed.get(name)
        if source is None or name in within:
            return
        from fluent.syntax.ast import Junk

        resource = parse_fluent(source)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise _junk_error(f"{self._origins[name]}, “{name}”", entry)
        self._parse_references(source, (*within, name))
        self._bundle.add_resource(resource)
        self._unparsed.pop(name, None)

    def _parse_references(self, source: str, within: tuple[str, ...] = ()) -> None:
        """Parse the entries that these texts refer to."""
        for name in REFERENCE.findall(source):
            self._parse(name, within)

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    def has(self, key: str) -> bool:
        """Is there a text with this key, in this language or in its fallback?"""
        return self.has_own(key) or (self._fallback is not None and self._fallback.has(key))

    def has_own(self, key: str) -> bool:
        """Is there a text with this key in this language itself?"""
        return key in self._origins and not key.startswith("-")

    def keys(self, beginning: str) -> list[str]:
        """Return the keys of all texts that begin like this."""
        return [key for key in self._origins if key.startswith(beginning)]

    def has_part(self, key: str) -> bool:
        """Is there a text `name`, or an attribute `name.attribute`?"""
        return self._pattern(key) is not None or (self._fallback is not None and self._fallback.has_part(key))

    def mention(self, reference: str, name: str) -> str:
        """Return a name as it appears in a sentence. A front end may override this to mark it (see `mentions`)."""
        return name

    def text(self, key: str, **args: str | int) -> str:
        """Return the text `name` or its attribute `name.attribute`, with its variables filled in."""
        try:
            return self.own_text(key, **args)
        except MissingText:
            if self._fallback is None:
                raise
            return self._fallback.text(key, **args)

    def own_text(self, key: str, **args: str | int) -> str:
        """Return a text of this language itself. Raises MissingText if there is none, or it cannot be filled in."""
        pattern = self._pattern(key)
        if pattern is None:
            raise MissingText(f"there is no text “{key}” in the language “{self.code}”")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"the text “{key}” in the language “{self.code}” cannot be filled in: {errors[0]}")
        return STOP_AFTER_SIGN.sub(r"\1", str(text))

    def _pattern(self, key: str) -> Any:
        """What a text or its attribute says in this language, before its variables are filled in, or None."""
        name, _, attribute = key.partition(".")
        if not self.has_own(name):
            return None
        self._parse(name)
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def _junk_error(where: str, junk: Junk) -> SixgunError:
    return SixgunError(f"{where}: this is not a Fluent text ({junk.annotations[0].message})")


@cache
def language(code: str, extra: tuple[Path, ...] = ()) -> Language:
    """Return the texts of a language, with English for those that it lacks. They are read once."""
    return Language(code, extra, fallback=None if code == ENGLISH else language(ENGLISH, extra))


def language_name(code: str) -> str:
    """Return what a language calls itself, or its code if it does not say."""
    texts = language(code)
    return texts.own_text(NAME_KEY) if texts.has_own(NAME_KEY) else code


def first_existing_key(language: Language, *keys: str) -> str:
    """Return the first of these keys that has a text, or else the last key."""
    return next((key for key in keys if language.has(key)), keys[-1])
