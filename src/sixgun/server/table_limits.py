"""How many tables one guest, one address and the whole server may hold, and which one is closed to make room."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from sixgun.kernel.errors import SixgunError
from sixgun.server.store.rows import OPEN, PLAYING
from sixgun.server.store.table_notes import LIMIT, ROOM
from sixgun.server.table.table import Table

GRACE: Final = 120.0
"""Seconds for which a table keeps its place while nobody is there.

People come back after a broken connection or a restart. This does not apply to somebody who plays alone: they are
opening another table right now.
"""


class TooManyTables(SixgunError):
    """No further table can be opened. `code` is the slug of the problem."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


@dataclass(frozen=True, slots=True)
class TableLimits:
    """The most open and running tables that somebody may hold, with 0 for no limit.

    A guest holds the tables that they opened and still have a seat at, an address those that were opened from there.
    """

    guest: int = 5
    address: int = 60
    server: int = 2000

    def make_room(self, tables: Iterable[Table], guest: int, address: str) -> list[tuple[Table, str]]:
        """Return the tables that have to close before this guest may open another one, each with the reason.

        Tables that have been empty for longest close first. Raises TooManyTables if people are at too many of them.
        """
        held = [table for table in tables if table.status in (OPEN, PLAYING)]
        closing: dict[Table, str] = {}

        def room_for_one(most: int, counts: Callable[[Table], bool], why: str, code: str, sentence: str) -> None:
            mine = [table for table in held if table not in closing and counts(table)]
            excess = len(mine) + 1 - most
            if not most or excess <= 0:
                return
            idle = sorted(
                (table for table in mine if can_close(table)), key=lambda table: table.connections.quiet_since
            )
            if excess > len(idle):
                raise TooManyTables(code, sentence)
            closing.update(dict.fromkeys(idle[:excess], why))

        room_for_one(
            self.guest,
            lambda table: table.opener == guest and table.seats.holds(guest),
            LIMIT,
            "too_many_tables",
            f"your limit of tables is reached ({self.guest}), and people are at all of them: leave one of them first",
        )
        room_for_one(
            self.address,
            lambda table: bool(address) and table.address == address,
            ROOM,
            "too_many_here",
            f"your network is at its limit ({self.address} tables), and people are at all of them: try again later",
        )
        room_for_one(
            self.server, lambda _: True, ROOM, "not_now", "this server has no room for another table: try again later"
        )
        return list(closing.items())


def can_close(table: Table) -> bool:
    """Is nobody there, and has the time passed in which people may come back?"""
    if table.connections:
        return False
    alone = all(table.seats[seat].guest == table.opener for seat in table.seats.people)
    return alone or time.monotonic() - table.connections.quiet_since > GRACE
