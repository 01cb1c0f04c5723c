"""Conversion between objects and plain JSON data, which has lists but no tuples."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


def plain(value: Any) -> Any:
    """A value for JSON, with lists in place of tuples."""
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def attributes_of(cls: type) -> list[str]:
    """The names of the attributes that the objects of a class have: its slots, or its fields if it is compiled."""
    bodies = [vars(base) for base in cls.__mro__]
    return sorted({name for body in bodies for name in body.get("__mypyc_attrs__", body.get("__slots__", ()))})


def attributes_to_data(thing: Any, names: Iterable[str]) -> dict[str, Any]:
    """The values of these attributes of an object, by their names."""
    return {name: plain(getattr(thing, name)) for name in names}


def fill_attributes(thing: Any, names: Iterable[str], data: Mapping[str, Any]) -> None:
    """Fill these attributes of an object with what `attributes_to_data` wrote."""
    for name in names:
        setattr(thing, name, frozen(data[name]))


def frozen(value: Any) -> Any:
    """A value from JSON, with tuples in place of lists."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
