"""The talk at a table: who may say something and how often, and the last lines for those who come."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sixgun.kernel.ask import NOBODY
from sixgun.server.clients import Allowance, Client
from sixgun.server.protocol import Mute, Muted, Said, Say
from sixgun.server.store import GuestRow
from sixgun.server.table_notes import LINES_KEPT, LineRow

if TYPE_CHECKING:
    from sixgun.server.room import Room

EVERYBODY: Final = "everybody"
SEATED: Final = "seated"
BURST: Final = 5
EVERY: Final = 2.0
"""One person says five lines at once at one table, then one every two seconds, over however many connections."""
ONLOOKERS_BURST: Final = 10
ONLOOKERS_EVERY: Final = 1.0
"""All onlookers together: many strangers cannot drown those who play."""
MOST_COUNTED: Final = 300
"""So many people are counted before those are forgotten who have been silent for long."""


def told(line: LineRow, guest: int | None) -> Said:
    """A line as this guest is told it."""
    return Said(seat=line.seat, name=line.name, text=line.text, n=line.n, who=line.who, own=guest == line.guest)


class Chat:
    """The lines of one table, and who is muted there."""

    def __init__(self, room: Room) -> None:
        self.lines: deque[LineRow] = deque(maxlen=LINES_KEPT)
        self._room = room
        self._numbers: dict[int, int] = {}
        """For each guest who has talked or is muted: the number that stands for him."""
        self._muted: dict[int, str] = {}
        """Guests who are muted, with their names."""
        self._last = 0
        self._allowances: dict[int, Allowance] = {}
        self._onlookers = Allowance(ONLOOKERS_BURST, ONLOOKERS_EVERY)

    @property
    def talkers(self) -> str:
        """Who may talk here: `everybody` who has a name, or the `seated` alone. If the table does not say, onlookers
        may at a private table, where they are friends, and not at a public one, where anybody comes by."""
        return self._room.settings.talk or (EVERYBODY if self._room.settings.private else SEATED)

    # Talking.

    async def say(self, client: Client, message: Say) -> None:
        """A line of somebody, if he may talk."""
        text = "".join(letter if letter.isprintable() else " " for letter in message.text).strip()
        guest = client.guest
        if guest is None:
            client.refuse("not_yours", "online-refused-guest")
        elif guest.id in self._muted and not client.host:
            client.refuse("not_yours", "online-refused-muted")
        elif not (sits := self._sits(guest.id)) and self.talkers == SEATED:
            client.refuse("not_yours", "online-refused-onlooker")
        elif not self._allowed(guest.id) or not (sits or self._onlookers.take()):
            client.refuse("too_fast")
        elif text:
            seats = self._room.seats.chairs
            name = seats[client.seat].name if client.seat != NOBODY else guest.name
            line = LineRow(self._next(), self._number(guest.id), guest.id, client.seat, name, text)
            if await self._room.kept.say(line):
                self._tell(line)
            else:
                client.refuse("not_now", "online-refused-trouble")

    def _sits(self, guest: int) -> bool:
        """At a hot seat nobody has a seat while the device goes from hand to hand."""
        return any(chair.guest == guest for chair in self._room.seats.chairs)

    def _allowed(self, guest: int) -> bool:
        if len(self._allowances) > MOST_COUNTED:
            self._allowances = {who: one for who, one in self._allowances.items() if not one.full}
        return self._allowances.setdefault(guest, Allowance(BURST, EVERY)).take()

    def _tell(self, line: LineRow) -> None:
        self.lines.append(line)
        for client in self._room.clients:
            client.send(told(line, client.guest.id if client.guest else None))

    def tell_all(self, client: Client) -> None:
        """The last lines, for somebody who has come."""
        for line in self.lines:
            client.send(told(line, client.guest.id if client.guest else None))

    def _next(self) -> int:
        """The time in milliseconds, or one more than before: so that numbers grow over a restart, too."""
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

    @property
    def muted(self) -> list[Muted]:
        """Who is muted, for everybody at the table."""
        seat_of = self._room.seats.seat_of
        return [Muted(who=self._number(guest), name=name, seat=seat_of(guest)) for guest, name in self._muted.items()]

    async def mute(self, client: Client, message: Mute) -> None:
        """The host mutes somebody who has talked, or lets him talk again."""
        guest = next((guest for guest, who in self._numbers.items() if who == message.who), None)
        if not client.host:
            client.refuse("not_yours")
        elif guest is None or client.guest is None or guest == client.guest.id:
            client.refuse("not_offered")
        elif message.muted != (guest in self._muted):
            await self._room.store.mute(self._room.code, guest, on=message.muted)
            if message.muted:
                name = next((line.name for line in reversed(self.lines) if line.guest == guest), "?")
                self._muted[guest] = name
            else:
                del self._muted[guest]
            self._room.tell_table()

    def restore(self, muted: Iterable[GuestRow], lines: Iterable[LineRow]) -> None:
        """As it was before a restart."""
        self._muted = {guest.id: guest.name for guest in muted}
        self.lines.clear()
        self.lines.extend(lines)
        self._numbers.update({line.guest: line.who for line in self.lines})
        self._last = max((line.n for line in self.lines), default=self._last)
