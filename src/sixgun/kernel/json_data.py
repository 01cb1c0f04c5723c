"""Plain data: tuples and lists are one in JSON."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any


def plain(value: Any) -> Any:
    """A value as JSON has it: lists, no tuples."""
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def slots_to_data(thing: Any, besides: Container[str] = ()) -> dict[str, Any]:
    """What an object with slots holds, by their names; some hold nothing that lasts."""
    return {name: plain(getattr(thing, name)) for name in thing.__slots__ if name not in besides}


def fill_slots(thing: Any, data: Mapping[str, Any], besides: Container[str] = ()) -> None:
    """Give an object what `slots_data` wrote."""
    for name in thing.__slots__:
        if name not in besides:
            setattr(thing, name, frozen(data[name]))


def frozen(value: Any) -> Any:
    """A value from JSON with tuples for its lists."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
