"""Why something is not allowed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is not allowed: a slug that the wording has a sentence for, the ruling behind it, and figures."""

    slug: str
    ruling: int
    args: tuple[tuple[str, int | str], ...] = ()


@cache
def reason(slug: str, ruling: int, **args: int | str) -> Reason:
    """The one Reason with these parts."""
    return Reason(slug, ruling, tuple(args.items()))
