"""Those who are connected to a table, and who is told what."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from sixgun.kernel.ask import NOBODY, Ask
from sixgun.server import protocol
from sixgun.server.protocol import VERSION, ClockMessage, HandOver, ServerMessage, Welcome, encoder
from sixgun.server.store.table_notes import LineRow
from sixgun.server.table.chat import line_message
from sixgun.server.table.connection import Connection
from sixgun.server.table.match import Match
from sixgun.server.table.seats import Seats

REMEMBERED: Final = 300.0
"""Seconds for which steps are kept for a person who has gone."""


class Connections:
    """The connections of a table; `quiet_since` tells since when there is none."""

    def __init__(self, code: str) -> None:
        self.clients: list[Connection] = []
        self.quiet_since = time.monotonic()
        self._table_code = code
        self._languages: dict[int, tuple[str, float]] = {}
        """For each seat with a person: its language, and when it was last there."""

    # Who is there.

    def remove(self, connection: Connection) -> None:
        self.note(connection)
        self.clients.remove(connection)
        if not self.clients:
            self.quiet_since = time.monotonic()

    def note(self, connection: Connection) -> None:
        """Remember the language of a seat."""
        if connection.seat != NOBODY:
            self._languages[connection.seat] = (connection.language, time.monotonic())

    def forget(self, seat: int) -> None:
        self._languages.pop(seat, None)

    def of_guest(self, guest: int | None) -> list[Connection]:
        """The connections of a guest."""
        return [connection for connection in self.clients if guest is not None and connection.guest_id == guest]

    def count(self, seats: Seats) -> None:
        """Note at every seat how many connections it has."""
        for seat, place in enumerate(seats.chairs):
            place.online = sum(connection.seat == seat for connection in self.clients)

    # Seats.

    def welcome(self, connection: Connection, seats: Seats, match: Match | None) -> None:
        """Tell a client who they are here."""
        connection.seat, connection.host = part_of(connection, seats)
        commitment = match.commitment if match is not None else ""
        message = Welcome(
            version=VERSION, code=self._table_code, seat=connection.seat, host=connection.host, commitment=commitment
        )
        connection.send(message)

    def welcome_all(self, seats: Seats, match: Match | None) -> None:
        for connection in self.clients:
            self.welcome(connection, seats, match)

    def reseat(self, seats: Seats, match: Match | None, clock: protocol.Clock | None) -> None:
        """Somebody has sat down or got up: tell those whose seat or part has changed."""
        for connection in self.clients:
            before = connection.seat
            if (connection.seat, connection.host) != part_of(connection, seats):
                self.welcome(connection, seats, match)
                if connection.seat != before and match is not None:
                    connection.send(match.snapshot(connection.seat, connection.language, clock))
        self.count(seats)

    # A device that two players share.

    def cover(self, seats: Seats) -> None:
        """The device shows nobody's cards from now on."""
        seats.hand_to(NOBODY)
        for connection in self.of_guest(seats.host):
            connection.seat = NOBODY

    def hand_over(self, seats: Seats, ask: Ask | None) -> None:
        """Ask for the device to be given to the player who is asked, if they do not have it."""
        if ask is not None and seats.covered(ask.seat):
            for connection in self.of_guest(seats.host):
                connection.send(HandOver(seat=ask.seat, name=seats.chairs[ask.seat].name))

    # Telling.

    def tell(self, message: ServerMessage) -> None:
        """The same to all."""
        encoded = encoder.encode(message)
        for connection in self.clients:
            connection.send(encoded)

    def tell_line(self, line: LineRow) -> None:
        """A line of chat, to all."""
        for connection in self.clients:
            connection.send(line_message(line, connection.guest_id))

    def send_lines(self, connection: Connection, lines: Iterable[LineRow]) -> None:
        """The last lines of chat, for somebody who has come."""
        for line in lines:
            connection.send(line_message(line, connection.guest_id))

    def send_step(self, match: Match, clock: protocol.Clock | None) -> None:
        """An answer has been given: a step to everybody, worded once for each audience, and kept for those who may come
        back."""
        now = time.monotonic()
        wanted = {(connection.seat, connection.language) for connection in self.clients}
        wanted |= {(seat, code) for seat, (code, then) in self._languages.items() if now - then < REMEMBERED}
        steps = {audience: match.step(*audience, clock) for audience in wanted}
        for connection in self.clients:
            connection.send(steps[connection.seat, connection.language])

    def send_snapshots(self, match: Match, clock: protocol.Clock | None) -> None:
        """Where the game is, to everybody; from here on steps are kept for each of them."""
        for connection in self.clients:
            self.send_snapshot(connection, match, clock)

    def send_snapshot(self, connection: Connection, match: Match, clock: protocol.Clock | None) -> None:
        self.note(connection)
        connection.send(match.snapshot(connection.seat, connection.language, clock))

    def catch_up(self, connection: Connection, match: Match, clock: protocol.Clock | None, after: int | None) -> None:
        """The steps that a client has missed since answer `after`, if they are at hand, else the game as it stands."""
        missing = match.missing(connection.seat, connection.language, after) if after is not None else None
        if missing is None:
            self.send_snapshot(connection, match, clock)
            return
        self.note(connection)
        for step in missing:
            connection.send(step)
        if clock is not None:
            connection.send(ClockMessage(clock=clock))


def part_of(connection: Connection, seats: Seats) -> tuple[int, bool]:
    """The seat of a client, and whether it is the host's."""
    seat = seats.seat_of(connection.guest_id)
    return seat, seat != NOBODY and seat == seats.host_seat
