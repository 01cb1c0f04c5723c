"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, and why: `reason` is a slug that the wording has a sentence for."""

    winners: tuple[int, ...]
    reason: str

    def to_data(self) -> list[Any]:
        """As plain data."""
        return [list(self.winners), self.reason]
