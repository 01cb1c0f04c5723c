"""Those who are connected to a table, and who is told what."""

from __future__ import annotations

import time
from typing import Final

from sixgun.kernel.ask import NOBODY
from sixgun.server import protocol
from sixgun.server.clients import Client
from sixgun.server.match import Match
from sixgun.server.protocol import ServerMessage, encoder

REMEMBERED: Final = 300.0
"""Seconds for which steps are kept for a person who has gone."""


class Company:
    """The clients of a table; `quiet_since` tells since when there is none."""

    def __init__(self) -> None:
        self.clients: list[Client] = []
        self.quiet_since = time.monotonic()
        self._languages: dict[int, tuple[str, float]] = {}
        """For each seat with a person: its language, and when it was last there."""

    def remove(self, client: Client) -> None:
        self.note(client)
        self.clients.remove(client)
        if not self.clients:
            self.quiet_since = time.monotonic()

    def count(self, seat: int) -> int:
        """How many connections a seat has."""
        return sum(client.seat == seat for client in self.clients)

    def note(self, client: Client) -> None:
        """Remember the language of a seat."""
        if client.seat != NOBODY:
            self._languages[client.seat] = (client.language, time.monotonic())

    def forget(self, seat: int) -> None:
        self._languages.pop(seat, None)

    def tell(self, message: ServerMessage) -> None:
        """The same to all."""
        encoded = encoder.encode(message)
        for client in self.clients:
            client.send(encoded)

    def step(self, match: Match, clock: protocol.Clock | None) -> None:
        """An answer has been given: a step to everybody, worded once for each audience, and kept for those who may come
        back."""
        now = time.monotonic()
        wanted = {(client.seat, client.language) for client in self.clients}
        wanted |= {(seat, code) for seat, (code, then) in self._languages.items() if now - then < REMEMBERED}
        steps = {audience: match.step(*audience, clock) for audience in wanted}
        for client in self.clients:
            client.send(steps[client.seat, client.language])
