"""The chat of a table: who may write and how often, and the last lines for those who arrive."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable
from typing import Final

from sixgun.server.protocol import Muted, NewTable, Said
from sixgun.server.rate_limiter import RateLimiter
from sixgun.server.store.rows import GuestRow
from sixgun.server.store.table_notes import LINES_KEPT, LineRow
from sixgun.server.table.refusals import MUTED, ONLY_WATCHING, TOO_FAST, Refusal
from sixgun.server.table.seats import Seats

EVERYBODY: Final = "everybody"
SEATED: Final = "seated"
BURST: Final = 5
EVERY: Final = 2.0
"""One person may write five lines at once at a table, then one every two seconds, over however many connections."""
SPECTATORS_BURST: Final = 10
SPECTATORS_EVERY: Final = 1.0
"""The limit of all spectators together, so that strangers cannot drown out the players."""
MOST_COUNTED: Final = 300
"""How many people are tracked before those are dropped who have been silent for long."""


def line_message(line: LineRow, guest: int | None) -> Said:
    """Return a line as this guest gets it."""
    return Said(seat=line.seat, name=line.name, text=line.text, n=line.n, who=line.who, own=guest == line.guest)


def talkers_of(settings: NewTable) -> str:
    """Return who may talk at a table: `everybody` who has a name, or only the `seated`.

    By default spectators may at a private table, where they are friends, and not at a public one.
    """
    return settings.talk or (EVERYBODY if settings.private else SEATED)


class Chat:
    """Keeps the last lines of one table, and who is muted there. `talkers`: see `talkers_of`."""

    def __init__(self, talkers: str) -> None:
        self.talkers = talkers
        self.lines: deque[LineRow] = deque(maxlen=LINES_KEPT)
        self._numbers: dict[int, int] = {}
        """The number that stands for each guest who has talked or is muted."""
        self._muted: dict[int, str] = {}
        """The muted guests with their names."""
        self._last = 0
        self._limiters: dict[int, RateLimiter] = {}
        self._spectators = RateLimiter(SPECTATORS_BURST, SPECTATORS_EVERY)

    # Talking.

    def refusal(self, guest: int, *, seated: bool, host: bool) -> Refusal | None:
        """Return why this guest may not write now, or None if they may. Then it counts towards the limit."""
        if guest in self._muted and not host:
            return MUTED
        if not seated and self.talkers == SEATED:
            return ONLY_WATCHING
        if not self._allowed(guest) or not (seated or self._spectators.take()):
            return TOO_FAST
        return None

    def next_line(self, guest: int, seat: int, name: str, text: str) -> LineRow:
        """Add what a guest writes as the next line."""
        return LineRow(self._next(), self._number(guest), guest, seat, name, text)

    def add(self, line: LineRow) -> None:
        """Keep a line that has been stored."""
        self.lines.append(line)

    def _allowed(self, guest: int) -> bool:
        if len(self._limiters) > MOST_COUNTED:
            self._limiters = {who: one for who, one in self._limiters.items() if not one.full}
        return self._limiters.setdefault(guest, RateLimiter(BURST, EVERY)).take()

    def _next(self) -> int:
        """Return the time in milliseconds, or one more than the last. It grows even over a restart."""
        self._last = max(self._last + 1, round(time.time() * 1000))
        return self._last

    def _number(self, guest: int) -> int:
        if guest not in self._numbers:
            if len(self._numbers) > MOST_COUNTED:
                heard = {line.guest for line in self.lines}
                self._numbers = {one: n for one, n in self._numbers.items() if one in heard or one in self._muted}
            self._numbers[guest] = self._next()
        return self._numbers[guest]

    # Muting.

    def muted(self, seats: Seats) -> list[Muted]:
        """Return who is muted, for everybody at the table."""
        named = self._muted.items()
        return [Muted(who=self._number(guest), name=name, seat=seats.seat_of(guest)) for guest, name in named]

    def guest_with(self, number: int) -> int | None:
        """Return the guest for whom this number stands."""
        return next((guest for guest, who in self._numbers.items() if who == number), None)

    def is_muted(self, guest: int) -> bool:
        return guest in self._muted

    def mute(self, guest: int, *, on: bool) -> None:
        """Mute a guest who has talked, or let them talk again."""
        if on:
            self._muted[guest] = next((line.name for line in reversed(self.lines) if line.guest == guest), "?")
        else:
            self._muted.pop(guest, None)

    def restore(self, muted: Iterable[GuestRow], lines: Iterable[LineRow]) -> None:
        """Restore what was stored before a restart."""
        self._muted = {guest.id: guest.name for guest in muted}
        self.lines.clear()
        self.lines.extend(lines)
        self._numbers.update({line.guest: line.who for line in self.lines})
        self._last = max((line.n for line in self.lines), default=self._last)
