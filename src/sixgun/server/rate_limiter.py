"""How often something may be done."""

from __future__ import annotations

import time
from collections.abc import Callable


class RateLimiter:
    """How often something may be done: `most` at once, and then one every `seconds`."""

    def __init__(self, most: float, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self._now = now
        self._left = most
        self._at = now()

    def _refill(self) -> None:
        now = self._now()
        self._left = min(self.most, self._left + (now - self._at) / self.seconds)
        self._at = now

    @property
    def full(self) -> bool:
        """Has it not been used for so long that it is as new?"""
        self._refill()
        return self._left >= self.most

    def take(self) -> bool:
        """May it be done once more?"""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True
