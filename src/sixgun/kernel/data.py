"""Plain data: tuples and lists are one in JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def plain(value: Any) -> Any:
    """A value as JSON has it: lists, no tuples."""
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def slots_data(thing: Any) -> dict[str, Any]:
    """What an object with slots holds, by their names."""
    return {name: plain(getattr(thing, name)) for name in thing.__slots__}


def fill_slots(thing: Any, data: Mapping[str, Any]) -> None:
    """Give an object what `slots_data` wrote."""
    for name in thing.__slots__:
        setattr(thing, name, frozen(data[name]))


def frozen(value: Any) -> Any:
    """A value from JSON with tuples for its lists."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
