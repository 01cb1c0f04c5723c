"""What a table keeps in the store, and how it is read again: after a restart, or when something has gone wrong."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sixgun.server.dealing import stored_match
from sixgun.server.match import Match
from sixgun.server.play import Overtaken, Play
from sixgun.server.results import id_of, result_of
from sixgun.server.seats import Seats
from sixgun.server.settings import free_seats
from sixgun.server.store import OPEN, OVER, PLAYING, GuestRow, TableRow, WriteFailed
from sixgun.server.table_notes import LineRow

if TYPE_CHECKING:
    from sixgun.server.room import Room


class RoomStore:
    """The store as one room uses it. Each method is one transaction."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.store = room.store

    def state(self, seats: Seats | None = None) -> dict[str, Any]:
        """What has no column of its own: who opened the table, who is barred or ready, what is left of the reserves."""
        room = self.room
        noted = {"opener": room.opener, **(seats or room.seats).notes()}
        if seats is None and room.play is not None and room.status == PLAYING:
            noted["reserves"] = room.play.clock.to_data()
        return noted

    async def save_seats(self) -> None:
        seats = self.room.seats
        await self.store.save_table(self.room.code, host=seats.host, state=self.state(), seats=seats.rows())

    async def save_state(self) -> None:
        await self.store.save_table(self.room.code, state=self.state())

    async def say(self, line: LineRow) -> bool:
        """Keep a line of chat; False if it could not be stored."""
        try:
            await self.store.notes.say(self.room.code, line)
        except WriteFailed:
            return False
        return True

    async def begin(self, match: Match, seats: Seats) -> None:
        """A game begins with these seats. If the writer cannot say whether it was committed, look."""
        code = self.room.code
        try:
            match.id = await self.store.begin_game(
                code, match.number, match.beginning.to_data(), match.commitment,
                state=self.state(seats), seats=seats.rows(),
            )  # fmt: skip
        except WriteFailed:
            found = await self.store.game(code, match.number)
            if found is None:
                raise
            if found.commitment != match.commitment:
                raise Overtaken("another game has begun at this table") from None
            match.id = found.id

    async def end(self, play: Play) -> None:
        """A game is over."""
        outcome = play.match.game.outcome
        assert outcome is not None
        record = {"winners": [seat + 1 for seat in outcome.winners], "reason": outcome.reason}
        room = self.room
        noted = {"opener": room.opener, "barred": sorted(room.seats.barred)}
        result = result_of(play.match, room.code, room.settings)
        await self.store.end_game(room.code, play.match.id, json.dumps(record), result, state=noted)

    async def read(self, row: TableRow | None = None) -> None:
        """Take the table as it is in the store, at the question where its game was."""
        room, code = self.room, self.room.code
        row = row or await self.store.table(code)
        if row is None:
            return  # it is being closed
        places, game = await self.store.places(code), await self.store.game(code)
        match = await stored_match(self.store, game, coached=room.settings.coach) if game is not None else None
        room.chat.restore(await self.store.muted(code), await self.store.notes.lines(code))
        room.created = row.created
        room.opener = row.state.get("opener", row.host)
        room.seats = free_seats(room.settings)
        room.seats.restore(places, row.host, match.names if match is not None else ())
        if match is None and room.settings.hot_seat and places and places[0].guest is not None:
            room.seats.share(GuestRow(places[0].guest, places[0].name), room.settings.partner)
        room.seats.take_notes(row.state)
        room.play = None
        if game is None or match is None:
            room.status, room.games = OPEN, 0
            return
        room.status, room.games = PLAYING if game.finished is None else OVER, game.number
        room.take_up(match, dict(row.state.get("reserves", {})))
        if game.finished is not None:
            if not await self.store.has_results([id_of(match)]):  # it was finished by a Sixgun that kept none
                await self.store.add_result(result_of(match, code, room.settings, game.finished))
            match.rest()
