"""Why a player chose what he chose."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Motive:
    """Why a choice was made: a slug that the wording has a sentence for, and what it is about.

    The names of the arguments tell what they are: `target` is a seat, `card`, `who` and `role` are slugs, all others
    figures; probabilities in percent.
    """

    slug: str
    args: tuple[tuple[str, int | str], ...] = ()


def motive(slug: str, **args: int | str) -> Motive:
    return Motive(slug, tuple(args.items()))
