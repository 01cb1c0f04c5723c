"""The state of a table: its people, its chat and its game. The `Table` changes it, others read it."""

from __future__ import annotations

import time
from typing import Any

from sixgun.kernel.ask import Ask
from sixgun.server import protocol
from sixgun.server.protocol import NewTable
from sixgun.server.store.rows import OPEN, PLAYING
from sixgun.server.table.chat import Chat, talkers_of
from sixgun.server.table.driver import MatchDriver
from sixgun.server.table.match import Match
from sixgun.server.table.seats import Seats
from sixgun.server.table.settings import fitted, free_seats


class TableState:
    """`opener` is the guest who opened the table. `games` counts the games that were begun."""

    def __init__(self, code: str, settings: NewTable, *, reserve: float, opener: int | None) -> None:
        self.code = code
        self.settings = fitted(settings)
        self.opener = opener
        self.address = ""
        """The address it was opened from. It is not stored, so it is unknown after a restart."""
        self.reserve = reserve
        self.seats = free_seats(self.settings)
        self.chat = Chat(talkers_of(settings))
        self.status = OPEN
        self.games = 0
        self.driver: MatchDriver | None = None
        self.created = time.time()

    @property
    def match(self) -> Match | None:
        """The current game, or the last one."""
        return self.driver.match if self.driver is not None else None

    @property
    def ask(self) -> Ask | None:
        """Return the pending question of the game."""
        return self.match.ask if self.match is not None else None

    @property
    def running_driver(self) -> MatchDriver | None:
        """Return the driver of the game, while one is played."""
        return self.driver if self.status == PLAYING else None

    @property
    def clock(self) -> protocol.Clock | None:
        """Return what the clock shows, if it runs."""
        return self.running_driver.clock.reading() if self.running_driver is not None else None

    def notes(self, seats: Seats | None = None) -> dict[str, Any]:
        """Return what is stored of the table without a column of its own. `seats` are those of a game that begins."""
        noted = {"opener": self.opener, **(seats or self.seats).notes()}
        if seats is None and self.running_driver is not None:
            noted["reserves"] = self.running_driver.clock.to_data()
        return noted
