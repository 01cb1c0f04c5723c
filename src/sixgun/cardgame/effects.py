"""What the effects of all games share: slugs, overridden hooks, and a bounded cache."""

from __future__ import annotations

from contextlib import suppress
from types import GetSetDescriptorType
from typing import Any, Final, TypeVar

V = TypeVar("V")

CACHE_SIZE: Final = 10_000


def remember(cache: dict[Any, V], key: Any, value: V) -> V:
    """Cache a value that can be recomputed. A full cache is emptied."""
    if len(cache) >= CACHE_SIZE:
        cache.clear()
    cache[key] = value
    return value


def overridden(cls: type, root: type) -> frozenset[str]:
    """The public methods of `root` that `cls` overrides."""
    return frozenset(
        name
        for name in vars(root)
        if not name.startswith("_") and callable(getattr(root, name)) and getattr(cls, name) is not getattr(root, name)
    )


def fill_from_class(effect: object) -> None:
    """Give an effect the facts that its class sets.

    In plain Python it has them already. In the compiled engine facts are fields of the object. An interpreted class,
    such as that of a pack, cannot set these fields in its body, so it is done here.
    """
    for base in type(effect).__mro__:
        for name, field in vars(base).items():
            if isinstance(field, GetSetDescriptorType) and not name.startswith("_"):
                # A property cannot be set. The checks of packs report values of other types.
                with suppress(AttributeError, TypeError):
                    field.__set__(effect, getattr(effect, name))


def snake_case(name: str) -> str:
    """Convert `TwoWords` to `two_words`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
