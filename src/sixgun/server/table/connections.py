"""The connections to one table, and who receives which message."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from sixgun.kernel.ask import NOBODY
from sixgun.server.protocol import VERSION, ClockMessage, HandOver, ServerMessage, Welcome, encoder
from sixgun.server.store.rows import OVER
from sixgun.server.store.table_notes import LineRow
from sixgun.server.table.chat import line_message
from sixgun.server.table.connection import Connection
from sixgun.server.table.match import Match
from sixgun.server.table.seats import Seats
from sixgun.server.table.table_info import deal_key, table_info
from sixgun.server.table.table_state import TableState

REMEMBERED: Final = 300.0
"""How many seconds steps are kept for a person who has disconnected."""


class Connections:
    """The connections to one table. `quiet_since` tells since when there has been none."""

    def __init__(self) -> None:
        self.quiet_since = time.monotonic()
        self._connections: list[Connection] = []
        self._languages: dict[int, tuple[str, float]] = {}
        """The language of each seat with a person, and when it was last connected."""

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    # Who is connected.

    def add(self, connection: Connection) -> None:
        self._connections.append(connection)

    def remove(self, connection: Connection) -> None:
        self._note(connection)
        self._connections.remove(connection)
        if not self._connections:
            self.quiet_since = time.monotonic()

    def of_guest(self, guest: int | None) -> list[Connection]:
        """Return the connections of a guest."""
        return [connection for connection in self if guest is not None and connection.guest_id == guest]

    def count(self, seats: Seats) -> None:
        """Update the number of connections of every seat."""
        for seat, place in enumerate(seats):
            place.online = sum(connection.seat == seat for connection in self)

    def forget(self, seat: int) -> None:
        """Stop keeping steps for the person who sat here."""
        self._languages.pop(seat, None)

    def _note(self, connection: Connection) -> None:
        """Remember the language of a seat."""
        if connection.seat != NOBODY:
            self._languages[connection.seat] = (connection.language, time.monotonic())

    # Seats.

    def welcome(self, connection: Connection, table: TableState) -> None:
        """Tell a client who they are here."""
        connection.seat, connection.host = part_of(connection, table.seats)
        commitment = table.match.commitment if table.match is not None else ""
        seat, host = connection.seat, connection.host
        connection.send(Welcome(version=VERSION, code=table.code, seat=seat, host=host, commitment=commitment))

    def welcome_all(self, table: TableState) -> None:
        for connection in self:
            self.welcome(connection, table)

    def reseat(self, table: TableState) -> None:
        """Tell those whose seat or role at the table has changed after somebody sat down or got up, and tell everybody
        the table.
        """
        for connection in self:
            before = connection.seat
            if (connection.seat, connection.host) != part_of(connection, table.seats):
                self.welcome(connection, table)
                if connection.seat != before and table.match is not None:
                    connection.send(table.match.snapshot(connection.seat, connection.language, table.clock))
        self.count(table.seats)
        self.tell_table(table)

    # A device that two players share.

    def cover(self, table: TableState) -> bool:
        """Show nobody's cards on the device if another player has to take it first. Return whether that is so."""
        if table.ask is None or not table.seats.covered(table.ask.seat):
            return False
        table.seats.hand_to(NOBODY)
        for connection in self.of_guest(table.seats.host):
            connection.seat = NOBODY
        return True

    def hand_over(self, table: TableState) -> None:
        """Ask that the device be handed to the player who is asked, if they do not have it."""
        if table.ask is not None and table.seats.covered(seat := table.ask.seat):
            for connection in self.of_guest(table.seats.host):
                connection.send(HandOver(seat=seat, name=table.seats[seat].name))

    # Sending.

    def tell(self, message: ServerMessage) -> None:
        """Send the same message to all."""
        encoded = encoder.encode(message)
        for connection in self:
            connection.send(encoded)

    def tell_table(self, table: TableState) -> None:
        self.tell(table_info(table, sum(connection.seat == NOBODY for connection in self)))

    def tell_game(self, table: TableState) -> None:
        """Send the game to everybody.

        The table comes first, so that nobody takes a new game's cards for the last one's.
        """
        for connection in self:
            self.send_game(connection, table)
        if table.status == OVER:
            self.tell(deal_key(table))
        self.hand_over(table)

    def send_game(self, connection: Connection, table: TableState) -> None:
        """Send a snapshot. From here on steps are kept for this client."""
        if table.match is not None:
            self._note(connection)
            connection.send(table.match.snapshot(connection.seat, connection.language, table.clock))

    def catch_up(self, connection: Connection, table: TableState, after: int | None, game: int | None) -> None:
        """Send the steps that a client has missed since answer `after` of a game, if they are available, or else a
        snapshot.
        """
        match = table.match
        if match is None or after is None or game != match.number:
            missing = None
        else:
            missing = match.missing(connection.seat, connection.language, after)
        if missing is None:
            self.send_game(connection, table)
            return
        self._note(connection)
        for step in missing:
            connection.send(step)
        if (clock := table.clock) is not None:
            connection.send(ClockMessage(clock=clock))

    def send_step(self, match: Match, table: TableState) -> None:
        """Send a step to everybody after an answer.

        It is worded once for each audience, and kept for those who may come back.
        """
        clock, now = table.clock, time.monotonic()
        wanted = {(connection.seat, connection.language) for connection in self}
        wanted |= {(seat, code) for seat, (code, then) in self._languages.items() if now - then < REMEMBERED}
        steps = {audience: match.step(*audience, clock) for audience in wanted}
        for connection in self:
            connection.send(steps[connection.seat, connection.language])

    # Chat.

    def tell_line(self, line: LineRow) -> None:
        """Send a line of chat to all."""
        for connection in self:
            connection.send(line_message(line, connection.guest_id))

    def send_lines(self, connection: Connection, table: TableState) -> None:
        """Send the last lines of chat to somebody who has arrived."""
        for line in table.chat.lines:
            connection.send(line_message(line, connection.guest_id))


def part_of(connection: Connection, seats: Seats) -> tuple[int, bool]:
    """Return the seat of a client, and whether it is the host's."""
    seat = seats.seat_of(connection.guest_id)
    return seat, seat != NOBODY and seat == seats.host_seat
