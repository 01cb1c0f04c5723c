"""Conversion between objects and plain JSON data, which has lists but no tuples."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any


def plain(value: Any) -> Any:
    """A value for JSON, with lists in place of tuples."""
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def slots_to_data(thing: Any, besides: Container[str] = ()) -> dict[str, Any]:
    """The values of an object's slots by their names, except the slots in `besides`, which are not saved."""
    return {name: plain(getattr(thing, name)) for name in thing.__slots__ if name not in besides}


def fill_slots(thing: Any, data: Mapping[str, Any], besides: Container[str] = ()) -> None:
    """Fill an object's slots with what `slots_to_data` wrote."""
    for name in thing.__slots__:
        if name not in besides:
            setattr(thing, name, frozen(data[name]))


def frozen(value: Any) -> Any:
    """A value from JSON, with tuples in place of lists."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
