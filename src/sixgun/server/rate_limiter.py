"""A rate limiter."""

from __future__ import annotations

import time
from collections.abc import Callable


class RateLimiter:
    """Allows something `most` times at once, and then once every `seconds`."""

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
        """Has it been unused for so long that it is full again?"""
        self._refill()
        return self._left >= self.most

    def take(self) -> bool:
        """Count one more use. Return whether it is allowed."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True
