"""Estimates how long pages take to show news.

Nobody's clock runs before their question can be on the screen.

The estimate depends on the news alone, never on what a client says.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Final

LIGHT: Final = 0.3
"""Seconds for kinds of news that are not listed below."""
MOST: Final = 8.0
"""The longest time in seconds that a question waits for the news before it. A page with a backlog hurries."""

SECONDS: Final = {
    # News to read before going on.
    "eliminated": 2.2, "event": 2.0, "check": 2.2, "flip": 2.2, "reveal": 2.0, "revive": 2.0, "game_over": 2.0,
    "lose_life": 1.8, "hit": 1.8, "explode": 1.8,
    "play": 1.0, "enter": 1.0, "gain_life": 0.9, "store": 0.9, "show": 0.9,
    # Movements to see.
    "reply": 0.7, "use": 0.7, "missed": 0.7, "avoid": 0.7, "avoided": 0.7, "steal": 0.7, "take": 0.7, "give": 0.7,
    "pass_on": 0.7, "equip": 0.7, "replace": 0.7, "strip": 0.7, "seize": 0.7, "swap": 0.7, "lone": 0.7,
    "turn": 0.4, "draw": 0.4, "discard": 0.4, "reward": 0.4, "inherit": 0.4,
}  # fmt: skip
"""Seconds for each kind of news, at the usual speed of a page."""


def seconds_of(kinds: Iterable[str]) -> float:
    """Return how long it takes to show news of these kinds one after the other."""
    return sum([SECONDS.get(kind, LIGHT) for kind in kinds])


class DisplayTime:
    """Follows the news of one table on a page, where each step is shown after the one before it.

    `pace` multiplies all times.
    """

    def __init__(self, pace: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self._pace = pace
        self._now = now
        self._began = self._until = now()

    def add(self, kinds: Iterable[str]) -> None:
        """Note that a step has been sent."""
        now = self._now()
        most = now + MOST * self._pace
        self._began = min(most, max(now, self._until))
        self._until = min(most, self._began + self._pace * seconds_of(kinds))

    @property
    def behind(self) -> float:
        """Return the seconds until the last step begins to be shown."""
        return max(0.0, self._began - self._now())

    @property
    def left(self) -> float:
        """Return the seconds until everything has been shown, and a question can be."""
        return max(0.0, self._until - self._now())
