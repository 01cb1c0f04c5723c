"""One connection to a table: what is sent to it, and how fast it may send."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from sixgun.kernel.ask import NOBODY
from sixgun.server.presentation.sentences import MentionLanguage, mention_language
from sixgun.server.protocol import Refused, ServerMessage, encoder
from sixgun.server.store.rows import GuestRow
from sixgun.server.table.refusals import Refusal

MOST_WAITING: Final = 128
"""A client with this many unsent messages is dropped. It may come back and resume."""

# Why a connection is closed.
BAD: Final = 4400
NO_GUEST: Final = 4401
KICKED: Final = 4403
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4409
NO_PACK: Final = 4424
WRONG_VERSION: Final = 4426
STOPPED: Final = 1012


class Connection:
    """A connection: its guest, its seat and language, and its unsent messages."""

    def __init__(self, guest: GuestRow | None, language: str) -> None:
        self.guest = guest
        self.seat = NOBODY
        self.language = language
        self.host = False
        self.closed = 0
        """The close code, or 0 while it is open."""
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    @property
    def texts(self) -> MentionLanguage:
        return mention_language(self.language)

    def send(self, message: ServerMessage | bytes) -> None:
        """Put a message into the queue without waiting."""
        if self.closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.close(TOO_SLOW)
            return
        self._waiting.append(message if isinstance(message, bytes) else encoder.encode(message))
        self._news.set()

    def refuse(self, refusal: Refusal, **figures: int) -> None:
        """Send that something cannot be done, and why."""
        self.send(Refused(code=refusal.code, text=self.texts.text(refusal.text_key, **figures)))

    def close(self, code: int) -> None:
        if not self.closed:
            self.closed = code
            if code == TOO_SLOW:
                self._waiting.clear()
            self._news.set()

    @property
    def guest_id(self) -> int | None:
        return self.guest.id if self.guest is not None else None

    async def next_message(self) -> bytes | None:
        """Return the next message to send, or None when the connection should be closed."""
        while not self._waiting:
            if self.closed:
                return None
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()
