"""How a game ended."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, and why: `reason` is a slug that the wording has a sentence for."""

    winners: tuple[int, ...]
    reason: str
