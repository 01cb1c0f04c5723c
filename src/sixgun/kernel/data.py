"""Plain data: tuples and lists are one in JSON."""

from __future__ import annotations

from typing import Any


def plain(value: Any) -> Any:
    """A value as JSON has it: lists, no tuples."""
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def frozen(value: Any) -> Any:
    """A value from JSON with tuples for its lists."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
