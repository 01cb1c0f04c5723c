"""One connection to a table: what is sent to it, and how fast it may speak."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from sixgun.kernel.ask import NOBODY
from sixgun.server.protocol import Refused, ServerMessage, encoder
from sixgun.server.refusals import Refusal
from sixgun.server.sentences import Pointing, pointing
from sixgun.server.store import GuestRow

MOST_WAITING: Final = 128
"""A client that lets so many messages wait is dropped; it may come back and resume."""

# Why a connection is closed.
BAD: Final = 4400
NO_GUEST: Final = 4401
KICKED: Final = 4403
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4409
STOPPED: Final = 1012


class Allowance:
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


class Client:
    """A connection: whose it is, which seat and language it has, and what waits to be sent."""

    def __init__(self, guest: GuestRow | None, language: str) -> None:
        self.guest = guest
        self.seat = NOBODY
        self.language = language
        self.host = False
        self.closed = 0
        """The code with which it is to be closed, 0 while it is open."""
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    @property
    def tongue(self) -> Pointing:
        return pointing(self.language)

    def send(self, message: ServerMessage | bytes) -> None:
        """Put a message into the queue; it never waits."""
        if self.closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.close(TOO_SLOW)
            return
        self._waiting.append(message if isinstance(message, bytes) else encoder.encode(message))
        self._news.set()

    def refuse(self, refusal: Refusal) -> None:
        """Say that something cannot be done, and why."""
        self.send(Refused(code=refusal.code, text=self.tongue.text(refusal.text_key)))

    def close(self, code: int) -> None:
        if not self.closed:
            self.closed = code
            if code == TOO_SLOW:
                self._waiting.clear()
            self._news.set()

    @property
    def guest_id(self) -> int | None:
        return self.guest.id if self.guest is not None else None

    async def take(self) -> bytes | None:
        """The next message to be sent; None when the connection is to be closed."""
        while not self._waiting:
            if self.closed:
                return None
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()
