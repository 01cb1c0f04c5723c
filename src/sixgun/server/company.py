"""Those who are connected to a table, and who is told what."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from sixgun.kernel.ask import NOBODY, Ask
from sixgun.server import protocol
from sixgun.server.chat import line_message
from sixgun.server.clients import Client
from sixgun.server.match import Match
from sixgun.server.protocol import VERSION, ClockMessage, HandOver, ServerMessage, Welcome, encoder
from sixgun.server.seats import Seats
from sixgun.server.table_notes import LineRow

REMEMBERED: Final = 300.0
"""Seconds for which steps are kept for a person who has gone."""


class Company:
    """The connections of a table; `quiet_since` tells since when there is none."""

    def __init__(self, code: str) -> None:
        self.clients: list[Client] = []
        self.quiet_since = time.monotonic()
        self._code = code
        self._languages: dict[int, tuple[str, float]] = {}
        """For each seat with a person: its language, and when it was last there."""

    # Who is there.

    def remove(self, client: Client) -> None:
        self.note(client)
        self.clients.remove(client)
        if not self.clients:
            self.quiet_since = time.monotonic()

    def note(self, client: Client) -> None:
        """Remember the language of a seat."""
        if client.seat != NOBODY:
            self._languages[client.seat] = (client.language, time.monotonic())

    def forget(self, seat: int) -> None:
        self._languages.pop(seat, None)

    def of_guest(self, guest: int | None) -> list[Client]:
        """The connections of a guest."""
        return [client for client in self.clients if guest is not None and client.guest_id == guest]

    def count(self, seats: Seats) -> None:
        """Note at every seat how many connections it has."""
        for seat, chair in enumerate(seats.chairs):
            chair.online = sum(client.seat == seat for client in self.clients)

    # Seats.

    def welcome(self, client: Client, seats: Seats, match: Match | None) -> None:
        """Tell a client who they are here."""
        client.seat, client.host = part_of(client, seats)
        commitment = match.commitment if match is not None else ""
        message = Welcome(version=VERSION, code=self._code, seat=client.seat, host=client.host, commitment=commitment)
        client.send(message)

    def welcome_all(self, seats: Seats, match: Match | None) -> None:
        for client in self.clients:
            self.welcome(client, seats, match)

    def reseat(self, seats: Seats, match: Match | None, clock: protocol.Clock | None) -> None:
        """Somebody has sat down or got up: tell those whose seat or part has changed."""
        for client in self.clients:
            before = client.seat
            if (client.seat, client.host) != part_of(client, seats):
                self.welcome(client, seats, match)
                if client.seat != before and match is not None:
                    client.send(match.snapshot(client.seat, client.language, clock))
        self.count(seats)

    # A device that two players share.

    def cover(self, seats: Seats) -> None:
        """The device shows nobody's cards from now on."""
        seats.hand_to(NOBODY)
        for client in self.of_guest(seats.host):
            client.seat = NOBODY

    def hand_over(self, seats: Seats, ask: Ask | None) -> None:
        """Ask for the device to be given to the player who is asked, if they do not have it."""
        if ask is not None and seats.covered(ask.seat):
            for client in self.of_guest(seats.host):
                client.send(HandOver(seat=ask.seat, name=seats.chairs[ask.seat].name))

    # Telling.

    def tell(self, message: ServerMessage) -> None:
        """The same to all."""
        encoded = encoder.encode(message)
        for client in self.clients:
            client.send(encoded)

    def tell_line(self, line: LineRow) -> None:
        """A line of chat, to all."""
        for client in self.clients:
            client.send(line_message(line, client.guest_id))

    def send_lines(self, client: Client, lines: Iterable[LineRow]) -> None:
        """The last lines of chat, for somebody who has come."""
        for line in lines:
            client.send(line_message(line, client.guest_id))

    def send_step(self, match: Match, clock: protocol.Clock | None) -> None:
        """An answer has been given: a step to everybody, worded once for each audience, and kept for those who may come
        back."""
        now = time.monotonic()
        wanted = {(client.seat, client.language) for client in self.clients}
        wanted |= {(seat, code) for seat, (code, then) in self._languages.items() if now - then < REMEMBERED}
        steps = {audience: match.step(*audience, clock) for audience in wanted}
        for client in self.clients:
            client.send(steps[client.seat, client.language])

    def send_snapshots(self, match: Match, clock: protocol.Clock | None) -> None:
        """Where the game is, to everybody; from here on steps are kept for each of them."""
        for client in self.clients:
            self.send_snapshot(client, match, clock)

    def send_snapshot(self, client: Client, match: Match, clock: protocol.Clock | None) -> None:
        self.note(client)
        client.send(match.snapshot(client.seat, client.language, clock))

    def catch_up(self, client: Client, match: Match, clock: protocol.Clock | None, after: int | None) -> None:
        """The steps that a client has missed since answer `after`, if they are at hand, else the game as it stands."""
        missing = match.missing(client.seat, client.language, after) if after is not None else None
        if missing is None:
            self.send_snapshot(client, match, clock)
            return
        self.note(client)
        for step in missing:
            client.send(step)
        if clock is not None:
            client.send(ClockMessage(clock=clock))


def part_of(client: Client, seats: Seats) -> tuple[int, bool]:
    """The seat of a client, and whether it is the host's."""
    seat = seats.seat_of(client.guest_id)
    return seat, seat != NOBODY and seat == seats.host_seat
