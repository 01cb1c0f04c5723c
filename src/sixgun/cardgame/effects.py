"""What the effects of all games share: slugs, overridden hooks, and a bounded cache."""

from __future__ import annotations

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


def snake_case(name: str) -> str:
    """Convert `TwoWords` to `two_words`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
