"""The clock of a table: a time for each move, and a reserve for the whole game. Only people have one."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final

from sixgun.kernel.ask import NOBODY
from sixgun.server import protocol

RESERVE: Final = 90.0
"""The reserve of each person in a game, in seconds."""

TICK: Final = 0.005


class Clock:
    """The time of the seat that is asked: first for its move, then its reserve.

    It runs between `start` and `stop`, so it stands still while nobody is asked and while the server is down.

    With a `wait` it stands still for that many seconds first. With a `limit` it has that many seconds instead of the
    usual time, and no reserve.
    """

    def __init__(self, move: float, reserve: float = RESERVE, now: Callable[[], float] = time.monotonic) -> None:
        self.move = move
        self.reserve = reserve
        self.seat = NOBODY
        self._now = now
        self._since = 0.0
        self._limit: float | None = None
        self._reserves: dict[int, float] = {}

    def start(self, seat: int, *, wait: float = 0.0, limit: float | None = None) -> None:
        """Start the clock of a seat for a new move."""
        self.stop()
        self.seat = seat
        self._since = self._now() + wait
        self._limit = limit

    def stop(self) -> bool:
        """Stop the clock, and take what exceeded the move from the reserve. Return whether the reserve has changed."""
        if self.seat == NOBODY:
            return False
        if self._limit is not None:
            self.seat, self._limit = NOBODY, None
            return False
        move, reserve = self.left()
        changed = reserve < self._reserves.get(self.seat, self.reserve)
        self._reserves[self.seat] = reserve
        self.seat = NOBODY
        return changed and move == 0

    def left(self) -> tuple[float, float]:
        """Return what is left of the move and of the reserve."""
        used = max(0.0, self._now() - self._since)
        if self._limit is not None:
            return _rest(self._limit - used), 0.0
        reserve = self._reserves.get(self.seat, self.reserve)
        return _rest(self.move - used), _rest(reserve - max(0.0, used - self.move))

    def due(self) -> float:
        """Return the seconds until the time for the move ends, then the reserve, or 0 when both are used up."""
        move, reserve = self.left()
        return self.wait + move if move else reserve

    @property
    def wait(self) -> float:
        """Return the seconds until the clock begins to run."""
        return max(0.0, self._since - self._now())

    @property
    def run_out(self) -> bool:
        """Has the seat that is asked no time left?"""
        return self.seat != NOBODY and not self.due()

    def reading(self) -> protocol.Clock | None:
        """Return what the clock shows, if it runs."""
        if self.seat == NOBODY:
            return None
        move, reserve = self.left()
        left = (int(seconds * 1000) for seconds in (move, reserve, self.wait))
        return protocol.Clock(seat=self.seat, move_ms=next(left), reserve_ms=next(left), wait_ms=next(left))

    # Kept across a restart.

    def to_data(self) -> dict[str, float]:
        return {str(seat): round(reserve, 1) for seat, reserve in self._reserves.items()}

    def restore(self, data: Mapping[str, float]) -> None:
        self._reserves = {int(seat): float(reserve) for seat, reserve in data.items()}


def _rest(seconds: float) -> float:
    """Return what is left of a time. An alarm may ring a little early."""
    return seconds if seconds > TICK else 0.0
