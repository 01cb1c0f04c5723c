"""Stores a table, and reads it again after a restart or an error."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sixgun.server.protocol import NewTable
from sixgun.server.server_packs import NO_PACKS, ServerPacks
from sixgun.server.store.rows import OPEN, OVER, PLAYING, GuestRow, SeatRow, TableRow
from sixgun.server.store.store import Store
from sixgun.server.store.table_notes import LineRow
from sixgun.server.store.writer import WriteFailed
from sixgun.server.table.dealing import stored_match
from sixgun.server.table.driver import StoreIsAhead
from sixgun.server.table.match import Match
from sixgun.server.table.results import id_of, result_of
from sixgun.server.table.seats import Seats
from sixgun.server.table.settings import free_seats


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is in the store, with its game at the pending question."""

    row: TableRow
    seats: Seats
    match: Match | None
    status: str
    muted: list[GuestRow]
    lines: list[LineRow]


class TableStore:
    """The store as one table uses it.

    Each method that writes is one transaction.

    `notes` is what has no column of its own: who opened the table, who is banned or ready, what is left of reserves.
    """

    def __init__(self, store: Store, code: str, packs: ServerPacks = NO_PACKS) -> None:
        self._store = store
        self._code = code
        self._packs = packs

    async def save_seats(self, seats: Seats, notes: dict[str, Any]) -> None:
        await self._store.save_table(self._code, host=seats.host, state=notes, seats=seats.rows())

    async def save_notes(self, notes: dict[str, Any]) -> None:
        await self._store.save_table(self._code, state=notes)

    async def say(self, line: LineRow) -> bool:
        """Store a line of chat. Return False if it could not be stored."""
        try:
            await self._store.notes.say(self._code, line)
        except WriteFailed:
            return False
        return True

    async def mute(self, guest: int, *, on: bool) -> None:
        await self._store.mute(self._code, guest, on=on)

    async def begin(self, match: Match, seats: Seats, notes: dict[str, Any]) -> None:
        """Store the beginning of a game with these seats.

        If the writer cannot say whether it was committed, read the store.
        """
        code = self._code
        try:
            match.id = await self._store.begin_game(
                code, match.number, match.header.to_data(), match.commitment, state=notes, seats=seats.rows()
            )
        except WriteFailed:
            found = await self._store.game(code, match.number)
            if found is None:
                raise
            if found.commitment != match.commitment:
                raise StoreIsAhead("another game has begun at this table") from None
            match.id = found.id

    async def end(self, match: Match, settings: NewTable, notes: dict[str, Any]) -> None:
        """Store the end of a game."""
        outcome = match.outcome
        assert outcome is not None
        record = {"winners": [seat + 1 for seat in outcome.winners], "reason": outcome.reason}
        result = result_of(match, self._code, settings)
        await self._store.end_game(self._code, match.id, json.dumps(record), result, state=notes)

    async def read(self, settings: NewTable, row: TableRow | None = None) -> StoredTable | None:
        """Return the table as it is stored, or None if it is being closed."""
        store, code = self._store, self._code
        row = row or await store.table(code)
        if row is None:
            return None
        places, game = await store.seats(code), await store.game(code)
        match = None
        if game is not None:
            match = await stored_match(store, game, coached=settings.coach, packs=self._packs)
        muted, lines = await store.muted(code), await store.notes.lines(code)
        seats = seats_from(settings, row, places, match.names if match is not None else [])
        status = OPEN if game is None else PLAYING if game.finished is None else OVER
        if game is not None and match is not None and status == OVER and not await store.has_results([id_of(match)]):
            # It was finished by an earlier version that kept no results.
            await store.add_result(result_of(match, code, settings, game.finished))
        return StoredTable(row, seats, match, status, muted, lines)


def seats_from(settings: NewTable, row: TableRow, places: list[SeatRow], names: list[str]) -> Seats:
    """Return the seats as they were stored. `names` are those of the game that is played, or was."""
    seats = free_seats(settings)
    seats.restore(places, row.host, names)
    if not names and settings.hot_seat and places and places[0].guest is not None:
        seats.share(GuestRow(places[0].guest, places[0].name), settings.partner)
    seats.take_notes(row.state)
    return seats
