"""The texts of one language: Fluent catalogues, read from a folder of `.ftl` files."""

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
    """A text that a language does not have, or that cannot be filled in; never shown as a raw key."""


def languages() -> list[str]:
    """The codes of the languages there are."""
    return sorted({path.parent.name for path in HERE.glob("*/*.ftl")})


def text_key(*parts: str) -> str:
    """The key of a text from slugs: `card`, `cat_balou` make `card-cat-balou`."""
    return "-".join(parts).replace("_", "-")


@lru_cache(maxsize=128)
def parsed(source: str) -> ast.Resource:
    """A Fluent file as read: most of the time that a language takes, and the same for all with the same packs."""
    return FluentResource(source)


class Language:
    """All texts of one language.

    `extra` are folders laid out like this one, with a folder of `.ftl` files per language: further sets and packs
    bring their own texts. They add keys and may not redefine any.
    """

    def __init__(self, code: str, extra: Sequence[Path] = ()) -> None:
        if code not in languages():
            raise SixgunError(f"unknown language “{code}”: there are {', '.join(languages())}")
        self.code = code
        # Isolation marks around names and figures show as boxes in many terminals.
        self._bundle = FluentBundle([code], use_isolating=False)
        self._origins: dict[str, str] = {}
        for root in (HERE, *extra):
            files = sorted((root / code).glob("*.ftl"))
            if not files:
                raise SixgunError(f"{root} has no texts in “{code}”: put .ftl files into {root / code}")
            for path in files:
                self.add(path.read_text(encoding="utf-8"), str(path))

    def add(self, source: str, origin: str) -> None:
        """More texts, before any is asked for; `origin` tells in errors where they come from."""
        resource = parsed(source)
        for entry in resource.body:
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, ast.Junk):
                raise SixgunError(f"{origin}, line {line}: this is no Fluent text ({entry.annotations[0].message})")
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
        """Is there such a text?"""
        return self._bundle.has_message(key)

    def mention(self, reference: str, name: str) -> str:
        """The name of a thing or a card, as it goes into a sentence; a front end may mark it (see `marks`)."""
        return name

    def text(self, key: str, **args: str | int) -> str:
        """The text `name` or its attribute `name.attribute`, with its variables filled in."""
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
    """The texts of a language, read once."""
    return Language(code, extra)


def first_of(language: Language, *keys: str) -> str:
    """The first of these texts that there is; the last one if there is none."""
    return next((key for key in keys if language.has(key)), keys[-1])
