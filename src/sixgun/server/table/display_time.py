"""How far a page has come with showing what has happened: nobody's time runs while their question cannot be on show
yet, and no bot goes on before it has been.

It follows from the news and from who is connected, never from what a client says of itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

MOST: Final = 8.0
"""Seconds that a question waits for the news before it, at most: a page hurries when much has piled up."""


class DisplayTime:
    """The news of one table on a page: each step is shown after the one before it. `pace` multiplies all times."""

    def __init__(self, pace: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self._pace = pace
        self._now = now
        self._began = self._until = now()

    def add(self, seconds: float) -> None:
        """A step has been told whose news are on show for so long."""
        now = self._now()
        most = now + MOST * self._pace
        self._began = min(most, max(now, self._until))
        self._until = min(most, self._began + self._pace * seconds)

    def hurry(self, part: float) -> None:
        """What is left is shown in this part of its time."""
        now = self._now()
        self._began = now + part * self.behind
        self._until = now + part * self.left

    @property
    def behind(self) -> float:
        """Seconds until the last step begins to be shown."""
        return max(0.0, self._began - self._now())

    @property
    def left(self) -> float:
        """Seconds until everything has been shown, and a question can be."""
        return max(0.0, self._until - self._now())
