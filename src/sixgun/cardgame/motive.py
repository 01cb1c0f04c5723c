"""Motives: why a bot made a choice."""

from __future__ import annotations

from dataclasses import dataclass

from sixgun.kernel.value import Value


@dataclass(frozen=True, slots=True)
class Motive(Value):
    """Why a bot made a choice. The wording turns `slug` and `args` into a sentence.

    The names of the arguments say what they are. `target` is a seat. `card`, `who` and `role` are slugs. All others are
    numbers, and probabilities are in percent.
    """

    slug: str
    args: tuple[tuple[str, int | str], ...] = ()


def motive(slug: str, **args: int | str) -> Motive:
    """Make a Motive with these arguments."""
    return Motive(slug, tuple(args.items()))
