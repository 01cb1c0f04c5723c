"""A table with its people: one task, the only one that changes its seats and its game.

Whatever happens comes as a piece of work through the inbox: messages of clients, an alarm, somebody who sits down. So
nothing here needs a lock.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from copy import deepcopy
from typing import Any, Final, TypeVar

import structlog

from sixgun.kernel.ask import NOBODY
from sixgun.server import protocol
from sixgun.server.chat import Chat
from sixgun.server.clients import KICKED, NO_TABLE, STOPPED, Client
from sixgun.server.clock import RESERVE, Clock
from sixgun.server.company import Company
from sixgun.server.dealing import new_beginning, new_key
from sixgun.server.hot_seat import HotSeat
from sixgun.server.inbox import Inbox
from sixgun.server.match import Match
from sixgun.server.notices import deal_key, table_info, table_line
from sixgun.server.play import Play
from sixgun.server.protocol import VERSION, ClockMessage, NewTable, TableLine, Welcome
from sixgun.server.room_store import RoomStore
from sixgun.server.settings import fitted, free_seats
from sixgun.server.store import OPEN, OVER, PLAYING, GuestRow, Store, TableRow
from sixgun.server.table_talk import TableTalk
from sixgun.server.workers import Workers

TRY_AGAIN: Final = 5.0
STEPS_KEPT: Final = 60.0
"""Seconds after a game for which its last steps are kept for those whose line has just broken."""

T = TypeVar("T")
log = structlog.get_logger("room")


class Room:
    """One table. `pace` multiplies the pauses of the server's own making; `seed`: see `new_key`; `opener`: the guest
    who has opened it."""

    def __init__(
        self,
        code: str,
        settings: NewTable,
        store: Store,
        *,
        pace: float = 1.0,
        reserve: float = RESERVE,
        seed: str = "",
        workers: Workers | None = None,
        opener: int | None = None,
    ) -> None:
        self.code = code
        self.settings = fitted(settings)
        self.store = store
        self.opener = opener
        self.address = ""
        """From where it was opened; not stored, so after a restart nobody knows."""
        self.pace = pace
        self.reserve = reserve
        self.seats = free_seats(self.settings)
        self.company = Company()
        self.chat = Chat(self)
        self.status = OPEN
        self.games = 0
        self.play: Play | None = None
        self.created = time.time()
        self.kept = RoomStore(self)
        self._seed = seed
        self._workers = workers or Workers()
        self._stale = False
        """Is it unknown how the table is in the store?"""
        self._inbox = Inbox(code, self._rung, self._read_again)
        self._talk = TableTalk(self)
        self.hot_seat = HotSeat(self)

    @property
    def clients(self) -> list[Client]:
        return self.company.clients

    # The task.

    def start(self) -> None:
        self._inbox.start()

    async def stop(self, code: int = STOPPED) -> None:
        """End the task; every connection is closed."""
        await self._inbox.stop()
        for client in self.clients:
            client.close(code)

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the room do something, and wait for what comes out."""
        return await self._inbox.call(work)

    async def _rung(self) -> None:
        if self._stale:
            await self._read_again()
        elif self.play is not None and self.status == PLAYING:
            await self.play.due()
            await self.settle()
        elif self.play is not None:
            self.play.match.forget_steps()

    # Connections.

    def connect(self, client: Client, after: int | None = None, game: int | None = None) -> None:
        """A client has come; `after` and `game` tell what it has already."""
        if self._inbox.closed:
            client.close(NO_TABLE)
        self._inbox.post(lambda: self._connected(client, after, game))

    def disconnect(self, client: Client) -> None:
        self._inbox.post(lambda: self._gone(client))

    def hear(self, client: Client, message: Any) -> None:
        """A message of a client."""
        self._inbox.post(lambda: self._talk.take(client, message))

    async def _connected(self, client: Client, after: int | None, game: int | None) -> None:
        if client.guest is not None and client.guest.id in self.seats.barred:
            client.close(KICKED)
            return
        seat = self.seats.seat_of(client.guest.id if client.guest else None)
        if seat != NOBODY:
            self.seats.chairs[seat].online += 1
            self.come_back(seat)
        self.clients.append(client)
        self.welcome(client)
        self.tell_table()
        self._catch_up(client, after, game)
        if self.status == OVER:
            client.send(deal_key(self))
        self.hot_seat.hand_over()
        self.chat.tell_all(client)
        if seat != NOBODY and self.status == OVER:
            # The server may have been stopped when all wanted another game, before it was dealt.
            await self._talk.begin_again(everybody=True)

    def _catch_up(self, client: Client, after: int | None, game: int | None) -> None:
        """The steps that a client has missed, if they are at hand, else the game as it stands."""
        if self.play is None:
            return
        match = self.play.match
        self.company.note(client)
        missing = None
        if after is not None and game == match.number:
            missing = match.missing(client.seat, client.language, after)
        if missing is None:
            self.snapshot(client)
            return
        for step in missing:
            client.send(step)
        if (clock := self._clock()) is not None:
            client.send(ClockMessage(clock=clock))

    async def _gone(self, client: Client) -> None:
        if client not in self.clients:
            return
        self.company.remove(client)
        if client.seat != NOBODY:
            self.seats.chairs[client.seat].online = self.company.count(client.seat)
        self.tell_table()

    def come_back(self, seat: int) -> None:
        """The person of a seat is there: if a bot played for him, it stops."""
        chair = self.seats.chairs[seat]
        if chair.away:
            chair.away = False
            if self.play is not None:
                self.play.seat_changed(seat)
            self.tell_table()

    # Telling.

    def tell_table(self) -> None:
        self.company.tell(table_info(self))

    def welcome(self, client: Client) -> None:
        """Who this client is here."""
        client.seat = self.seats.seat_of(client.guest.id if client.guest else None)
        client.host = client.seat != NOBODY and client.seat == self.seats.host_seat
        commitment = self.play.match.commitment if self.play else ""
        client.send(Welcome(version=VERSION, code=self.code, seat=client.seat, host=client.host, commitment=commitment))

    def snapshot(self, client: Client) -> None:
        if self.play is not None:
            client.send(self.play.match.snapshot(client.seat, client.language, self._clock()))

    def reseat(self) -> None:
        """Somebody has sat down or got up: tell those whose seat or part has changed, and everybody the table."""
        for client in self.clients:
            before = (client.seat, client.host)
            seat = self.seats.seat_of(client.guest.id if client.guest else None)
            if before != (seat, seat != NOBODY and seat == self.seats.host_seat):
                self.welcome(client)
                if seat != before[0]:
                    self.snapshot(client)
        for seat, chair in enumerate(self.seats.chairs):
            chair.online = self.company.count(seat)
        self.tell_table()

    def _clock(self) -> protocol.Clock | None:
        return self.play.clock.reading() if self.play and self.status == PLAYING else None

    def line(self) -> TableLine:
        return table_line(self)

    def _told(self) -> None:
        assert self.play is not None
        covered = self.hot_seat.cover()
        self.company.step(self.play.match, self._clock())
        if covered:
            self.hot_seat.hand_over()

    def _clocked(self) -> None:
        clock = self._clock()
        if clock is not None:
            self.company.tell(ClockMessage(clock=clock))

    # Games.

    async def join(self, guest: GuestRow) -> TableLine:
        """Sit down; in a running game only on the seat one has."""
        if self.seats.seat_of(guest.id) == NOBODY:
            self.seats.sit(guest)
            await self.kept.save_seats()
            self.reseat()
        return self.line()

    async def leave(self, guest: int) -> None:
        """Get up from one's seat; in a game a bot takes it."""
        await self._talk.leave(guest)

    def rename(self, guest: int, name: str) -> None:
        """A guest has another name; in a running game he keeps the old one."""

        async def work() -> None:
            if self.status != PLAYING and self.seats.rename(guest, name):
                self.tell_table()

        self._inbox.post(work)

    async def begin(self, want: str = "") -> None:
        """Deal. The game and the hash of its key are stored before anybody sees a card, and nothing has changed if that
        fails."""
        seats = deepcopy(self.seats)
        seats.fill()
        for chair in seats.chairs:
            chair.wants, chair.hurry, chair.ready, chair.away = "", "", False, False
        last = self.play.match if self.play else None
        if last is not None:
            seats.change(last.title.next_seats(len(seats.chairs)))
        seats.held = NOBODY
        number = self.games + 1
        key = new_key(self._seed, number)
        match = Match(new_beginning(self.settings, seats, key, last, want), number, coached=self.settings.coach)
        await self.kept.begin(match, seats)
        self.seats = seats
        self.games = match.number
        self.status = PLAYING
        self.take_up(match)
        self.hot_seat.cover()
        for client in self.clients:
            self.welcome(client)
        self.tell_table()
        for client in self.clients:
            self.company.note(client)
            self.snapshot(client)
        self.hot_seat.hand_over()
        log.info("dealt", code=self.code, game=match.number)
        await self.settle()

    def take_up(self, match: Match, reserves: dict[str, float] | None = None) -> None:
        """Play this game from where it is."""
        clock = Clock(self.settings.move_seconds, self.reserve)
        clock.restore(reserves or {})
        self.play = Play(
            match,
            self.seats,
            clock,
            self.store,
            workers=self._workers,
            pace=self.pace,
            told=self._told,
            clocked=self._clocked,
            seated=self.tell_table,
            alarm=self._inbox.set_alarm,
        )
        self.play.wait()

    async def settle(self) -> None:
        """After something has happened in the game: note the clocks, and see whether it is over."""
        play = self.play
        if play is None or self.status != PLAYING:
            return
        if play.spent:
            play.spent = False
            await self.kept.save_state()
        if play.over:
            await self.kept.end(play)
            self.status = OVER
            for chair in self.seats.chairs:
                chair.away, chair.wants, chair.hurry = False, "", ""
            self.hot_seat.uncover()
            self.tell_table()
            self.company.tell(deal_key(self))
            play.match.rest()
            self._inbox.set_alarm(STEPS_KEPT)
            log.info("over", code=self.code, game=play.match.number, answers=play.match.n)

    # After a restart, or when something has gone wrong.

    async def restore(self, row: TableRow) -> None:
        """Go on where this table was."""
        await self.kept.read(row)
        await self.settle()

    async def _read_again(self) -> None:
        """Something has gone wrong: take the table from the store, which is always right, and tell it as on connecting:
        the table first, so that nobody takes a new game's cards for the last one's."""
        try:
            await self.kept.read()
            self._stale = False
            for client in self.clients:
                self.welcome(client)
            for seat, chair in enumerate(self.seats.chairs):
                chair.online = self.company.count(seat)
            self.tell_table()
            for client in self.clients:
                self.company.note(client)
                self.snapshot(client)
            if self.status == OVER:
                self.company.tell(deal_key(self))
            self.hot_seat.hand_over()
            await self.settle()
        except Exception:
            log.error("lost", code=self.code, exc_info=True)
            self._stale = True
            self._inbox.set_alarm(TRY_AGAIN)
