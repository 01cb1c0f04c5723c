"""How many tables one guest, one address and the whole house may hold, and which one closes when that is too few."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from sixgun.kernel.errors import SixgunError
from sixgun.server.room import Room
from sixgun.server.store import OPEN, PLAYING
from sixgun.server.table_notes import LIMIT, ROOM

GRACE: Final = 120.0
"""Seconds for which a table keeps its place although nobody is there: people come back after a break of the line, or
of the server. Who plays there alone needs none: he is just opening another table."""


class TooManyTables(SixgunError):
    """No further table can be opened; `code` is the problem's."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


@dataclass(frozen=True, slots=True)
class TableLimits:
    """The most open and running tables that somebody holds; 0: as many as he likes. A guest holds those that he has
    opened and still has a seat at, an address those that were opened from there."""

    guest: int = 5
    address: int = 60
    house: int = 2000

    def make_room(self, rooms: Iterable[Room], guest: int, address: str) -> list[tuple[Room, str]]:
        """The tables that have to close before this guest may open another one, each with the reason: those that
        nobody has been at for longest. TooManyTables if people are at too many of them."""
        held = [room for room in rooms if room.status in (OPEN, PLAYING)]
        closing: dict[Room, str] = {}

        def room_for_one(most: int, counts: Callable[[Room], bool], why: str, code: str, sentence: str) -> None:
            mine = [room for room in held if room not in closing and counts(room)]
            excess = len(mine) + 1 - most
            if not most or excess <= 0:
                return
            idle = sorted((room for room in mine if can_close(room)), key=lambda room: room.company.quiet_since)
            if excess > len(idle):
                raise TooManyTables(code, sentence)
            closing.update(dict.fromkeys(idle[:excess], why))

        room_for_one(
            self.guest,
            lambda room: room.opener == guest and room.seats.holds(guest),
            LIMIT,
            "too_many_tables",
            f"your limit of tables is reached ({self.guest}), and people are at all of them: leave one of them first",
        )
        room_for_one(
            self.address,
            lambda room: bool(address) and room.address == address,
            ROOM,
            "too_many_here",
            f"your network is at its limit ({self.address} tables), and people are at all of them: try again later",
        )
        room_for_one(self.house, lambda _: True, ROOM, "not_now", "the house is full: try again later")
        return list(closing.items())


def can_close(room: Room) -> bool:
    """Has everybody gone?"""
    if room.clients:
        return False
    alone = all(room.seats.chairs[seat].guest == room.opener for seat in room.seats.people)
    return alone or time.monotonic() - room.company.quiet_since > GRACE
