"""Reasons why something is not allowed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from sixgun.kernel.value import Value


@dataclass(frozen=True, slots=True)
class Reason(Value):
    """Why something is not allowed.

    The wording turns `slug` and `args` into a sentence. `ruling` is the number of the ruling behind it.
    """

    slug: str
    ruling: int
    args: tuple[tuple[str, int | str], ...] = ()


@cache
def reason(slug: str, ruling: int, **args: int | str) -> Reason:
    """The Reason with these parts. Equal reasons are the same object."""
    return Reason(slug, ruling, tuple(args.items()))
