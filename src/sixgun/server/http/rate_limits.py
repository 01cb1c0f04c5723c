"""Limits on how often one address or one guest may ask: leaky buckets in memory."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST_BUCKETS: Final = 50_000


@dataclass(frozen=True, slots=True)
class Limit:
    """Allows `burst` requests at once, and then this many per second."""

    name: str
    burst: int
    per_second: float


ANYTHING: Final = Limit("anything", 1000, 60.0)
"""Requests and connections of one address, except for files.

Opening the page takes about ten, and a club or a school shares one address.
"""
FILES: Final = Limit("files", 8000, 400.0)
"""Files of the page, about forty for each visitor. They are sent from memory, so this only stops floods."""
NEW_GUESTS: Final = Limit("guests", 100, 1.0)
"""New guests of one address. A school class arrives all at once."""
NEW_TABLES: Final = Limit("tables", 10, 0.2)
"""Tables opened by one guest."""
NEW_TABLES_HERE: Final = Limit("tables_here", 60, 1.0)
"""Tables opened from one address."""
SOCKETS: Final = Limit("sockets", 300, 20.0)
"""Connections to tables from one address. After a restart a whole club comes back at once."""
MOST_SOCKETS: Final = 500
"""How many connections to tables one address may have open."""


class Limits:
    """Keeps a bucket for each limit and each client. If there are too many, the oldest ones are dropped."""

    def __init__(self, *, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, limit: Limit, who: str) -> float:
        """Count one more request. Return 0 if it is allowed, or after how many seconds it will be."""
        if not self.on:
            return 0.0
        now = self._clock()
        key = (limit.name, who)
        level, then = self._buckets.pop(key, (0.0, now))
        level = max(0.0, level - (now - then) * limit.per_second)
        allowed = level + 1 <= limit.burst
        self._buckets[key] = (level + 1 if allowed else level, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return 0.0 if allowed else (level + 1 - limit.burst) / limit.per_second
