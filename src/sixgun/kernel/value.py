"""The base of values: frozen dataclasses, which nobody changes."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


class Value:
    """Is copied and pickled by the constructor. All else would set attributes, which a frozen dataclass forbids."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        own: Any = self
        return type(self), tuple([getattr(own, field.name) for field in fields(own)])
