"""Follows how far a page has come with showing the news.

Nobody's clock runs before their question can be on the screen, and no bot goes on before everybody could see what
happened.

The estimate depends on the news and on who is connected, never on what a client says.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

MOST: Final = 8.0
"""The longest time in seconds that a question waits for the news before it. A page with a backlog hurries."""


class DisplayTime:
    """Follows the news of one table on a page, where each step is shown after the one before it.

    `pace` multiplies all times.
    """

    def __init__(self, pace: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self._pace = pace
        self._now = now
        self._began = self._until = now()

    def add(self, seconds: float) -> None:
        """Note that a step has been sent whose news are on show for this long."""
        now = self._now()
        most = now + MOST * self._pace
        self._began = min(most, max(now, self._until))
        self._until = min(most, self._began + self._pace * seconds)

    def hurry(self, part: float) -> None:
        """Show what is left in this part of its time."""
        now = self._now()
        self._began, self._until = now + part * self.behind, now + part * self.left

    @property
    def behind(self) -> float:
        """Return the seconds until the last step begins to be shown."""
        return max(0.0, self._began - self._now())

    @property
    def left(self) -> float:
        """Return the seconds until everything has been shown, and a question can be."""
        return max(0.0, self._until - self._now())
