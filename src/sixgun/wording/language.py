"""The texts of one language, read from a folder of Fluent files (`.ftl`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from sixgun.kernel.errors import SixgunError

HERE: Final = Path(__file__).parent


class MissingText(SixgunError):
    """A text is missing in a language, or cannot be filled in. Raw keys are never shown."""


def languages() -> list[str]:
    """Return the codes of all languages."""
    return sorted({path.parent.name for path in HERE.glob("*/*.ftl")})


def text_key(*parts: str) -> str:
    """Build the key of a text from slugs: `card` and `cat_balou` make `card-cat-balou`."""
    return "-".join(parts).replace("_", "-")


@lru_cache(maxsize=128)
def parse_fluent(source: str) -> ast.Resource:
    """Parse a Fluent file. This is the slow part of loading a language, so the result is cached."""
    return FluentResource(source)


class Language:
    """All texts of one language.

    `extra` lists folders with further texts. Like this one, they have a folder of `.ftl` files per language. They add
    keys and may not redefine any.
    """

    def __init__(self, code: str, extra: Sequence[Path] = ()) -> None:
        if code not in languages():
            raise SixgunError(f"unknown language “{code}”: there are {', '.join(languages())}")
        self.code = code
        # Many terminals show the isolation marks around names and numbers as empty boxes.
        self._bundle = FluentBundle([code], use_isolating=False)
        self._origins: dict[str, str] = {}
        for root in (HERE, *extra):
            files = sorted((root / code).glob("*.ftl"))
            if not files:
                raise SixgunError(f"{root} has no texts in “{code}”: put .ftl files into {root / code}")
            for path in files:
                self.add(path.read_text(encoding="utf-8"), str(path))

    def add(self, source: str, origin: str) -> None:
        """Add texts, before any text is used. Errors name `origin` as their source."""
        resource = parse_fluent(source)
        for entry in resource.body:
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, ast.Junk):
                raise SixgunError(f"{origin}, line {line}: this is not a Fluent text ({entry.annotations[0].message})")
            if isinstance(entry, (ast.Message, ast.Term)):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if name in self._origins:
                    raise SixgunError(
                        f"{origin}, line {line}: the text “{name}” is already defined in {self._origins[name]}"
                    )
                self._origins[name] = origin
        self._bundle.add_resource(resource)

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    def has(self, key: str) -> bool:
        """Is there a text with this key?"""
        return self._bundle.has_message(key)

    def mention(self, reference: str, name: str) -> str:
        """Return a name as it appears in a sentence. A front end may override this to mark it (see `mentions`)."""
        return name

    def text(self, key: str, **args: str | int) -> str:
        """Return the text `name` or its attribute `name.attribute`, with its variables filled in."""
        name, _, attribute = key.partition(".")
        if not self.has(name):
            raise MissingText(f"there is no text “{key}” in the language “{self.code}”")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"there is no text “{key}” in the language “{self.code}”")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"the text “{key}” in the language “{self.code}” cannot be filled in: {errors[0]}")
        return str(text)


@cache
def language(code: str, extra: tuple[Path, ...] = ()) -> Language:
    """Return the texts of a language. They are read once."""
    return Language(code, extra)


def first_existing_key(language: Language, *keys: str) -> str:
    """Return the first of these keys that has a text, or else the last key."""
    return next((key for key in keys if language.has(key)), keys[-1])
