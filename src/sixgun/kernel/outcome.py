"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sixgun.kernel.value import Value


@dataclass(frozen=True, slots=True)
class Outcome(Value):
    """The winning seats, and why they won. `reason` is a slug that the wording turns into a sentence."""

    winners: tuple[int, ...]
    reason: str

    def to_data(self) -> list[Any]:
        """The outcome as plain JSON data."""
        return [list(self.winners), self.reason]
